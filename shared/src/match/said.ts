/** Something that a sentence is made of: plain JSON data. */
export type Figure = string | number | boolean | null | readonly Figure[] | { readonly [name: string]: Figure };

/** What a sentence says, in no language: which one it is, and the figures and names in it. */
export interface Said {
  /** A short name that a program can compare. */
  readonly code: string;
  readonly figures?: { readonly [name: string]: Figure } | undefined;
}

/** Sentences of one language by code: each a text, or made of its figures. */
export type Sentences = Readonly<Record<string, string | ((figures: never) => string)>>;

/** What a sentence takes besides its code. */
export type FiguresOf<S> = S extends (figures: infer F) => string ? [figures: F] : [];

/** Says something that these sentences have words for, with the figures that it takes. */
export type Saying<S extends Sentences> = <C extends keyof S & string>(code: C, ...figures: FiguresOf<S[C]>) => Said;

/** What is said is made here, its sentence where it is read. */
export const saying =
  <S extends Sentences>(): Saying<S> =>
  (code, ...[figures]) =>
    figures === undefined ? { code } : { code, figures: figures as NonNullable<Said['figures']> };

/** The sentence for what is said; undefined if there is none for its code. */
export const sentenceIn = (sentences: Sentences, { code, figures }: Said): string | undefined => {
  if (!Object.hasOwn(sentences, code)) return undefined;
  const sentence = sentences[code]!;
  return typeof sentence === 'string' ? sentence : sentence((figures ?? {}) as never);
};
