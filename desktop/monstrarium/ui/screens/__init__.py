"""What fills the window: the shelf, set-up, the match, and the sheets beside them."""
