import type { ModelRules, SizeClass } from '../../roster/terms.ts';
import type { Body } from '../field.ts';

/** A unit that moves, as the ground knows it. */
export interface Mover {
  readonly id: string;
  readonly seat: string;
  readonly size: SizeClass;
  /** Do all its models fly, G-9.10? */
  readonly flying: boolean;
  /** Are all its models Striders, G-9.11? */
  readonly strider: boolean;
  /** Where its path starts: its own body, or that of the transport it leaves, G-15.1 b. */
  readonly from: Body;
}

/** The actions whose paths have a length, G-9.1, and the consolidation, G-12.10. */
export const MOVE_KINDS = ['advance', 'rush', 'charge', 'consolidation'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** How a unit moves. */
export interface Move {
  readonly kind: MoveKind;
  /** How many hexes its path can have, G-9.1; see `allowanceOf`. */
  readonly allowance: number;
}

/** What Fast adds to an allowance and Slow takes off, and the allowance of a unit that is neither, G-9.1. */
const LENGTHS: Readonly<Record<MoveKind, { readonly usual: number; readonly change: number }>> = {
  advance: { usual: 6, change: 2 },
  rush: { usual: 12, change: 4 },
  charge: { usual: 12, change: 4 },
  consolidation: { usual: 3, change: 0 },
};

/** How long a path may be; Fast and Slow cancel out, G-9.1, G-15. `rules` are those that the whole unit has. */
export const allowanceOf = (kind: MoveKind, { fast = 0, slow = 0 }: Pick<ModelRules, 'fast' | 'slow'>): number => {
  const { usual, change } = LENGTHS[kind];
  return usual + (fast > 0 ? change : 0) - (slow > 0 ? change : 0);
};

/** A move with the allowance that a unit with these rules has, plus a bonus. */
export const moveOf = (kind: MoveKind, rules: Pick<ModelRules, 'fast' | 'slow'>, more = 0): Move => ({
  kind,
  allowance: allowanceOf(kind, rules) + more,
});

/** The longest path with difficult terrain or a climb, G-9.8. */
export const DIFFICULT_LIMIT = 6;

/** How far from its transport a leaving unit can end its path, G-15.1 b. */
export const LEAVING_LIMIT = 6;

/** Does the mover leave a transport with its path, G-15.1 b? */
export const isLeaving = ({ id, from }: Mover): boolean => from.id !== id;
