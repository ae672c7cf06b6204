// Shows the map with an example of everything that can stand on it, for looking at it. Not part of the game.
import type { Board } from '@ironhex/shared/board';
import { type Direction, directionBetween, type HexLabel, labelOf, parseLabel } from '@ironhex/shared/hex';
import { STOCK_BOARDS } from '@ironhex/shared/warfare3025';
import type { MapCue } from '../../../map/effects/cues.ts';
import { openGallery } from '../../../map/gallery.ts';
import type { Side } from '../../../map/picture.ts';
import { SHAPES, type Silhouette } from './counter/shapes.ts';
import type { Counter } from './counters.ts';
import { warfareMap } from './kit.ts';
import { emptyPicture, type Picture } from './picture.ts';

/** The hex so many columns right of and rows below another. */
const shift = (at: HexLabel, columns: number, rows: number): HexLabel => {
  const two = (n: number): string => `${n}`.padStart(2, '0');
  return two(Number(at.slice(0, 2)) + columns) + two(Number(at.slice(2)) + rows);
};

const NAMES: Readonly<Record<string, string>> = {
  grf: 'Griffin',
  lct: 'Locust',
  wvr: 'Wolverine 2',
  as7: 'Atlas',
  war: 'Rifleman',
  stk: 'Stalker',
};

const counter = (id: string, side: Side, at: Counter['at'], more: Partial<Counter> = {}): Counter => ({
  id,
  side,
  name: NAMES[id.slice(0, 3)] ?? id.toUpperCase(),
  silhouette: 'griffin',
  at,
  facing: side === 0 ? 2 : 5,
  token: 'none',
  unstable: false,
  structureDamage: 0,
  armourDamage: 0,
  destroyed: false,
  ...more,
});

/** A hex in the middle of a board, from which the examples are laid out. */
const middleOf = ({ width, height }: Board): HexLabel =>
  shift('0101', Math.floor(width / 2) - 1, Math.floor(height / 2) - 1);

const troops = (board: Board): readonly Counter[] => {
  const m = middleOf(board);
  return [
    counter('grf-1n', 0, m, { emphasis: 'acting', token: 'fast', structureDamage: 0.3, armourDamage: 0.7 }),
    counter('lct-1v', 0, shift(m, -2, 2), { silhouette: 'locust', emphasis: 'eligible', token: 'stationary' }),
    counter('as7-d', 0, shift(m, -4, -1), { silhouette: 'giant', facing: 1, armourDamage: 0.2 }),
    counter('wvr-6r', 1, shift(m, 4, -2), {
      silhouette: 'wolverine',
      emphasis: 'target',
      armourDamage: 1,
      structureDamage: 0.75,
    }),
    counter('war-6k', 1, shift(m, 5, 1), { silhouette: 'rifleman', facing: 4, token: 'stationary' }),
    counter('lrm-c', 1, shift(m, 3, -4), { silhouette: 'tank', facing: 3, token: 'fast', seat: 2 }),
    counter('phx-1', 1, shift(m, 1, -3), { destroyed: true }),
    counter('stk-3f', 2, shift(m, -3, -4), { silhouette: 'battery', facing: 3, structureDamage: 1, armourDamage: 1 }),
    counter('wvr-6s', 1, { beside: 'top' }, { silhouette: 'wolverine', facing: null }),
    counter('lct-1m', 1, { beside: 'top' }, { silhouette: 'locust', facing: null }),
    ...['grf-1s', 'war-7', 'lct-3', 'as7-k'].map((id, i) =>
      counter(id, 0, { beside: 'bottom' }, { facing: null, emphasis: i === 0 ? 'selected' : 'acting' }),
    ),
    counter('hbk-4g', 3, shift(m, -5, 3), { emphasis: 'selected', facing: 0, structureDamage: 0.5 }),
  ];
};

const EMPHASES = [undefined, 'eligible', undefined, 'target', undefined, 'acting', 'selected'] as const;

