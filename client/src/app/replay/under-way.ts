import { Connection } from '../../net/connection.ts';
import { SoFar } from '../../replay/so-far.ts';
import { gameOf } from '../../rulesets/index.ts';
import { savedSeatsOf } from '../../table/seat/saved-seats.ts';
import type { MatchSource } from '../../table/source.ts';

/** What a match at the server that is under way has told the seat of this browser, or a spectator, until now. */
export const soFarOf = (id: string): MatchSource => {
  // The address of this page never gets the secret of a seat: it is there to be shared.
  const secrets = savedSeatsOf(id).at(-1)?.keys ?? [];
  const seat = { secrets, opened: () => {}, lost: () => {} };
  return new SoFar(new Connection(id, seat), async (game) => (await gameOf(game)?.page())?.rules);
};
