import type { FactKind, FactOf, View } from '@ironhex/shared/steampunk';
import type { Context as BaseContext } from '../../../table/rules.ts';
import type { SentencesOf } from '../../../text/sentences.ts';
import { unitsTextWith } from '../../../text/telling.ts';
import { unitName } from './names.ts';

export { entry } from '../../../text/entry.ts';
export { about, doing, whose } from '../../../text/telling.ts';

/** What sentences are written for: the view after the event, how players are called, and who reads. */
export type Context = BaseContext<View>;

/** How facts of these kinds are put into words; undefined for those without a line. */
export type Sentences<K extends FactKind = FactKind> = SentencesOf<FactOf<K>, Context>;

/** Units in a row, by name: all of them, or how many they are if there are more than `most`. */
export const unitsText = unitsTextWith(unitName);
