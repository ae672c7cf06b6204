import { describe, expect, it } from 'vitest';
import { isFinal } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { StepOf } from '../../../../src/rulesets/grimdark/model/steps.ts';
import type { ModelRules } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { at, hexes } from '../ground.ts';
import { factsOf, type Ground, type Placing, runStep, tableOf, takeStep } from '../kit.ts';

type EndMove = StepOf<'end-move'>;

const MINES = { type: 'mines', piece: 'm', hexes: [[11, 10]] } as const;

/** a1 at the end of a path from [10,10] to [12,10], over what lies on [11,10]. */
const moved = (terrain: Ground['terrain'] = [], rules: ModelRules = {}, more: Partial<Placing> = {}) =>
  tableOf({
    ground: { terrain },
    units: {
      a1: { profile: 'squad', hex: [12, 10], with: { rules }, ...more },
      a2: { profile: 'walker', hex: [13, 10] },
    },
    active: { unit: 'a1', from: at([10, 10]) },
  });

const move = (how: EndMove['how'] = 'advance', more: Partial<EndMove> = {}): EndMove => ({
  do: 'end-move',
  unit: 'a1',
  how,
  from: at([10, 10]),
  path: hexes([11, 10], [12, 10]),
  board: null,
  ...more,
});

describe('the end of a move, G-9.13', () => {
  it('has its steps in order: fauna, one dangerous test, events, the scenario, boarding', () => {
    const step = move('advance', { board: 'a2' });
    const { unit, from, path: way } = step;
    expect(takeStep(moved([MINES]), step).next).toEqual([
      { do: 'fauna', move: step },
      { do: 'dangerous', unit, why: 'moved' },
      { do: 'event-move', unit, from, path: way },
      { do: 'scenario-move', unit, from, path: way },
      { do: 'embark', unit, transport: 'a2' },
    ]);
  });

  it('has no test and no boarding where none is due', () => {
    expect(takeStep(moved(), move()).next.map((step) => step.do)).toEqual(['fauna', 'event-move', 'scenario-move']);
  });

  it('stops when the unit is destroyed by its test', () => {
    const one = { with: { models: [{ type: 'trooper', count: 1, weapons: ['blade'] }] } };
    const state = moved([MINES], {}, one);
    const { events } = runStep(state, move('advance', { board: 'a2' }), { dice: [1] });
    expect(events.map(({ kind }) => kind)).toContain('danger-tested');
    expect(factsOf(events, 'unit-embarked')).toEqual([]);
    expect(state.units.a1!.place).toBe('destroyed');
  });

  it('is nothing for a unit that is gone, which boards nothing either', () => {
    const state = moved([MINES], {}, { place: 'destroyed', hex: null });
    expect(takeStep(state, move('advance', { board: 'a2' })).next).toEqual([]);
    expect(takeStep(state, { do: 'embark', unit: 'a1', transport: 'a2' }).events).toEqual([]);
    expect(takeStep(state, { do: 'dangerous', unit: 'a1', why: 'moved' }).events).toEqual([]);
  });
});

describe('what a move shows of a rigged piece, G-19.5', () => {
  it('is that the unit was in another piece: the move cannot be taken back then', () => {
    const trip = (piece: string) => {
      const state = moved([{ ...MINES, type: 'forest', piece }]);
      const { unit, from, path: way } = move();
      const own = { ...state.own, b: { ...state.own.b!, rigged: 'm' } };
      return takeStep({ ...state, own }, { do: 'trip', unit, from, path: way }).events;
    };
    expect(trip('other').map((event) => [event.kind, isFinal(event)])).toEqual([['nothing-blew', true]]);
    expect(factsOf(trip('m'), 'piece-blew')).toHaveLength(1);
    expect(factsOf(trip('m'), 'nothing-blew')).toEqual([]);
  });
});

describe('the dangerous test of a move is due, G-9.9', () => {
  const isDue = (type: string, how: EndMove['how'], rules: ModelRules = {}) =>
    takeStep(moved([{ ...MINES, type }], rules), move(how)).next.some((step) => step.do === 'dangerous');
  it.each<[string, readonly EndMove['how'][]]>([
    ['lava', ['advance', 'rush', 'charge', 'consolidate']],
    ['mines', ['advance', 'rush', 'charge', 'consolidate']],
    ['ruins', ['rush', 'charge']],
    ['river', ['rush', 'charge']],
    ['forest', []],
  ])('for entering %s with %j, G-6.1, G-12.10', (type, dangerous) => {
    const all = ['advance', 'rush', 'charge', 'consolidate'] as const;
    expect(all.filter((how) => isDue(type, how))).toEqual(dangerous);
  });

  it('for a Strider, but not for those who fly, G-9.10', () => {
    expect(isDue('mines', 'advance', { strider: 1 })).toBe(true);
    expect(isDue('mines', 'advance', { flying: 1 })).toBe(false);
  });

  it('not for the start hex, unless the path comes back to it', () => {
    const state = moved([{ ...MINES, hexes: [[10, 10]] }]);
    expect(takeStep(state, move()).next.some((step) => step.do === 'dangerous')).toBe(false);
    const back = move('advance', { path: hexes([11, 10], [10, 10], [11, 9], [12, 10]) });
    expect(takeStep(state, back).next.some((step) => step.do === 'dangerous')).toBe(true);
  });

  it('for hexes that a titanic unit covers newly, G-9.4', () => {
    const titan = (mines: readonly [number, number]) =>
      takeStep(
        tableOf({
          ground: { terrain: [{ ...MINES, hexes: [mines] }] },
          units: { a1: { profile: 'titan', hex: [12, 10] } },
          active: { unit: 'a1', from: at([10, 10]) },
        }),
        move(),
      ).next.some((step) => step.do === 'dangerous');
    expect(titan([13, 10])).toBe(true);
    // Under it from the start, and still under it after the first step.
    expect(titan([11, 10])).toBe(false);
    expect(titan([9, 10])).toBe(false);
  });

  it('for those who leave a transport, from the first hex on', () => {
    const state = tableOf({
      ground: { terrain: [MINES] },
      units: {
        a1: { profile: 'squad', hex: [12, 10] },
        a2: { profile: 'walker', hex: [10, 10] },
      },
      active: { unit: 'a1', from: null },
    });
    expect(takeStep(state, move()).next.some((step) => step.do === 'dangerous')).toBe(true);
  });
});

