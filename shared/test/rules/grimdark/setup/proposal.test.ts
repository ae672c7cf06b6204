import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../../src/dice/index.ts';
import { type Decision, Match, PUBLIC } from '../../../../src/match/index.ts';
import { distanceBetween } from '../../../../src/rulesets/grimdark/ground/footprint.ts';
import { isFullyInZone, zoneRows } from '../../../../src/rulesets/grimdark/ground/zones.ts';
import {
  boards,
  type Intent,
  OptionsSchema,
  type Prompt,
  READY_FORCES,
  type Scenario,
  type Unit,
  type View,
} from '../../../../src/rulesets/grimdark/index.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { bodyOf } from '../../../../src/rulesets/grimdark/rules/field.ts';
import { figuresOf, unitsOnMap } from '../../../../src/rulesets/grimdark/rules/figures.ts';
import { grimdark } from '../../../../src/rulesets/grimdark/ruleset.ts';
import { factsOf } from '../kit.ts';

interface Asking {
  readonly board?: number;
  readonly forces?: readonly string[];
  readonly scenario?: Scenario;
}

const VIEWERS = ['a', 'b', PUBLIC];

/** A match that begins with a proposal. */
const proposed = ({ board = 0, forces = ['fc-b', 'tb-a'], scenario = 'seize' }: Asking = {}) => {
  const markers = scenario === 'seize' ? 'map' : 'placed';
  const options = OptionsSchema.parse({ forces: 'host', setUp: 'proposed', points: 4000, scenario, markers });
  const seats = ['a', 'b'].map((id, side) => ({ id, side, force: READY_FORCES.get(forces[side]!)!.force }));
  const setup = { options, board: boards.stock[board]!, seats };
  return new Match(grimdark, setup, { dice: () => fastDice(3), viewers: VIEWERS });
};

const say = (match: ReturnType<typeof proposed>, seat: string, take: boolean) => {
  const done = match.submit(seat, { kind: 'proposal', take });
  if (!done.ok) throw new Error(done.error.code);
  return done.value;
};

const CASES: readonly Asking[] = [
  {},
  ...boards.stock.map((_, board): Asking => ({ board, forces: ['hl-a', 'le-b'] })),
  { forces: ['tb-b', 'hl-b'], scenario: 'resonance' },
  { board: 2, forces: ['le-a', 'fc-a'], scenario: 'storm' },
  { board: 2, forces: ['hl-b', 'le-a'], scenario: 'tomb' },
];

/** Forces of which one has a scout. */
const SCOUTING: Asking = { forces: ['hl-b', 'tb-a'] };

const scoutIn = (state: State): Unit =>
  unitsOnMap(state).find((unit) => figuresOf(state, unit).track.every(({ rules }) => rules.scout))!;

const isAhead = (state: State, unit: Unit): boolean => {
  const { edge } = state.seats.find(({ id }) => id === unit.seat)!;
  return !isFullyInZone(state.board, bodyOf(state, unit), edge!);
};

describe('a proposed deployment', () => {
  it.each(CASES)('puts every unit where it may begin: %j', (asking) => {
    const { state } = proposed(asking);
    expect(state.stage).toBe('proposed');
    for (const unit of Object.values(state.units)) expect(['waiting', 'scouts']).not.toContain(unit.place);
    for (const unit of unitsOnMap(state)) {
      const { edge } = state.seats.find(({ id }) => id === unit.seat)!;
      const scouts = figuresOf(state, unit).track.every(({ rules }) => rules.scout);
      if (!scouts) expect(isFullyInZone(state.board, bodyOf(state, unit), edge!)).toBe(true);
    }
    for (const reserve of Object.values(state.units).filter(({ place }) => place === 'reserve'))
      expect(figuresOf(state, reserve).track.every(({ rules }) => rules.ambush)).toBe(true);
  });

  it.each(CASES)(
    'spreads: no two units of a side touch, and each takes more than a third of the width: %j',
    (asking) => {
      const { state } = proposed(asking);
      for (const { id } of state.seats) {
        const own = unitsOnMap(state).filter(({ seat }) => seat === id);
        const columns = own.map(({ at }) => Number(at!.slice(0, 2)));
        expect(Math.max(...columns) - Math.min(...columns)).toBeGreaterThan(state.board.width / 3);
        for (const one of own)
          for (const other of own)
            if (one !== other)
              expect(distanceBetween(state.board, bodyOf(state, one), bodyOf(state, other))).toBeGreaterThan(1);
      }
    },
  );

  it('puts those who fight hand to hand before those who shoot', () => {
    const { state } = proposed();
    const { edge } = state.seats.find(({ id }) => id === 'b')!;
    const [first, last] = zoneRows(state.board, edge!);
    const depthOf = (name: string): number[] =>
      unitsOnMap(state)
        .filter((unit) => unit.seat === 'b' && figuresOf(state, unit).name === name)
        .map(({ at }) => (edge === 'north' ? last - (Number(at!.slice(2)) - 1) : Number(at!.slice(2)) - 1 - first));
    expect(depthOf('Skitters').length).toBe(2);
    expect(Math.max(...depthOf('Skitters'))).toBeLessThan(Math.min(...depthOf('Spitters')));
  });

  it('sends scouts ahead, out of their zone', () => {
    const { state } = proposed(SCOUTING);
    expect(isAhead(state, scoutIn(state))).toBe(true);
  });
});

