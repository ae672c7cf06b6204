import type { Spectators } from '@ironhex/shared/protocol';
import { count } from './numbers.ts';

/** What spectators of a match see, as a sentence for everybody at the table. */
export const watchedText = (spectators: Spectators): string => {
  if (spectators === true) return 'Anybody with the link may watch, and sees what everybody may know.';
  if (spectators === false) return 'Only the players are let in.';
  const { minutes, turns } = spectators;
  const late = [...(minutes > 0 ? [count(minutes, 'minute')] : []), ...(turns > 0 ? [count(turns, 'turn')] : [])];
  return `Anybody with the link may watch, and sees all sides${late.length > 0 ? `, ${late.join(' and ')} late` : ''}.`;
};
