import * as z from 'zod';
import type { BoardGenerator } from './rules.ts';

/** What a generator can be asked for beside the seed, as a form needs it. */
export interface GeneratorField {
  readonly name: string;
  readonly title: string;
  readonly kind: 'integer' | 'number' | 'boolean';
  /** The bounds of a number. */
  readonly min: number;
  readonly max: number;
  /** Whole numbers are multiples of this. */
  readonly step: number;
}

const KINDS: ReadonlySet<unknown> = new Set<GeneratorField['kind']>(['integer', 'number', 'boolean']);

/**
 * The options of a generator, read off its schema in their order there. The schema's `title` is what players read; an
 * option that is no number or yes-or-no is left out, and keeps its default.
 */
export const generatorFields = ({ options }: BoardGenerator): readonly GeneratorField[] => {
  const { properties = {} } = z.toJSONSchema(options);
  return Object.entries(properties).flatMap(([name, field]): GeneratorField[] => {
    if (typeof field === 'boolean' || !KINDS.has(field.type)) return [];
    const { type, title = name, minimum = 0, maximum = 0, multipleOf = 1 } = field;
    return [{ name, title, kind: type as GeneratorField['kind'], min: minimum, max: maximum, step: multipleOf }];
  });
};
