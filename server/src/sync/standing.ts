import { PUBLIC } from '@ironhex/shared/match';
import type { ShownDecision, Standing, Status } from '@ironhex/shared/protocol';
import type { MatchState } from './schema.ts';

/**
 * How a match stands, of what was published to spectators: seats that have committed are not waited for, hidden ones not
 * told. Where there can be no spectators, neither names nor whose turn it is.
 */
export const standingOf = ({ views }: MatchState): Standing => {
  const shown = views.get(PUBLIC);
  // All seats are told the same of what is no secret.
  const { status, seats } = shown ?? [...views.values()][0]!;
  const decisions = JSON.parse(shown?.decisions ?? '[]') as readonly ShownDecision[];
  const awaited = decisions.filter(({ committed, seat }) => !committed && seat !== '').map(({ seat }) => seat);
  return {
    status: status as Status,
    players: Object.fromEntries(
      [...seats.values()].flatMap(({ id, name, taken }) => (taken ? [[id, shown ? name : '']] : [])),
    ),
    newcomers: [...seats.values()].flatMap(({ id, replaces }) => (replaces === '' ? [] : [id])),
    awaits: [...new Set(awaited)],
  };
};
