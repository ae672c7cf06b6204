import type { Features } from './features.ts';

/** Can something walk on a hex with these features? Not into deep water, impassable ground or onto a building. */
export const isOpen = ({ features }: { readonly features: Features }): boolean =>
  !features.impassable && !features.building && (features.water ?? 0) < 2;
