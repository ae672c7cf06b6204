import { type CreateFromPosition, type CreateMatch, type Fault, ok, type Result } from '@ironhex/shared/protocol';
import { createMatch } from '../../net/api.ts';
import type { GameHome } from '../../rulesets/home.ts';
import { matchAddress } from '../../table/address.ts';
import { keepInvites } from '../../table/seat/links.ts';
import { freshSeed } from './board-form.ts';
import { requestOf, scenarioForm } from './form.ts';

/** Creates a match, keeps the other seats' secrets for the lobby, and gives the address of the host's seat. */
export const openMatch = async (
  request: CreateMatch | CreateFromPosition,
): Promise<Result<string, readonly Fault[]>> => {
  const created = await createMatch(request);
  if (!created.ok) return created;
  const { id, seats } = created.value;
  const [own, ...others] = seats;
  keepInvites(id, others);
  return ok(matchAddress(id, own?.secret));
};

/** One of the game's scenarios, created with its defaults. */
export const readyMatch = (game: string, home: GameHome, scenario: string): CreateMatch | CreateFromPosition =>
  requestOf(game, home, scenarioForm(home, scenario, freshSeed()));
