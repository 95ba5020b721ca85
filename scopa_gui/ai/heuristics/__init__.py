"""Ways of playing that look at most a play or two ahead."""