/** Every silhouette, side by side, in every state. */
const crowd = (board: Board): readonly Counter[] =>
  Object.keys(SHAPES).map((silhouette, i) =>
    counter(silhouette, (i % 4) as 0 | 1 | 2 | 3, shift(middleOf(board), (i % 5) - 2, Math.floor(i / 5) - 1), {
      silhouette: silhouette as Silhouette,
      name: silhouette,
      facing: (i % 6) as Direction,
      token: (['none', 'fast', 'stationary'] as const)[i % 3]!,
      unstable: i % 5 === 2,
      structureDamage: (i % 7) / 6,
      armourDamage: (i % 4) / 3,
      destroyed: i % 9 === 8,
      emphasis: i % 9 === 8 ? undefined : EMPHASES[i % 7],
      sight: i % 4 === 1 ? `${i * 5} %` : undefined,
    }),
  );

/** Two steps in each of some directions from the middle. */
const reachOf = (board: Board): Picture['reach'] => {
  const m = parseLabel(middleOf(board))!;
  const found: Picture['reach'][number][] = [];
  for (let q = -4; q <= 4; q++) {
    for (let r = -4; r <= 4; r++) {
      const hexes = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
      if (hexes === 0 || hexes > 4 || m.q + q < 0) continue;
      const at = labelOf({ q: m.q + q, r: m.r + r });
      found.push({ at, hexes, fast: hexes > 3, jump: (q * 7 + r * 3) % 5 === 1, risky: (q * 5 + r * 11) % 7 === 2 });
    }
  }
  return found;
};

const SCENES: Readonly<Record<string, (board: Board) => Partial<Picture>>> = {
  idle: () => ({}),
  bare: () => ({ counters: [] }),
  crowd: (board) => ({ counters: crowd(board) }),
  reach: (board) => ({ reach: reachOf(board), cursor: shift(middleOf(board), 2, 1) }),
  path: (board) => {
    const m = middleOf(board);
    const at = [shift(m, 0, 1), shift(m, 1, 1), shift(m, 2, 2), shift(m, 3, 2)];
    return {
      paths: [
        {
          unit: 'grf-1n',
          side: 0,
          from: m,
          facing: 2,
          marks: at.map((hex, i) => ({ at: hex, kind: 'step', risk: i === 2 ? 'piloting 65 %' : undefined })),
        },
        {
          unit: 'lct-1v',
          side: 0,
          from: shift(m, -2, 2),
          facing: 0,
          marks: [
            { at: shift(m, -3, 0), kind: 'jump' },
            { at: shift(m, -3, -1), kind: 'land', risk: 'landing 42 %' },
          ],
        },
      ],
      wheel: { at: shift(m, 3, 2), facing: 2, aboutFace: 5 },
    };
  },
  trigger: (board) => {
    const m = middleOf(board);
    const end = shift(m, 4, -2);
    const at = [shift(end, -1, 0), shift(end, -1, 1), shift(end, -2, 2), shift(end, -2, 3)];
    return {
      paths: [
        {
          unit: 'wvr-6r',
          side: 1,
          from: end,
          facing: 4,
          marks: at.map((hex) => ({ at: hex, kind: 'step' })),
          trigger: 2,
          triggers: [0, 1, 2, 3, 4],
        },
      ],
      spotlight: [end, ...at, m],
    };
  },
  sight: (board) => {
    const m = middleOf(board);
    return {
      sight: [
        {
          from: m,
          to: shift(m, 4, -2),
          side: 0,
          state: 'cover',
          pieces: [
            { at: shift(m, 1, 0), label: '+1 light woods' },
            { at: shift(m, 3, -1), label: '+1 partial cover' },
          ],
          label: '4 hexes, medium',
        },
        {
          from: shift(m, -5, 3),
          to: shift(m, -4, -1),
          side: 3,
          state: 'blocked',
          pieces: [],
          blockedAt: shift(m, -4, 0),
          label: '4 hexes',
        },
        { from: shift(m, -4, -1), to: shift(m, -3, -4), side: 0, state: 'clear', pieces: [], label: '3 hexes, short' },
      ],
    };
  },
  bands: (board) => ({
    bands: {
      centre: middleOf(board),
      rings: [
        { to: 1, label: 'adjacent', quality: 'adjacent' },
        { to: 3, label: 'short', quality: 'best' },
        { to: 6, label: 'medium', quality: 'best' },
        { to: 9, label: 'long', quality: 'out' },
      ],
    },
  }),
  contacts: (board) => {
    const m = middleOf(board);
    const own = (['hidden', 'detected', 'visible'] as const).map((known, i) =>
      counter(`lct-${i + 1}`, 0, shift(m, 2 * i - 2, 2), {
        silhouette: 'locust',
        known,
        token: i === 2 ? 'fast' : 'none',
      }),
    );
    const contact = { side: 1, kind: 'contact', name: '', text: '2' } as const;
    return {
      counters: own,
      contacts: [
        { ...contact, at: shift(m, -2, -2) },
        { ...contact, at: shift(m, 0, -2), text: '14', silhouette: 'rifleman' },
        { ...contact, at: shift(m, 2, -2), kind: 'unit', text: '', silhouette: 'wolverine' },
        { ...contact, at: shift(m, 4, -2), kind: 'mark', text: '?' },
      ],
      spotting: [
        { from: shift(m, -2, -2), to: shift(m, -2, 2), tone: 'act', label: 'may spot you' },
        { from: shift(m, 0, -2), to: shift(m, 0, 2), tone: 'danger', label: 'spots you' },
      ],
    };
  },
  entries: (board) => ({
    counters: [],
    entries: Array.from({ length: board.width }, (_, i) => shift('0101', i, board.height - 1)),
  }),
};

