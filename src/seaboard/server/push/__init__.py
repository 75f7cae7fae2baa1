"""Web Push: who is not here hears that it is their turn, where a browser and its owner allow it."""
