import type { OtherSought, Seek } from '@ironhex/shared/protocol';
import { type Fault, fail, ok, type Result } from '@ironhex/shared/result';
import { changeSettings, createMatch, seekMatch } from '../../net/api.ts';
import type { GameHome } from '../../rulesets/home.ts';
import type { ClientMatch } from '../../table/match.ts';
import { keepOpened } from '../../table/seat/links.ts';
import { UI } from '../../text/ui.ts';
import { type MatchForm, requestOf } from './form.ts';

/** A game, with what it brings to the form. */
interface Setting {
  readonly game: string;
  readonly home: GameHome;
}

/**
 * Creates a match, and gives the address of the host's seat. `waits`: the match begins only when everybody is ready, not as
 * soon as everybody sits.
 */
export const openMatch = async (
  { game, home }: Setting,
  form: MatchForm,
  how: { readonly waits: boolean },
): Promise<Result<string, readonly Fault[]>> => {
  const created = await createMatch({ ...requestOf(game, home, form), ...how });
  return created.ok ? ok(keepOpened(created.value)) : created;
};

/** So often a search can be answered with another game and pace; then the player has to look again. */
const TURNS = 4;

const TAKEN: Fault = { at: 'seek', message: UI.tables.lookAgain };

/**
 * Looks for an opponent, and gives the address of our seat: at a table that fits, or in a new match. `formOf` makes the form
 * of a match of a game at a pace; `first` is the one to open if nobody waits who would rather play another one.
 */
export const seekOpponent = async (
  first: OtherSought,
  formOf: (wanted: OtherSought) => Promise<Setting & { readonly form: MatchForm }>,
  seek: Seek,
): Promise<Result<string, readonly Fault[]>> => {
  let wanted = first;
  for (let turn = 0; turn < TURNS; turn++) {
    const { game, home, form } = await formOf(wanted);
    const found = await seekMatch({ ...requestOf(game, home, form), waits: false }, seek);
    if (!found.ok) return found;
    if ('id' in found.value) return ok(keepOpened(found.value));
    wanted = found.value;
  }
  return fail([TAKEN]);
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
