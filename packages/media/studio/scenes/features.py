"""Feature pictures of the home page: what the machines do for the person at the desk."""

SHOTS = {}
