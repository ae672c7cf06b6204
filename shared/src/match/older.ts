import { saysHow } from './canonical.ts';
import { type Said, type Sentences, sentenceIn } from './said.ts';
import { OUTCOMES } from './words/outcomes.ts';

/**
 * An event or a state as an earlier version of a ruleset wrote it, where this one writes the same in another form. Digests
 * and hashes of its matches were made of that, so it never changes. Every field stands where it stood then.
 */
export type Older = (written: object) => object;

/** Events as they are: how a version wrote them whose digests were made of all that stood in them. */
export const wholly: Older = (event) => event;

/** How a version of a ruleset writes the events of which its digests are made. */
export const writtenBy = (
  ruleset: { readonly older?: Readonly<Record<string, Older>>; readonly digested?: Older },
  version: string,
): Older => ruleset.older?.[version] ?? ruleset.digested ?? wholly;

/** An object of plain data. */
type Fields = Readonly<Record<string, unknown>>;

/** Writes some objects, at any depth, in an older form: `rewrite` returns undefined for all others. */
export const olderForm = (rewrite: (fields: Fields) => object | undefined): Older => {
  const written = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(written);
    if (typeof value !== 'object' || value === null) return value;
    if (saysHow(value)) return written(value.toJSON());
    const fields = value as Fields;
    return rewrite(fields) ?? Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, written(field)]));
  };
  return (event) => written(event) as object;
};

/** An outcome as it was when it gave its reason in words, in these; undefined for anything else. */
export const withReason = (fields: Fields, reasons: Sentences): object | undefined => {
  if (!('score' in fields && 'rule' in fields && 'code' in fields)) return undefined;
  const { code, figures, ...rest } = fields;
  const said = { code, figures } as Said;
  return { ...rest, reason: sentenceIn(reasons, said) ?? sentenceIn(OUTCOMES, said) };
};
