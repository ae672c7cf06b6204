import { describe, expect, test } from 'vitest';
import { labelOfIndex } from '../../../src/hex/index.ts';
import { told } from '../../../src/match/index.ts';
import { jumps, reach, tableOf, WORDS, whyUnreachable } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { begun, GRIFFIN, hex, LOCUST, RIFLEMAN } from './kit.ts';

const GROUND = { '0,-2': 'level4', '1,-2': 'impassable', '-1,-1': 'level2', '0,3': 'light', '2,1': 'water1' };

/** A Griffin among hills, with a friend and an enemy near; another Griffin has not entered. */
const table = () => {
  const { state } = begun({
    ground: GROUND,
    units: {
      r1: { card: GRIFFIN, at: '0,0' },
      r2: { card: GRIFFIN, ticks: 0 },
      r3: { card: LOCUST, at: '2,0' },
      b1: { card: RIFLEMAN, at: '0,-4', facing: 3 },
    },
  });
  return tableOf(warfare3025.view(state, 'red'));
};

describe('why a unit cannot go to a hex', () => {
  test.each<[string, string, string, string]>([
    ['too far', '0,12', 'too-far', 'W-5.1'],
    ['closed', '1,-2', 'closed', 'W-6.5'],
    ['taken', '2,0', 'occupied', 'W-5.1'],
    ['too steep', '0,-2', 'no-way', 'W-5.3'],
  ])('%s', (_, at, code, rule) => {
    expect(whyUnreachable(table(), 'r1', hex(at))).toMatchObject({ code, rule });
  });

  test.each<[string, string, string, string]>([
    ['not straight', '1,-4', 'bad-jump', 'W-7.1'],
    ['too high', '0,-2', 'too-low', 'W-7.2'],
    ['too far', '0,12', 'too-far', 'W-5.1'],
    ['taken', '2,0', 'occupied', 'W-5.1'],
  ])('by a jump: %s', (_, at, code, rule) => {
    expect(whyUnreachable(table(), 'r1', hex(at), [])).toMatchObject({ code, rule });
  });

  test('without thrust, without movement, and off the map', () => {
    expect(whyUnreachable(table(), 'r3', hex('4,0'), [])).toMatchObject({ code: 'no-jets', rule: 'W-7.1' });
    expect(whyUnreachable(table(), 'r2', hex('0,0'), [])).toMatchObject({ code: 'off-map', rule: 'W-3.6' });
    const { state } = begun({ units: { r1: { card: GRIFFIN, at: '0,0', damage: { movement: 20 } }, b1: {} } });
    const lame = tableOf(warfare3025.view(state, 'red'));
    expect(whyUnreachable(lame, 'r1', hex('0,-1'))).toMatchObject({ code: 'immobile', rule: 'W-2.2' });
  });

  test.each(['r1', 'r2', 'r3'])('%s: every hex that is not offered has its reason, with its rule', (unit) => {
    const now = table();
    const { board } = now;
    const walked = new Set(reach(now, unit).map(({ at }) => at));
    const jumped = new Set(jumps(now, unit).map(({ at }) => at));
    for (let index = 0; index < board.width * board.height; index += 3) {
      const at = labelOfIndex(board, index);
      for (const [offered, way] of [
        [walked, undefined],
        [jumped, []],
      ] as const) {
        if (offered.has(at)) continue;
        const { rule, message } = told(WORDS.refusals, whyUnreachable(now, unit, at, way));
        expect(rule, `${unit} to ${at}`).toMatch(/^W-/);
        expect(message).not.toContain('does not lead there');
      }
    }
  });
});