const cuesOf = (board: Board): readonly MapCue[] => {
  const m = middleOf(board);
  const target = shift(m, 4, -2);
  const path = [m, shift(m, 0, 1), shift(m, 1, 1), shift(m, 2, 2)];
  const [a, b] = [parseLabel(path[2]!)!, parseLabel(path[3]!)!];
  const facing: Direction = directionBetween(a, b) ?? 2;
  return [
    { kind: 'attention', at: m },
    { kind: 'face', unit: 'grf-1n', facing: 3 },
    { kind: 'move', unit: 'grf-1n', path, facing, jump: false },
    { kind: 'shot', from: path[3]!, to: target, side: 0, style: 'beam', missed: false, impact: 'danger' },
    {
      kind: 'verdict',
      at: target,
      rows: [
        { label: 'needs 8+', dice: [{ face: 14, counts: true }], came: 'good' },
        {
          label: 'armour',
          dice: [
            { face: 3, counts: true },
            { face: 9, counts: false },
          ],
          came: 'poor',
        },
      ],
      text: 'structure',
      tone: 'danger',
    },
    { kind: 'word', at: target, text: '−5 structure', tone: 'danger' },
    { kind: 'shot', from: path[3]!, to: target, side: 0, style: 'missiles', missed: false, impact: 'act' },
    { kind: 'shot', from: target, to: path[3]!, side: 1, style: 'shell', missed: true, impact: 'quiet' },
    { kind: 'shot', from: target, to: path[3]!, side: 1, style: 'flame', missed: false, impact: 'danger' },
    { kind: 'move', unit: 'lct-1v', path: [shift(m, -2, 2), shift(m, -3, -1)], facing: 0, jump: true },
    { kind: 'destroyed', unit: 'wvr-6r', at: target },
  ];
};

await openGallery({
  kit: warfareMap,
  boards: STOCK_BOARDS,
  scenes: Object.fromEntries(
    Object.entries(SCENES).map(([name, sceneOf]) => [
      name,
      (board: Board): Picture => ({ ...emptyPicture(board), counters: troops(board), ...sceneOf(board) }),
    ]),
  ),
  cues: cuesOf,
});
