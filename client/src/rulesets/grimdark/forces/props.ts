import type { Force, Limits } from '@ironhex/shared/grimdark';

/** A force that is being put together. It need not be playable. */
export interface ForceBuilding {
  readonly force: Force;
  readonly change: (force: Force) => void;
  /** Takes the last change back; undefined while there is none. */
  readonly undo: (() => void) | undefined;
  /** The limits of the match that it is for, G-4.6. */
  readonly limits: Limits;
  /** Whose counters stand beside its units. */
  readonly side: 0 | 1;
}
