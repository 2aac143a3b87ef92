"""Linear layers that are spread over several ranks."""

from .exchange import Group
from .linear import ColumnShards, FeedForward, RowShards, Settings

__all__ = ["ColumnShards", "FeedForward", "Group", "RowShards", "Settings"]
