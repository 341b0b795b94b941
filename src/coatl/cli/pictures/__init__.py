"""What several commands draw: pieces, serpents, cards, scores."""
