import type { Speed } from './figures/index.ts';

const GROUND: readonly Speed[] = ['still', 'slow', 'fast'];
const AIR: readonly Speed[] = ['still_fly', 'slow_fly', 'fast_fly'];

/**
 * The speeds between which A and B lead, slowest first, ORD-5: one ladder on the ground and one in the air. Who has only
 * one speed on each goes between these two.
 */
export const laddersOf = (speeds: readonly Speed[]): readonly (readonly Speed[])[] => {
  const [ground, air] = [GROUND, AIR].map((ladder) => ladder.filter((speed) => speeds.includes(speed))) as [
    Speed[],
    Speed[],
  ];
  return ground.length === 1 && air.length === 1
    ? [[...ground, ...air]]
    : [ground, air].filter(({ length }) => length > 0);
};

/** The speeds that a unit has. */
interface Speeds {
  readonly ladders: readonly (readonly Speed[])[];
  readonly speeds: readonly Speed[];
}

/** One speed up, or one down. */
export type Gear = 1 | -1;

/**
 * The next speed on the unit's ladder, ORD-5; undefined where it ends, and at `crawl`, `rest` and `setup`, which are left
 * by orders that name a speed. But a plain A leads from `rest` to `slow`.
 */
export const laddered = ({ ladders, speeds }: Speeds, speed: Speed, gear: Gear): Speed | undefined => {
  if (speed === 'rest') return gear === 1 ? speeds.find((each) => each === 'slow') : undefined;
  const ladder = ladders.find((each) => each.includes(speed));
  return ladder?.[ladder.indexOf(speed) + gear];
};

const SLOWEST: readonly Speed[] = [
  'still',
  'rest',
  'setup',
  'crawl',
  'slow',
  'fast',
  'still_fly',
  'slow_fly',
  'fast_fly',
];

/** The speeds of a unit, the slowest first, those on the ground before those in the air. */
export const fromSlowest = ({ speeds }: Pick<Speeds, 'speeds'>): readonly Speed[] =>
  SLOWEST.filter((speed) => speeds.includes(speed));
