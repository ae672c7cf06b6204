import type { HexLabel } from '@ironhex/shared/hex';
import type { SeatId } from '@ironhex/shared/match';
import { entry, type LogEntry } from './entry.ts';
import { count, list } from './numbers.ts';
import type { Context } from './sentences.ts';

/** A view with units on the board. */
interface UnitPlaces {
  readonly units: Readonly<Record<string, { readonly at: HexLabel | null }>>;
}

/** Where units stand now, each hex once; those off the board have none. */
const placesOf = ({ units }: UnitPlaces, ids: readonly string[]): HexLabel[] => [
  ...new Set(ids.flatMap((id) => units[id]?.at ?? [])),
];

/** Units in a row, by name: all of them, or how many they are if there are more than `most`. */
export const unitsTextWith =
  <V>(nameOf: (view: V, unit: string) => string) =>
  ({ view }: Pick<Context<V>, 'view'>, units: readonly string[], most = 4): string =>
    units.length > most ? count(units.length, 'unit') : list(units.map((id) => nameOf(view, id)));

/** A line about units, at the hexes in which they stand. */
export const about = (
  { view }: Context<UnitPlaces>,
  units: readonly string[],
  text: string,
  more: Partial<Omit<LogEntry, 'text' | 'units'>> = {},
): LogEntry => entry(text, { units, at: placesOf(view, units), ...more });

/** The names of the players, and the reader's seat. */
type Readers = Pick<Context<unknown>, 'names' | 'you'>;

/** A seat and what it does: `You draw`, `Ada draws`. */
export const doing = ({ names, you }: Readers, seat: SeatId, yours: string, theirs: string): string =>
  seat === you ? `You ${yours}` : `${names(seat)} ${theirs}`;

/** The possessive of a player's name: `yours`, `Ada’s`. */
export const whose = ({ names, you }: Readers, seat: SeatId): string => (seat === you ? 'yours' : `${names(seat)}’s`);
