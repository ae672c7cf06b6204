import type { BoardHex } from '@ironhex/shared/board';
import type { HexMarkers, Terrain } from '@ironhex/shared/steampunk';
import { TERRAIN } from '@ironhex/shared/steampunk';
import { atCounters, legendBoard, legendEntries } from '../../map/legend.ts';
import type { Legend, LegendEntry } from '../types.ts';
import { type Counter, counterOf, type Look, type MarkKind, UNKNOWN } from './map/counters.ts';
import { emptyPicture, type Picture } from './map/picture.ts';
import { SIGN_ENTRIES } from './panels/sign-entries.tsx';
import { TERRAIN_NAMES, terrainText } from './words/terrain.ts';

const THREE = legendBoard(3, 2);

const { pictureOf, single, ground } = legendEntries<Picture>(emptyPicture);

const hexOf = (terrain: Terrain): BoardHex => ({
  level: TERRAIN[terrain].level,
  features: ['clear', 'hill', 'mountain'].includes(terrain) ? {} : { [terrain]: 1 },
});

const terrainEntry = (terrain: Terrain): LegendEntry<Picture> =>
  ground(TERRAIN_NAMES[terrain], terrainText(terrain), hexOf(terrain));

const TERRAIN_ENTRIES: readonly LegendEntry<Picture>[] = [
  ...(Object.keys(TERRAIN) as Terrain[]).map(terrainEntry),
  {
    name: 'Road',
    text: 'From road to road units move freely, whatever lies below (TER-1).',
    picture: pictureOf(
      legendBoard(2, 1, { '0101': { level: 0, features: { road: 1 } }, '0201': { level: 0, features: { road: 1 } } }),
    ),
  },
];

const LOOK: Look = {
  unit: 'elf.elf_infantry',
  race: 'elf',
  size: 'Medium',
  models: { alive: 3, total: 4 },
  layer: 'ground',
  speed: 'slow',
  marks: [],
  hidden: false,
};

const unit = (look: Partial<Look> = {}, more: Partial<Counter> = {}): Counter =>
  counterOf({
    id: 'a',
    side: 0,
    name: '',
    at: '0101',
    facing: 0,
    destroyed: false,
    ...more,
    look: { ...LOOK, ...look },
  });

const counter = (name: string, text: string, look: Partial<Look> = {}, has?: (look: Look) => boolean) =>
  single(name, text, { counters: [unit(look)] }, has && atCounters(({ look }) => has(look)));

const mark = (kind: MarkKind, name: string, text: string) =>
  counter(name, text, { marks: [{ kind, n: 1 }] }, ({ marks }) => marks.some((other) => other.kind === kind));

const NO_MARKERS: HexMarkers = { smoke: 0, fire: 0, poison: null, acid: null };

const cloud = (name: string, text: string, markers: Partial<HexMarkers>) =>
  single(name, text, { markers: { '0101': { ...NO_MARKERS, ...markers } } }, (picture, at) => {
    const there = picture.markers[at];
    return there !== undefined && (Object.keys(markers) as (keyof HexMarkers)[]).every((kind) => Boolean(there[kind]));
  });

const SYMBOLS: readonly LegendEntry<Picture>[] = [
  counter(
    'Unit',
    'Colour and outline are its side, the rim is its race, the figure its kind. The wedge shows where it faces; dots are its living models.',
  ),
  counter(
    'Fast',
    'Harder to hit, and hits worse (GUN-6). The sign at the upper left is the speed.',
    { speed: 'fast' },
    ({ speed }) => speed.startsWith('fast'),
  ),
  counter(
    'In the air',
    'Wings: it flies at level 2, over everything (FLY-1).',
    {
      unit: 'elf.eagle_rider',
      speed: 'slow_fly',
      layer: 'air',
    },
    ({ unit, layer }) => unit !== null && layer === 'air',
  ),
  counter(
    'Hidden',
    'Your own unit under its token (CON-8).',
    { hidden: true },
    (look) => look.hidden && look.unit !== null,
  ),
  single(
    'Token',
    'A unit of the enemy hides here: nobody knows which (CON-8).',
    {
      counters: [counterOf({ id: 'a', side: 1, name: '', at: '0101', facing: null, destroyed: false, look: UNKNOWN })],
    },
    atCounters(({ look }) => look.unit === null),
  ),
  mark('shaken', 'Shaken', 'It does its default orders and does not shoot (CON-1).'),
  mark('futureDamage', 'Damage to come', 'Each adds 1 to regular damage against it (CON-2).'),
  mark('fire', 'Fire', 'It burns in Agony 2 (AGO-2).'),
  mark('acid', 'Acid', 'It eats armour in Agony 0 (AGO-0).'),
  mark('minorAcid', 'Minor acid', 'It may damage in Agony 1 (AGO-1).'),
  mark('poison', 'Poison', 'Damage in Agony 3, less each turn (AGO-3).'),
  mark('bleeding', 'Bleeding', 'Damage in Agony 4 (AGO-4).'),
  mark('crippled', 'Critical damage', 'Something of it does not work any more (CON-5).'),
  mark('unconscious', 'Unconscious', 'It does nothing at all (AB-UN).'),
  mark('revealed', 'Just revealed', 'It has the bonuses of an ambush this turn (CON-8).'),
  mark('aim', 'Has aimed', 'It hits better from here with what it aimed (GUN-3).'),
  single(
    'Destroyed',
    'A scorch mark stays where it fell.',
    { counters: [unit({}, { destroyed: true, side: 1 })] },
    atCounters(({ destroyed }) => destroyed),
  ),
  cloud('Smoke', 'Blocks sight, and makes hitting harder (TER-1). Markers go one by one (AFT-3).', { smoke: 2 }),
  cloud('Fire in a hex', 'May set units on fire that stand in it (HEX-6).', { fire: 2 }),
  cloud('Poison cloud', 'May poison and shake who is in it (HEX-4).', { poison: { count: 2, die: 6, from: 5 } }),
  cloud('Acid cloud', 'May give acid to who is in it (HEX-5).', { acid: { count: 2, major: false, from: 5 } }),
  {
    name: 'Plan',
    text: 'Ghosts show where a unit will be after each step of its orders, as things stand now.',
    picture: pictureOf(THREE, {
      plans: [
        {
          unit: 'a',
          side: 0,
          from: '0101',
          steps: [
            { n: 1, at: '0201', facing: 2, unsure: false },
            { n: 2, at: '0302', facing: 2, unsure: false },
          ],
          chosen: true,
        },
      ],
      counters: [unit()],
    }),
  },
  {
    name: 'Within its orders',
    text: 'Hexes in which an order can lead the chosen unit: click on one, or drag the unit or its ghost there.',
    picture: pictureOf(legendBoard(2, 1), {
      areas: [{ kind: 'reach', hexes: ['0101', '0201'], side: null }],
    }),
  },
  {
    name: 'To choose',
    text: 'Hexes that answer what is asked; the one that counts now is outlined.',
    picture: pictureOf(legendBoard(2, 1), {
      areas: [
        { kind: 'goal', hexes: ['0101', '0201'], side: null },
        { kind: 'choice', hexes: ['0101'], side: null },
      ],
    }),
  },
];

/** What the symbols of the map and the signs of the panels mean. */
export const legend: Legend<Picture> = { terrain: TERRAIN_ENTRIES, symbols: SYMBOLS, signs: SIGN_ENTRIES };
