import type { SeatId } from '@ironhex/shared/match';
import { RACE_NAMES, type View } from '@ironhex/shared/steampunk';
import { count } from '../../../text/numbers.ts';
import { RACE_WORDS } from './armies.ts';

/** How a match is won, VIC-1 to VIC-3. */
const goal = ({ victory }: View['options']): string =>
  victory.kind === 'friendly'
    ? 'A side without a unit on the board has lost (VIC-1).'
    : `After ${count(victory.turns, 'turn')} the side with more match points wins: for enemies destroyed or crippled, and for what it has left (VIC-3).`;

/** What a seat leads, as far as that is known, and how its match is won. */
export const seatWords = ({ seats, options }: Pick<View, 'seats' | 'options'>, seat: SeatId): string => {
  const race = seats.find(({ id }) => id === seat)?.race;
  const leads = race ? `You lead the ${RACE_NAMES[race]}${RACE_WORDS[race]!.slice(RACE_NAMES[race].length)}. ` : '';
  return `${leads}${goal(options)}`;
};
