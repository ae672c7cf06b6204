import { describe, expect, test } from 'vitest';
import { OptionsSchema, reach, risksOf, riskText, threatText } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { boardOf, groundOf } from './ground.ts';
import {
  BULWARK,
  begun,
  type Card,
  GRIFFIN,
  hex,
  type IntentInput,
  LOCUST,
  only,
  SKIMMER,
  shoot,
  straight,
  type TableWords,
  type UnitWords,
  WEASEL,
  WOLVERINE,
} from './kit.ts';

const MODES = ['wheeled', 'tracked', 'walker', 'hover'] as const;
type Mode = (typeof MODES)[number];

/** A card that goes in another way, as far as a Griffin. */
const going = (mode: Mode): Card => ({ ...GRIFFIN, movement: { ...GRIFFIN.movement, mode } });

const byMode = (ground: Record<string, string>, unit: UnitWords, { options, ...more }: Partial<TableWords> = {}) =>
  begun({
    ground,
    options: { terrain: 'byMode', ...options },
    ...more,
    units: { r1: { at: '0,0', ...unit }, b1: { at: '0,40' }, ...more.units },
  });

const north = (hexes: number, move: { facing?: number; careful?: number[]; jump?: object } = {}) =>
  ({ kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, hexes), facing: 0, ...move } }) as never;

/** Whether a unit of this mode may enter such a hex, and what is rolled for: as the table says it, `0`, `x` or `3S`. */
const cellOf = (mode: Mode, words: string): string => {
  const game = byMode({ '0,-1': words }, { card: going(mode) });
  const move = { path: straight('0,0', 0, 1), facing: 0, onPoor: 'stop' } as const;
  const [risk] = risksOf(game.state, 'r1', move);
  if (risk) return `${risk.demand!.tier}${risk.demand!.threat.charAt(0).toUpperCase()}`;
  if (reach(game.state, 'r1').some(({ at }) => at === hex('0,-1'))) return '0';
  expect(game.refused('red', north(1))).toMatchObject({ code: 'closed', rule: 'W-13c.1' });
  return 'x';
};

describe('W-13c.1: what ground demands of each mode', () => {
  test.each<[string, string, string, string, string]>([
    ['level0', '0', '0', '0', '0'],
    ['road', '0', '0', '0', '0'],
    ['building1', 'x', 'x', '0', 'x'],
    ['swamp', '3S', '2S', '2S', '0'],
    ['sand', '3S', '2S', '2S', '0'],
    ['rough', '3M', '2S', '2U', '0'],
    ['rubble', '3M', '2S', '0', '3M'],
    ['water1', '4S', '3S', '3U', '0'],
    ['water2', 'x', 'x', '4U', '0'],
    ['water9', 'x', 'x', '4U', '0'],
    ['light', '3M', '3M', '2M', '3M'],
    ['dense', '3M', '3M', '2M', '3M'],
    ['impassable', 'x', 'x', 'x', 'x'],
    // Several features, W-13c.2: the most demanding, the lower line of equal ones; a road is open whatever else is there.
    ['rough light', '3M', '3M', '2M', '3M'],
    ['swamp light', '3M', '3M', '2M', '3M'],
    ['swamp rough', '3M', '2S', '2U', '0'],
    ['water1 rough', '4S', '3S', '3U', '0'],
    ['building1 rough', 'x', 'x', '2U', 'x'],
    ['light road', '0', '0', '0', '0'],
    ['water1 road', '0', '0', '0', '0'],
    ['swamp road', '0', '0', '0', '0'],
    ['light impassable', 'x', 'x', 'x', 'x'],
  ])('%s: wheeled %s, tracked %s, walker %s, hover %s', (words, ...cells) => {
    expect(MODES.map((mode) => cellOf(mode, words))).toEqual(cells);
  });

  test.each(['wheeled', 'tracked', 'walker', 'hover'] as const)('without the option a %s unit goes as W-6', (mode) => {
    const game = begun({ ground: { '0,-1': 'swamp' }, units: { r1: { card: going(mode), at: '0,0' }, b1: {} } });
    expect(only(game.play('red', north(2), [8]), 'piloted')).toMatchObject([{ needs: ['W-6.3'] }]);
  });
});

