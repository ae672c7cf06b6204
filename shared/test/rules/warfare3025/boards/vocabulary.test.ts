import { expect, test } from 'vitest';
import { readBoard } from '../../../../src/board/index.ts';
import { boards } from '../../../../src/rulesets/warfare3025/index.ts';

const faults = (features: object, level = 0) => {
  const hexes = { '0203': { level, features } };
  const read = readBoard({ format: 'ironhex.board/1', id: 'a', name: 'A', width: 5, height: 6, hexes }, boards);
  return read.ok ? [] : read.error.map(({ at, message }) => `${at}: ${message}`);
};

test('woods and buildings have values', () => {
  expect(faults({ woods: 3 })).toEqual(['hexes.0203.features.woods: must be a whole number from 1 to 2']);
  expect(faults({ water: 10 })).toEqual(['hexes.0203.features.water: must be a whole number from 1 to 9']);
  expect(faults({ lava: 1 })).toEqual(['hexes.0203.features.lava: no such feature']);
  expect(faults({}, 21)).toEqual(['hexes.0203.level: must be a whole number from -20 to 20']);
});

test('what cannot share a hex is told where the first of the two stands', () => {
  expect(faults({ building: 2, water: 1 })).toEqual(['hexes.0203.features.building: a building cannot stand in water']);
});

test('a road fords shallow water only', () => {
  expect(faults({ road: 1, water: 1 })).toEqual([]);
  expect(faults({ road: 1, water: 2 })).toEqual(['hexes.0203.features.road: a road can ford water of depth 1 only']);
});
