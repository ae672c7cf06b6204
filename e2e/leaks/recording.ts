import type { RoomClient } from '../drivers/room-client.ts';
import { settled } from './settled.ts';

/** A frame as one viewer got it: its bytes as text, and when it came, in milliseconds. */
interface Recorded {
  readonly bytes: string;
  readonly at: number;
}

/** All frames that came from one point that the viewer knows to the next. */
export interface Stretch {
  readonly what: string;
  readonly frames: readonly Recorded[];
  /** Of these, how many came before the viewer did anything itself. */
  readonly unasked: number;
}

/** A number as it stands in frames: in texts, in the state with the last byte first, in messages with the first one first. */
const encodingsOf = (value: number): Buffer[] => {
  const [little, big] = [Buffer.alloc(8), Buffer.alloc(8)];
  little.writeDoubleLE(value);
  big.writeDoubleBE(value);
  return [Buffer.from(`${value}`), little, big];
};

/** Writes blanks over every place where one of these stands. */
const blanked = (frame: Uint8Array, what: readonly Buffer[]): string => {
  const copy = Buffer.from(frame);
  for (const needle of what)
    for (let at = copy.indexOf(needle); at >= 0; at = copy.indexOf(needle, at)) copy.fill('_', at, at + needle.length);
  return copy.toString('latin1');
};

/** How a message begins that tells the server's time anew. */
const TIME = Buffer.from('\u{A4}time', 'latin1');

/** A machine that stood still for a moment tells everybody the time: that is about the machine, and not about a match. */
const isOfMatch = (frame: Uint8Array): boolean =>
  !Buffer.from(frame)
    .subarray(1, 1 + TIME.length)
    .equals(TIME);

/** Lets things happen, each once, in a stretch of every one of these recordings. */
export const stretchesOf =
  (recordings: readonly Recording[]) =>
  async (what: string, happening: () => Promise<unknown>): Promise<void> => {
    let done: Promise<unknown> | undefined;
    await Promise.all(recordings.map((recording) => recording.stretch(what, () => (done ??= happening()))));
  };

/** Writes down all that one viewer gets, in stretches. */
export class Recording {
  readonly client: RoomClient;
  readonly #url: string;
  readonly #marks: { readonly what: string; readonly from: number; readonly acted: number }[] = [];
  /** What is different in every match by chance or by the clock, field by field. */
  readonly #texts = new Set<string>();
  readonly #numbers = new Set<number>();

  /** Of what this client gets from the server with this address. */
  constructor(client: RoomClient, url: string) {
    this.client = client;
    this.#url = url;
    client.room.onStateChange(() => this.#harvest());
  }

  #harvest(): void {
    const { state, decisions, room, welcomes, gathering } = this.client;
    for (const { bankFrom, deadline } of decisions) this.#numbers.add(bankFrom).add(deadline);
    for (const { now } of welcomes) this.#numbers.add(now);
    this.#numbers.add(gathering?.beginsAt ?? 0);
    for (const { freeAt } of state.seats.values()) this.#numbers.add(freeAt);
    this.#texts.add(state.commitment).add(state.secret).add(room.reconnectionToken.split(':')[1]!);
  }

  /** Something happens; then the viewer asks for something, and has the answer: nothing from before can come later. */
  async stretch(what: string, happening: () => Promise<unknown>): Promise<void> {
    const from = this.#marks.length === 0 ? 0 : this.client.frames.length;
    await happening();
    await settled(this.#url);
    this.#marks.push({ what, from, acted: this.client.frames.length });
    await this.client.events(1_000_000);
    this.#harvest();
  }

  /** What was written down, with blanks for what is different in every match. */
  get stretches(): Stretch[] {
    const blanks = [
      ...[...this.#texts].filter(Boolean).map((text) => Buffer.from(text)),
      ...[...this.#numbers].filter(Boolean).flatMap(encodingsOf),
    ];
    const { frames, times } = this.client;
    return this.#marks.map(({ what, from, acted }, n) => ({
      what,
      unasked: frames.slice(from, acted).filter(isOfMatch).length,
      frames: frames
        .map((frame, index) => ({ frame, at: times[index]! }))
        .slice(from, this.#marks[n + 1]?.from)
        .filter(({ frame }) => isOfMatch(frame))
        .map(({ frame, at }) => ({ bytes: blanked(frame, blanks), at })),
    }));
  }
}
