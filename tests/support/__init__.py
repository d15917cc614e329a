"""What tests of several layers share."""
