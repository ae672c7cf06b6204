import { describe, expect, test } from 'vitest';
import { hideChance, ringsOf, sizeAt, spottable, spotters } from '../../../../src/rulesets/warfare3025/plan/sensors.ts';
import { sensorSight, sizeOf, spottingDemand } from '../../../../src/rulesets/warfare3025/rules/detection/sensors.ts';
import { tierOf } from '../../../../src/rulesets/warfare3025/rules/skill.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/ruleset.ts';
import { GRIFFIN, hex, LOCUST, stateOf, type TableWords, type UnitWords } from '../kit.ts';

const tableOf = (units: Readonly<Record<string, UnitWords>>, ground: TableWords['ground'] = {}) =>
  stateOf({ units, ground, options: { detection: 'on' } });

/** What is found of a Griffin in one hex from another, W-13d.1 and W-13d.2. */
const griffinAt = (ground: Record<string, string>, more: UnitWords = {}) => {
  const state = tableOf({ r1: { at: '0,0' }, b1: { card: GRIFFIN, at: '0,5', ...more } }, ground);
  const { line, clear, cover } = sensorSight(state.board, hex('0,0'), hex('0,5'));
  const unit = state.units.find(({ id }) => id === 'b1')!;
  return { line, clear, size: sizeOf(state, unit, cover) };
};

describe('WC-26: sensor lines and apparent sizes, W-13d.1 and W-13d.2', () => {
  test.each<[Record<string, string>, UnitWords, object]>([
    [{ '0,2': 'light', '0,5': 'light' }, {}, { line: true, clear: false, size: 5 }],
    [{ '0,2': 'dense' }, {}, { line: true, clear: false, size: 5 }],
    [{ '0,3': 'light' }, { token: 'stationary' }, { line: true, clear: false, size: 5 }],
    [{ '0,4': 'level1' }, {}, { line: true, clear: false, size: 6 }],
    [{ '0,4': 'level1', '0,5': 'water1' }, {}, { line: true, clear: false, size: 6 }],
    [{ '0,0': 'light' }, {}, { line: true, clear: true, size: 7 }],
  ])('%j %j', (ground, unit, found) => {
    expect(griffinAt(ground, unit)).toEqual(found);
  });

  test('dense forest counts with nothing else', () => {
    expect(griffinAt({ '0,2': 'dense', '0,5': 'light' }).line).toBe(false);
  });

  test('camouflage takes one, and nothing looks smaller than 1', () => {
    const card = { ...LOCUST, camouflage: true as const };
    expect(griffinAt({ '0,2': 'light', '0,3': 'light', '0,5': 'light' }, { card, token: 'stationary' }).size).toBe(1);
  });
});

test('rings are where spotting becomes harder, W-13d.4', () => {
  expect(ringsOf(4)).toEqual([4, 8, 12, 16]);
  for (let distance = 1; distance <= 17; distance++) {
    const ring = ringsOf(4).findIndex((far) => distance <= far);
    expect(spottingDemand(distance, 4)).toBe([0, 2, 3, 4][ring]);
  }
});

describe('what a player can reckon', () => {
  const wood = { '0,0': 'light', '0,9': 'light' };
  const state = tableOf(
    { r1: { card: GRIFFIN, at: '0,0' }, b1: { card: LOCUST, at: '0,9' }, b2: { card: GRIFFIN, at: '0,-3' } },
    wood,
  );
  state.detection!.known = {
    r1: { state: 'detected', number: 1, at: hex('0,0') },
    b1: { state: 'visible' },
    b2: { state: 'detected', number: 1, at: hex('0,-3') },
  };
  const view = warfare3025.view(state, 'red');

  test('how large its unit looks where it would be', () => {
    expect(sizeAt(state, 'r1', { at: hex('0,0'), token: 'fast' })).toBe(7);
    expect(sizeAt(state, 'r1', { at: hex('0,1'), token: 'stationary' })).toBe(6);
  });

  test('who could spot it, and with which chance: every die of the sensors counted', () => {
    const found = spotters(view, 'r1', { at: hex('0,0'), token: 'none' });
    expect(found.map(({ enemy, certain }) => [enemy, certain])).toEqual([
      ['b1', false],
      [1, true],
    ]);
    const { chance, distance, size } = found[0]!;
    const faces = Array.from({ length: 20 }, (_, i) => tierOf(LOCUST.pilot.skill, i + 1));
    const demand = spottingDemand(distance, size)!;
    expect(chance).toBeCloseTo(faces.filter((tier) => tier >= demand).length / 20, 12);
  });

  test('which contacts it could spot, by what they may look like', () => {
    const [only, ...others] = spottable(view, 'r1', { at: hex('0,0'), token: 'none' });
    expect(others).toEqual([]);
    expect(only).toMatchObject({ number: 1, clear: true });
    expect(only!.chances.every((chance) => chance === 1)).toBe(true);
  });

  test('hiding is refused where a contact has a clear line, and else counts every die', () => {
    // In light woods nobody has a clear line; the contact at 3 hexes looks at a size of 5.
    const faces = Array.from({ length: 20 }, (_, i) => tierOf(GRIFFIN.pilot.skill, i + 1));
    const { chance, demand, refusal } = hideChance(view, 'r1');
    expect([demand, refusal]).toEqual([4, undefined]);
    expect(chance).toBeCloseTo(faces.filter((tier) => tier >= 4).length / 20, 12);
  });
});
