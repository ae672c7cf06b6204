import type { HexLabel } from '@ironhex/shared/hex';
import type { SeenKind, SeenOf, View } from '@ironhex/shared/warfare3025';
import type { Context as BaseContext } from '../../../table/rules.ts';
import type { Entry } from '../../../text/entry.ts';

export { type Entry, entry, type Tone } from '../../../text/entry.ts';

/** What Warfare's sentences are written for. */
export type Context = BaseContext<View>;

/** How the events of these kinds are put into words; undefined where nobody needs a line. */
export type Sentences<K extends SeenKind = SeenKind> = {
  readonly [Kind in K]: (event: SeenOf<Kind>, context: Context) => Entry | undefined;
};

/** Where units stand now, for the hexes of an entry; those off the map have none. */
export const placesOf = (view: View, ...units: readonly string[]): HexLabel[] =>
  units.flatMap((id) => view.units.find((unit) => unit.id === id)?.at ?? []);