describe('WC-35: when ground is rolled for, W-13c.3', () => {
  const wolverine = { card: WOLVERINE } as const;
  const places = (ground: Record<string, string>, hexes: number, dice: number[], unit: UnitWords = wolverine) =>
    only(byMode(ground, unit).play('red', north(hexes), dice), 'piloted').map(({ at, demand }) => [at, demand!.ground]);

  test('woods, woods, open, woods: at the first and the fourth', () => {
    expect(places({ '0,-1': 'light', '0,-2': 'dense', '0,-4': 'light' }, 4, [9, 9])).toEqual([
      [hex('0,-1'), 'woods'],
      [hex('0,-4'), 'woods'],
    ]);
  });
  test('swamp, then woods: two', () => {
    expect(places({ '0,-1': 'swamp', '0,-2': 'light' }, 2, [9, 9])).toHaveLength(2);
  });
  test('from woods into woods, and woods with a road: none', () => {
    expect(places({ '0,0': 'dense', '0,-1': 'light' }, 1, [])).toEqual([]);
    expect(places({ '0,-1': 'light road' }, 1, [])).toEqual([]);
  });
  test('what demands nothing counts as open: woods, rubble, woods are two', () => {
    expect(places({ '0,-1': 'light', '0,-2': 'rubble', '0,-3': 'light' }, 3, [9, 9])).toHaveLength(2);
  });
  test('entering the map on woods', () => {
    const edge = { kind: 'act', unit: 'r1', move: { path: [hex('0,49')], facing: 0 } } satisfies IntentInput;
    const there = begun({
      ground: { '0,49': 'light' },
      options: { terrain: 'byMode' },
      units: { r1: { card: WOLVERINE }, b1: { at: '0,0' } },
    });
    expect(only(there.play('red', edge, [9]), 'piloted')).toMatchObject([{ demand: { ground: 'woods' } }]);
  });
  test('hovering over deep water, and standing there in cover (W-13c.2, W-8.5)', () => {
    const game = byMode({ '0,-2': 'water4' }, { card: SKIMMER }, { units: { b1: { at: '0,-9' } } });
    game.play('red', north(2));
    expect(game.unit('r1').at).toBe(hex('0,-2'));
  });
});

