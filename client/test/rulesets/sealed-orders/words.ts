import { type Awaited, type Decision, reasonOf, type SeatId } from '@ironhex/shared/match';
import { type SealedTypes, type Seen, type View, WORDS } from '../../../../shared/test/rulesets/sealed-orders/index.ts';
import type { GameWords } from '../../../src/rulesets/types.ts';
import type { Context } from '../../../src/table/rules.ts';
import { entry, type LogEntry } from '../../../src/text/entry.ts';

/** Which round it is, and whether it is night. */
export const roundText = ({ round, phase, options }: View): string => {
  if (phase === 'over') return 'The match is over.';
  if (round === 0) return 'Both sides place their units.';
  return `Round ${round} of ${options.rounds}${phase === 'night' ? ', night' : ''}`;
};

const ask = ({ round }: View, { kind }: Pick<Decision, 'kind'>) =>
  kind === 'flare'
    ? {
        title: 'Night',
        detail: 'Pick a hex to burn your only flare over it: at dawn it shows all units within two hexes (S-4.1).',
        timeout: 'When the night is over, your flare is kept.',
      }
    : {
        title: round === 0 ? 'Place your units' : 'Order your units',
        detail: 'Choose a unit, then a hex. Commit when all is as you want it; you can change it until both have.',
        timeout: 'When your time is up, your orders are committed as they are (S-3.1).',
      };

const awaitedWords = (_view: View, { kind, seat }: Awaited, names: (seat: SeatId) => string): string =>
  seat === null || kind === 'flare' ? 'Night has fallen.' : `${names(seat)} gives orders in secret.`;

/** What sealed orders says outside of its own panels. */
export const sealedWords: GameWords<SealedTypes> = {
  ask,
  awaited: awaitedWords,
  outcome: (outcome, { view, names }) => {
    const { winner, score } = outcome;
    const seat = view.seats.find(({ side }) => side === winner);
    return `${seat ? `${names(seat.id)} wins` : 'A draw'}, ${score.join(' : ')}. ${reasonOf(WORDS.outcomes, outcome)}`;
  },
  firstMatch: [
    ['Place', 'Click on a hex of your zone for each unit, then commit. Nobody else sees it.'],
    ['Order', 'Choose a unit and a hex. Both sides’ orders are carried out together.'],
  ],
  keys: [['1 – 4', 'Choose a unit']],
};

/** The line of the log for an event. A kind without a line does not compile. */
export const sentence = (seen: Seen, { view, names }: Context<View>): LogEntry | undefined => {
  switch (seen.kind) {
    case 'ordered':
      return entry(`${seen.unit} is to go to ${seen.to}.`, { tone: 'quiet', units: [seen.unit], at: [seen.to] });
    case 'committed':
      return entry('You commit your orders.', { tone: 'quiet' });
    case 'nightFell':
      return entry('Night falls.', { opens: 'between' });
    case 'answered':
      return entry(seen.flare === 'dark' ? 'You keep your flare.' : `You aim your flare at ${seen.flare}.`, {
        tone: 'quiet',
      });
    case 'flareBurnt':
      return entry(`A flare of ${names(seen.seat)} burns over ${seen.at} (S-4.1).`, { at: [seen.at] });
    case 'carriedOut':
      return entry('All orders are carried out (S-5).', {
        tone: 'important',
        opens: 'action',
        units: Object.keys(seen.orders),
      });
    case 'spotted':
      return entry(`${seen.unit.id} of ${names(seen.unit.seat)} is seen at ${seen.unit.at} (S-6).`, {
        units: [seen.unit.id],
        by: seen.unit.id,
      });
    case 'clashed': {
      const rolled = Object.entries(seen.rolls).map(([id, roll]) => `${id} rolls ${roll}`);
      return entry(`Enemies meet at ${seen.at}: ${rolled.join(', ')}. Lost: ${seen.lost.join(', ')} (S-5.1).`, {
        tone: 'important',
        at: [seen.at],
      });
    }
    case 'roundBegan':
      return entry(`${roundText(view)} begins.`, { opens: 'between' });
    case 'ended':
      return entry(`${reasonOf(WORDS.outcomes, seen.outcome)} The score is ${seen.outcome.score.join(' : ')} (S-7).`, {
        tone: 'important',
        opens: 'action',
      });
  }
};
