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