describe('S, M and U, W-13c.4 to .9', () => {
  test('WC-32: a Bulwark gets stuck in a swamp, and goes on if it was careful', () => {
    const ground = { '0,-2': 'swamp' };
    const stuck = byMode(ground, { card: BULWARK });
    expect(only(stuck.play('red', north(6), [7]), 'halted')).toMatchObject([{ reason: 'stuck', rule: 'W-13c.4' }]);
    expect(stuck.unit('r1')).toMatchObject({ at: hex('0,-2'), token: 'stationary' });
    expect(stuck.state.elapsed).toBe(8);

    const careful = byMode(ground, { card: BULWARK });
    const events = careful.play('red', north(6, { careful: [2] }), [7]);
    expect(only(events, 'actionDeclared')).toMatchObject([{ cost: 10, fast: false }]);
    expect(only(events, 'piloted')).toMatchObject([{ demand: { tier: 1, threat: 'stuck' }, success: true }]);
    expect(careful.unit('r1')).toMatchObject({ at: hex('0,-6'), token: 'none' });
    expect(careful.state.elapsed).toBe(10);

    const poor = byMode(ground, { card: BULWARK });
    poor.play('red', north(6, { careful: [2] }), [1]);
    expect(poor.unit('r1')).toMatchObject({ at: hex('0,-2'), token: 'stationary' });
    expect(poor.state.elapsed).toBe(10);
  });

  test.each([
    ['into open ground', [1], 'careful', 'W-13c.9'],
    ['beyond the path', [7], 'careful', 'W-13c.9'],
  ] as const)('careful %s is refused', (_, careful, code, rule) => {
    const game = byMode({ '0,-2': 'swamp' }, { card: BULWARK });
    expect(game.refused('red', north(6, { careful: [...careful] }))).toMatchObject({ code, rule });
  });

  test('WC-33: a Weasel in rubble takes 2 damage for each tier missed, resisted in one roll, and goes on', () => {
    const rubble = (dice: number[]) => {
      const game = byMode({ '0,-1': 'rubble' }, { card: WEASEL });
      return { game, events: game.play('red', north(3), dice) };
    };
    expect(only(rubble([13, 11]).events, 'resisted')).toMatchObject([{ incoming: 2, success: true }]);
    const { game, events } = rubble([1, 15]);
    expect(only(events, 'resisted')).toMatchObject([{ incoming: 6, roll: { damage: 6, result: 1 }, success: false }]);
    expect(game.unit('r1')).toMatchObject({ at: hex('0,-3'), damage: { structure: 6 } });
    expect(rubble([1, 14]).game.unit('r1').damage.structure).toBe(0);
  });

  test('WC-34: a Griffin on rocky ground is unstable, stands and goes on, or falls there', () => {
    const rough = { '0,-3': 'rough' };
    const standing = byMode(rough, {});
    const events = standing.play('red', north(7), [7, 8]);
    expect(only(events, 'unsteadied')).toEqual([{ kind: 'unsteadied', unit: 'r1' }]);
    expect(only(events, 'piloted')[1]).toMatchObject({ needs: ['W-13c.6'], roll: { damage: 5, temporary: 5 } });
    expect(standing.unit('r1')).toMatchObject({ at: hex('0,-7'), token: 'none', unstable: true });

    const fallen = byMode(rough, {});
    fallen.play('red', north(7), [7, 16, 1]);
    expect(fallen.unit('r1')).toMatchObject({ at: hex('0,-3'), unstable: true, damage: { structure: 2 } });
  });

  test('WC-34: a Locust that is unstable goes no farther than would make it fast', () => {
    const game = byMode({ '0,-2': 'rough' }, { card: LOCUST });
    const events = game.play('red', north(8), [6, 7]);
    expect(only(events, 'actionDeclared')).toMatchObject([{ fast: true }]);
    expect(only(events, 'halted')).toMatchObject([{ reason: 'unstable', rule: 'W-13c.6' }]);
    expect(game.unit('r1')).toMatchObject({ at: hex('0,-7'), token: 'none' });
  });

  test('a jump that it would not end by then is not begun', () => {
    const game = byMode(
      { '0,-2': 'rough' },
      { card: { ...WOLVERINE, movement: { ...WOLVERINE.movement, steady: 4, extra: 4 } } },
    );
    game.play('red', north(6, { jump: { after: 3, hexes: 3, rise: 1 } }), [8, 9]);
    expect(game.unit('r1').at).toBe(hex('0,-3'));
  });

  test('in the last hex that does not make it fast it stops, and makes no about-face, W-13c.11', () => {
    const game = byMode({ '0,-7': 'rough' }, { card: LOCUST });
    const events = game.play('red', north(8), [6, 7]);
    expect(only(events, 'halted')).toMatchObject([{ reason: 'unstable' }]);
    expect(game.unit('r1').at).toBe(hex('0,-7'));
    const turned = byMode({ '0,-1': 'swamp' }, {});
    turned.play('red', north(2, { facing: 3 }), [7]);
    expect(turned.unit('r1')).toMatchObject({ at: hex('0,-1'), facing: 0 });
    const aside = byMode({ '0,-1': 'swamp' }, {});
    aside.play('red', north(2, { facing: 2 }), [7]);
    expect(aside.unit('r1')).toMatchObject({ at: hex('0,-1'), facing: 2 });
  });

  test('a declared attack is still made, from where it got stuck', () => {
    const game = byMode({ '0,-1': 'swamp' }, {}, { units: { b1: { at: '0,-12', facing: 3 } } });
    const attack = { weapon: 'ppc', target: 'b1', after: 3 };
    const events = game.play('red', { ...(north(3) as object), attack } as never, [7, 1]);
    expect(only(events, 'attackOpened')).toMatchObject([{ situation: { from: hex('0,-1'), distance: 11 } }]);
    expect(game.unit('r1').token).toBe('stationary');
  });
});

