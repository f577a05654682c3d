"""Information-set Monte Carlo tree search: one tree over many imagined worlds.

Each iteration deals a world anew from what the searching seat knows, goes down one tree whose branches are (seat,
action), adds one branch, plays on by the game's policy up to a horizon, and credits every branch on the way with what
its own seat got out of it. Chance is drawn again at every visit, but in the same worlds for every choice. A branch
counts how often it was available, for what is legal differs from world to world. Choices that other seats make all at
once with the searcher's, or among themselves, are not branches: they are sampled by the policy, for nobody answers
what it has not seen.

The tree never meets the true position: it is given a world that its seat imagined, and imagines on from that.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.chance import Chance, Fast
from paluba.core.playout import first_seat
from paluba.core.state import Policy, State

NONE: Final = -1
DEEPEST: Final = 200
"""There is room for lines in the tree that are so long."""
LATE: Final = 0.25
"""A position that comes after what others did, visited n times, has at most 1 + LATE * sqrt(n) branches at a time."""


@final
class Settings:
    """How to search; see `docs/bots.md`."""

    def __init__(
        self,
        explore: float = 0.4,
        horizon: i64 = 30,
        noise: i64 = 10,
        widen: float = 4.0,
        faith: float = 2.0,
        stages: i64 = 0,
        deepest: i64 = DEEPEST,
        others: i64 = 1,
        trust: float = 0.0,
        rivals: i64 = 0,
        doubt: float = 0.0,
    ) -> None:
        self.explore = explore
        """How much a branch gains by having been tried little."""
        self.horizon = horizon
        """How many decisions a playout makes at most, but for those that lead on to a quiet position."""
        self.noise = noise
        """Of a hundred decisions outside the tree, how many are random ones instead of the policy's."""
        self.widen = widen
        """A position visited n times has at most 1 + widen * sqrt(n) branches at a time."""
        self.faith = faith
        """How many visits the policy's own weight of a branch counts for."""
        self.stages = stages
        """A playout ends where so many stages of the match (`Policy.stage`) have begun anew; 0: it does not."""
        self.deepest = deepest
        """No line in the tree is longer. With 1 only the choice itself is searched, and all else is the policy's."""
        self.others = others
        """With 1 what others choose is searched as well. With 0 they play by the policy, and beyond what they did the
        first branch of the seat is to do as the policy does: that answers to what they did, where any other branch
        stands for all that they may have done, so only what is better still takes its place."""
        self.trust = trust
        """The policy's own weight counts for at least so many visits for each iteration planned, as it knows what no
        number of playouts tells."""
        self.rivals = rivals
        """So many of the most promising choices are all tried equally often, and the worse half is dropped again and
        again. 0: the choice is searched as what comes after it."""
        self.doubt = doubt
        """Where the policy does not weigh, by how much less than its choice any other is taken to be worth."""


