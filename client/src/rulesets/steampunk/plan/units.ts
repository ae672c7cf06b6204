import type { HexLabel } from '@ironhex/shared/hex';
import type { Unit } from '@ironhex/shared/steampunk';

/** Where units stand, those that are on the map. */
export const placesOf = (units: readonly Unit[]): readonly HexLabel[] => units.flatMap(({ at }) => at ?? []);
