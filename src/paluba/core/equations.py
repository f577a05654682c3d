"""Linear equations, for what is fitted to matches."""

from __future__ import annotations


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive (Gauss and Jordan's elimination)."""
    count = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for n in range(count):
        scale = rows[n][n]
        rows[n] = [value / scale for value in rows[n]]
        for m in range(count):
            factor = rows[m][n]
            if m != n and factor:
                rows[m] = [value - factor * other for value, other in zip(rows[m], rows[n], strict=True)]
    return [row[count] for row in rows]
