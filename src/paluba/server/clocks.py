"""How long each seat may think: some time for each decision, then a bank for the whole match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paluba.server.wire import Pace, SeatClock


class Clocks:
    """The clocks of one match. Time is always an argument."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self._free = 1000 * pace.decision
        self.seats = [SeatClock(1000 * pace.bank, None) for _ in range(seats)]
        self._decisions: list[int | None] = [None] * seats

    def turn(self, asked: Sequence[int], decision: Callable[[int], int], t: int) -> None:
        """Lets the clocks of the asked seats run. A seat with a new question is charged for the one before."""
        for seat in range(len(self.seats)):
            now = decision(seat) if seat in asked else None
            if now != self._decisions[seat]:
                self._charge(seat, t)
                self._decisions[seat] = now
                self.seats[seat].since = None if now is None else t

    def go_on(self, seat: int, decision: int) -> None:
        """The seat's question goes on: a sealed choice of several steps is one question for the clock, or the others
        could read the steps from it."""
        self._decisions[seat] = decision

    def stop(self, t: int) -> None:
        """Stops all clocks and charges what they ran."""
        for seat in range(len(self.seats)):
            self._charge(seat, t)
            self._decisions[seat] = None
            self.seats[seat].since = None

    def renew(self, seat: int, t: int) -> None:
        """Somebody sits down at the seat: what its clock ran is forgotten."""
        if self.seats[seat].since is not None:
            self.seats[seat].since = t

    def forgive(self, lost: int) -> None:
        """Takes time in which nobody could play from what the running clocks have run."""
        for clock in self.seats:
            if clock.since is not None:
                clock.since += lost

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is out; None while its clock stands still."""
        clock = self.seats[seat]
        return None if clock.since is None else clock.since + self._free + clock.bank

    def _charge(self, seat: int, t: int) -> None:
        clock = self.seats[seat]
        if clock.since is not None:
            clock.bank = max(0, clock.bank - max(0, t - clock.since - self._free))
