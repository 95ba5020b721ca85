"""Looking ahead: two sides, cards as bit masks, exact where all cards are known."""
