"""What every game in the catalogue must keep, deal after deal."""
