import {
  type Ask,
  type Declaration,
  dangerAhead,
  type MoreSpells,
  type Prompt,
  type Spell,
  TERRAIN,
  type UnitId,
  type View,
} from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import { chance, count, list } from '../../../text/numbers.ts';
import { pieceHexes } from '../map/zones.ts';
import { consolidationPath } from '../plan/prompts/spots.ts';
import { actText, dangerWords } from './act.ts';
import { unitName } from './names.ts';
import { TERRAIN_NAMES } from './terrain.ts';

/** A terrain piece as it is called, with a hex of it: `Forest at 0412`. */
export const pieceName = ({ board }: Pick<View, 'board'>, piece: string): string => {
  const hexes = pieceHexes(board, piece).toSorted();
  const [at] = hexes;
  const features = at === undefined ? {} : board.hexes[at]!.features;
  const terrain = (Object.keys(TERRAIN) as (keyof typeof TERRAIN)[]).find((each) => features[each]);
  return `${terrain ? TERRAIN_NAMES[terrain] : 'Terrain'} at ${hexes[Math.floor(hexes.length / 2)] ?? piece}`;
};

/** What is put somewhere, and where. */
interface SpotWords {
  readonly unit?: { readonly id: UnitId } | undefined;
  readonly at?: HexLabel;
  readonly to?: HexLabel | undefined;
  readonly isPicked: boolean;
}

const byDefault = ({ isPicked }: SpotWords): string => (isPicked ? '' : ' by default');
const asProposed = ({ isPicked }: SpotWords): string => (isPicked ? '' : ', as proposed');

/** What danger on the way of a consolidation comes to. */
const consolidationDanger = (view: View, id: UnitId, at: HexLabel): string => {
  const unit = view.units[id]!;
  const path = consolidationPath(view, unit, at) ?? [];
  const danger = dangerAhead(view, unit, { action: 'consolidate', path });
  return danger ? ` That is dangerous: ${dangerWords(danger)} (G-9.9).` : '';
};

const spotBar = (view: View, { prompt }: Ask, spot: SpotWords): string => {
  const { unit, at, to } = spot;
  const name = unit ? unitName(view, unit.id) : '';
  if (at === undefined) return prompt === 'arrive' ? 'Nobody arrives now.' : 'There is no hex for it.';
  switch (prompt) {
    case 'place-marker':
      return `The marker lies in ${at}${byDefault(spot)}.`;
    case 'arrive':
      return `${name} arrives in ${at}.`;
    case 'scout':
      return `${name} is set up in ${at}${to === undefined || to === at ? ' and stays' : ` and goes on to ${to}`}${asProposed(spot)}.`;
    case 'separate':
      return `${name} steps back to ${at}${byDefault(spot)}.`;
    case 'consolidate':
      return view.units[unit!.id]?.at === at
        ? `${name} stays in ${at}.`
        : `${name} consolidates to ${at}.${consolidationDanger(view, unit!.id, at)}`;
    case 'bail-out':
      return `${name} bails out to ${at}${byDefault(spot)}.`;
    default:
      return `${name} is deployed in ${at}${asProposed(spot)}.`;
  }
};

/** What is picked for a spell. */
interface CastWords {
  readonly spell: Spell | undefined;
  readonly targets: readonly UnitId[];
  readonly more: MoreSpells;
  /** That it succeeds if nobody hinders it. */
  readonly chance: number;
}

/** What is cast, and what follows without a further choice. */
const castBar = (view: View, { act }: Ask, { spell, targets, more, chance: p }: CastWords): string => {
  if (spell && targets.length === 0) return `${spell.name}: pick a target.`;
  const names = list(targets.map((id) => unitName(view, id)));
  const none = more === 'after' ? 'No spell before the move.' : 'No spell is cast.';
  const casts = spell ? `${spell.name} at ${names}: ${chance(p)} if nobody hinders it.` : none;
  if (more === 'now') return `${casts} Then another one.`;
  return act ? `${casts} Then it ${actText(view, act)}.` : casts;
};

const SPOT_ACTS: Readonly<Partial<Record<Prompt, string>>> = {
  'place-marker': 'Place',
  deploy: 'Deploy',
  scout: 'Place',
  arrive: 'Arrive',
  separate: 'Step back',
  consolidate: 'Go',
  'bail-out': 'Bail out',
};

