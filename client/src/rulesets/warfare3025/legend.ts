import type { BoardHex } from '@ironhex/shared/board';
import { atCounters, legendBoard, legendEntries } from '../../map/legend.ts';
import type { Legend, LegendEntry } from '../types.ts';
import type { Counter } from './map/counters.ts';
import { emptyPicture, type Picture } from './map/picture.ts';
import { SIGN_ENTRIES } from './panels/signs.tsx';

const { pictureOf, single, ground: hex } = legendEntries<Picture>(emptyPicture);

const ground = (name: string, text: string, features: BoardHex['features']) => hex(name, text, { level: 0, features });

const TERRAIN: readonly LegendEntry<Picture>[] = [
  {
    name: 'Level',
    text: 'The height of the ground, lower left; nothing is written at level 0. Light falls from the upper left.',
    picture: pictureOf(
      legendBoard(2, 2, {
        '0101': { level: 1, features: {} },
        '0201': { level: 2, features: {} },
        '0102': { level: 0, features: {} },
        '0202': { level: 0, features: {} },
      }),
    ),
  },
  ground('Light woods', 'Cover (W-8.3), and difficult (W-6.3).', { woods: 1 }),
  ground('Dense forest', 'More cover (W-8.3), and difficult (W-6.3).', { woods: 2 }),
  ground(
    'Water',
    'Its depth stands lower right. Difficult at depth 1 (W-6.3); deeper water cannot be entered (W-6.5).',
    {
      water: 1,
    },
  ),
  ground('Building', 'Its height stands lower right. Units stand on its roof (W-5.4). Cover (W-8.3).', {
    building: 2,
  }),
  ground('Rubble', 'Difficult (W-6.3).', { rubble: 1 }),
  ground('Swamp', 'Difficult (W-6.3).', { swamp: 1 }),
  ground('Rough', 'Broken ground, without effect but by movement mode (W-13c.1).', { rough: 1 }),
  ground('Sand', 'Without effect but by movement mode (W-13c.1).', { sand: 1 }),
  {
    name: 'Road',
    text: 'Without effect; by movement mode open ground, whatever else is there (W-13c.1).',
    picture: pictureOf(
      legendBoard(2, 1, { '0101': { level: 0, features: { road: 1 } }, '0201': { level: 0, features: { road: 1 } } }),
    ),
  },
  ground('Impassable', 'Cannot be entered (W-6.5).', { impassable: 1 }),
];

const unit = (more: Partial<Counter> = {}): Counter => ({
  id: 'a',
  side: 0,
  name: '',
  silhouette: 'griffin',
  at: '0101',
  facing: 0,
  token: 'none',
  unstable: false,
  structureDamage: 0,
  armourDamage: 0,
  destroyed: false,
  ...more,
});

const THREE = legendBoard(3, 2);

const counter = (name: string, text: string, more: Partial<Counter>, has?: (counter: Counter) => boolean) =>
  single(name, text, { counters: [unit(more)] }, has && atCounters(has));

type Contact = Picture['contacts'][number];

/** An enemy that is known and not in sight. */
const contact = (name: string, text: string, more: Partial<Contact>) => {
  const mark: Contact = { at: '0101', side: 1, kind: 'contact', name: '', text: '2', ...more };
  return single(name, text, { contacts: [mark] }, ({ contacts }, at) =>
    contacts.some((each) => each.at === at && each.kind === mark.kind),
  );
};

type Reach = Picture['reach'][number];

const reach = (name: string, text: string, more: Partial<Reach>, has?: (mark: Reach) => boolean) =>
  single(
    name,
    text,
    { reach: [{ at: '0101', hexes: 3, fast: false, jump: false, risky: false, ...more }], distances: true },
    has && ((picture, at) => picture.reach.some((mark) => mark.at === at && has(mark))),
  );

const sight = (name: string, text: string, state: Picture['sight'][number]['state']): LegendEntry<Picture> => ({
  name,
  text,
  picture: pictureOf(THREE, {
    sight: [
      {
        from: '0101',
        to: '0301',
        side: 0,
        state,
        pieces: state === 'cover' ? [{ at: '0201', label: '+1' }] : [],
        blockedAt: state === 'blocked' ? '0201' : undefined,
        label: '2',
      },
    ],
  }),
});

