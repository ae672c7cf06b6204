import type { Die, RollText } from './entry.ts';

const D6 = 6;

/** A number with its sign, such as `+2` or `−1`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Dice as the log shows them; those that do not count are outlines. */
export const diceOf = (faces: readonly number[], counts: (face: number) => boolean = () => true, sides = D6): Die[] =>
  faces.map((face) => ({ face, value: face, counts: counts(face), sides }));

/** A roll with its line for those who cannot see the dice. */
export const rollOf = (roll: Omit<RollText, 'summary'>): RollText => ({
  ...roll,
  summary: `${roll.title}: ${[...roll.dice.map(({ face }) => face), roll.came].join(', ')}`,
});

/** Faces of dice in words: `3, 5`, or `none`. */
export const facesText = (faces: readonly number[]): string => (faces.length > 0 ? faces.join(', ') : 'none');