describe('a dangerous test, G-9.9', () => {
  const mined = (more: Partial<Placing> = {}) =>
    tableOf({
      ground: { terrain: [{ ...MINES, hexes: [[10, 10]] }] },
      units: {
        a1: {
          profile: 'squad',
          hex: [10, 10],
          with: {
            models: [
              { type: 'trooper', count: 5, weapons: ['rifle', 'blade'] },
              { type: 'hero', count: 1, quality: 3, defense: 3, tough: 3, rules: { hero: 1 }, weapons: ['maul'] },
            ],
          },
          ...more,
        },
        a2: { profile: 'walker', hex: [20, 10] },
      },
      active: 'a1',
    });

  it('G15: rolls for the Tough of all living models; each 1 is a wound', () => {
    const { events, next, state } = takeStep(
      mined(),
      { do: 'dangerous', unit: 'a1', why: 'moved' },
      [1, 3, 6, 2, 5, 1, 4, 2],
    );
    expect(factsOf(events, 'danger-tested')).toMatchObject([
      { unit: 'a1', why: 'moved', dice: [1, 3, 6, 2, 5, 1, 4, 2], wounds: 2 },
    ]);
    expect(next).toEqual([{ do: 'wounds', target: 'a1', wounds: 2, source: 'dangerous', by: null }]);
    expect(state.units.a1!.tested).toBe(true);
  });

  it('rolls the full Tough of a wounded model, and nothing for one that is gone', () => {
    const wounded = mined({ wounds: [-1, -1, -1, 0, 0, 2] });
    const { next } = takeStep(wounded, { do: 'dangerous', unit: 'a1', why: 'moved' }, [2, 3, 4, 5, 6]);
    expect(next).toEqual([]);
  });

  it('is taken once per activation; a wreck and an event ask for their own', () => {
    const tested = mined({ tested: true });
    expect(takeStep(tested, { do: 'dangerous', unit: 'a1', why: 'moved' }).events).toEqual([]);
    expect(takeStep(tested, { do: 'dangerous', unit: 'a1', why: 'activated' }).events).toEqual([]);
    const dice = [2, 2, 2, 2, 2, 2, 2, 2];
    const event = takeStep(mined(), { do: 'dangerous', unit: 'a1', why: 'event' }, dice);
    expect(event.state.units.a1!.tested).toBe(false);
    expect(takeStep(tested, { do: 'dangerous', unit: 'a1', why: 'event' }, dice).events).toHaveLength(1);
    const inside = mined({ tested: true, place: 'aboard', hex: null, transport: 'a2' });
    expect(takeStep(inside, { do: 'dangerous', unit: 'a1', why: 'wreck' }, dice).events).toHaveLength(1);
  });

  it('is taken when a unit is activated in dangerous terrain, also by one that flies, G-8.6 step 2', () => {
    const activated = { do: 'dangerous', unit: 'a1', why: 'activated' } as const;
    const on = (type: string, profile: string, rules: ModelRules = {}, dice: readonly number[] = []) =>
      takeStep(
        tableOf({
          ground: { terrain: [{ ...MINES, type }] },
          units: { a1: { profile, hex: profile === 'titan' ? [10, 10] : [11, 10], with: { rules } } },
          active: 'a1',
        }),
        activated,
        dice,
      ).events.length;
    const five = [2, 2, 2, 2, 2];
    expect(on('mines', 'squad', {}, five)).toBe(1);
    expect(on('lava', 'squad', { flying: 1 }, five)).toBe(1);
    expect(on('ruins', 'squad')).toBe(0);
    expect(on('forest', 'squad')).toBe(0);
    // With any hex of its footprint.
    expect(on('mines', 'titan', {}, Array(18).fill(3))).toBe(1);
    const aboard = mined({ place: 'aboard', hex: null, transport: 'a2' });
    expect(takeStep(aboard, activated).events).toEqual([]);
  });
});
