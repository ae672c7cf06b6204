import type { HexLabel } from '@ironhex/shared/hex';
import type { SeatId } from '@ironhex/shared/match';
import type { Seen, View } from '@ironhex/shared/warfare3025';
import type { RollText } from './rolls.ts';

/** What a sentence is written for: the view after its event, how players are called, and who reads. */
export interface Context {
  readonly view: View;
  readonly names: (seat: SeatId) => string;
  readonly you: SeatId | null;
}

/** How loud an entry is. */
export type Tone = 'plain' | 'important' | 'quiet';

/** One line of the log. */
export interface Entry {
  readonly text: string;
  /** The dice behind it, to be opened. */
  readonly rolls: readonly RollText[];
  readonly tone: Tone;
  /** Units it is about, to be lit while it is pointed at. */
  readonly units: readonly string[];
  /** Hexes it is about. */
  readonly at: readonly HexLabel[];
}

/** Every kind of event that a viewer sees. */
export type SeenKind = Seen['kind'];

/** The seen event of one kind. */
export type SeenOf<K extends SeenKind> = Extract<Seen, { kind: K }>;

/** How the events of these kinds are put into words; undefined where nobody needs a line. */
export type Sentences<K extends SeenKind = SeenKind> = {
  readonly [Kind in K]: (event: SeenOf<Kind>, context: Context) => Entry | undefined;
};

/** An entry; what is not given is plain or empty. */
export const entry = (text: string, more: Partial<Omit<Entry, 'text'>> = {}): Entry => ({
  text,
  rolls: [],
  tone: 'plain',
  units: [],
  at: [],
  ...more,
});

/** Where units stand now, for the hexes of an entry; those off the map have none. */
export const placesOf = (view: View, ...units: readonly string[]): HexLabel[] =>
  units.flatMap((id) => view.units.find((unit) => unit.id === id)?.at ?? []);
