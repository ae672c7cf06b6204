import type { Fault } from '@ironhex/shared/protocol';
import { type Card, MOST_UNITS, type Options, TICK_LIMITS } from '@ironhex/shared/warfare3025';
import { wholeNumberFaults } from '../../../ui/form/faults.ts';
import { WARFARE } from '../words/ui.ts';
import { choiceWords, RULE_CHOICES } from './rule-choices.ts';

const { home } = WARFARE;

/** What is wrong with the options in the form. */
export const optionsFaults = ({ limit }: Options): Fault[] => wholeNumberFaults('limit', limit, TICK_LIMITS);

/** What is wrong with a force in the form. */
export const forceFaults = ({ length }: readonly Card[]): Fault[] => {
  if (length === 0) return [{ at: '', message: home.unitNeeded }];
  return length > MOST_UNITS ? [{ at: '', message: home.tooManyUnits(MOST_UNITS) }] : [];
};

const OPTIONS: Readonly<Record<string, string>> = {
  players: home.players,
  limit: home.limit,
  forces: home.forces,
  ...Object.fromEntries(RULE_CHOICES.map((choice) => [choice, choiceWords(choice).label])),
};

/** A place within the options in the words of the form. */
export const optionWords = (at: string): string => (Object.hasOwn(OPTIONS, at) ? OPTIONS[at]! : at);

/** A place within a force: which unit, and what of its card. */
export const unitWords = (at: string, cards: readonly Card[]): string => {
  if (at === '') return '';
  const [index, ...rest] = at.split('.');
  const inside = rest.filter((part, i) => i > 0 || part !== 'card').join('.');
  return [`${cards[Number(index)]?.name ?? ''} (${Number(index) + 1})`, inside].filter(Boolean).join(': ');
};
