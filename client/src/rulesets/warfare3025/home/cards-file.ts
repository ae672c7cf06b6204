import { type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import { jsonFault, readAs } from '@ironhex/shared/reading';
import { type Card, ForceSchema } from '@ironhex/shared/warfare3025';

const isUnit = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && 'card' in entry;

/** The place in the file of a fault in the force that was made of it. */
const placeInFile = (at: string, single: boolean, wrapped: readonly boolean[]): string => {
  const [index, ...rest] = at.split('.');
  const inside = wrapped[Number(index)] ? rest.slice(1) : rest;
  return (single ? inside : [index, ...inside]).join('.');
};

/**
 * Reads unit cards from the text of a JSON file: one card, a list of cards, or a force as matches are created with.
 * Every fault names its place in the file.
 */
export const readCardsText = (text: string): Result<readonly Card[], readonly Fault[]> => {
  const broken = jsonFault(text);
  if (broken) return fail([broken]);
  const data: unknown = JSON.parse(text);
  const single = !Array.isArray(data);
  const entries: readonly unknown[] = single ? [data] : data;
  const wrapped = entries.map((entry) => !isUnit(entry));
  // The ids of a force file may be those of another unit in this match: every unit gets a new one anyway.
  const force = entries.map((entry, i) => (wrapped[i] ? { id: `u${i + 1}`, card: entry } : entry));
  const read = readAs(ForceSchema, force);
  if (read.ok) return ok(read.value.map(({ card }) => card));
  return fail(read.error.map(({ at, message }) => ({ at: placeInFile(at, single, wrapped), message })));
};
