"""What can be said about a view or a state: lens, reasons, end, scores."""
