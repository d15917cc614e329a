"""What is drawn for AndrOIDS, Assemble!: the frames of the cards, the furniture of the bench, the lid, the instants."""
