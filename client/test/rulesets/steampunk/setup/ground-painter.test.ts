import { hexesOf, PRESETS, terrainAt } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import { GroundPainter } from '../../../../src/rulesets/steampunk/plan/setup/ground-painter.ts';
import { sitBefore } from './before.ts';

const presetNamed = (id: string) => PRESETS.find((preset) => preset.id === id)!;

const painter = (edge: 'south' | 'north' = 'south', advancedTerrain = false) => {
  const sitting = sitBefore('terrain', { edge, options: { terrain: 'designed', advancedTerrain } });
  return { ground: new GroundPainter(sitting.desk), ...sitting };
};

describe('the own ground', () => {
  test('begins open, in the own three rows', () => {
    const { ground, given } = painter();
    expect(ground.preset.value?.id).toBe('open');
    expect(ground.zone.value).toHaveLength(21);
    expect(ground.shown.value.areas).toEqual([{ kind: 'side', hexes: ground.zone.value, side: 0 }]);
    expect(given).toEqual([]);
  });

  test('can be a ready design, which the map shows', () => {
    const { ground, given } = painter('north');
    ground.take(presetNamed('woods'));
    expect(given).toEqual([{ kind: 'design', preset: 'woods' }]);
    expect(ground.preset.value?.id).toBe('woods');
    const { board } = ground.shown.value;
    const forests = hexesOf(board!).filter((hex) => terrainAt(board!, hex) === 'forest');
    expect(forests).toHaveLength(8);
    for (const hex of forests) expect(ground.zone.value).toContain(hex);
  });

  test('is painted hex by hex; the same stroke again takes it away', () => {
    const { ground, given } = painter();
    ground.brush.value = 'hill';
    expect(ground.pick('0407')).toBe(true);
    ground.brush.value = 'road';
    ground.pick('0407');
    ground.pick('0408');
    expect(ground.design.value).toEqual({
      '0407': { terrain: 'hill', road: true },
      '0408': { terrain: 'clear', road: true },
    });
    ground.pick('0408');
    ground.brush.value = 'hill';
    ground.pick('0407');
    expect(given.at(-1)).toEqual({ kind: 'design', hexes: { '0407': { terrain: 'clear', road: true } } });
    expect(ground.preset.value).toBeUndefined();
    ground.brush.value = 'clear';
    ground.pick('0407');
    expect(ground.design.value).toEqual({});
  });

  test('is painted over a ready design, without what is beyond the own rows', () => {
    const { ground, given } = painter();
    ground.take(presetNamed('ridge'));
    ground.brush.value = 'clear';
    for (const hex of ground.zone.value) ground.pick(hex);
    expect(ground.preset.value?.id).toBe('open');
    const before = given.length;
    ground.brush.value = 'forest';
    expect(ground.pick('0401')).toBe(false);
    expect(given).toHaveLength(before);
  });

  test('is kept to oneself, with the reason, while tanks find no room', () => {
    const { ground, given } = painter();
    ground.brush.value = 'mountain';
    for (const hex of ground.zone.value.slice(0, 12)) ground.pick(hex);
    expect(ground.refusal.value).toBeUndefined();
    const sent = given.length;
    ground.pick(ground.zone.value[12]!);
    expect(ground.refusal.value).toMatchObject({ code: 'too-closed', rule: 'SET-1' });
    expect(Object.keys(ground.design.value)).toHaveLength(13);
    expect(given).toHaveLength(sent);
    expect(ground.undo()).toBe(true);
    expect(ground.refusal.value).toBeUndefined();
  });

  test('has advanced terrain only where that is agreed', () => {
    expect(painter('south', false).ground.refusalOf(presetNamed('village'))).toMatchObject({
      code: 'advanced-terrain',
    });
    expect(painter('south', true).ground.refusalOf(presetNamed('village'))).toBeUndefined();
  });

  test('is changed back step by step', () => {
    const { ground } = painter();
    expect(ground.undo()).toBe(false);
    ground.take(presetNamed('dunes'));
    ground.pick('0409');
    ground.undo();
    expect(ground.preset.value?.id).toBe('dunes');
    ground.undo();
    expect(ground.preset.value?.id).toBe('open');
  });
});
