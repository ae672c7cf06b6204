import type { Side } from '../../../map/picture.ts';

/** The side of a unit as the map knows it; there are two. */
export const sideOf = (side: number): Side => (side === 0 ? 0 : 1);
