import type { Board } from '@ironhex/shared/board';
import { ARMIES, type SizeClass } from '@ironhex/shared/grimdark';
import { describe, expect, test } from 'vitest';
import { type Layout, TURNED, UPRIGHT } from '../../../../src/map/geometry/layout.ts';
import { legend } from '../../../../src/rulesets/grimdark/legend.ts';
import { counterOf, type Look, MARKS } from '../../../../src/rulesets/grimdark/map/counters.ts';
import { grimdarkMap } from '../../../../src/rulesets/grimdark/map/kit.ts';
import { coveredBy } from '../../../../src/rulesets/grimdark/map/on-board.ts';
import { emptyPicture, type Picture } from '../../../../src/rulesets/grimdark/map/picture.ts';
import type { TokenKind } from '../../../../src/rulesets/grimdark/map/tokens.ts';
import { counterLook, lookOf } from '../../../map/pictures.ts';
import { LOOK as WHOLE } from './look.ts';

const BOARD: Board = { format: 'ironhex.board/1', id: 'b', name: '', width: 8, height: 10, hexes: {} };

/** What a picture looks like, as one text. */
const painted = (more: Partial<Picture>, layout: Layout): string =>
  lookOf(grimdarkMap, { ...emptyPicture(BOARD), ...more }, layout);

const LOOK: Look = { ...WHOLE, strength: { ...WHOLE.strength, left: 3, total: 4 } };
const counter = (look: Partial<Look> = {}, more = {}) =>
  counterOf({
    id: 'a1',
    side: 0,
    name: '',
    at: '0405',
    facing: null,
    destroyed: false,
    ...more,
    look: { ...LOOK, ...look },
  });

/** What one counter looks like. */
const paintedCounter = (look: Partial<Look>, layout: Layout): string =>
  counterLook(grimdarkMap.counter, counter(look), layout);

test('each of the units looks like no other', () => {
  const looks = Object.values(ARMIES).flatMap(({ id: army, units }) =>
    units.map(({ id, sizeClass }) => ({ figure: id, army, size: sizeClass })),
  );
  expect(new Set(looks.map((look) => paintedCounter(look, UPRIGHT))).size).toBe(looks.length);
});

const KINDS: readonly TokenKind[] = [
  'marker',
  'terminal',
  'tomb',
  'knowledge',
  'emotion',
  'logic',
  'will',
  'anomaly',
  'intel',
  'relic',
  'component',
  'post',
];
const token = (kind: TokenKind, more = {}) => ({ kind, at: '0303', side: null, n: 0, spent: false, ...more });
const area = (kind: Picture['areas'][number]['kind'], label = '') =>
  ({ kind, hexes: ['0303', '0304'], side: 0, label }) as const;
const TITAN = coveredBy(BOARD, '0405', 'titanic');
const path: Picture['paths'][number] = {
  unit: 'a1',
  side: 0,
  from: '0405',
  marks: [{ at: '0404', kind: 'step' }],
  facing: null,
};

const PARTS: Readonly<Record<string, Partial<Picture>>> = {
  counters: { counters: [counter()] },
  'a titanic counter': { counters: [counter({ size: 'titanic' }, { covers: TITAN })] },
  ...Object.fromEntries(KINDS.map((kind) => [kind, { tokens: [token(kind)] }])),
  'a held marker': { tokens: [token('marker', { side: 1 })] },
  'a numbered marker': { tokens: [token('marker', { n: 2 })] },
  'an open terminal': { tokens: [token('terminal', { spent: true })] },
  'a token where somebody stands': { counters: [counter()], tokens: [token('marker', { at: '0405' })] },
  zones: { zones: [{ name: 'North zone', hexes: ['0101', '0201'], side: 1 }] },
  'the reach of an Advance': { areas: [area('advance')] },
  'the reach of a Rush': { areas: [area('rush')] },
  'the reach of a Charge': { areas: [area('charge')] },
  'a labelled band': { areas: [area('rush', 'Rush 12')] },
  choices: { areas: [area('choice')] },
  'hexes near a marker': { areas: [area('near')] },
  'where a charge may end': { areas: [area('contact')] },
  shelter: { areas: [area('shelter')] },
  threat: { threat: { side: 1, reach: ['0303'], hits: ['0304'] } },
  'what is hidden': { outlook: { hidden: ['0303'], cover: [] } },
  'where targets have cover': { outlook: { hidden: [], cover: ['0303'] } },
  paths: { counters: [counter()], paths: [path] },
  'a titanic ghost': { counters: [counter({ size: 'titanic' }, { covers: TITAN })], paths: [path] },
  shots: { arrows: [{ kind: 'shot', from: '0405', to: '0402', side: 0, label: '' }] },
  'shots at cover': { arrows: [{ kind: 'covered', from: '0405', to: '0402', side: 0, label: '' }] },
  'a charge': { arrows: [{ kind: 'charge', from: '0405', to: '0402', side: 0, label: '' }] },
  'a spell': { arrows: [{ kind: 'spell', from: '0405', to: '0402', side: 0, label: '' }] },
  sight: { sight: [{ from: '0405', to: '0402', side: 0, state: 'clear', pieces: [], label: '3 hexes' }] },
  spotlight: { spotlight: ['0203'] },
};

describe.each([
  ['upright', UPRIGHT],
  ['turned', TURNED],
])('on a map that lies %s', (_, layout) => {
  test('every part of a picture is painted, and none looks like another', () => {
    const empty = painted({}, layout);
    const names = Object.keys(PARTS);
    const pictures = names.map((name) => painted(PARTS[name]!, layout));
    for (const [i, picture] of pictures.entries()) expect(picture === empty, names[i]).toBe(false);
    expect(new Set(pictures).size).toBe(names.length);
  });

  test('each army, size, strength and mark is seen', () => {
    const { strength } = LOOK;
    const changes: readonly Partial<Look>[] = [
      {},
      { army: null },
      ...Object.values(ARMIES).flatMap(({ id }) => (id === LOOK.army ? [] : [{ army: id }])),
      ...(['large', 'titanic'] satisfies SizeClass[]).map((size) => ({ size })),
      { strength: { ...strength, left: 2 } },
      { strength: { ...strength, last: 0.4 } },
      { strength: { ...strength, half: true } },
      { strength: { ...strength, of: 'wounds' } },
      { activated: true },
      ...MARKS.map((kind) => ({ marks: [{ kind, n: 1 }] })),
      { marks: [{ kind: 'tokens', n: 4 }] },
    ];
    expect(new Set(changes.map((change) => paintedCounter(change, layout))).size).toBe(changes.length);
  });
});

test('every symbol of the legend has a picture of its own and a sentence', () => {
  const entries = [...legend.terrain, ...legend.symbols];
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  for (const { name, text } of entries) expect(text, name).toMatch(/^[A-Z].*\.$/);
  expect(new Set(entries.map(({ picture }) => painted(picture, UPRIGHT))).size).toBe(entries.length);
});
