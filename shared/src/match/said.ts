/** Something that a sentence is made of: plain JSON data. */
type Figure = string | number | boolean | null | readonly Figure[] | { readonly [name: string]: Figure };

/** The content of a sentence, independent of language: its code, and the figures and names in it. */
export interface Said {
  /** A short name that a program can compare. */
  readonly code: string;
  /** Which of its code's sentences says it, where that has several. */
  readonly detail?: string;
  readonly figures?: { readonly [name: string]: Figure } | undefined;
}

/** Makes the sentence for a figure that is itself such content. */
type Tell = (said: Said) => string;

/**
 * Sentences of one language by code, or `code/detail` where a code has several: each a text, or made of its figures.
 * `any/detail` is the sentence of that detail for every code that has none of its own.
 */
export type Sentences = Readonly<Record<string, string | ((figures: never, tell: Tell) => string)>>;

/** The figures of a sentence. */
export type FiguresOf<S> = S extends (figures: infer F, tell: never) => string ? [figures: F] : [];

/** Says something that these sentences have words for, with the figures that it takes. */
type Saying<S extends Sentences> = <C extends keyof S & string>(code: C, ...figures: FiguresOf<S[C]>) => Said;

/** Makes the content of a sentence; the sentence itself is made where it is read. */
export const saying =
  <S extends Sentences>(): Saying<S> =>
  (code, ...[figures]) =>
    figures === undefined ? { code } : { code, figures: figures as NonNullable<Said['figures']> };

/** The sentence for this content; undefined if there is none for its code. */
export const sentenceIn = (sentences: Sentences, { code, detail, figures }: Said): string | undefined => {
  const keys = detail === undefined ? [code] : [`${code}/${detail}`, `any/${detail}`];
  const key = keys.find((each) => Object.hasOwn(sentences, each));
  if (key === undefined) return undefined;
  const sentence = sentences[key]!;
  if (typeof sentence === 'string') return sentence;
  return sentence((figures ?? {}) as never, (said) => sentenceIn(sentences, said) ?? said.code);
};

/** Figures of a sentence that are names, and those that are numbers. */
export type Names<K extends string> = { readonly [N in K]: string };
export type Numbers<K extends string> = { readonly [N in K]: number };