@final
class Tree:
    """A search tree in arrays made once; `plant` starts it anew."""

    def __init__(self, policy: Policy, settings: Settings, room: i64, actions: i64, most_legal: i64) -> None:
        """Room for so many branches, of a game with so many actions and at most so many legal ones."""
        self.policy = policy
        self.settings = settings
        self.room = room
        self.size: i64 = 0
        self.action = vec[i64]([0] * room)
        self.actor = vec[i64]([0] * room)
        self.first = vec[i64]([0] * room)
        """The newest branch below each branch; its older siblings follow by `older`."""
        self.older = vec[i64]([0] * room)
        self.visits = vec[i64]([0] * room)
        self.offered = vec[i64]([0] * room)
        """How often each branch was available when its position was visited."""
        self.total = vec[float]([0.0] * room)
        """The sum of what the visits were worth to the seat that chose the branch."""
        self.points = vec[float]([0.0] * room)
        """For the branches of the first position: the sum of the searching seat's scores where playouts ended."""
        self.as_policy: i64 = actions
        """The number of a branch that stands for whatever the policy chooses."""
        self.mark = vec[i64]([0] * (actions + 1))
        self.stamp: i64 = 0
        self.legal = vec[i64]([0] * most_legal)
        self.weight = vec[float]([0.0] * most_legal)
        self.scratch = vec[i64]([0] * most_legal)
        self.path = vec[i64]([0] * (DEEPEST + 1))
        self.salt: i64 = 0
        """What the chance of the worlds is made of in this tree."""
        self.iterations: i64 = 0
        self.planned: i64 = 0
        self.faith: float = 0.0
        """How many visits the policy's weight of a branch counts for in this tree."""
        self.rivals: list[i64] = []
        """The choices that are still in the running, where they are rivals."""
        self.enough: i64 = 0
        """When each of the rivals has so many visits, the worse half is dropped."""
        self.halvings: i64 = 1
        """How often there are to be fewer of them."""
        self.seat: i64 = 0
        self.last_stage: i64 = NONE
        """Where a playout comes to this stage, it ends; NONE: stages do not matter."""

    def plant(self, root: State, seat: i64, planned: i64 = 0) -> None:
        """Starts a new tree for a seat that must act, from a world that this seat imagined, for about so many
        iterations."""
        self.root: State = root
        self.world: State = root.copy()
        self.seat = seat
        self.last_stage = NONE
        if self.settings.stages > 0:
            self.last_stage = self.policy.stage(root) + self.settings.stages
        self.size = 0
        self.iterations = 0
        self.planned = planned
        self.faith = max(self.settings.faith, self.settings.trust * float(planned))
        self.rivals = []
        self.add(NONE, NONE, NONE, 0.0)

    def add(self, parent: i64, actor: i64, action: i64, weight: float) -> i64:
        """A new branch below another one."""
        at: i64 = self.size
        self.size = at + 1
        self.action[at] = action
        self.actor[at] = actor
        self.first[at] = NONE
        self.visits[at] = 0
        self.offered[at] = 1
        self.total[at] = weight
        self.points[at] = 0.0
        if parent >= 0:
            self.older[at] = self.first[parent]
            self.first[parent] = at
        return at

    def run(self, iterations: i64, chance: Chance) -> None:
        """Does so many iterations."""
        for _ in range(iterations):
            self.iterate(chance)

    def iterate(self, chance: Chance) -> None:
        """The nth visit of each choice has the same chance as the nth of any other: they are compared in the same
        worlds."""
        if self.iterations == 0:
            self.salt = chance.below(1 << 31)
        world: State = self.world
        world.assign(self.root)
        choice: i64
        if self.settings.rivals > 0:
            choice = self.next_rival(world, chance)
        else:
            choice = self.pick(world, 0, self.seat, world.legal(self.seat, self.legal), False, chance)
        same = Fast(int(self.salt) << 32 | int(self.visits[choice]))
        world.imagine(self.seat, same)
        self.policy.suppose(world, self.seat, same)
        depth: i64 = self.descend(world, choice, self.visits[choice] == 0, same)
        self.play_on(world, same)
        self.credit(world, depth)
        self.iterations += 1

    def descend(self, world: State, node: i64, fresh: bool, chance: Chance) -> i64:
        """Plays the choice `node` in `world` and, if it is no `fresh` branch, goes on down the tree to one; returns
        how long the path is."""
        mine: i64 = i64(1) << self.seat
        sealed: bool = world.to_act() != mine
        late = False
        depth: i64 = 1
        self.path[1] = node
        world.apply(self.seat, self.action[node], chance)
        deepest: i64 = min(self.settings.deepest, i64(DEEPEST))
        while depth < deepest and not fresh:
            asked: i64 = world.to_act()
            if asked == 0:
                break
            if asked & mine == 0 and self.settings.others == 0:
                late = True
            if late:
                if self.is_beyond(world):
                    break
                if asked & mine == 0:
                    self.sample(world, first_seat(asked), chance)
                    continue
            if asked & (asked - 1) != 0:
                sealed = asked & mine == 0
                asked &= ~mine
                self.sample(world, first_seat(asked), chance)
                continue
            actor: i64 = first_seat(asked)
            if sealed:
                sealed = False
                self.sample(world, actor, chance)
                continue
            count: i64 = world.legal(actor, self.legal)
            if count == 1:
                world.apply(actor, self.legal[0], chance)
                continue
            before: i64 = self.size
            node = self.pick(world, node, actor, count, late, chance)
            if node == NONE:
                break
            depth += 1
            self.path[depth] = node
            action: i64 = self.action[node]
            if action == self.as_policy:
                action = self.policy.choose(world, actor, chance, self.scratch)
            world.apply(actor, action, chance)
            fresh = self.size > before
        return depth

    def pick(self, world: State, node: i64, actor: i64, count: i64, late: bool, chance: Chance) -> i64:
        """The branch to follow: a new one while the position may still widen, else the one of highest hope.
        NONE when there is none and no room for a new one. `late` is a position that comes after what others did."""
        self.stamp += 1
        stamp: i64 = self.stamp
        for n in range(count):
            self.mark[self.legal[n]] = stamp
        choices: i64 = count
        pace: float = self.settings.widen
        if late:
            self.mark[self.as_policy] = stamp
            choices += 1
            pace = LATE
        explore: float = self.settings.explore
        faith: float = self.faith
        known: i64 = 0
        best: i64 = NONE
        most: float = -1.0
        at: i64 = self.first[node]
        while at >= 0:
            action: i64 = self.action[at]
            if self.mark[action] == stamp and self.actor[at] == actor:
                self.mark[action] = 0
                known += 1
                offered: i64 = self.offered[at] + 1
                self.offered[at] = offered
                tried: float = float(self.visits[at]) + faith
                hope: float = self.total[at] / tried + explore * math.sqrt(math.log(float(offered)) / tried)
                if hope > most:
                    most = hope
                    best = at
            at = self.older[at]
        if known == choices or self.size >= self.room:
            return best
        if late and self.mark[self.as_policy] == stamp:
            return self.add(node, actor, self.as_policy, faith * self.worth(node))
        if known > 0 and float(known) > pace * math.sqrt(float(self.visits[node])):
            return best
        return self.widen(world, node, actor, count, choices - known, late, chance)

    def widen(self, world: State, node: i64, actor: i64, count: i64, fresh: i64, late: bool, chance: Chance) -> i64:
        """A new branch for the most promising of the `fresh` legal actions that have none here: by the policy's
        weights, or, where it gives none, first its choice and then any. In a `late` position the best of all is taken
        to be worth as much as the position has been."""
        stamp: i64 = self.stamp
        faith: float = self.faith
        chosen: i64 = NONE
        weight: float = self.worth(node) if late else 0.5
        if self.policy.weigh(world, actor, self.legal, count, self.weight):
            most: float = 0.0
            fresh_most: float = -1.0
            for n in range(count):
                most = max(most, self.weight[n])
                if self.mark[self.legal[n]] == stamp and self.weight[n] > fresh_most:
                    fresh_most = self.weight[n]
                    chosen = self.legal[n]
            weight = weight + fresh_most - most if late else fresh_most
        elif fresh == count and not late:
            chosen = self.policy.choose(world, actor, chance, self.scratch)
        else:
            nth: i64 = chance.below(fresh)
            for n in range(count):
                if self.mark[self.legal[n]] == stamp:
                    if nth == 0:
                        chosen = self.legal[n]
                        break
                    nth -= 1
            weight -= self.settings.doubt
        return self.add(node, actor, chosen, faith * weight)

    def next_rival(self, world: State, chance: Chance) -> i64:
        """The choice to try next where some are rivals (sequential halving): of those in the running the one with
        fewest visits. Whenever all have had their share of what is planned, the worse half is dropped."""
        if self.iterations == 0:
            self.name_rivals(world, chance)
        left: i64 = len(self.rivals)
        if left > 2 and self.visits[self.rivals[left - 1]] >= self.enough:
            self.rivals.sort(key=self.worth, reverse=True)
            self.rivals = self.rivals[: (left + 1) // 2]
            self.enough += self.share()
        fewest: i64 = self.rivals[0]
        for rival in self.rivals:
            if self.visits[rival] < self.visits[fewest]:
                fewest = rival
        return fewest

    def name_rivals(self, world: State, chance: Chance) -> None:
        """The most promising choices, as many as can each have a visit before the worse half of them is dropped."""
        count: i64 = world.legal(self.seat, self.legal)
        self.stamp += 1
        for n in range(count):
            self.mark[self.legal[n]] = self.stamp
        most: i64 = min(count, self.settings.rivals, self.room - 1)
        while most > 2 and most * halvings(most) > self.planned:
            most -= 1
        for n in range(most):
            rival: i64 = self.widen(world, 0, self.seat, count, count - n, False, chance)
            self.mark[self.action[rival]] = 0
            self.rivals.append(rival)
        self.halvings = halvings(most)
        self.enough = self.share()

    def share(self) -> i64:
        """How many visits each of the rivals has until the worse half is dropped."""
        return max(i64(1), self.planned // (self.halvings * len(self.rivals)))

    def sample(self, world: State, seat: i64, chance: Chance) -> None:
        """A decision outside the tree."""
        action: i64
        if chance.below(100) < self.settings.noise:
            action = world.random_action(seat, chance, self.scratch)
        else:
            action = self.policy.choose(world, seat, chance, self.scratch)
        world.apply(seat, action, chance)

    def play_on(self, world: State, chance: Chance) -> None:
        """A playout."""
        left: i64 = self.settings.horizon
        asked: i64 = world.to_act()
        while asked != 0 and (left > 0 or not self.policy.quiet(world)):
            if self.is_beyond(world):
                return
            self.sample(world, first_seat(asked), chance)
            left -= 1
            asked = world.to_act()

    def is_beyond(self, world: State) -> bool:
        """Whether so many stages have begun anew that a playout ends."""
        return self.last_stage >= 0 and self.policy.stage(world) >= self.last_stage

    def credit(self, world: State, depth: i64) -> None:
        """Each branch of the path gets what the position is worth to the seat that chose it."""
        seats: i64 = world.seats
        self.visits[0] += 1
        for seat in range(seats):
            worth: float = -1.0
            for at in range(i64(1), depth + 1):
                node: i64 = self.path[at]
                if self.actor[node] == seat:
                    if worth < 0.0:
                        worth = self.policy.judge(world, seat)
                    self.visits[node] += 1
                    self.total[node] += worth
        if depth > 0:
            self.points[self.path[1]] += float(world.score(self.seat))

    # -- what was found

    def best(self) -> i64:
        """The choice: the best of the rivals that are left, or else the branch that was followed most."""
        return max(self.rivals, key=self.worth) if self.rivals else self.most_visited(0)

    def most_visited(self, node: i64) -> i64:
        """The branch below this one that was followed most, of equals the better; NONE if there is none."""
        best: i64 = NONE
        at: i64 = self.first[node]
        while at >= 0:
            if best == NONE or self.visits[at] >= self.visits[best]:
                if best == NONE or self.visits[at] > self.visits[best] or self.worth(at) > self.worth(best):
                    best = at
            at = self.older[at]
        return best

    def worth(self, node: i64) -> float:
        """What a branch has been worth on average to the seat that chose it."""
        return self.total[node] / (float(self.visits[node]) + self.faith)

    def lead(self) -> i64:
        """By how many visits the first choice is ahead of the second."""
        best: i64 = 0
        second: i64 = 0
        at: i64 = self.first[0]
        while at >= 0:
            visits: i64 = self.visits[at]
            if visits > best:
                second = best
                best = visits
            elif visits > second:
                second = visits
            at = self.older[at]
        return best - second


def halvings(rivals: i64) -> i64:
    """How often so many rivals are halved until one is left."""
    times: i64 = 1
    while (i64(1) << times) < rivals:
        times += 1
    return times
