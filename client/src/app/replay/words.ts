/** Numbers up to twelve stand in a sentence as words. */
const SMALL = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;

/** A chance as one of so many matches. */
const oneIn = (chance: number): string => {
  if (chance < 0.001) return 'fewer than one match in a thousand is';
  if (chance > 0.4) return 'about every second match is';
  const matches = Math.round(1 / chance);
  return `one match in ${SMALL[matches - 2] ?? matches} is`;
};

/** What the page says of the luck and the numbers of a match. */
export const WORDS = {
  luck: 'Luck',
  numbers: 'Numbers',
  none: 'No dice fell in this match whose worth is counted.',
  even: 'The dice of both sides were worth what such dice are worth on average.',
  sentence: (who: string, worth: string, luckier: number): string =>
    `The dice of ${who} were worth ${worth} more than on average; with the same rolls, ${oneIn(luckier)} luckier.`,
  /** How much the dice of a moment were worth, and to whom. */
  swing: (worth: string, who: string): string => `${worth} for ${who}`,
  swings: 'The luckiest dice',
  curve: (above: string, below: string): string =>
    `The luck of the match from its beginning to its end: above the line that of ${above}, below it that of ${below}.`,
  method: 'How luck is counted',
  general: [
    'Each roll counts by what came of it, less the exact average of all that could have come of it at that moment. What one side loses by it, the other gains, whoever rolled. Choices are no luck: only what dice add to them.',
    'How rare the sum is follows from the spread of the same rolls, taken as normally distributed.',
  ],
  counted: 'What counts:',
  leftOut: 'What does not:',
  units: 'Units',
  unit: 'Unit',
  answers: 'Answers',
  player: 'Player',
  /** The title of a column with times, where they stand as numbers. */
  inSeconds: (title: string): string => `${title} (s)`,
  save: 'Save as CSV',
  chances: {
    title: 'Chances',
    thinking: 'The computer looks back at the match.',
    none: 'The computer has nothing to say about this match.',
    method:
      'How likely each side was to win as the computer judges it, who sees all of the match but no dice to come. What else could have been chosen it says from what the player knew then.',
    curve: (above: string, below: string): string =>
      `The chances to win from the beginning of the match to its end: above the line ${above} was more likely to win, below it ${below}.`,
    turns: 'Where the chances turned',
    even: 'The chances never turned by much at one moment.',
    /** By so many percent. */
    rose: (percent: number, who: string): string => `+${percent} % for ${who}`,
    same: (who: string): string => `The computer would have chosen what ${who} chose last before that.`,
    taken: (who: string, what: string): string => `The last choice of ${who} before that: ${what}`,
    other: (who: string, what: string): string => `The computer in the place of ${who}: ${what}`,
    more: (n: number): string => `And ${n} more.`,
  },
} as const;