/** What the panels say in which questions are answered. */
export const PROMPTING = {
  byDefault: 'default',
  spots: {
    bar: spotBar,
    act: (prompt: Prompt, goes: boolean | 'stays') => (goes === 'stays' ? 'Stay' : goes ? SPOT_ACTS[prompt] : 'Pass'),
    units: {
      deploy: 'Units to deploy',
      scout: 'Scouts',
      arrive: 'Units in reserve',
    } as Readonly<Partial<Record<Prompt, string>>>,
    carries: (n: number) => `with ${count(n, 'unit')} aboard`,
    waits: 'waits beside the map',
    pick: (legal: number) => `${count(legal, 'hex')} to pick from on the map.`,
    onwards: (at: HexLabel) =>
      `It is set up in ${at}. Pick where it goes on to, up to 12 hexes away, or leave it there.`,
    next: 'Next unit',
    rest: 'Deploy the rest',
    restScouts: 'Place all scouts',
    restHint:
      'Spread opposite the markers: guns with sight, melee in front, scouts forward. These are not asked any more; “Ask me” beside the map changes that.',
    pass: 'Pass for this round',
  },
  options: {
    take: 'Begin like this',
    change: 'Change it: both set up by the rules',
    self: 'I place the first marker',
    opponent: 'The opponent places the first marker',
    south: 'The south edge',
    north: 'The north edge',
    counter: { yes: 'Strike first with Counter', no: 'Do not strike' },
    'strike-back': { yes: 'Strike back', no: 'Do not strike back' },
    bar: (words: string, isPicked: boolean) => `${words}${isPicked ? '' : ', by default'}.`,
  },
  odds: {
    title: 'What comes of it',
    strike: 'You strike',
    decline: 'You do not',
    wounds: 'Wounds on',
    destroyed: 'destroyed',
    wins: 'wins the melee',
    routs: 'routs',
    tired: 'It is Fatigued: it hits only on a natural 6 (G-12.7).',
  },
  declare: {
    act: 'Declare',
    title: 'How your units begin',
    way: (unit: string) => `How ${unit} begins`,
    map: 'on the map',
    reserve: 'in reserve (Ambush)',
    scout: 'as a scout',
    join: (unit: string) => `with ${unit}`,
    ride: (unit: string) => `in ${unit}`,
    full: 'full',
    spaces: (taken: number, room: number) => `${taken} of ${room} spaces taken`,
    nothing: 'None of your units has a choice.',
    others: (n: number) => `${count(n, 'other unit')} ${n === 1 ? 'begins' : 'begin'} on the map.`,
    bar: ({ joins, loads, reserves, scouts }: Declaration): string => {
      const parts = [
        ...(joins.length > 0 ? [`${count(joins.length, 'hero')} ${joins.length === 1 ? 'joins' : 'join'}`] : []),
        ...(loads.length > 0 ? [`${count(loads.length, 'unit')} ${loads.length === 1 ? 'rides' : 'ride'}`] : []),
        ...(reserves.length > 0 ? [`${reserves.length} in reserve`] : []),
        ...(scouts.length > 0 ? [count(scouts.length, 'scout')] : []),
      ];
      return parts.length === 0 ? 'All units begin on the map.' : `${list(parts)}; all others begin on the map.`;
    },
  },
  cast: {
    act: 'Cast',
    none: 'No spell',
    later: 'Later',
    spells: 'Spells',
    targets: (n: 1 | 2) => (n === 1 ? 'Target' : 'Targets, one or two'),
    away: (hexes: number) => (hexes === 0 ? 'itself' : count(hexes, 'hex')),
    outside: (n: number) => `${count(n, 'unit')} cannot be taken`,
    tokens: (n: number) => count(n, 'token'),
    help: 'Help',
    helpHint: 'Each token adds 1 to the test (G-16.4).',
    helpOf: (unit: string) => `Tokens of ${unit}`,
    spare: (n: number) => `${n} to spare`,
    odds: 'If it succeeds',
    chance: (p: number) => `${chance(p)} that it succeeds, if nobody hinders it`,
    worst: (p: number) => `${chance(p)} if all tokens that can be are spent against it (G-16.4).`,
    more: {
      title: (casts: boolean) => (casts ? 'Another spell' : 'Pick a spell, or'),
      none: (casts: boolean) => (casts ? 'No more' : 'None at all'),
      now: () => 'Right after it',
      after: () => 'After the move',
    } satisfies Readonly<Record<MoreSpells | 'title', (casts: boolean) => string>>,
    bar: castBar,
  },
  hinder: {
    act: 'Hinder',
    none: 'Do not hinder',
    tokens: 'Your tokens: each takes 1 off the test',
    at: (units: readonly string[]) => `at ${list(units)}`,
    chance: (p: number) => `${chance(p)} that the spell succeeds`,
    before: (p: number) => `${chance(p)} if you do nothing`,
    bar: (tokens: number, p: number) =>
      tokens === 0
        ? `Nothing is spent: the spell succeeds with ${chance(p)}.`
        : `${count(tokens, 'token')} against it: the spell succeeds with ${chance(p)}.`,
  },
  casualties: {
    title: 'Removed first',
    hint: 'Press types in the order in which they go. What you leave follows in model order (G-11.A).',
    living: (n: number) => `${n} left`,
    tough: (n: number) => `Tough ${n}`,
    place: (n: number) => `number ${n}`,
    bar: (wounds: number, names: readonly string[]) =>
      `${count(wounds, 'wound')}: ${names.length === 0 ? 'models are removed in their order' : `${list(names)} first`}.`,
  },
  policy: {
    /** Questions that share their clock with others. */
    names: {
      activate: 'Activate a unit',
      cast: 'Cast a spell',
      act: 'Act',
      shoot: 'Shoot',
    } as Readonly<Partial<Record<Prompt, string>>>,
    groups: {
      before: 'Before the battle',
      round: 'In your turn',
      reactions: 'In between',
      other: 'Events and scenarios',
    },
  },
} as const;
