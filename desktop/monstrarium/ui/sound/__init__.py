"""What the table sounds like. Nothing of it is read before a table is opened."""
