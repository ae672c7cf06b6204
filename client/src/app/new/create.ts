import { type Fault, ok, type Result, type Seek } from '@ironhex/shared/protocol';
import { changeSettings, createMatch } from '../../net/api.ts';
import type { GameHome } from '../../rulesets/home.ts';
import { matchAddress } from '../../table/address.ts';
import type { ClientMatch } from '../../table/match.ts';
import { keepInvites } from '../../table/seat/links.ts';
import { type MatchForm, requestOf } from './form.ts';

/** A game, with what it brings to the form. */
interface Setting {
  readonly game: string;
  readonly home: GameHome;
}

/**
 * Creates a match, keeps the other seats' secrets for the lobby, and gives the address of the host's seat.
 * `waits`: the match begins only when everybody is ready, not as soon as everybody sits. `seek`: it is created only if no
 * table fits; else the address is that of our seat there.
 */
export const openMatch = async (
  { game, home }: Setting,
  form: MatchForm,
  how: { readonly waits: boolean; readonly seek?: Seek },
): Promise<Result<string, readonly Fault[]>> => {
  const created = await createMatch({ ...requestOf(game, home, form), ...how });
  if (!created.ok) return created;
  const { id, seats } = created.value;
  const [own, ...others] = seats;
  keepInvites(id, others);
  return ok(matchAddress(id, own?.secret));
};

/** As the host, changes the settings of a match before it begins; keeps the secrets of new seats. */
export const changeMatch = async (
  match: ClientMatch,
  { game, home }: Setting,
  form: MatchForm,
): Promise<Result<undefined, readonly Fault[]>> => {
  const changed = await changeSettings(match.id, match.ownSeat.secret.peek() ?? '', requestOf(game, home, form));
  if (!changed.ok) return changed;
  for (const invite of changed.value.seats) match.links.renew(invite);
  return ok(undefined);
};
