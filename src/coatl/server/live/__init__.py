"""Tables that are being played: rooms, their bots, who is told, sockets."""
