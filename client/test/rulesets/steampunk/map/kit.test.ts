import type { Board } from '@ironhex/shared/board';
import { UNITS } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import { type Layout, TURNED, UPRIGHT } from '../../../../src/map/geometry/layout.ts';
import { counterOf, type Look, UNKNOWN } from '../../../../src/rulesets/steampunk/map/counters.ts';
import { steampunkMap } from '../../../../src/rulesets/steampunk/map/kit.ts';
import { emptyPicture, type Picture } from '../../../../src/rulesets/steampunk/map/picture.ts';
import { counterLook, lookOf } from '../../../map/pictures.ts';

const BOARD: Board = { format: 'ironhex.board/1', id: 'b', name: '', width: 7, height: 9, hexes: {} };

/** What a picture looks like, as one text. */
const painted = (more: Partial<Picture>, layout: Layout): string =>
  lookOf(steampunkMap, { ...emptyPicture(BOARD), ...more }, layout, 0.7);

const look = (more: Partial<Look> = {}): Look => ({
  unit: 'elf.elf_infantry',
  race: 'elf',
  size: 'Medium',
  models: { alive: 3, total: 4 },
  layer: 'ground',
  speed: 'slow',
  marks: [],
  hidden: false,
  ...more,
});
const counter = (of: Look, more = {}) =>
  counterOf({ id: 'b1', side: 0, name: '', at: '0405', facing: 0, destroyed: false, look: of, ...more });

/** What one counter looks like. */
const paintedCounter = (of: Look, layout: Layout): string => counterLook(steampunkMap.counter, counter(of), layout);

test('each of the units looks like no other', () => {
  const pictures = [...UNITS.values()].map(({ id, race, size, count }) =>
    paintedCounter(look({ unit: id, race, size, models: { alive: count, total: count } }), UPRIGHT),
  );
  expect(new Set(pictures).size).toBe(UNITS.size);
});

const PARTS: Readonly<Record<string, Partial<Picture>>> = {
  counters: { counters: [counter(look())] },
  'a token of somebody else': { counters: [counter(UNKNOWN, { facing: null })] },
  'order cards': {
    counters: [counter(look(), { orders: { steps: [['F'], ['F'], ['F']], parts: ['-', 'Fire'], state: 'illegal' } })],
  },
  markers: { markers: { '0303': { smoke: 1, fire: 1, poison: null, acid: { count: 2, major: true, from: 5 } } } },
  plans: {
    plans: [
      { unit: 'b1', side: 0, from: '0405', steps: [{ n: 4, at: '0404', facing: 1, unsure: false }], chosen: true },
    ],
  },
  'plans of others': {
    plans: [
      { unit: 'b1', side: 0, from: '0405', steps: [{ n: 3, at: '0404', facing: 1, unsure: true }], chosen: false },
    ],
  },
  areas: { areas: [{ kind: 'target', hexes: ['0303', '0304'], side: null }] },
  arc: {
    arc: {
      from: '0405',
      facing: 0,
      reach: 4,
      pointBlank: ['0404'],
      normal: ['0403'],
      long: ['0402'],
      onEdge: ['0403'],
      unseen: ['0402'],
      edges: [0.5],
    },
  },
  arrows: { arrows: [{ kind: 'retreat', from: '0405', to: '0404', side: 1, label: 'away' }] },
  sight: { sight: [{ from: '0405', to: '0402', side: 0, state: 'clear', pieces: [], label: '3' }] },
  wheel: { wheel: { at: '0405', facing: 2, aboutFace: undefined } },
  spotlight: { spotlight: ['0203'] },
};

describe.each([
  ['upright', UPRIGHT],
  ['turned', TURNED],
])('on a map that lies %s', (_, layout) => {
  const empty = painted({}, layout);
  const names = Object.keys(PARTS);

  test('every part of a picture is painted, and none looks like another', () => {
    const pictures = names.map((name) => painted(PARTS[name]!, layout));
    for (const [i, picture] of pictures.entries()) expect(picture === empty, names[i]).toBe(false);
    expect(new Set(pictures).size).toBe(names.length);
  });

  test('each race, layer, speed and mark is seen', () => {
    const base = paintedCounter(look(), layout);
    const changes: readonly Partial<Look>[] = [
      { race: 'ork' },
      { race: 'gnome' },
      { layer: 'air' },
      { speed: 'fast' },
      { models: { alive: 2, total: 4 } },
      { marks: [{ kind: 'shaken', n: 1 }] },
      { marks: [{ kind: 'futureDamage', n: 2 }] },
      { marks: [{ kind: 'futureDamage', n: 3 }] },
      { hidden: true },
    ];
    const pictures = changes.map((change) => paintedCounter(look(change), layout));
    expect(new Set([base, ...pictures]).size).toBe(changes.length + 1);
  });
});