describe('the question whether to begin so, P0', () => {
  it('is put to both at once; the battle begins when both say yes, and nobody knows forces any more', () => {
    const match = proposed();
    expect(match.pending().map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['a proposal', 'b proposal']);
    const one = say(match, 'a', true);
    expect([one.seen.get('b'), one.seen.get(PUBLIC)]).toEqual([[], []]);
    const { events } = say(match, 'b', true);
    expect(factsOf(events, 'proposal-taken')).toHaveLength(1);
    expect(match.state).toMatchObject({ stage: 'battle', round: 1, forces: { a: null, b: null } });
    expect(match.pending()).toMatchObject([{ seat: match.state.starter, kind: 'activate' }]);
  });

  it.each(['a', 'b'])('leads to the rules, from the edges on, if %s wants another deployment', (against) => {
    const match = proposed();
    const listed = match.begun.events.find(({ kind }) => kind === 'forces-listed') as { to?: { units?: object } };
    const { starter, forces } = match.state;
    const { events } = { ...say(match, 'a', against !== 'a'), ...say(match, 'b', against !== 'b') };
    expect(factsOf(events, 'proposal-declined')).toMatchObject([{ by: [against] }]);
    expect(match.state).toMatchObject({ stage: 'sides', starter, forces, units: listed.to!.units! });
    expect(match.state.seats.map(({ edge }) => edge)).toEqual([null, null]);
    expect(match.pending()).toMatchObject([{ seat: starter, kind: 'edge' }]);
  });

  it('is answered with yes when the time is up', () => {
    const match = proposed();
    const [decision] = match.pending();
    expect(grimdark.fallback(match.view('a'), decision!)).toEqual({ kind: 'proposal', take: true });
  });

  it('is not put where a unit finds no place: then it goes by the rules', () => {
    const { state } = proposed();
    const ground = { ...state.board, hexes: { ...state.board.hexes } };
    // Impassable from edge to edge but for one hex of each zone.
    const [first, last] = zoneRows(ground, 'south');
    for (let row = first; row <= last; row++)
      for (let column = 0; column < ground.width; column++)
        if (row !== last || column !== 4)
          ground.hexes[`${`${column + 1}`.padStart(2, '0')}${`${row + 1}`.padStart(2, '0')}`] = {
            level: 0,
            features: { building: 1 },
            piece: `k${row}-${column}`,
          };
    const seats = ['a', 'b'].map((id, side) => ({ id, side, force: READY_FORCES.get('fc-b')!.force }));
    const options = OptionsSchema.parse({ forces: 'host', setUp: 'proposed', markers: 'map' });
    const match = new Match(grimdark, { options, board: ground, seats }, { dice: () => fastDice(3) });
    expect(match.pending()).toMatchObject([{ kind: 'edge' }]);
    expect(match.state.stage).toBe('sides');
  });
});

/** A match that goes by the rules after all, up to a stage: each question answered in this way. */
const byRules = (
  stage: State['stage'],
  answer: (view: View, decision: Decision) => Intent | undefined,
  asking: Asking = SCOUTING,
) => {
  const match = proposed(asking);
  for (const seat of ['a', 'b']) say(match, seat, false);
  for (let answers = 0; match.state.stage !== stage && answers < 99; answers++) {
    const decision = match.pending().find(({ committed }) => !committed)!;
    const { seat, id } = decision;
    const done = match.submit(seat, answer(match.view(seat), decision)!, { decision: id });
    if (!done.ok) throw new Error(done.error.code);
  }
  return match;
};

describe('a standing order to deploy', () => {
  const ORDER = { byDefault: ['edge', 'declare', 'deploy', 'scout'] as Prompt[] };

  it('deploys as it would be proposed, scouts too', () => {
    const { state } = byRules('battle', (view, decision) => grimdark.standing(view, decision, ORDER));
    const columns = unitsOnMap(state).map(({ at }) => Number(at!.slice(0, 2)));
    expect(Math.max(...columns) - Math.min(...columns)).toBeGreaterThan(state.board.width / 3);
    expect(isAhead(state, scoutIn(state))).toBe(true);
  });

  it('is not what the clock does: that goes by the rules, G-19.1', () => {
    const match = byRules('deployment', grimdark.fallback);
    const [decision] = match.pending();
    const view = match.view(decision!.seat);
    expect(grimdark.standing(view, decision!, ORDER)).not.toEqual(grimdark.fallback(view, decision!));
  });
});
