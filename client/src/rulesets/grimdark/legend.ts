import { TERRAINS, type Terrain } from '@ironhex/shared/grimdark';
import { atCounters, legendBoard, legendEntries } from '../../map/legend.ts';
import type { Legend, LegendEntry } from '../types.ts';
import { type Counter, counterOf, type Look, type MarkKind } from './map/counters.ts';
import { coveredBy } from './map/on-board.ts';
import { emptyPicture, type Picture } from './map/picture.ts';
import type { TokenKind, TokenPicture } from './map/tokens.ts';
import { TERRAIN_NAMES, terrainText } from './words/terrain.ts';

const TWO = legendBoard(2, 1);
const FLOWER = legendBoard(3, 3);
const WIDE = legendBoard(5, 2);

const { pictureOf, single, ground } = legendEntries<Picture>(emptyPicture);

const terrainEntry = (terrain: Terrain): LegendEntry<Picture> =>
  ground(TERRAIN_NAMES[terrain], terrainText(terrain), {
    level: 0,
    features: terrain === 'open' ? {} : { [terrain]: 1 },
  });

const TERRAIN_ENTRIES: readonly LegendEntry<Picture>[] = [
  ...TERRAINS.map(terrainEntry),
  {
    name: 'Slope and cliff',
    text: 'One level up is difficult, one level down is free. Two levels are a cliff: no step leads there (G-6.2).',
    picture: pictureOf(
      legendBoard(3, 1, {
        '0101': { level: 0, features: {} },
        '0201': { level: 1, features: {} },
        '0301': { level: 3, features: {} },
      }),
    ),
  },
];

const LOOK: Look = {
  figure: 'hl-line',
  army: 'holdfast-levy',
  size: 'standard',
  strength: { of: 'models', left: 10, total: 10, last: 1, half: false },
  activated: false,
  marks: [],
};

const unit = (look: Partial<Look> = {}, more: Partial<Counter> = {}): Counter =>
  counterOf({
    id: 'a1',
    side: 0,
    name: '',
    at: '0101',
    facing: null,
    destroyed: false,
    ...more,
    look: { ...LOOK, ...look },
  });

const counter = (
  name: string,
  text: string,
  look: Partial<Look> = {},
  more: Partial<Counter> = {},
  has?: (look: Look) => boolean,
) => single(name, text, { counters: [unit(look, more)] }, has && atCounters(({ look }) => has(look)));

const mark = (kind: MarkKind, name: string, text: string, n = 1) =>
  counter(name, text, { marks: [{ kind, n }] }, {}, ({ marks }) => marks.some((other) => other.kind === kind));

/** Markers that nobody holds and held ones are explained apart. */
const isMarker = (kind: TokenKind, held: boolean, token: TokenPicture): boolean =>
  token.kind === kind && (kind !== 'marker' || (token.side !== null) === held);

const token = (kind: TokenKind, name: string, text: string, more: Partial<TokenPicture> = {}) =>
  single(name, text, { tokens: [{ kind, at: '0101', side: null, n: 0, spent: false, ...more }] }, ({ tokens }, at) =>
    tokens.some((other) => other.at === at && isMarker(kind, more.side != null, other)),
  );

