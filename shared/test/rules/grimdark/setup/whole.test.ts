import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dice, fastDice } from '../../../../src/dice/index.ts';
import { check, choices, fallback } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import { pending } from '../../../../src/rulesets/grimdark/ask/decisions.ts';
import type { Intent } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import { footprintOf } from '../../../../src/rulesets/grimdark/ground/footprint.ts';
import { isFullyInZone } from '../../../../src/rulesets/grimdark/ground/zones.ts';
import { applyChange } from '../../../../src/rulesets/grimdark/model/change.ts';
import type { Event } from '../../../../src/rulesets/grimdark/model/events.ts';
import { OptionsSchema } from '../../../../src/rulesets/grimdark/model/options.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { fromPosition } from '../../../../src/rulesets/grimdark/position/from-position.ts';
import { PositionSchema } from '../../../../src/rulesets/grimdark/position/schema.ts';
import { toPosition } from '../../../../src/rulesets/grimdark/position/to-position.ts';
import { READY_FORCES } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { bodyOf } from '../../../../src/rulesets/grimdark/rules/field.ts';
import { figuresOf, unitOf, unitsOnMap } from '../../../../src/rulesets/grimdark/rules/figures.ts';
import { begin, resolve } from '../../../../src/rulesets/grimdark/rules/play.ts';
import { checkSetup } from '../../../../src/rulesets/grimdark/rules/setup/check-setup.ts';
import { create } from '../../../../src/rulesets/grimdark/rules/setup/create.ts';
import { boardOf } from '../kit.ts';

const BOARD = boardOf({
  w: 36,
  h: 36,
  terrain: [
    {
      type: 'forest',
      piece: 'wood',
      hexes: [
        [10, 8],
        [11, 8],
        [10, 9],
      ],
    },
    {
      type: 'building',
      piece: 'house',
      hexes: [
        [20, -6],
        [20, -5],
        [5, 30],
      ],
    },
    {
      type: 'deep',
      piece: 'pond',
      hexes: [
        [25, 5],
        [26, 5],
        [25, 6],
      ],
    },
  ],
});
const IDS = [...READY_FORCES.keys()];

type AnswerFor = (state: State, decision: ReturnType<typeof pending>[number]) => Intent;

/** Plays a match from before its first die until the battle begins. */
const setUp = ([one, other]: readonly [string, string], dice: Dice, answer: AnswerFor): State => {
  const seats = [one, other].map((id, side) => ({ id: 'ab'[side]!, side, force: READY_FORCES.get(id)!.force }));
  const setup = { options: OptionsSchema.parse({}), board: BOARD, seats };
  expect(checkSetup(setup)).toEqual([]);
  const state = create(setup);
  const fold = (events: Iterable<Event>): void => {
    for (const { to } of events) if (to) applyChange(state, to);
  };
  fold(begin(state, dice));
  while (state.stage !== 'battle') {
    const decision = pending(state).find(({ committed }) => !committed)!;
    const intent = answer(state, decision);
    expect(check(view(state, decision.seat), decision.seat, intent, decision)).toBeUndefined();
    fold(resolve(state, decision.seat, intent, dice, decision));
  }
  return state;
};

const byChance =
  (dice: Dice): AnswerFor =>
  (state, decision) =>
    choices(view(state, decision.seat), decision).sample((n) => dice.pick(n, ''))!;

const byDefault: AnswerFor = (state, decision) => fallback(view(state, decision.seat), decision);

/** What must hold when the battle begins, whatever was chosen. */
const holds = (state: State): void => {
  expect(state).toMatchObject({ round: 1, phase: 'turns', forces: { a: null, b: null } });
  expect(state.markers).toHaveLength(state.markersToPlace!);
  const bodies = unitsOnMap(state).map((unit) => bodyOf(state, unit));
  const hexes = bodies.flatMap((body) => footprintOf(state.board, body));
  expect(new Set(hexes).size).toBe(hexes.length);
  for (const unit of Object.values(state.units)) {
    const { edge } = state.seats.find(({ id }) => id === unit.seat)!;
    const {
      track,
      track: [first],
    } = figuresOf(state, unit);
    expect([unit.wounds.length, unit.startingSize]).toEqual([track.length, track.length]);
    if (unit.place === 'map' && first!.rules.scout === undefined)
      expect(isFullyInZone(state.board, bodyOf(state, unit), edge!)).toBe(true);
    else if (unit.place === 'map') expect(unit.at).not.toBeNull();
    else if (unit.place === 'reserve') expect(first!.rules.ambush).toBe(1);
    else if (unit.place === 'aboard') expect(unitOf(state, unit.transport!).place).toBe('map');
    else expect([unit.place, first!.hero]).toEqual(['joined', true]);
  }
};

describe('the whole set-up', () => {
  it('leads to round 1 by chance, whatever ready forces meet', () => {
    fc.assert(
      fc.property(fc.constantFrom(...IDS), fc.constantFrom(...IDS), fc.integer(), (one, other, seed) => {
        const dice = fastDice(seed);
        holds(setUp([one, other], dice, byChance(dice)));
      }),
      { numRuns: 60 },
    );
  });

  it('leads to it by defaults', () => {
    for (const id of IDS) holds(setUp([id, 'tb-b'], fastDice(3), byDefault));
  });

  it('joins heroes, fills transports, and keeps reserves and scouts back by chance', () => {
    const states = Array.from({ length: 24 }, (_, seed) => {
      const dice = fastDice(seed);
      return setUp([IDS[seed % 8]!, IDS[(3 * seed + 1) % 8]!], dice, byChance(dice));
    });
    const units = states.flatMap(({ units: all }) => Object.values(all));
    expect(new Set(units.map(({ place }) => place))).toEqual(new Set(['map', 'reserve', 'aboard', 'joined']));
    const ahead = (state: State) =>
      unitsOnMap(state).some((unit) => {
        const { edge } = state.seats.find(({ id }) => id === unit.seat)!;
        return !isFullyInZone(state.board, bodyOf(state, unit), edge!);
      });
    expect(states.some(ahead)).toBe(true);
  });

  it('lists only answers that are allowed', () => {
    const dice = fastDice(11);
    const chance = byChance(dice);
    setUp(['hl-b', 'tb-b'], dice, (state, decision) => {
      const seen = view(state, decision.seat);
      const all = [...choices(seen, decision)];
      const refused = all.map((intent) => check(seen, decision.seat, intent, decision)).filter((each) => each);
      expect(refused).toEqual([]);
      expect(all.length).toBeGreaterThan(1);
      return chance(state, decision);
    });
  });

  it('can be written down and read again at every decision, G-4.7', () => {
    const dice = fastDice(5);
    const chance = byChance(dice);
    setUp(['hl-b', 'le-b'], dice, (state, decision) => {
      const { options, board } = state;
      const seats = state.seats.map(({ id, side }) => ({ id, side, force: null }));
      const position = PositionSchema.parse(toPosition(state));
      expect(fromPosition({ options, board, seats, position })).toEqual({
        ok: true,
        value: { ...state, agenda: [...state.agenda] },
      });
      return chance(state, decision);
    });
  });
});
