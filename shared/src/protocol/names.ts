import { LEVEL_IDS, type LevelId } from '../match/index.ts';
import { cleanLine, line } from '../reading/index.ts';
import { MAX_NAME_LENGTH } from './player-name.ts';

/** A name with look-alike spellings made equal. */
const folded = (name: string): string => cleanLine(name).normalize('NFKC').toUpperCase().toLowerCase();

/** Whether two names look the same, apart from capital letters and variants of the same letter. */
export const sameName = (a: string, b: string): boolean => folded(a) === folded(b);

/**
 * The name itself if it differs from all others, else with a number: `Ada 2`, `Ada 3` and so on. `same` says which names
 * do not differ.
 */
export const freeName = (name: string, others: readonly string[], same = sameName): string => {
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`;
    const free = cleanLine(name.slice(0, MAX_NAME_LENGTH - end.length)) + end;
    if (!others.some((other) => same(other, free))) return free;
  }
};

/** The name of a computer that holds a seat. */
export const computerName = (level: LevelId): string => `Computer (${level})`;

/** Names that the server and the page use themselves. */
export const RESERVED = ['Spectator', 'Server', 'Ironhex', 'Computer', ...LEVEL_IDS.map(computerName)];

/** The name of a player. */
export const NameSchema = line(1, MAX_NAME_LENGTH).refine(
  (name) => !RESERVED.some((reserved) => sameName(name, reserved)),
  {
    error: 'The table itself goes by this name. Choose another one.',
  },
);
