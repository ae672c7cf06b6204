import type { HexLabel } from '@ironhex/shared/hex';
import type { SeatId } from '@ironhex/shared/match';
import type { FactKind, FactOf, UnitId, View } from '@ironhex/shared/steampunk';
import type { Context as BaseContext } from '../../../table/rules.ts';
import { entry, type LogEntry } from '../../../text/entry.ts';
import { count, list } from '../../../text/numbers.ts';
import { unitName } from './names.ts';

export { entry, type LogEntry } from '../../../text/entry.ts';

/** What sentences are written for: the view after the event, how players are called, and who reads. */
export type Context = BaseContext<View>;

/** How facts of these kinds are put into words; undefined for those without a line. */
export type Sentences<K extends FactKind = FactKind> = {
  readonly [Kind in K]: (fact: FactOf<Kind>, context: Context) => LogEntry | undefined;
};

/** Where units stand now, each hex once; those off the board have none. */
export const placesOf = ({ units }: View, ids: readonly UnitId[]): HexLabel[] => [
  ...new Set(ids.flatMap((id) => units[id]?.at ?? [])),
];

/** Units in a row, by name: all of them, or how many they are if there are more than `most`. */
export const unitsText = ({ view }: Context, ids: readonly UnitId[], most = 4): string =>
  ids.length > most ? count(ids.length, 'unit') : list(ids.map((id) => unitName(view, id)));

/** A line about units, at the hexes in which they stand. */
export const about = (
  { view }: Context,
  units: readonly UnitId[],
  text: string,
  more: Partial<Omit<LogEntry, 'text' | 'units'>> = {},
): LogEntry => entry(text, { units, at: placesOf(view, units), ...more });

/** A seat and what it does: `You draw`, `Ada draws`. */
export const doing = ({ names, you }: Context, seat: SeatId, yours: string, theirs: string): string =>
  seat === you ? `You ${yours}` : `${names(seat)} ${theirs}`;

/** Whose something is: `yours`, `Ada’s`. */
export const whose = ({ names, you }: Context, seat: SeatId): string => (seat === you ? 'yours' : `${names(seat)}’s`);
