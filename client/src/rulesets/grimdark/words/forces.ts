import { ARSENAL } from '@ironhex/shared/grimdark';
import { forceWords } from '../../../text/forces.ts';
import { count } from '../../../text/numbers.ts';

/** What the page says of the forces of any game. */
export const FORCE = forceWords('force');

/** Choosing a force. */
const choose = {
  ...FORCE.choose,
  size: (units: number, points: number) => `${count(units, 'unit')}, ${points} points`,
  fitting: (units: number, points: number) => `As much as fits: ${count(units, 'unit')}, ${points} points`,
  broken: 'keeps no limits of this match',
} as const;

/** Putting a force together. */
const builder = {
  ...FORCE.builder,
  title: (army: string) => `Force of ${army}`,
  used: 'Limits of the force (G-4.6)',
  figures: 'What it can do',
  /** The sign keeps a unit's number from being read as how many there are. */
  unit: (number: number, name: string) => `#${number} ${name}`,
  points: (n: number) => `${n} pts`,
  pointsLong: (n: number) => count(n, 'point'),
} as const;

/** What each limit of G-4.6 is called, and what its figure counts. */
const limits = {
  points: 'Points',
  heroes: 'Heroes',
  copies: 'Of one unit',
  share: 'Dearest',
  units: 'Units',
} as const;

/** What is meant to be declared before the battle, P4. */
const plans = {
  join: 'Joins',
  joinOf: (hero: string) => `Unit that ${hero} joins`,
  alone: 'nobody',
  ride: 'Starts',
  rideOf: (unit: string) => `Where ${unit} starts`,
  onFoot: 'on the map',
  inside: (transport: string) => `in ${transport}`,
  spaces: (taken: number, room: number) => `${taken} of ${room} spaces taken`,
  joinedBy: (hero: string) => `with ${hero}`,
  carries: (units: string) => `carries ${units}`,
  waits: 'may wait in reserve (G-15)',
  scouts: 'may scout ahead (G-7.8)',
  suggest: 'Suggest joins and transports',
} as const;

/** What a unit can do. */
const figures = {
  models: 'Models',
  values: 'Values',
  moves: 'Moves',
  rules: 'Rules',
  spells: 'Spells',
  weapon: 'Weapon',
  range: 'Range',
  attacks: 'Attacks',
  ap: 'AP',
  special: 'Special',
  melee: 'melee',
} as const;

/** Why a unit costs what it costs. */
const price = {
  title: (points: number) => `Why it costs ${points} points`,
  part: 'What',
  each: 'Each',
  sum: 'Together',
  rounded: (sum: string, points: number) => `${sum}, rounded once to the nearest 5: ${points} (G-23.1).`,
} as const;

/** Files with a force. */
const file = {
  hero: (n: number) => `Join ${n}`,
  load: (n: number) => `Transport ${n}`,
} as const;

/** Every fixed string about forces, by place. */
export const FORCE_TEXT = { choose, builder, limits, plans, figures, price, file } as const;

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** A place within a force in words, such as `Unit 3, Lamp Wardens`; empty for all of it. */
export const placeInForce = (at: string, force: unknown): string => {
  const [list, index, ...rest] = at.split('.');
  if (at === '' || at === 'units' || list === undefined) return '';
  if (index === undefined) return `field “${at}”`;
  const number = Number(index) + 1;
  if (list === 'joins') return [file.hero(number), ...rest].join(', ');
  if (list === 'loads') return [file.load(number), ...rest].join(', ');
  const id = asObject(asObject(force).units)[index];
  const name = typeof id === 'string' && Object.hasOwn(ARSENAL.profiles, id) ? ARSENAL.profiles[id]!.name : undefined;
  return [`Unit ${number}`, ...(name ? [name] : [])].join(', ');
};
