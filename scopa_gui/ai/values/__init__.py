"""Value tables, one a preset; ``training`` makes them, ``search.values`` reads them."""
