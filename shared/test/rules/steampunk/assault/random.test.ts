import { describe, expect, it } from 'vitest';
import { type Dice, fastDice } from '../../../../src/dice/index.ts';
import { check, choices } from '../../../../src/rulesets/steampunk/ask/answers.ts';
import { pending } from '../../../../src/rulesets/steampunk/ask/decisions.ts';
import { neighboursOf } from '../../../../src/rulesets/steampunk/ground/places.ts';
import { applyChange } from '../../../../src/rulesets/steampunk/model/change.ts';
import type { Event } from '../../../../src/rulesets/steampunk/model/events.ts';
import { fieldUnits } from '../../../../src/rulesets/steampunk/model/in-order.ts';
import { view } from '../../../../src/rulesets/steampunk/model/redact.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import { layerOf, type UnitId } from '../../../../src/rulesets/steampunk/model/units.ts';
import { UNITS } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { isDead } from '../../../../src/rulesets/steampunk/rules/damage/harm.ts';
import { contestsOf, enteringIn } from '../../../../src/rulesets/steampunk/rules/movement/contests.ts';
import { mayStand, stackFits, unitsAt } from '../../../../src/rulesets/steampunk/rules/movement/stacking.ts';
import { playOn, resolve, ring, timers } from '../../../../src/rulesets/steampunk/rules/play.ts';
import { type Placing, tableOf } from '../kit.ts';

const RACES = ['elf', 'darkelf', 'dwarf', 'ork', 'gnome'] as const;
/** A small island at the edge of the board: whoever stands there has enemies around it, and water. */
const ISLAND = ['C1', 'C2', 'D1', 'D2', 'D3', 'E1', 'E2'];
const WATER = ['B1', 'B2', 'B3', 'C3', 'C4', 'D4', 'E3', 'E4', 'F1', 'F2', 'F3'];

/** A unit of a race, facing somewhere, at one of its speeds on the ground; dwarfs would rather not retreat. */
const drawn = (race: (typeof RACES)[number], at: string, dice: Dice): Placing => {
  const roster = [...UNITS.values()].filter((unit) => unit.race === race);
  const { id, speeds } = roster[dice.pick(roster.length, 'unit')]!;
  return {
    unit: id,
    at,
    ...(id === 'dwarf.dwarf_infantry' && { equipment: ['dwarf.vest_of_life_support'] }),
    speed: speeds[dice.pick(speeds.length, 'speed')]!,
    facing: dice.pick(6, 'facing') as 0,
    order: { endurance: { kill: 'ask', stubborn: 'always', poison: 'ask' } },
  };
};

/** Where units of the island are after a step in which each wants to go somewhere or to stay, and what they fight over. */
const moved = (state: State, dice: Dice): State => {
  const goings = fieldUnits(state).flatMap((unit) => {
    const ways = neighboursOf(state.board, unit.at!).filter((at) => mayStand(state, unit, at));
    const to = dice.pick(3, 'stays') === 0 ? undefined : ways[dice.pick(Math.max(1, ways.length), 'way')];
    return to ? [{ unit: unit.id, from: unit.at!, to, facing: unit.facing, token: 'F' }] : [];
  });
  // Only who enters a contested hex goes: so nobody crowds a hex.
  const wanted = enteringIn(contestsOf(state, { goings, held: [], met: [], picks: {} }));
  const going = goings.filter(({ unit }) => wanted.has(unit));
  return { ...state, contests: contestsOf(state, { goings: going, held: [], met: [], picks: {} }) };
};

/** One or two units in every hex of the island, of either side, and the assaults of a step. */
const crowded = (dice: Dice): State => {
  const race = { b: RACES[dice.pick(5, 'race')]!, o: RACES[dice.pick(5, 'race')]! };
  const units: Record<UnitId, Placing> = {};
  for (const [index, at] of ISLAND.entries()) {
    const seat = dice.pick(2, 'seat') === 0 ? 'b' : 'o';
    const first = drawn(race[seat], at, dice);
    const second = drawn(race[seat], at, dice);
    units[`${seat}${index + 1}`] = first;
    const sizes = [first, second].map(({ unit }) => UNITS.get(unit)!.size);
    if (!sizes.includes('Huge') && sizes.some((size) => size !== 'Large')) units[`${seat}${index + 11}`] = second;
  }
  const hexes = Object.fromEntries(WATER.map((at) => [at, 'water']));
  return {
    ...moved(tableOf({ units, hexes }), dice),
    agenda: [
      { do: 'slips' },
      { do: 'abilities', movement: 3 },
      { do: 'assaults' },
      { do: 'retreats' },
      { do: 'apply' },
      { do: 'plan', of: 'next' },
    ],
  };
};

/** Plays by chance until orders are written, and tells what happened. Throws if a step never ends. */
const played = (state: State, dice: Dice, watch: (event: Event) => void): void => {
  let count = 0;
  const fold = (events: Iterable<Event>): void => {
    for (const event of events) {
      if (event.to) applyChange(state, event.to);
      watch(event);
      count += 1;
      if (count > 5000) throw new Error('assaults do not end');
    }
  };
  fold(playOn(state, dice));
  while (!pending(state).some(({ kind }) => kind === 'plan')) {
    const decision = pending(state).find(({ committed }) => !committed);
    if (decision) {
      const known = view(state, decision.seat!);
      const intent = choices(known, decision).sample((n) => dice.pick(n, 'choice'))!;
      expect(check(known, decision.seat!, intent, decision)).toBeUndefined();
      fold(resolve(state, decision.seat!, intent, dice, decision));
    } else fold(ring(state, timers(state)[0]!, dice));
  }
};

describe('assaults by chance', () => {
  it('always end, and leave no hex to both sides, nor too full', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 250; seed++) {
      const dice = fastDice(seed);
      const state = crowded(dice);
      played(state, dice, (event) => {
        kinds.add(event.kind);
        if (event.kind !== 'assaults-ended') return;
        const standing = fieldUnits(state).filter((unit) => !unit.hidden && !isDead(unit));
        for (const unit of standing) {
          const there = unitsAt(state, unit.at!, layerOf(unit)).filter((other) => !isDead(other));
          expect(there.every(({ side }) => side === unit.side)).toBe(true);
          expect(stackFits(state, there)).toBe(true);
        }
      });
    }
    for (const kind of ['slipped', 'kept-out', 'moved-in', 'retreated', 'fled', 'cornered', 'cut-off', 'stood-firm'])
      expect([...kinds]).toContain(kind);
  });
});
