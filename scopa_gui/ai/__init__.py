"""The computer players; they see views, never a state."""
