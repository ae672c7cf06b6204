import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../../../src/rulesets/grimdark/position/questions.ts';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { at, path } from '../ground.ts';
import { factsOf, type Place, runStep, tableOf } from '../kit.ts';
import { act } from './acting.ts';

const squad = (hex: Place) => ({ profile: 'squad', hex });

/** What the referee says of a move along straight rows: `ok` or a code. */
const checkMove = (
  state: ReturnType<typeof tableOf>,
  unit: string,
  action: string,
  corners: readonly Place[],
  target?: string,
) => {
  const answered = QUESTIONS.checkMove!.answer(state, {
    unit,
    action,
    path: path(...corners),
    ...(target && { target }),
  });
  if (!answered.ok) throw new Error(answered.error.map(({ message }) => message).join());
  const said = answered.value as { readonly ok?: true; readonly error?: string };
  return said.error ?? 'ok';
};

type Row = [unit: string, action: string, corners: readonly Place[], expected: string, target?: string];

describe('G10: difficult terrain caps a Rush at 6', () => {
  const state = tableOf({
    ground: { terrain: [{ type: 'forest', piece: 'f1', hexes: [[13, 10]] }] },
    units: { a1: squad([10, 10]), b1: squad([30, 20]) },
  });
  it.each<Row>([
    [
      'a1',
      'rush',
      [
        [10, 10],
        [17, 10],
      ],
      'E_DIFFICULT_LIMIT',
    ],
    [
      'a1',
      'rush',
      [
        [10, 10],
        [16, 10],
      ],
      'ok',
    ],
    [
      'a1',
      'rush',
      [
        [10, 10],
        [12, 10],
        [13, 9],
        [22, 9],
      ],
      'ok',
    ],
    [
      'a1',
      'rush',
      [
        [10, 10],
        [12, 10],
        [13, 9],
        [23, 9],
      ],
      'E_PATH_TOO_LONG',
    ],
    [
      'a1',
      'advance',
      [
        [10, 10],
        [16, 10],
      ],
      'ok',
    ],
    [
      'a1',
      'advance',
      [
        [10, 10],
        [17, 10],
      ],
      'E_PATH_TOO_LONG',
    ],
  ])('%s: %s %j', (unit, action, corners, expected) => {
    expect(checkMove(state, unit, action, corners)).toBe(expected);
  });
});

describe('G12: enemy neighbourhood and occupied hexes', () => {
  const state = tableOf({ units: { a1: squad([10, 10]), a2: squad([11, 9]), b1: squad([14, 10]) } });
  it.each<Row>([
    [
      'a1',
      'advance',
      [
        [10, 10],
        [13, 10],
      ],
      'E_ENEMY_ADJACENT',
    ],
    [
      'a1',
      'advance',
      [
        [10, 10],
        [12, 10],
      ],
      'ok',
    ],
    [
      'a1',
      'advance',
      [
        [10, 10],
        [11, 9],
        [12, 9],
      ],
      'E_HEX_OCCUPIED',
    ],
    [
      'a1',
      'rush',
      [
        [10, 10],
        [12, 10],
        [13, 9],
        [14, 9],
        [15, 8],
      ],
      'E_ENEMY_ADJACENT',
    ],
    [
      'a1',
      'rush',
      [
        [10, 10],
        [12, 10],
        [12, 9],
        [13, 8],
        [15, 8],
      ],
      'ok',
    ],
    [
      'a1',
      'charge',
      [
        [10, 10],
        [14, 10],
      ],
      'E_HEX_OCCUPIED',
      'b1',
    ],
    [
      'a1',
      'charge',
      [
        [10, 10],
        [13, 10],
      ],
      'ok',
      'b1',
    ],
    [
      'a2',
      'rush',
      [
        [11, 9],
        [11, -6],
      ],
      'E_OFF_MAP',
    ],
  ])('%s: %s %j', (unit, action, corners, expected, target) => {
    expect(checkMove(state, unit, action, corners, target)).toBe(expected);
  });
});

describe('G14: charge reach', () => {
  const state = tableOf({
    ground: {
      terrain: [{ type: 'building', piece: 'k1', hexes: [[13, 30]] }],
      levels: [{ level: 2, hexes: [[16, 30]] }],
    },
    units: {
      a1: squad([10, 10]),
      b1: squad([23, 10]),
      a2: squad([10, 20]),
      b2: squad([24, 20]),
      a3: squad([10, 30]),
      b3: squad([16, 30]),
    },
  });
  it.each<Row>([
    [
      'a1',
      'charge',
      [
        [10, 10],
        [22, 10],
      ],
      'ok',
      'b1',
    ],
    [
      'a2',
      'charge',
      [
        [10, 20],
        [22, 20],
      ],
      'E_CHARGE_NOT_ADJACENT',
      'b2',
    ],
    [
      'a2',
      'charge',
      [
        [10, 20],
        [23, 20],
      ],
      'E_PATH_TOO_LONG',
      'b2',
    ],
    [
      'a3',
      'charge',
      [
        [10, 30],
        [12, 30],
        [12, 31],
        [15, 31],
      ],
      'E_CHARGE_NOT_ADJACENT',
      'b3',
    ],
  ])('%s: %s %j', (unit, action, corners, expected, target) => {
    expect(checkMove(state, unit, action, corners, target)).toBe(expected);
  });
});

describe('G15: dangerous terrain', () => {
  const state = tableOf({
    ground: {
      terrain: [
        {
          type: 'mines',
          piece: 'm1',
          hexes: [
            [12, 10],
            [13, 10],
            [14, 10],
          ],
        },
      ],
    },
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
      },
      b1: squad([30, 20]),
    },
    active: 'a1',
  });
  const way = path([10, 10], [16, 10]);

  it('is said before the move', () => {
    const asked = { unit: 'a1', action: 'advance', path: way };
    expect(QUESTIONS.checkMove!.answer(state, asked)).toEqual({ ok: true, value: { ok: true, danger: true } });
    const short = { ...asked, path: way.slice(0, 1) };
    expect(QUESTIONS.checkMove!.answer(state, short)).toEqual({ ok: true, value: { ok: true, danger: false } });
  });

  it('is tested once, with a die per Tough; the hero dies last', () => {
    const { events } = runStep(
      state,
      { do: 'act' },
      { answers: { act: act('advance', way) }, dice: [1, 3, 6, 2, 5, 1, 4, 2] },
    );
    expect(factsOf(events, 'danger-tested')).toMatchObject([{ wounds: 2 }]);
    expect(state.units.a1).toMatchObject({ at: at([16, 10]), wounds: [GONE, GONE, 0, 0, 0, 0], shaken: false });
  });
});
