import type { HexLabel } from '@ironhex/shared/hex';
import type { SeatId } from '@ironhex/shared/match';
import type { SeenKind, SeenOf, View } from '@ironhex/shared/warfare3025';
import type { Entry } from '../../../text/entry.ts';

export { type Entry, entry, type Tone } from '../../../text/entry.ts';

/** What a sentence is written for: the view after its event, how players are called, and who reads. */
export interface Context {
  readonly view: View;
  readonly names: (seat: SeatId) => string;
  readonly you: SeatId | null;
}

/** How the events of these kinds are put into words; undefined where nobody needs a line. */
export type Sentences<K extends SeenKind = SeenKind> = {
  readonly [Kind in K]: (event: SeenOf<Kind>, context: Context) => Entry | undefined;
};

/** Where units stand now, for the hexes of an entry; those off the map have none. */
export const placesOf = (view: View, ...units: readonly string[]): HexLabel[] =>
  units.flatMap((id) => view.units.find((unit) => unit.id === id)?.at ?? []);
