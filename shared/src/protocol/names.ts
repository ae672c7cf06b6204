import { cleanLine, line } from '../reading/index.ts';

const folded = (name: string): string => cleanLine(name).normalize('NFKC').toUpperCase().toLowerCase();

/** Do two names look the same? Capital letters and ways of writing the same letter make no difference. */
export const sameName = (a: string, b: string): boolean => folded(a) === folded(b);

/** The longest name of a player, in characters. */
const LONGEST = 24;

/** A name like this one that none of the others looks like: `Ada`, or else `Ada 2`, `Ada 3` and so on. */
export const freeName = (name: string, others: readonly string[]): string => {
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`;
    const free = cleanLine(name.slice(0, LONGEST - end.length)) + end;
    if (!others.some((other) => sameName(other, free))) return free;
  }
};

/** The table speaks under these itself. */
const RESERVED = ['Spectator', 'Server', 'Ironhex'];

/** What a player is called. */
export const NameSchema = line(1, LONGEST).refine((name) => !RESERVED.some((reserved) => sameName(name, reserved)), {
  error: 'The table itself goes by this name. Choose another one.',
});
