import type { Fault } from '../result.ts';
import { type FiguresOf, type Said, type Sentences, saying, sentenceIn } from './said.ts';
import { REFUSALS } from './words/refusals.ts';

/** Why something that was asked for does not happen. Nothing has changed. */
export interface Refusal extends Said {
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
 * several, with the figures that the sentence takes. Without a rule (null), no rule of a game forbids it.
 */
export const refusing = <S extends Sentences>() => {
  const said = saying<S>();
  return <K extends Exclude<keyof S & string, `any/${string}`>>(
    key: K,
    rule: string | null,
    ...figures: FiguresOf<S[K]>
  ): Refusal => {
    const { code: whole, ...rest } = said(key, ...figures);
    const [code, detail] = whole.split('/') as [string, string?];
    return { code, ...(detail !== undefined && { detail }), ...(rule !== null && { rule }), ...rest };
  };
};

/** A refusal by the engine or by a room, whichever the game. */
export const engineRefusal = refusing<typeof REFUSALS>();

type DetailOfAny<K> = K extends `any/${infer D}` ? D : never;
type FiguresAround<S> = S extends (figures: infer F, tell: never) => string ? Omit<F, 'why'> : never;

/**
 * Refuses things for the reason of another refusal: its code and its rule stay, and it is the figure `why` of the
 * sentence that these have at `any/detail`, so that its own sentence can stand in that one.
 */
export const refusingFor =
  <S extends Sentences>() =>
  <D extends DetailOfAny<keyof S>>(
    inner: Refusal,
    detail: D,
    around: FiguresAround<S[`any/${D}` & keyof S]>,
  ): Refusal => {
    const { code, rule, detail: its, figures } = inner;
    const why = { code, ...(its !== undefined && { detail: its }), ...(figures && { figures }) };
    return { code, detail, ...(rule !== undefined && { rule }), figures: { ...(around as Said['figures']), why } };
  };

/** A refusal with its sentence, in the words of its game's `refusals` or of the engine's. */
export const told = (refusals: Sentences, refusal: Refusal): Told => ({
  ...refusal,
  message: refusal.message ?? sentenceIn({ ...REFUSALS, ...refusals }, refusal) ?? refusal.code,
});

/** A refusal as a fault at a place, with its rule named in the sentence. */
export const faultOf = ({ rule, message }: Pick<Told, 'rule' | 'message'>, at: string): Fault => ({
  at,
  message: rule ? `${message} (${rule})` : message,
});
