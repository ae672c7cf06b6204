import type { Decision, Refusal, SeatId, Viewer } from '@ironhex/shared/match';
import type { AnyRuleset } from './blueprint.ts';
import type { Entry } from './entries.ts';

/** More answers of standing policies in a row than any match has; only a faulty ruleset reaches it. */
const POLICY_LIMIT = 1000;

/** What a match's own entries need of its table. */
export interface TablePort {
  readonly ruleset: AnyRuleset;
  /** It is being played, and has room for more entries. */
  isOpen(): boolean;
  pending(): readonly Decision[];
  view(viewer: Viewer): object;
  policy(seat: SeatId): object | undefined;
  happen(entry: Entry): Refusal | undefined;
  trouble(what: string, details: object): void;
}

/** What happens when a decision's time is up, worked out from what its seat may know; with `seat` null a timer is up. */
export const dueEntry = (
  { ruleset, pending, view }: Pick<TablePort, 'ruleset' | 'pending' | 'view'>,
  seat: SeatId | null,
  id: number,
  at: number,
): Entry => {
  if (seat === null) return { kind: 'rang', at, timer: id };
  const decision = pending().find((asked) => asked.seat === seat && asked.id === id)!;
  return { kind: 'done', at, seat, intent: ruleset.fallback(view(seat), decision), by: 'clock', decision: id };
};

/** Gives up for seats that have left too many decisions in a row to the clock. */
export const giveUp = (table: TablePort, seats: readonly SeatId[], at: number): void => {
  for (const seat of seats) {
    if (!table.isOpen()) return;
    const refusal = table.happen({ kind: 'done', at, seat, intent: table.ruleset.concession, by: 'clock' });
    if (refusal) table.trouble('a seat cannot give up', { seat, refusal });
  }
};

/** Answers one decision by its seat's policy; false if every policy leaves what is asked to its player. */
const answerByPolicy = (table: TablePort, at: number): boolean => {
  for (const decision of table.pending()) {
    const { seat, id } = decision;
    const policy = decision.committed ? undefined : table.policy(seat);
    const intent = policy && table.ruleset.standing(table.view(seat), decision, policy);
    if (!intent) continue;
    const refusal = table.happen({ kind: 'done', at, seat, intent: intent as object, by: 'policy', decision: id });
    if (!refusal) return true;
    table.trouble('a policy asked for something that is not allowed', { seat, intent, refusal });
  }
  return false;
};

/** Answers by the standing policies what they can answer. */
export const answerByPolicies = (table: TablePort, at: number): void => {
  for (let answered = 0; table.isOpen() && answerByPolicy(table, at); answered++) {
    if (answered < POLICY_LIMIT) continue;
    table.trouble('policies answer without end', { ruleset: table.ruleset.id });
    break;
  }
};
