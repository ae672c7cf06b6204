import { type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import { matchAddress } from '../../net/address.ts';
import { createMatch } from '../../net/api.ts';
import { type MatchForm, requestOf } from '../../rulesets/warfare3025/home/form.ts';
import { keepInvites } from '../../table/links.ts';
import { checkForm } from './faults.ts';

/** Creates the match, keeps the other seats' secrets for the lobby, and says where the host goes. */
export const openTable = async (form: MatchForm): Promise<Result<string, readonly Fault[]>> => {
  const faults = checkForm(form);
  if (faults.length > 0) return fail(faults);
  const created = await createMatch(requestOf(form));
  if (!created.ok) return created;
  const { id, seats } = created.value;
  const [own, ...others] = seats;
  keepInvites(id, others);
  return ok(matchAddress(id, own?.secret));
};
