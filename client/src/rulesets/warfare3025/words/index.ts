import type { SeatId } from '@ironhex/shared/match';
import { type View, type WarfareTypes, WORDS } from '@ironhex/shared/warfare3025';
import { count, points } from '../../../text/numbers.ts';
import { outcomeText } from '../../../text/outcome.ts';
import type { GameWords } from '../../types.ts';
import { credits } from './credits.ts';
import { askWords, awaitedWords } from './prompts.ts';
import { WARFARE } from './ui.ts';

/** What a seat leads, as far as that is known, and how its match is won, W-15. */
const seatWords = ({ units, options }: Pick<View, 'units' | 'options'>, seat: SeatId): string => {
  const own = units.filter((unit) => unit.seat === seat).length;
  const leads = own > 0 ? `You lead ${count(own, 'mech')}. ` : '';
  return `${leads}After ${count(options.limit, 'tick')} the side wins that has done more damage; each enemy destroyed counts 20 besides (W-15).`;
};

/** What Warfare says outside of its own panels. */
export const warfareWords: GameWords<WarfareTypes> = {
  ask: askWords,
  awaited: awaitedWords,
  outcome: (outcome, context) => outcomeText(WORDS, outcome, context),
  seat: seatWords,
  firstMatch: WARFARE.firstMatch,
  advice: ({ gain, risk }) =>
    `Its attack is worth about ${points(gain)} of the score to it; what enemies can do to the mech until it acts again, about ${points(risk)}.`,
  keys: WARFARE.keys,
  credits,
};