const COUNTERS: readonly LegendEntry<Picture>[] = [
  counter(
    'Unit',
    'Colour and outline are its side, the rim is its army, the figure its kind. The number counts its living models.',
  ),
  counter('The Ferrous Choir', 'A cog around the counter.', { figure: 'fc-acolytes', army: 'ferrous-choir' }),
  counter(
    'Thornwake Brood',
    'Thorns around the counter.',
    { figure: 'tb-reavers', army: 'thornwake-brood' },
    { side: 1 },
  ),
  counter('Lantern Exiles', 'Lamps around the counter.', { figure: 'le-wardens', army: 'lantern-exiles' }, { side: 1 }),
  counter('Large unit', 'A larger counter with a second rim: two levels high (G-2.6). A heart counts its wounds.', {
    figure: 'hl-rampart',
    size: 'large',
    strength: { of: 'wounds', left: 7, total: 9, last: 1, half: false },
  }),
  {
    name: 'Titanic unit',
    text: 'It stands on seven hexes, three levels high (G-2.6).',
    picture: pictureOf(FLOWER, {
      counters: [
        unit(
          {
            figure: 'tb-colossus',
            army: 'thornwake-brood',
            size: 'titanic',
            strength: { of: 'wounds', left: 18, total: 18, last: 1, half: false },
          },
          { side: 1, at: '0202', covers: coveredBy(FLOWER, '0202', 'titanic') },
        ),
      ],
    }),
  },
  counter(
    'Half strength',
    'Half of it or less is left: it has to test its morale when it is hurt (G-13.1).',
    { strength: { of: 'models', left: 4, total: 10, last: 1, half: true } },
    {},
    ({ strength }) => strength.half,
  ),
  counter(
    'Activated',
    'It has had its turn in this round (G-8.3).',
    { activated: true, marks: [{ kind: 'activated', n: 1 }] },
    {},
    ({ activated }) => activated,
  ),
  counter('May act', 'It answers what is asked.', {}, { emphasis: 'eligible' }),
  counter('Acts', 'Its activation is going on, or it is planned.', {}, { emphasis: 'acting' }),
  counter('Target', 'It is charged or shot at.', {}, { side: 1, emphasis: 'target' }),
  counter(
    'What to expect',
    'The wounds on average if it is shot at (1.3 w), or the chance to win the melee against it (62 %).',
    {},
    { side: 1, sight: '1.3 w' },
  ),
];

const MARKS: readonly LegendEntry<Picture>[] = [
  mark('shaken', 'Shaken', 'Its next activation is idle; it hits in melee on 6 only, and holds no markers (G-13.5).'),
  mark('fatigued', 'Fatigued', 'In melee it hits on 6 only until the end of the round (G-12.7).'),
  mark('arrived', 'Just arrived', 'It came by Ambush in this round: it neither seizes nor contests (G-14.2).'),
  mark('hero', 'Hero', 'A hero has joined it (G-4.5).'),
  mark('passengers', 'Passengers', 'So many units ride in it (G-15.1).', 2),
  mark('tokens', 'Spell tokens', 'So many tokens its Casters hold (G-16.1).', 3),
  mark('helped', 'Helped', 'A spell or an event does it good; its card says which (G-16.6).'),
  mark('hindered', 'Hindered', 'A spell or an event does it harm; its card says which (G-16.6).'),
  mark('relic', 'Carries the relic', 'It drops it when it is destroyed or Shaken (G-18.2).'),
  mark('component', 'Carries the component', 'Brought to its own edge, it wins the battle (G-18.3).'),
  mark('intel', 'Carries intel', 'Brought to the edge of the enemy, it is worth a point (G-17.4, 36).'),
  mark('marked', 'Marked', 'The crazed sniper aims at it (G-17.4, 33).'),
  mark('reserve', 'In reserve', 'It waits beside the map, to arrive by Ambush from round 2 on (G-8.2).'),
  mark('scouts', 'Set aside', 'It waits beside the map, to be placed as a Scout (G-7.8).'),
];