describe('while unstable, W-13c.7 and .8', () => {
  const shaken = { unstable: true } as const;

  test('piloting has 5 damage more for the roll, attacks do not', () => {
    const game = byMode({ '0,-1': 'rough' }, { ...shaken, damage: { movement: 2 } });
    const events = game.play('red', north(1), [14, 1, 1]);
    expect(only(events, 'piloted')).toMatchObject([
      { roll: { damage: 7, temporary: 5, result: 1 } },
      { roll: { damage: 7, temporary: 5 } },
    ]);
    expect(only(events, 'unsteadied')).toEqual([]);
    const firing = byMode({}, shaken, { units: { b1: { at: '0,-12', token: 'fast', facing: 3 } } });
    const struck = only(shoot(firing, { weapon: 'ppc', defence: 'piloting' }, [20, 16, 20]), 'struck')[0]!;
    expect(struck.attack.damage).toBe(0);
    const target = byMode({}, {}, { units: { b1: { at: '0,-12', token: 'fast', facing: 3, unstable: true } } });
    expect(only(shoot(target, { weapon: 'ppc', defence: 'piloting' }, [15, 16]), 'struck')[0]!.defence).toMatchObject({
      damage: 5,
      temporary: 5,
      result: 1,
    });
  });

  test('a path is at most A hexes', () => {
    const game = byMode({}, { ...shaken, card: LOCUST });
    expect(game.refused('red', north(8))).toMatchObject({ code: 'too-far', rule: 'W-13c.7' });
    expect(Math.max(...reach(game.state, 'r1').map(({ path }) => path.length))).toBe(7);
    game.play('red', north(7));
  });

  test('stabilising takes 2 ticks without a roll, and leaves it stationary', () => {
    const game = byMode({}, shaken);
    const events = game.play('red', { kind: 'stabilise', unit: 'r1' });
    expect(only(events, 'actionDeclared')).toMatchObject([{ stabilise: true, cost: 2 }]);
    expect(game.unit('r1')).toMatchObject({ ticks: 0, token: 'stationary' });
    expect(game.unit('r1').unstable).toBeUndefined();
  });

  test('stabilising may be interrupted', () => {
    const game = byMode({}, shaken, { units: { b1: { at: '0,-12', ticks: 1 } } });
    expect(only(game.play('red', { kind: 'stabilise', unit: 'r1' }), 'windowOpened')).toHaveLength(1);
    expect(game.state.moment).toMatchObject({ kind: 'interrupt', eligible: [{ unit: 'b1', triggers: [0] }] });
    game.play('blue', { kind: 'pass' });
    expect(game.unit('r1').unstable).toBeUndefined();
  });

  test.each([
    ['a unit that stands firm', {}, 'steady', 'W-13c.8'],
    ['a unit off the map', { ...shaken, at: undefined }, 'off-map', 'W-13c.8'],
  ] as const)('%s does not stabilise', (_, unit, code, rule) => {
    const { at = '0,0', ...words } = unit as UnitWords;
    const game = byMode({}, 'at' in unit ? { ...words, at: undefined as never } : { ...words, at });
    expect(game.refused('red', { kind: 'stabilise', unit: 'r1' })).toMatchObject({ code, rule });
  });

  test('without the option care and stabilising are refused by it, W-13.2', () => {
    const core = begun({ ground: { '0,-2': 'swamp' }, units: { r1: { at: '0,0' }, b1: { at: '0,40' } } });
    expect(core.refused('red', north(3, { careful: [2] }))).toMatchObject({ code: 'option-off', rule: 'W-13c' });
    expect(core.refused('red', { kind: 'stabilise', unit: 'r1' })).toMatchObject({ code: 'option-off', rule: 'W-13c' });
  });
});

describe('several things in one hex, W-13c.10', () => {
  /** A Wolverine that rises two levels and lands, one of them unpaid, in shallow water. */
  const landing = (dice: number[], facing = 0) => {
    const game = byMode({ '0,-2': 'water1' }, { card: WOLVERINE });
    const jump = { after: 0, hexes: 2, rise: 2 };
    const events = game.play('red', north(2, { jump, facing }), dice);
    return { game, events };
  };

  test('WC-36: the lower of two meets the drop, not the water', () => {
    const { game, events } = landing([12, 17, 9]);
    expect(only(events, 'piloted')[0]).toMatchObject({
      needs: ['W-13c.3', 'W-7.4'],
      roll: { result: 12 },
      success: false,
    });
    expect(only(events, 'piloted')[1]).toMatchObject({ needs: ['W-13c.6'], roll: { damage: 5 }, success: true });
    expect(game.unit('r1')).toMatchObject({ unstable: true, damage: { structure: 0 } });
  });
  test('WC-36: below both it is unstable first, then the drop does damage', () => {
    const { game, events } = landing([5, 17, 9, 1]);
    expect(only(events, 'piloted')).toHaveLength(2);
    expect(only(events, 'damaged')).toMatchObject([{ rule: 'W-7.4', amount: 2 }]);
    expect(game.unit('r1')).toMatchObject({ unstable: true, damage: { structure: 2 } });
  });
  test('WC-36: three fail at once, and it is not unstable', () => {
    const { game, events } = landing([1], 3);
    expect(only(events, 'overwhelmed')).toHaveLength(1);
    expect(game.unit('r1')).toMatchObject({ facing: 0, damage: { structure: 2 } });
    expect(game.unit('r1').unstable).toBeUndefined();
  });
});

