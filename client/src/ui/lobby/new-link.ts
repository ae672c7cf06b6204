import type { SeatInfo } from '../../table/facts.ts';
import { capital } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';

/** The label of the button for a new link. For a taken seat of another player it says that the link frees the seat. */
export const newLinkFor = ({ id, taken }: Pick<SeatInfo, 'id' | 'taken'>, own: boolean): string => {
  if (own) return UI.lobby.newLinkForMe;
  return taken ? UI.lobby.freeSeatOf(capital(id)) : UI.lobby.newLinkFor(capital(id));
};
