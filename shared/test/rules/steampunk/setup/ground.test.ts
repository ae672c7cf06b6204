import { describe, expect, it } from 'vitest';
import type { IntentOf } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import { terrainAt } from '../../../../src/rulesets/steampunk/ground/survey.ts';
import { boardOf, hex } from '../ground.ts';
import { SetupTable, type Sitting } from './table.ts';

const playing = ({ options, ...more }: Sitting = {}) =>
  new SetupTable({
    ...more,
    options: { races: { blue: 'elf', orange: 'gnome' }, setup: 'blind', terrain: 'designed', ...options },
  }).until('terrain');
const design = (hexes: Readonly<Record<string, string>>, preset?: string): IntentOf<'design'> => ({
  kind: 'design',
  ...(preset && { preset }),
  hexes: Object.fromEntries(
    Object.entries(hexes).map(([name, words]) => [
      hex(name),
      { terrain: words.replace(' road', ''), ...(words.endsWith(' road') && { road: true }) },
    ]),
  ),
});
const terrainIn = ({ match }: SetupTable, ...names: string[]) =>
  names.map((name) => terrainAt(match.state.board, hex(name)));

describe('SET-2: the edges', () => {
  it.each([
    [1, 'south', 'north'],
    [2, 'north', 'south'],
  ])('are drawn by a d2 before the ground is designed: %i gives blue the %s', (roll, blue, orange) => {
    const table = playing({ dice: [roll] });
    expect(table.facts('edges-drawn')).toEqual([{ kind: 'edges-drawn', roll, edges: { blue, orange } }]);
    expect(table.asked).toEqual(['blue terrain', 'orange terrain']);
    expect(table.match.view('public').seats.map(({ edge }) => edge)).toEqual([blue, orange]);
  });
});

describe('SET-1: the ground', () => {
  it('is designed in secret by both at once, and placed when both have committed', () => {
    const table = playing({ dice: [1] });
    table.say('blue', design({ D8: 'hill', A9: 'forest road' }), 'commit');
    expect(terrainIn(table, 'D8', 'A9')).toEqual(['clear', 'clear']);
    expect(table.knownTo('orange')).not.toContain(hex('A9'));
    table.say('orange', design({ D2: 'dunes' }, 'ridge'), 'commit');
    expect(terrainIn(table, 'D8', 'A9', 'D2')).toEqual(['hill', 'forest', 'dunes']);
    expect(terrainIn(table, 'A3', 'D5')).toEqual(['hill', 'clear']);
    expect(table.facts('ground-designed')).toEqual([{ kind: 'ground-designed', middle: [] }]);
    expect(table.match.view('blue').board).toEqual(table.match.state.board);
  });

  it('is open by default, whatever the board was before', () => {
    const table = playing({ dice: [1], board: boardOf({ D8: 'hill', D5: 'forest' }) }).timeout();
    expect(table.match.state.board.hexes).toEqual({});
  });

  it('belongs to the side that has the edge', () => {
    const table = playing({ dice: [2] })
      .say('blue', design({ D2: 'hill' }))
      .timeout();
    expect(terrainIn(table, 'D2')).toEqual(['hill']);
  });

  it.each([
    [design({ D5: 'hill' }), 'outside-side'],
    [design({ D2: 'hill' }), 'outside-side'],
    [design({ D8: 'lava' }), 'no-such-terrain'],
    [design({ D8: 'burnedForest' }), 'no-such-terrain'],
    [design({ D8: 'swamp' }), 'advanced-terrain'],
    [design({}, 'castle'), 'no-such-preset'],
    [design({}, 'river'), 'advanced-terrain'],
    [
      design(Object.fromEntries([...'ABCDEFG'].flatMap((c) => [`${c}8`, `${c}9`].map((at) => [at, 'mountain'])))),
      'too-closed',
    ],
  ])('refuses %j: %s', (wanted, code) => {
    expect(playing({ dice: [1] }).refusal('blue', wanted)).toMatchObject({ code, rule: 'SET-1' });
  });

  it('may have advanced terrain if the host wants it', () => {
    const table = playing({ dice: [1], options: { advancedTerrain: true } });
    expect(table.refusal('blue', design({ D8: 'swamp' }))).toBeUndefined();
    expect(table.refusal('blue', design({}, 'river'))).toBeUndefined();
  });

  it('gets one to three features in no man’s land if the host wants them', () => {
    const table = playing({ dice: [1, 3, 1, 0, 2, 5, 3, 18], options: { middleFeatures: true } }).timeout();
    expect(table.facts('ground-designed')[0]!.middle).toEqual([
      { at: hex('A4'), feature: 'rough' },
      { at: hex('C4'), feature: 'ruins' },
      { at: hex('G6'), feature: 'road' },
    ]);
    expect(terrainIn(table, 'A4', 'C4', 'G6')).toEqual(['rough', 'ruins', 'clear']);
    expect(table.match.state.board.hexes[hex('G6')]!.features).toEqual({ road: 1 });
  });

  it('is played as it is where it is not designed: nobody is asked, no feature is drawn', () => {
    const board = boardOf({ D8: 'hill' });
    const table = new SetupTable({
      dice: [1],
      board,
      options: {
        races: { blue: 'elf', orange: 'gnome' },
        setup: 'blind',
        middleFeatures: true,
      },
    }).until('deploy');
    expect(table.facts('ground-designed')).toEqual([]);
    expect(table.match.state.board).toEqual(board);
  });
});
