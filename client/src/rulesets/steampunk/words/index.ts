import type { SeatId } from '@ironhex/shared/match';
import { RACE_NAMES, type SteampunkTypes, type View, WORDS } from '@ironhex/shared/steampunk';
import { count, points } from '../../../text/numbers.ts';
import { outcomeText } from '../../../text/outcome.ts';
import { shapeCredits } from '../../../ui/help/shape-credits.ts';
import type { GameWords } from '../../types.ts';
import { SHAPES } from '../map/counter/shapes.ts';
import { RACE_WORDS } from './armies.ts';
import { askWords, awaitedWords } from './prompts.ts';
import { FIRST_MATCH, KEYS } from './ui.ts';

/** How a match is won, VIC-1 to VIC-3. */
const goal = ({ victory }: View['options']): string =>
  victory.kind === 'friendly'
    ? 'A side without a unit on the board has lost (VIC-1).'
    : `After ${count(victory.turns, 'turn')} the side with more match points wins: for enemies destroyed or crippled, and for what it has left (VIC-3).`;

/** What a seat leads, as far as that is known, and how its match is won. */
const seatWords = ({ seats, options }: Pick<View, 'seats' | 'options'>, seat: SeatId): string => {
  const race = seats.find(({ id }) => id === seat)?.race;
  const leads = race ? `You lead the ${RACE_NAMES[race]}${RACE_WORDS[race]!.slice(RACE_NAMES[race].length)}. ` : '';
  return `${leads}${goal(options)}`;
};

/** What Steampunk Fantasy says outside of its own panels. */
export const steampunkWords: GameWords<SteampunkTypes> = {
  ask: askWords,
  awaited: awaitedWords,
  outcome: (outcome, context) => outcomeText(WORDS, outcome, context),
  seat: seatWords,
  advice: ({ gain, risk }) =>
    `It expects the fire of these orders to take about ${points(gain)}; where the units end, enemies can take about ${points(risk)}.`,
  firstMatch: FIRST_MATCH,
  keys: KEYS,
  credits: [shapeCredits('Silhouettes of people and beasts', SHAPES)],
};
