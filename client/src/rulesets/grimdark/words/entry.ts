import type { FactKind, FactOf, View } from '@ironhex/shared/grimdark';
import type { SeatId } from '@ironhex/shared/match';
import type { Context as BaseContext } from '../../../table/rules.ts';
import type { SentencesOf } from '../../../text/sentences.ts';
import { doing, unitsTextWith } from '../../../text/telling.ts';
import { unitName } from './names.ts';

export { entry } from '../../../text/entry.ts';
export { about, doing } from '../../../text/telling.ts';

/** What sentences are written for: the view after the event, how players are called, and who reads. */
export type Context = BaseContext<View>;

/** How facts of these kinds are put into words; undefined for those without a line. */
export type Sentences<K extends FactKind = FactKind> = SentencesOf<FactOf<K>, Context>;

/** Units in a row, by name: all of them, or how many they are if there are more than `most`. */
export const unitsText = unitsTextWith(unitName);

/** `is` or `are` and the like, by how many there are. */
export const verb = (n: number, one: string, many: string): string => (n === 1 ? one : many);

/** Something within a sentence: without the capital letter with which it begins. */
export const inside = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** A seat and what it does, within a sentence: `you draw`, `Ada draws`. */
export const doingInside = (context: Context, seat: SeatId, yours: string, theirs: string): string => {
  const text = doing(context, seat, yours, theirs);
  return seat === context.you ? inside(text) : text;
};