const TOKENS: readonly LegendEntry<Picture>[] = [
  token('marker', 'Marker', 'Nobody holds it yet. Units within 3 hexes seize it at the end of a round (G-14.2).', {
    n: 1,
  }),
  token('marker', 'Held marker', 'In the colour and shape of who holds it, also when they have left (G-14.2).', {
    n: 2,
    side: 0,
  }),
  token('tomb', 'Tomb', 'Somewhere in these ruins the relic is hidden (G-18.2).'),
  token('relic', 'Relic', 'It lies there for whoever comes within 1 hex (G-18.2).'),
  token('terminal', 'Terminal', 'Opened by the first who ends a move within 1 hex; a grey one is open (G-18.3).', {
    n: 4,
  }),
  token('component', 'Component', 'Taken with two codes at the middle of the map (G-18.3).'),
  token('knowledge', 'Chamber of Knowledge', 'In the colour and shape of who controls it (G-18.4).', { side: 0 }),
  token('emotion', 'Chamber of Emotion', 'In the colour and shape of who controls it (G-18.4).', { side: 1 }),
  token('logic', 'Chamber of Logic', 'In the colour and shape of who controls it (G-18.4).'),
  token('will', 'Chamber of Will', 'In the colour and shape of who controls it (G-18.4).'),
  token('anomaly', 'Psychic anomaly', 'Moves that touch the 3 hexes around it are hurt (G-17.4, 31).'),
  token('post', 'Sniper post', 'From here the crazed sniper shoots (G-17.4, 33).'),
  token('intel', 'Enemy intel', 'Taken by whoever ends a move within 1 hex (G-17.4, 36).'),
];

const OVERLAYS: readonly LegendEntry<Picture>[] = [
  {
    name: 'Reach',
    text: 'Where a unit can end, with the limit: a line around an Advance, dashes around a Rush or a Charge, dots around hexes beside enemies, where only a Charge ends (G-9.1).',
    picture: pictureOf(WIDE, {
      areas: [
        { kind: 'rush', hexes: ['0101', '0102', '0201', '0202', '0301', '0302'], side: 0, label: '' },
        { kind: 'advance', hexes: ['0101', '0102', '0201', '0202'], side: 0, label: '' },
        { kind: 'charge', hexes: ['0401', '0402'], side: 0, label: '' },
      ],
      counters: [unit({}, { emphasis: 'acting' })],
    }),
  },
  {
    name: 'Charge',
    text: 'The enemies that can be charged, and where a charge may end (G-9.7).',
    picture: pictureOf(legendBoard(3, 2), {
      areas: [{ kind: 'contact', hexes: ['0201', '0202'], side: 0, label: '' }],
      counters: [unit({ figure: 'tb-reavers', army: 'thornwake-brood' }, { side: 1, at: '0302', emphasis: 'target' })],
    }),
  },
  {
    name: 'Threatened',
    text: 'What a unit that you look at could shoot at now, and where it could end a charge.',
    picture: pictureOf(WIDE, { threat: { side: 1, reach: ['0101', '0102'], hits: ['0201', '0202', '0301', '0302'] } }),
  },
  {
    name: 'Seen from there',
    text: 'From the planned hex the hatched ones are not seen; with a shield a target would have cover (G-5).',
    picture: pictureOf(WIDE, { outlook: { hidden: ['0401', '0402', '0501', '0502'], cover: ['0301', '0302'] } }),
  },
  {
    name: 'Planned move',
    text: 'The way with a ghost at its end, and warnings where something waits.',
    picture: pictureOf(legendBoard(3, 2), {
      paths: [
        {
          unit: 'a1',
          side: 0,
          from: '0101',
          marks: [
            { at: '0201', kind: 'step' },
            { at: '0302', kind: 'step' },
          ],
          facing: null,
        },
      ],
      counters: [unit()],
    }),
  },
  {
    name: 'Shots',
    text: 'The targets of the groups; broken lines end at a target in cover (G-10.3).',
    picture: pictureOf(legendBoard(4, 2), {
      arrows: [
        { kind: 'shot', from: '0101', to: '0402', side: 0, label: '' },
        { kind: 'covered', from: '0101', to: '0401', side: 0, label: '' },
      ],
      counters: [unit({}, { emphasis: 'acting' })],
    }),
  },
  {
    name: 'To choose',
    text: 'Hexes that answer what is asked.',
    picture: pictureOf(TWO, { areas: [{ kind: 'choice', hexes: ['0101', '0201'], side: null, label: '' }] }),
  },
];

/** What the symbols of the map mean. */
export const legend: Legend<Picture> = {
  terrain: TERRAIN_ENTRIES,
  symbols: [...COUNTERS, ...MARKS, ...TOKENS, ...OVERLAYS],
  signs: [],
};
