"""The application: requests, pages, and what every request must pass."""
