"""The hands of people at the table: mouse and keyboard, and what a drop is over."""
