"""Training with parameters that are gathered just in time."""

from .runtime import Runtime, Unit, build

__all__ = ["Runtime", "Unit", "build"]
