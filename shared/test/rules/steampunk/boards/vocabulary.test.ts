import { describe, expect, it } from 'vitest';
import { readBoard } from '../../../../src/board/index.ts';
import { VOCABULARY } from '../../../../src/rulesets/steampunk/boards/vocabulary.ts';

const read = (hexes: object, size = { width: 7, height: 9 }) =>
  readBoard({ format: 'ironhex.board/1', id: 'a', name: 'A', ...size, hexes }, VOCABULARY);

const faults = (hexes: object, size?: { width: number; height: number }) => {
  const board = read(hexes, size);
  return board.ok ? [] : board.error.map(({ at, message }) => `${at}: ${message}`);
};

const left = (...labels: string[]) =>
  Object.fromEntries(labels.map((label) => [label, { level: 0, features: { void: 1 } }]));

describe('a hex has one base terrain (TER-1)', () => {
  it('as a feature or as a level', () => {
    expect(faults({ '0203': { level: 0, features: { forest: 1, ruins: 1 } } })).toEqual([
      'hexes.0203.features.forest: a hex has one base terrain',
    ]);
    expect(faults({ '0203': { level: 1, features: { forest: 1 } } })).toEqual([
      'hexes.0203.level: a hill (1) or mountain (2) has no other terrain but a road',
    ]);
  });

  it('and a road on any of them', () => {
    expect(faults({ '0203': { level: 0, features: { water: 1, road: 1 } } })).toEqual([]);
    expect(faults({ '0203': { level: 2, features: { road: 1 } } })).toEqual([]);
  });

  it('of those that there are', () => {
    expect(faults({ '0203': { level: 3, features: {} } })).toEqual([
      'hexes.0203.level: must be a whole number from 0 to 2',
    ]);
    expect(faults({ '0203': { level: 0, features: { lava: 1, forest: 2 } } })).toEqual([
      'hexes.0203.features.forest: must be a whole number from 1 to 1',
      'hexes.0203.features.lava: no such feature',
    ]);
    expect(faults({ '0203': { level: 0, features: {}, markers: { smoke: 1 } } })).toEqual([
      'hexes.0203.markers: no such field',
    ]);
  });
});

describe('sizes (MAP-1, MAP-6)', () => {
  it('run from that of the rules upwards', () => {
    expect([faults({}), faults({}, { width: 7, height: 10 }), faults({}, { width: 21, height: 27 })]).toEqual([
      [],
      [],
      [],
    ]);
    expect(faults({}, { width: 6, height: 28 })).toEqual([
      'width: must be a whole number from 7 to 21',
      'height: must be a whole number from 9 to 27',
    ]);
    expect(faults({ '0810': { level: 1, features: {} } })).toEqual([
      'hexes.0810: off the map: the last column and row are 0709',
    ]);
  });

  it('the lowest hex of every second column can be left out, all together', () => {
    expect(faults(left('0209', '0409', '0609'))).toEqual([]);
    const message = 'only 0209, 0409, 0609 can be left out, all together';
    expect(faults(left('0209', '0609'))).toEqual([`hexes.0409: ${message}`]);
    expect(faults(left('0209', '0409', '0609', '0505'))).toEqual([`hexes.0505.features.void: ${message}`]);
    expect(faults(left('0209'), { width: 8, height: 9 })).toEqual(['hexes.0209.features.void: no hex can be left out']);
    expect(faults({ ...left('0209', '0409'), '0609': { level: 0, features: { void: 1, road: 1 } } })).toEqual([
      'hexes.0609.features.road: no road leads where the board ends',
    ]);
  });
});
