import { PUBLIC } from '@ironhex/shared/match';
import type { ShownDecision, Standing, Status } from '@ironhex/shared/protocol';
import type { MatchState } from './schema.ts';

/** How a match stands, of what was published: seats that have committed are not waited for, hidden ones not told. */
export const standingOf = ({ status, seats, views }: MatchState): Standing => {
  const decisions = JSON.parse(views.get(PUBLIC)?.decisions ?? '[]') as readonly ShownDecision[];
  const awaited = decisions.filter(({ committed, seat }) => !committed && seat !== '').map(({ seat }) => seat);
  return {
    status: status as Status,
    players: Object.fromEntries([...seats.values()].flatMap(({ id, name, taken }) => (taken ? [[id, name]] : []))),
    awaits: [...new Set(awaited)],
  };
};
