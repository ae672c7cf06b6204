import { type Reason, sumOf } from './reason.ts';

/** What a die of a test must show, and why, G-3.2. */
export interface Needed {
  /** The Quality or Defense that is tested. */
  readonly base: number;
  readonly reasons: readonly Reason[];
  /** The least natural number that succeeds: 2 to 6. */
  readonly needs: number;
}

/** What a die must show with these modifiers: a natural 6 always succeeds, a natural 1 always fails, G-3.2. */
export const needed = (base: number, reasons: readonly Reason[]): Needed => ({
  base,
  reasons,
  needs: Math.min(6, Math.max(2, base - sumOf(reasons))),
});
