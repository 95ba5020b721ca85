"""What there is to learn: pages, pictured examples, the glossary, and finding a word in them."""
