import { type ComputerRules, choose } from '@ironhex/shared/computer';
import type { Decision, LevelId, Match, RulesetTypes, SeatId } from '@ironhex/shared/match';
import { UI } from '../text/ui.ts';
import { levelOf, type Opponent } from './opening.ts';

/** What each game tells the computer, by the id of its ruleset. */
export type Computers = ReadonlyMap<string, ComputerRules<RulesetTypes>>;

/** Spreads the seeds of two numbers far apart: any odd number of this size does. */
const SPREAD = 0x9e3779b1;

/** Those who answer for the seats that the player of this page does not hold. They see what their seats may see. */
export class Opponents {
  readonly #opponents: ReadonlyMap<SeatId, Opponent>;
  readonly #computer: ComputerRules<RulesetTypes> | undefined;

  constructor(opponents: Readonly<Record<SeatId, Opponent>>, computer: ComputerRules<RulesetTypes> | undefined) {
    this.#opponents = new Map(Object.entries(opponents));
    this.#computer = computer;
  }

  /** Why they cannot play a match of these seats, in a sentence; undefined if they can. */
  fault(seats: readonly SeatId[]): string | undefined {
    for (const [seat, opponent] of this.#opponents) {
      const level = levelOf(opponent);
      if (!seats.includes(seat)) return UI.errors.noSeat;
      if (level && !this.#computer?.levels[level]) return UI.alone.noLevel;
    }
    return this.#opponents.size < seats.length ? undefined : UI.alone.noPlayer;
  }

  holds(seat: SeatId): boolean {
    return this.#opponents.has(seat);
  }

  level(seat: SeatId): LevelId | undefined {
    return levelOf(this.#opponents.get(seat));
  }

  /**
   * What is answered to a decision of one of their seats: one intent, or several that answer it part by part. A computer
   * that breaks down does what the clock would do.
   */
  answer(match: Match<RulesetTypes>, decision: Decision): readonly object[] {
    const { ruleset, done } = match;
    const { seat, id } = decision;
    const opponent = this.#opponents.get(seat);
    const view = match.view(seat);
    const level = levelOf(opponent);
    if (level) {
      // The same answers of the player lead to the same ones of the computer.
      const seed = Math.imul(done.length + 1, SPREAD) ^ id;
      try {
        return choose(ruleset, this.#computer!, view, decision, level, seed).intents;
      } catch (bug) {
        console.error(bug);
        return [ruleset.fallback(view, decision)];
      }
    }
    const written = typeof opponent === 'string' ? undefined : opponent?.[this.#given(match, seat)];
    return [written ?? ruleset.fallback(view, decision)];
  }

  /** How many answers a seat has given. */
  #given({ done }: Match<RulesetTypes>, seat: SeatId): number {
    return done.filter((entry) => 'seat' in entry && entry.seat === seat && entry.by === 'bot').length;
  }
}
