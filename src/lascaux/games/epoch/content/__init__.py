"""What is in the box: all components, where each comes from, and a checklist for owners."""
