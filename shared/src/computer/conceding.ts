import type { RulesetTypes, SeatId } from '../match/index.ts';
import type { ComputerRules } from './computer.ts';

/** With a smaller chance to win, where a draw counts one half, a match is as good as lost. */
const LOST = 0.02;

/** So many decisions in a row it must be lost: dice that fall badly once end no match. */
const IN_A_ROW = 5;

/** Who never had such a chance was given a hard match on purpose, and plays it to its end. */
const HOPEFUL = 0.15;

/** How a match stands for a seat, as far as it knows. */
export interface Prospect {
  /** The chance that its side wins, 0 to 1; a draw counts one half. Undefined while nobody can tell. */
  readonly chance: number | undefined;
  /** Whether the side might still draw, if much went well. */
  readonly couldDraw: boolean;
}

/** The chance that the side of a seat wins, as far as is known; undefined until both sides are set up. */
export const chanceNow = <T extends RulesetTypes>(
  rules: ComputerRules<T>,
  known: T['state'] | T['view'],
  seat: SeatId,
): number | undefined => ((rules.isSetUp?.(known) ?? true) ? rules.worth(known, seat) : undefined);

/** How a match stands for the viewer of this view. */
export const prospectOf = <T extends RulesetTypes>(
  rules: ComputerRules<T>,
  view: T['view'],
  seat: SeatId,
): Prospect => ({
  chance: chanceNow(rules, view, seat),
  couldDraw: rules.couldDraw?.(view, seat) ?? true,
});

/** The most that `count` of these gains come to together. */
export const mostOf = (gains: readonly number[], count: number): number =>
  gains
    .toSorted((one, other) => other - one)
    .slice(0, count)
    .reduce((sum, gain) => sum + gain, 0);

/** When computers give up: once a match that they could have won has been lost for a while. */
export class Conceding {
  readonly #hopeful = new Set<SeatId>();
  readonly #lost = new Map<SeatId, number>();

  /** A seat is asked something while its match stands like this. Whether it gives up instead. */
  givesUp(seat: SeatId, { chance, couldDraw }: Prospect): boolean {
    if (chance !== undefined && chance > HOPEFUL) this.#hopeful.add(seat);
    const count = chance !== undefined && chance < LOST && !couldDraw ? (this.#lost.get(seat) ?? 0) + 1 : 0;
    this.#lost.set(seat, count);
    return count >= IN_A_ROW && this.#hopeful.has(seat);
  }
}
