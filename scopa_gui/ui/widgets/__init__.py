"""Controls: they take callbacks, know their texts and states, and nothing of any screen."""
