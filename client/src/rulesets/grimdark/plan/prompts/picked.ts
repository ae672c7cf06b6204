import type { IntentOf, UnitId } from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';

/** What the player has picked so far of something that is put in a hex. */
export interface Picked {
  readonly unit?: UnitId;
  readonly at?: HexLabel;
  /** Where a scout goes from there. */
  readonly to?: HexLabel;
}

/** Nothing is picked: everything is as by default. */
export const NOTHING: Picked = {};

/** The answers that put something in a hex. */
export const SPOT_ANSWERS = ['placeMarker', 'deploy', 'scout', 'arrive', 'separate', 'consolidate', 'bailOut'] as const;

/** What was picked for an answer; undefined: nothing. */
export const pickedIn = (answer: IntentOf<(typeof SPOT_ANSWERS)[number]>): Picked | undefined => {
  switch (answer.kind) {
    case 'arrive':
      return answer.arrival ?? undefined;
    case 'consolidate': {
      const at = answer.path.at(-1);
      return at === undefined ? undefined : { at };
    }
    case 'separate':
    case 'bailOut':
      return { at: answer.to };
    case 'scout':
      return { unit: answer.unit, at: answer.at, ...(answer.to !== undefined && { to: answer.to }) };
    case 'deploy':
      return { unit: answer.unit, at: answer.at };
    case 'placeMarker':
      return { at: answer.at };
  }
};
