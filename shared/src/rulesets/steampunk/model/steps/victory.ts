import type { UnitId } from '../units.ts';

/** The end of the match: section 22. */
export type VictoryStep =
  /** The end of a turn: is it the end of the match? */
  | { readonly do: 'victory' }
  /** A round of the end-phase of a timed match, VIC-2. */
  | {
      readonly do: 'end-phase';
      readonly round: number;
      /** The units that were shaken when the last turn ended, VIC-4. */
      readonly shaken: readonly UnitId[];
    }
  /** The end of such a round: a shaken token goes from every unit. */
  | { readonly do: 'calm' };
