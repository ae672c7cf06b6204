import type { Army, Budget, Race } from '@ironhex/shared/steampunk';

/** An army that is being put together. It need not be playable. */
export interface ArmyProps {
  readonly army: Army;
  readonly change: (army: Army) => void;
  /** Takes the last change back; undefined while there is none. */
  readonly undo: (() => void) | undefined;
  /** What it may cost, ARM-1. */
  readonly budget: Budget;
  /** The Huge units that it must have, ARM-7; undefined where none are announced. */
  readonly announced?: readonly string[] | undefined;
  /** The races among which the player chooses: one if it is fixed. */
  readonly races: readonly Race[];
  /** Whose counters stand beside its units. */
  readonly side: number;
}
