"""Scripts for building, checking and regenerating; not part of the package."""
