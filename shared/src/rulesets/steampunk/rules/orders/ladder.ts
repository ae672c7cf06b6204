import type { Built, Speed } from '../../roster/index.ts';

/** One speed up, or one down. */
export type Gear = 1 | -1;

/**
 * The next speed on the unit's ladder, ORD-5; undefined where it ends, and at `crawl`, `rest` and `setup`, which are left
 * by orders that name a speed. But a plain A leads from `rest` to `slow`.
 */
export const laddered = (
  { ladders, speeds }: Pick<Built, 'ladders' | 'speeds'>,
  speed: Speed,
  gear: Gear,
): Speed | undefined => {
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
export const fromSlowest = ({ speeds }: Pick<Built, 'speeds'>): readonly Speed[] =>
  SLOWEST.filter((speed) => speeds.includes(speed));