describe('WC-38: landing by mode', () => {
  const woods = { '0,-1': 'light', '0,-3': 'light' };
  test.each(['simple', 'thrust'] as const)('with jumps by %s thrust it rolls at landing, for 2M', (jumping) => {
    const game = byMode(woods, {}, { options: { jumping } });
    const events = game.play('red', north(3, { jump: { after: 1, hexes: 2, rise: 1 } }), [8, 8]);
    expect(only(events, 'piloted').map(({ at, demand }) => [at, demand!.tier, demand!.threat])).toEqual([
      [hex('0,-1'), 2, 'minor'],
      [hex('0,-3'), 2, 'minor'],
    ]);
  });
});

describe('what can be planned', () => {
  test('each hex on the way says what it demands, what threatens and the chance', () => {
    const game = byMode({ '0,-1': 'light', '0,-2': 'swamp' }, { card: BULWARK });
    const move = { path: straight('0,0', 0, 3), facing: 0, onPoor: 'stop', careful: [2] } as const;
    expect(
      risksOf(game.state, 'r1', { ...move, path: [...move.path], careful: [...move.careful] }).map(
        (risk) => `${riskText(risk)}, ${threatText(risk.demand!)}`,
      ),
    ).toEqual(['woods (good) 30 %, else 2 damage for each tier missed', 'swamp (poor) 95 %, else it gets stuck']);
  });

  test('ways go around what is worse', () => {
    const game = byMode({ '0,-1': 'swamp', '0,-2': 'swamp' }, { card: going('wheeled') });
    const way = reach(game.state, 'r1').find(({ at }) => at === hex('0,-3'))!;
    expect(way.risks).toEqual([]);
    expect(way.path.length).toBeGreaterThan(3);
  });
});

describe('positions by movement mode', () => {
  const read = (options: object, unit: object, ground = {}) => {
    const placed = {
      units: [
        { id: 'r1', seat: 'red', card: 'BWK-3', at: hex('0,0'), ...unit },
        { id: 'b1', seat: 'blue', card: 'GRF-1N' },
      ],
    };
    return warfare3025.fromPosition({
      options: OptionsSchema.parse(options),
      board: groundOf(ground),
      seats: [
        { id: 'red', side: 0, force: null },
        { id: 'blue', side: 1, force: null },
      ],
      position: warfare3025.schemas.position.parse(placed),
    });
  };
  test.each<[string, object, object, object, string]>([
    ['no unit is unstable without the option', {}, { unstable: true }, {}, 'W-13c)'],
    ['tracks do not stand on a roof', { terrain: 'byMode' }, {}, { '0,0': 'building1' }, 'W-13c.1'],
  ])('%s', (_, options, unit, ground, rule) => {
    const found = read(options, unit, ground);
    expect(found.ok ? [] : found.error.map(({ message }) => message)).toEqual([expect.stringContaining(rule)]);
  });
  test('by mode a unit may be unstable', () => {
    const found = read({ terrain: 'byMode' }, { unstable: true });
    expect(found.ok && found.value.units.find(({ id }) => id === 'r1')).toMatchObject({ unstable: true });
  });
});

describe('who can enter a board at all, by movement mode', () => {
  const size = { width: 5, height: 7 };
  const edge = Object.fromEntries(['01', '02', '03', '04', '05'].map((column) => [`${column}07`, 'building1']));
  test.each<[string, Card, string[]]>([
    ['walkers climb onto its buildings', GRIFFIN, []],
    ['wheels do not', WEASEL, ['no-entry W-13c.1']],
    ['nor do hovercraft', SKIMMER, ['no-entry W-13c.1']],
  ])('%s', (_, card, faults) => {
    const found = warfare3025.checkSetup({
      options: OptionsSchema.parse({ terrain: 'byMode' }),
      board: boardOf(edge, size),
      seats: [
        { id: 'red', side: 0, force: [{ id: 'r1', card }] },
        { id: 'blue', side: 1, force: [{ id: 'b1', card: WEASEL }] },
      ],
    });
    expect(found.map(({ code, rule }) => `${code} ${rule}`)).toEqual(faults);
  });
});
