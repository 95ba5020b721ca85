"""The second deck: French suits, forty cards, by the same hand as the Napoletane."""
