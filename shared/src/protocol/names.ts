import { cleanLine, line } from '../reading/index.ts';

const folded = (name: string): string => cleanLine(name).normalize('NFKC').toUpperCase().toLowerCase();

/** Do two names look the same? Capital letters and ways of writing the same letter make no difference. */
export const sameName = (a: string, b: string): boolean => folded(a) === folded(b);

/** The table speaks under these itself. */
const RESERVED = ['Spectator', 'Server', 'Ironhex'];

/** What a player is called. */
export const NameSchema = line(1, 24).refine((name) => !RESERVED.some((reserved) => sameName(name, reserved)), {
  error: 'The table itself goes by this name. Choose another one.',
});
