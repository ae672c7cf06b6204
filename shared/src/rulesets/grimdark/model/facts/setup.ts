import type { UnitId } from '../units.ts';

/** What happens before the battle, 7. */
export type SetupFact =
  /** All see now which units there are. */
  { readonly kind: 'forces-listed'; readonly units: readonly UnitId[] };
