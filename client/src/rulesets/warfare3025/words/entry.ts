import type { HexLabel } from '@ironhex/shared/hex';
import { type SeenKind, type SeenOf, type Table, tableOf, type View } from '@ironhex/shared/warfare3025';
import type { Context as BaseContext } from '../../../table/rules.ts';
import type { SentencesOf } from '../../../text/sentences.ts';

export { entry, type LogEntry } from '../../../text/entry.ts';

/** What Warfare's sentences are written for: the table after the event, how players are called, and who reads. */
export interface Context extends Omit<BaseContext<View>, 'view'> {
  readonly table: Table;
}

/** The context of a sentence, with the view as the table that the viewer knows. */
export const onTable = ({ view, names, you }: BaseContext<View>): Context => ({ table: tableOf(view), names, you });

/** How the events of these kinds are put into words; undefined for those without a line. */
export type Sentences<K extends SeenKind = SeenKind> = SentencesOf<SeenOf<K>, Context>;

/** Where units stand now, for the hexes of an entry; those off the map have none. */
export const placesOf = (table: Table, ...units: readonly string[]): HexLabel[] =>
  units.flatMap((id) => table.units.find((unit) => unit.id === id)?.at ?? []);
