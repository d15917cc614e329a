"""The fight of a lane in plain figures, fast enough for thousands of them in one decision.

It knows most texts of enemies, and the texts of ours that work by themselves or are used in an obvious way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..cards import (
    ADVANCE,
    BLOOD,
    CHEER,
    COST,
    DEAL,
    FLIP,
    HP,
    KILL,
    KILLED,
    REVEAL,
    SAVE,
    SCREEN,
    SLAIN,
    SPILL,
    SPILL_BASE,
    STANDING,
    STOKE,
    STRUCK,
    SURVIVE,
    SWEEP,
    TROOPS,
    WOUNDED,
    amount,
)
from .fighters import FREE_GUARD, Foe, Guard, Shot, Soldier

MOST_STEPS = 80
"""A fight that takes more steps is broken off."""


class Forecast:
    """One lane fought to its end. Then `base` is the damage to the base, and `front` has the troops that are left."""

    __slots__ = (
        "base",
        "corpses",
        "front",
        "guards",
        "hyper",
        "kills",
        "lost",
        "more",
        "screen",
        "shots",
        "spent",
        "stoke",
        "swarm",
        "wave",
    )

    def __init__(
        self,
        front: list[Soldier],
        swarm: list[Foe],
        more: Iterable[int],
        wave: int,
        corpses: Iterable[int] = (),
        shots: Iterable[Shot] = (),
        guards: Iterable[Guard] = (),
    ) -> None:
        self.front = front
        self.corpses = list(corpses)
        self.swarm = swarm
        self.more: Iterator[int] = iter(more)
        self.wave = wave
        self.base = 0
        self.kills = 0
        self.lost = 0
        self.stoke = sum([STOKE[foe.face] for foe in swarm if foe.up])
        self.screen = sum([SCREEN[foe.face] for foe in swarm if foe.up])
        self.spent = 0.0
        self.shots = list(shots)
        self.guards = [FREE_GUARD for each in front if each.guards]
        self.guards += guards
        self.hyper = sum([bool(STRUCK[each.face]) for each in front])

    def run(self) -> Forecast:
        swarm = self.swarm
        for _step in range(MOST_STEPS):
            if not swarm:
                break
            foe = swarm[0]
            if not foe.up:
                self._flip(foe)
            elif self._shoot(foe):
                continue
            elif not self.front:
                self._breach(foe)
            else:
                self._exchange(foe)
        return self

    # ---- turning up

    def _flip(self, foe: Foe) -> None:
        foe.up = True
        face = foe.face
        self.stoke += STOKE[face]
        self.screen += SCREEN[face]
        if FLIP[face]:
            foe.growth += amount(face, "flip", self.wave, "each") * len(self.front)
        if REVEAL[face]:
            self._reveal(foe, REVEAL[face])

    def _reveal(self, foe: Foe, text: str) -> None:
        front, face = self.front, foe.face
        if text == "fall-back":
            self.swarm.append(self.swarm.pop(0))
        elif text == "reinforce":
            self._call(amount(face, "reveal", self.wave))
        elif text == "raise":
            if self.corpses:
                corpse = self.corpses.pop()
                self.swarm.append(Foe(corpse, HP[corpse], up=True))
        elif text == "pulse":
            self._hurt_all(front[:], amount(face, "reveal", self.wave))
        elif front:
            self._reveal_on_first(foe, text)

    def _reveal_on_first(self, foe: Foe, text: str) -> None:
        front, face = self.front, foe.face
        match text:
            case "pounce":
                self._hurt_all(front[:1], amount(face, "reveal", self.wave))
            case "scare":
                first = front[0]
                self._hurt_all([first], amount(face, "reveal", self.wave))
                if first in front:
                    front.remove(first)
                    front.append(first)
            case "lob":
                self._hurt_all(front[-amount(face, "reveal", self.wave, "count") :], amount(face, "reveal", self.wave))
            case "whirl":
                front.reverse()
                self._hurt_all(front[: amount(face, "reveal", self.wave, "count")], amount(face, "reveal", self.wave))
            case "tithe":
                self._remove(min(front, key=lambda each: each.power + each.left))
            case "disarm" | "short-circuit":
                self._strip(front[0], amount(face, "reveal", self.wave, "each"))

    def _strip(self, soldier: Soldier, each: int) -> None:
        if soldier.gear:
            count = len(soldier.gear)
            soldier.power -= 2 * count
            soldier.left -= count // 2
            soldier.gear = ()
            soldier.shot = 0
            self._hurt_all([soldier], each * count)

    def _hurt_all(self, soldiers: list[Soldier], number: int) -> None:
        if number:
            for soldier in soldiers:
                soldier.left -= number
            for soldier in soldiers:
                if soldier.left <= 0:
                    self._die(soldier, None)

    # ---- what is thrown

    def _shoot(self, foe: Foe) -> bool:
        """Use a shot before the exchange where it kills an enemy that would kill, or saves an exchange; whether one was
        used."""
        if not self.shots:
            for each in self.front:
                if each.shots:
                    break
            else:
                return False
        first = self.front[0] if self.front else None
        found = self._best_shot(foe, first)
        if found is None:
            return False
        holder, shot = found
        if holder is None:
            self.shots.remove(shot)
        else:
            holder.shots = tuple([each for each in holder.shots if each != shot])
        self.spent += shot.loss
        self._hit_foe(foe, shot.damage)
        if shot.price and self.front:
            self._hurt_all(self.front[:1], shot.price)
        return True

    def _best_shot(self, foe: Foe, first: Soldier | None) -> tuple[Soldier | None, Shot] | None:
        left = foe.left + self.screen
        danger = first is None or self._power(foe) >= first.left
        power = 0 if first is None else first.power
        best: tuple[Soldier | None, Shot] | None = None
        best_so_far = (0.0, 0)
        for holder, shot in self._at_hand():
            kills = shot.damage >= left and danger
            saves = power < left <= power + shot.damage - self.screen and not shot.loss
            dear = first is not None and shot.price >= first.left and not danger
            if (kills or saves) and not dear and (best is None or (shot.loss, shot.damage) < best_so_far):
                best, best_so_far = (holder, shot), (shot.loss, shot.damage)
        return best

    def _at_hand(self) -> list[tuple[Soldier | None, Shot]]:
        found: list[tuple[Soldier | None, Shot]] = [(each, shot) for each in self.front for shot in each.shots]
        return found + [(None, shot) for shot in self.shots]

    # ---- the exchange

    def _breach(self, foe: Foe) -> None:
        self.base += self._power(foe)
        self._gone(foe)
        if SURVIVE[foe.face] and not foe.turned:
            self._call(amount(foe.face, "survive", self.wave))

    def _power(self, foe: Foe) -> int:
        found = foe.power + foe.growth + self.stoke
        if STANDING[foe.face] and not foe.turned:
            if BLOOD[foe.face] and any(each.left < HP[each.face] for each in self.front):
                found += BLOOD[foe.face]
            elif STANDING[foe.face] == "rage":
                found += HP[foe.face] - foe.left
        return found

    def _exchange(self, foe: Foe) -> None:
        first = self.front[0]
        quick = DEAL[foe.face] == "quick" and not foe.struck and not foe.turned
        foe.struck = True
        eager, first.eager = first.eager, False
        if eager and not quick:
            self._hit_foe(foe, first.power)
            if self.swarm and self.swarm[0] is foe:
                self._assault(foe)
        elif quick and not eager:
            self._assault(foe)
            if self.front and self.front[0] is first:
                self._hit_foe(foe, first.power)
        else:
            power = first.power
            self._assault(foe)
            self._hit_foe(foe, power)
        if SURVIVE[foe.face] and not foe.turned and foe in self.swarm:
            self._gone(foe)
            self._call(amount(foe.face, "survive", self.wave))

    def _assault(self, foe: Foe) -> None:
        face, power = foe.face, self._power(foe)
        if foe.turned or not DEAL[face]:
            self._hit(self.front[0], power, foe)
        elif SWEEP[face]:
            for soldier in self.front[: SWEEP[face]]:
                self._hit(soldier, power, foe)
        elif SPILL[face]:
            self._spill(foe, power)
        else:
            soldier = self.front[0]
            self._hit(soldier, power, foe)
            if DEAL[face] == "dissolve" and soldier in self.front:
                self._remove(soldier)

    def _spill(self, foe: Foe, power: int) -> None:
        for _behind in range(SPILL[foe.face] + 1):
            if not self.front or power <= 0:
                break
            soldier = self.front[0]
            left = soldier.left
            self._hit(soldier, min(power, left), foe)
            power -= left
        if power > 0 and SPILL_BASE[foe.face]:
            self.base += power

    def _hit(self, soldier: Soldier, number: int, foe: Foe) -> None:
        if number >= soldier.left and self.guards and DEAL[foe.face] != "certain":
            number -= self._guard(soldier, number)
        soldier.left -= number
        if WOUNDED[soldier.face] and self.swarm:
            self._hit_foe(self.swarm[0], amount(soldier.face, "wounded", self.wave))
        if soldier.left <= 0 and soldier in self.front:
            self._die(soldier, foe)

    def _guard(self, soldier: Soldier, number: int) -> int:
        """How much a guard prevents, where that saves a troop that is worth it."""
        for guard in self.guards:
            if number - guard.amount < soldier.left and (not guard.loss or COST[soldier.face] > 1):
                self.guards.remove(guard)
                self.spent += guard.loss
                return guard.amount
        return 0

    def _hit_foe(self, foe: Foe, number: int) -> None:
        number -= self.screen
        if number <= 0 or foe not in self.swarm:
            return
        foe.left -= number
        if self.hyper and 0 < foe.left <= 4 - self.screen:
            self.hyper -= 1
            foe.left = 0
        if WOUNDED[foe.face] == "hatch":
            self._call(1)
        if foe.left <= 0:
            self._slay(foe)

    def _slay(self, foe: Foe) -> None:
        save = "" if foe.turned or foe.risen else SAVE[foe.face]
        if save:
            foe.risen = True
            foe.left = amount(foe.face, "save", self.wave)
            if save == "regrow":
                self.swarm.remove(foe)
                self.swarm.append(foe)
            return
        self.kills += 1
        self._gone(foe)

    # ---- coming and going

    def _call(self, count: int) -> None:
        for _enemy in range(count):
            face = next(self.more, -1)
            if face >= 0:
                self.swarm.append(Foe(face, HP[face]))

    def _gone(self, foe: Foe) -> None:
        swarm = self.swarm
        at = swarm.index(foe)
        del swarm[at]
        self.stoke -= STOKE[foe.face]
        self.screen -= SCREEN[foe.face]
        for other in swarm[at:]:
            if other.up and ADVANCE[other.face] == "litter":
                self._call(amount(other.face, "advance", self.wave))

    def _remove(self, soldier: Soldier) -> None:
        self.front.remove(soldier)
        if soldier.face < TROOPS:
            self.corpses.append(soldier.face)
        self.lost += 1
        cheer = CHEER[soldier.face]
        if cheer:
            for other in self.front:
                other.power -= cheer

    def _die(self, soldier: Soldier, foe: Foe | None) -> None:
        front = self.front
        self._remove(soldier)
        if foe is not None and not foe.turned and KILL[foe.face]:
            if KILL[foe.face] == "turn" and self.corpses:
                self.corpses.pop()
                self.swarm.append(Foe(soldier.face, HP[soldier.face], up=True))
            each = amount(foe.face, "kill", self.wave, "each")
            self.base += amount(foe.face, "kill", self.wave) + each * len(front)
        shot = soldier.shot + sum([amount(other.face, "slain", self.wave) for other in front if SLAIN[other.face]])
        if KILLED[soldier.face] == "last-order":
            shot += soldier.power
        elif KILLED[soldier.face]:
            shot += amount(soldier.face, "killed", self.wave)
        if shot and self.swarm:
            self._hit_foe(self.swarm[0], shot)