const SYMBOLS: readonly LegendEntry<Picture>[] = [
  counter(
    'Unit',
    'Colour and outline are its side, the picture inside is its kind. The wedge shows where it faces.',
    {},
  ),
  counter(
    'Fast',
    'Two chevrons: it moved far in its last action (W-4.3).',
    { token: 'fast' },
    ({ token }) => token === 'fast',
  ),
  counter(
    'Stationary',
    'An anchor: it attacked without moving, or waited (W-4.3).',
    { token: 'stationary' },
    ({ token }) => token === 'stationary',
  ),
  counter(
    'Unstable',
    'A leaning sign of danger: it has lost its footing, by movement mode (W-13c.7).',
    { unstable: true },
    ({ unstable }) => unstable,
  ),
  counter(
    'Hidden',
    'Hatched: the other side does not know of this unit of yours (W-13d.3).',
    { known: 'hidden' },
    ({ known }) => known === 'hidden',
  ),
  counter(
    'Detected',
    'Half an eye: to the other side this unit of yours is a contact (W-13d.3).',
    { known: 'detected' },
    ({ known }) => known === 'detected',
  ),
  counter(
    'Visible',
    'An open eye: the other side sees this unit of yours, and can attack it (W-13d.11).',
    { known: 'visible' },
    ({ known }) => known === 'visible',
  ),
  contact('Contact', 'An enemy of which only the hex is known, with its number (W-13d.3). It cannot be attacked.', {}),
  contact(
    'Unit as last known',
    'Grey, with a clock: an enemy was last seen here. It may be anywhere by now (W-13d.13).',
    { kind: 'unit', text: '', silhouette: 'rifleman' },
  ),
  contact('Contact as last known', 'A small grey mark with a clock: a contact was lost here (W-13d.13).', {
    kind: 'mark',
    text: '?',
  }),
  counter(
    'Damage',
    'The bar empties as armour is lost; the rim turns red as structure is lost.',
    { armourDamage: 0.6, structureDamage: 0.4 },
    ({ armourDamage, structureDamage, destroyed }) => !destroyed && armourDamage + structureDamage > 0,
  ),
  counter(
    'Destroyed',
    'A scorch mark stays where it fell.',
    { destroyed: true, side: 1 },
    ({ destroyed }) => destroyed,
  ),
  counter('Acts', 'It glows: its turn.', { emphasis: 'acting' }),
  counter('May act', 'A broken frame: it may act or interrupt.', { emphasis: 'eligible' }),
  counter('Can be shot', 'A reticle, with the best chance to do any damage.', { sight: '58 %', side: 1 }),
  counter('Target', 'Red corners: it is aimed at.', { emphasis: 'target', side: 1 }),
  reach('Within reach', 'The outline goes around where the unit can go. D writes how many hexes each way has.', {}),
  reach(
    'Fast at the end',
    'A dashed outline, and chevrons: going there makes the unit fast.',
    {
      hexes: 7,
      fast: true,
    },
    ({ fast }) => fast,
  ),
  reach('By a jump', 'A dotted outline, and an arc: a jump leads there.', { jump: true }, ({ jump }) => jump),
  reach('With a roll', 'A red corner: something is rolled for on the way.', { risky: true }, ({ risky }) => risky),
  single(
    'Threat',
    'What an enemy that is pointed at could do: the outline goes around where it could go, red lines cover what it could hit.',
    { threat: { side: 1, reach: ['0101'], hits: ['0101'] } },
  ),
  {
    name: 'Plan',
    text: 'The way that is planned, with the unit at its end.',
    picture: pictureOf(THREE, {
      paths: [
        {
          unit: 'a',
          side: 0,
          from: '0101',
          marks: [
            { at: '0201', kind: 'step' },
            { at: '0302', kind: 'step' },
          ],
          facing: 2,
        },
      ],
    }),
  },
  sight('In sight', 'Nothing is in the way.', 'clear'),
  sight('In cover', 'Notches show what gives cover, and how much (W-8).', 'cover'),
  sight('Out of sight', 'The cross shows what blocks the line (W-8).', 'blocked'),
  {
    name: 'Could be spotted',
    text: 'An eye where an enemy looks from, and its chance to spot the unit at the end of the plan (W-13d.4). Unbroken: for certain.',
    picture: pictureOf(THREE, { spotting: [{ from: '0301', to: '0101', tone: 'act', label: '65 %' }] }),
  },
  {
    name: 'Could spot',
    text: 'A green line: at the end of the plan your unit looks for a contact, with this chance (W-13d.4).',
    picture: pictureOf(THREE, { spotting: [{ from: '0101', to: '0301', tone: 'good', label: '65 %' }] }),
  },
  single('Way in', 'A hex by which a unit enters the map (W-3.6).', { entries: ['0101'] }, ({ entries }, at) =>
    entries.includes(at),
  ),
];

/** What the symbols of Warfare's map and the signs of its panels mean. */
export const legend: Legend<Picture> = { terrain: TERRAIN, symbols: SYMBOLS, signs: SIGN_ENTRIES };
