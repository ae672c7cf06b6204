import { describe, expect, it } from 'vitest';
import { mapCentre } from '../../../../src/rulesets/grimdark/ground/quarters.ts';
import { terrainCoverOf } from '../../../../src/rulesets/grimdark/ground/sight/sight.ts';
import type { Weapon } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { bodyOf, fieldOf } from '../../../../src/rulesets/grimdark/rules/field.ts';
import { unitOf } from '../../../../src/rulesets/grimdark/rules/figures.ts';
import { missingFor, scenarioAtStart } from '../../../../src/rulesets/grimdark/rules/scenarios/begin.ts';
import { rangeIn, stormPenalty } from '../../../../src/rulesets/grimdark/rules/scenarios/storm.ts';
import { boardOf, factsOf, hex, type Laying, type Place, type Placing, runStep, sentenceOf, takeStep } from '../kit.ts';
import { active, moveEnded, scene, squad, storm } from './scenes.ts';

// The storm, its terminals and the component, G-18.3.

const GROUND = {
  terrain: [
    { type: 'forest', piece: 'wood', hexes: [[20, 10]] as const },
    { type: 'swamp', piece: 'bog', hexes: [[22, 10]] as const },
  ],
};
const laid = (units: Laying['units'], scenario = storm(), more = {}) =>
  scene({ units, scenario, ground: GROUND, ...more });

describe('a map for the storm, G-18.3', () => {
  const withTerminals = (count: number) => {
    const board = boardOf();
    const hexes = Array.from({ length: count }, (_, n) => [
      `${10 + n}10`,
      { level: 0, features: {}, markers: { terminal: count - n } },
    ]);
    return { ...board, hexes: Object.fromEntries(hexes) };
  };

  it('lists nine terminals, in the order of their numbers', () => {
    expect(missingFor(withTerminals(9), 'storm')).toBeUndefined();
    expect(sentenceOf(missingFor(withTerminals(8), 'storm'))).toContain('9 terminals');
    const begun = scenarioAtStart(withTerminals(9), 'storm', ['a', 'b']);
    expect(begun).toMatchObject({ blows: false, codes: { a: 0, b: 0 } });
    expect(begun.kind === 'storm' && begun.terminals.slice(0, 2)).toEqual([
      { at: '1810', opened: false },
      { at: '1710', opened: false },
    ]);
  });
});

describe('the storm at the start of a round, G-18.3', () => {
  it.each([
    [3, false],
    [4, true],
    [6, true],
  ])('a %i: it blows is %s, and nothing shelters any more', (die, blows) => {
    const state = laid({ a1: squad([10, 10]) }, storm({ blows: !blows, sheltered: ['bog'] }));
    const { events } = runStep(state, { do: 'scenario-start' }, { dice: [die] });
    expect(factsOf(events, 'storm-rolled')).toMatchObject([{ die, blows }]);
    expect(state.scenario).toMatchObject({ blows, sheltered: [] });
  });
});

describe('while the storm is active, G-18.3', () => {
  const MACHINE = { with: { tags: ['machine'] } } satisfies Partial<Placing>;
  const penalty = (at: Place, more: Partial<Placing> = MACHINE, scenario = storm()) => {
    const state = laid({ a1: squad(at, more) }, scenario);
    return stormPenalty(state, unitOf(state, 'a1'));
  };

  it('machines have -1 to hit where they stand in no cover terrain', () => {
    expect(penalty([10, 10])).toEqual([{ rule: 'G-18.3', why: 'storm', add: -1 }]);
    expect(penalty([22, 10])).toHaveLength(1);
    expect(penalty([20, 10])).toEqual([]);
    expect(penalty([10, 10], {})).toEqual([]);
    expect(penalty([10, 10], MACHINE, storm({ blows: false }))).toEqual([]);
  });

  const range = (range: number, more: Partial<Weapon>, at: Place = [10, 10], scenario = storm()) => {
    const state = laid({ a1: squad(at) }, scenario);
    const weapon: Weapon = { id: 'w', name: 'w', range, attacks: 1, ap: 0, rules: {}, ...more };
    return rangeIn(state, unitOf(state, 'a1'), weapon);
  };

  it('energy weapons reach half as far, rounded down, but for Lock-On', () => {
    expect(range(24, { energy: true })).toBe(12);
    expect(range(15, { energy: true })).toBe(7);
    expect(range(24, {})).toBe(24);
    expect(range(24, { energy: true, rules: { 'lock-on': 1 } })).toBe(24);
    expect(range(24, { energy: true }, [10, 10], storm({ blows: false }))).toBe(24);
    // Cover alone does not help them.
    expect(range(24, { energy: true }, [20, 10])).toBe(12);
  });

  it('a sheltered piece is cover terrain, and those in it are out of the storm', () => {
    const scenario = storm({ sheltered: ['bog'] });
    const state = laid({ a1: squad([22, 10]) }, scenario);
    expect(terrainCoverOf(fieldOf(state), bodyOf(state, unitOf(state, 'a1')))).toBe(true);
    expect(penalty([22, 10], MACHINE, scenario)).toEqual([]);
    expect(range(24, { energy: true }, [22, 10], scenario)).toBe(24);
    expect(range(24, { energy: true }, [10, 10], scenario)).toBe(12);
  });

  it.each<[string, Partial<Placing>, 'advance' | 'rush' | 'charge', boolean]>([
    ['Fast that rushes', { with: { rules: { fast: 1 } } }, 'rush', true],
    ['Flying that charges', { with: { rules: { flying: 1 } } }, 'charge', true],
    ['Fast that advances', { with: { rules: { fast: 1 } } }, 'advance', false],
    ['neither that rushes', {}, 'rush', false],
    ['Fast that was tested in this activation', { with: { rules: { fast: 1 } }, tested: true }, 'rush', false],
  ])('a unit with %s is tested at the end of its move: %s', (_, more, action, tested) => {
    const state = laid({ a1: squad([10, 10], more) }, storm(), active('a1', action));
    const at = state.units.a1!.at!;
    const { events } = runStep(
      state,
      { do: 'end-move', unit: 'a1', how: action, from: at, path: [at], board: null },
      { dice: tested ? [2, 2, 2, 2, 2] : [] },
    );
    expect(factsOf(events, 'danger-tested')).toHaveLength(tested ? 1 : 0);
  });
});

