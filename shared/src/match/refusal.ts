import type { Fault } from '../result.ts';
import { type FiguresOf, type Said, type Sentences, saying, sentenceIn } from './said.ts';

/** Why something that was asked for does not happen. Nothing has changed. */
export interface Refusal extends Said {
  /** Which of its code's sentences says it, where that has several. */
  readonly detail?: string;
  /** The rule that forbids it, where a rule does, e.g. `W-9.1`. */
  readonly rule?: string;
  /**
   * A sentence for the player, saying what is so and, where there is something, what to do; left out where the words of
   * the game have it.
   */
  readonly message?: string;
}

/** A refusal by a rule, in words. */
export const refusal = (code: string, rule: string, message: string): Told => ({ code, rule, message });

/** A refusal with its sentence. */
export type Told = Refusal & { readonly message: string };

/**
 * Refuses things by a rule, each by what these sentences have words for: a code, or `code/detail` where the code has
 * several, with the figures that the sentence takes.
 */
export const refusing = <S extends Sentences>() => {
  const said = saying<S>();
  return <K extends keyof S & string>(key: K, rule: string, ...figures: FiguresOf<S[K]>): Refusal => {
    const { code: whole, ...rest } = said(key, ...figures);
    const [code, detail] = whole.split('/') as [string, string?];
    return { code, ...(detail !== undefined && { detail }), rule, ...rest };
  };
};

/** A refusal with its sentence, in the words of its game's `refusals`. */
export const told = (refusals: Sentences, refusal: Refusal): Told => {
  const { code, detail, figures, message } = refusal;
  const said = { code: detail === undefined ? code : `${code}/${detail}`, figures };
  return { ...refusal, message: message ?? sentenceIn(refusals, said) ?? code };
};

/** A refusal as a fault at a place, with its rule named in the sentence. */
export const faultOf = ({ rule, message }: Pick<Told, 'rule' | 'message'>, at: string): Fault => ({
  at,
  message: rule ? `${message} (${rule})` : message,
});
