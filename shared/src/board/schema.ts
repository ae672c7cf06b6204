import * as z from 'zod';
import { cleanLine } from '../reading/index.ts';
import { BOARD_FORMAT, type Board } from './board.ts';
import type { BoardVocabulary, Kinds, Range, Sizes } from './rules.ts';

/** A whole number in a range, and a multiple of `step`, with one sentence for everything that is wrong with it. */
export const whole = ({ min, max }: Range, step = 1) => {
  const error = `must be a whole number from ${min} to ${max}${step > 1 ? `, a multiple of ${step}` : ''}`;
  const number = z.int({ error }).min(min, { error, abort: true }).max(max, { error, abort: true });
  return step > 1 ? number.multipleOf(step, { error }) : number;
};

/** The bounds of one measure; which width goes with which height is checked later. */
const measure = (sizes: Sizes, which: 'width' | 'height') => {
  if ('width' in sizes) return whole(sizes[which], sizes.step);
  const all = sizes.map((size) => size[which]);
  return whole({ min: Math.min(...all), max: Math.max(...all) });
};

/** An object of these fields only, with a sentence for something else and for an unknown field. */
const strict = <T extends z.ZodRawShape>(fields: T, what = 'an object', unknown = 'field') =>
  z.strictObject(fields, {
    error: ({ code }) => (code === 'unrecognized_keys' ? `no such ${unknown}` : `must be ${what}`),
  });

const values = (kinds: Kinds, one: string) =>
  strict(
    Object.fromEntries(Object.entries(kinds).map(([name, { max }]) => [name, whole({ min: 1, max }).optional()])),
    `an object of ${one}s`,
    one,
  );

const pieceId = z
  .string({ error: 'must be a text' })
  .regex(/^[a-z0-9][a-z0-9-]{0,15}$/, { error: 'must be 1 to 16 lower-case letters, digits or hyphens' });

const labels = z.array(z.string({ error: 'must be a hex label' }), { error: 'must be a list of hex labels' });

const zones = (names: readonly string[]) =>
  strict(Object.fromEntries(names.map((name) => [name, labels.optional()])), 'an object of zones', 'zone');

const makeSchema = (vocabulary: BoardVocabulary): z.ZodType<unknown> => {
  const hex = strict({
    level: whole(vocabulary.levels),
    features: values(vocabulary.features, 'feature'),
    ...(vocabulary.pieces ? { piece: pieceId.optional() } : {}),
    ...(vocabulary.markers ? { markers: values(vocabulary.markers, 'marker').optional() } : {}),
  });
  return strict({
    format: z.literal(BOARD_FORMAT, { error: `must be "${BOARD_FORMAT}"` }),
    id: z
      .string({ error: 'must be a text' })
      .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, { error: 'must be 1 to 64 lower-case letters, digits or hyphens' }),
    name: z
      .string({ error: 'must be a text' })
      .regex(/^\S(.{0,78}\S)?$/u, { error: 'must be 1 to 80 characters on one line, without blanks at the ends' })
      .transform(cleanLine)
      .refine((name) => name !== '', { error: 'must have something to see' }),
    width: measure(vocabulary.sizes, 'width'),
    height: measure(vocabulary.sizes, 'height'),
    hexes: z.record(z.string(), hex, { error: 'must be an object of hexes by label' }),
    ...(vocabulary.zones ? { zones: zones(Object.keys(vocabulary.zones)).optional() } : {}),
  });
};

const made = new WeakMap<BoardVocabulary, z.ZodType<unknown>>();

/** The shape of a map file of a ruleset. What hexes and features mean together is checked after it. */
export const boardSchema = (vocabulary: BoardVocabulary): z.ZodType<Board> => {
  const known = made.get(vocabulary) ?? makeSchema(vocabulary);
  made.set(vocabulary, known);
  return known as z.ZodType<Board>;
};