const TERMINALS = [
  { at: hex([12, 10]), opened: false },
  { at: hex([10, 9]), opened: false },
  { at: hex([30, 10]), opened: false },
];

describe('terminals, G-18.3', () => {
  const opened = (dice: readonly number[], more = {}, terminals = TERMINALS, answers = {}) => {
    const state = laid({ a1: squad([11, 10], more) }, storm({ terminals }));
    const { events, asked } = moveEnded(state, 'a1', dice, answers);
    return { state, asked, facts: factsOf(events, 'terminal-opened') };
  };
  const [first, second] = TERMINALS;
  const ONE = [first!];

  it('are opened by who ends a move within 1 of them, in the order of their numbers', () => {
    const near = [first!, { ...second!, at: hex([10, 10]) }];
    const { state, facts } = opened([3, 5], {}, near);
    expect(facts.map(({ terminal, die, gives }) => [terminal, die, gives])).toEqual([
      [1, 3, 'point'],
      [2, 5, 'code'],
    ]);
    expect(state.seats.map(({ points }) => points)).toEqual([1, 0]);
    expect(state.scenario).toMatchObject({ codes: { a: 1, b: 0 }, terminals: [{ opened: true }, { opened: true }] });
  });

  it('are opened once, and not by Shaken units', () => {
    expect(opened([], {}, [{ ...first!, opened: true }]).facts).toEqual([]);
    expect(opened([], { shaken: true }, ONE).facts).toEqual([]);
    expect(opened([], {}, TERMINALS.slice(2)).facts).toEqual([]);
  });

  it('with a 1 let the player name a piece that is cover and shelter for the round, P19', () => {
    const { state, asked } = opened([2], {}, ONE, { choice: { kind: 'eventChoice', option: 'wood' } });
    expect(asked).toMatchObject([{ seat: 'a', prompt: 'choice', choice: { of: 'shelter', options: ['bog', 'wood'] } }]);
    expect(state.scenario).toMatchObject({ sheltered: ['wood'] });
  });
});

describe('the component, G-18.3', () => {
  const centre = [24, 8] as const;
  const moved = (codes: Record<string, number>, at: Place, items: Parameters<typeof scene>[0]['items'] = []) => {
    const state = scene({ units: { a1: squad(at) }, scenario: storm({ codes }), items });
    moveEnded(state, 'a1');
    return state.items;
  };

  it('is taken by who has two codes and ends a move within 1 of the map centre', () => {
    expect(hex(centre)).toBe(mapCentre(boardOf()));
    expect(moved({ a: 2, b: 0 }, [24, 9])).toEqual([{ kind: 'component', at: null, carrier: 'a1' }]);
    expect(moved({ a: 1, b: 2 }, [24, 9])).toEqual([]);
    expect(moved({ a: 2, b: 0 }, [24, 10])).toEqual([]);
  });

  it('is there once: where it was dropped anybody takes it', () => {
    const lies = [{ kind: 'component', at: hex([30, 10]), carrier: null }] as const;
    expect(moved({ a: 2, b: 0 }, [24, 9], lies)).toEqual(lies);
    expect(moved({ a: 0, b: 0 }, [30, 11], lies)).toEqual([{ kind: 'component', at: null, carrier: 'a1' }]);
  });

  const won = (at: Place) => {
    const items = [{ kind: 'component', at: null, carrier: 'a1' }] as const;
    const state = scene({ units: { a1: squad(at) }, scenario: storm(), items });
    return factsOf(runStep(state, { do: 'scenario-activation', unit: 'a1' }).events, 'battle-ended').map(
      ({ winner }) => winner,
    );
  };

  it('wins at once in the outermost row of the own edge', () => {
    // Seat A has the north.
    expect(won([10, -5])).toEqual(['a']);
    expect(won([10, -4])).toEqual([]);
    expect(won([10, 34])).toEqual([]);
  });
});

it('in the storm the most victory points win after round 4, if nobody has brought the component home', () => {
  const state = scene({
    units: { a1: squad([10, 10]), b1: squad([20, 10]) },
    scenario: storm(),
    round: 4,
    table: { phase: 'end' },
  });
  const seats = state.seats.map((seat) => ({ ...seat, points: seat.id === 'b' ? 2 : 1 }));
  const { events } = takeStep({ ...state, seats }, { do: 'end-round' });
  expect(factsOf(events, 'battle-ended')).toMatchObject([{ score: [1, 2], winner: 'b' }]);
});
