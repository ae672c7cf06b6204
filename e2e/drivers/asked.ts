import { type Decision, decisionsOf } from '@ironhex/shared/match';
import type { RoomClient } from './room-client.ts';

/** What the match waits for from this seat, as far as its client knows: in the view and in the state alike. */
export const askedOf = (client: RoomClient, seat: string): Decision | undefined => {
  const shown = new Set(client.decisions.filter((each) => each.seat === seat).map(({ id }) => id));
  if (shown.size === 0) return undefined;
  return decisionsOf(client.ruleset, client.view, seat).find(({ id, committed }) => shown.has(id) && !committed);
};

/** An answer to a decision, drawn from all that is allowed; the clock's answer where chance finds none. */
export const drawnAnswer = ({ ruleset, view }: RoomClient, decision: Decision, below: (n: number) => number): object =>
  ruleset.choices(view, decision).sample(below) ?? ruleset.fallback(view, decision);
