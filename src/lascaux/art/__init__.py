"""Paint for every game: SVG elements, pigments, textures, animals and pieces."""
