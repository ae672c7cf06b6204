import { Decoder } from '@colyseus/schema';
import { fastDice } from '@ironhex/shared/dice';
import type { Decision } from '@ironhex/shared/match';
import { readView } from '@ironhex/shared/protocol';
import { awaited, type Seen, type View } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { Protocol } from 'colyseus';
import { MatchState } from '../../../server/src/sync/schema.ts';
import { openPlain } from '../room.ts';
import { eventTextsIn } from './events-frame.ts';
import { type Exchange, pictures } from './exchange.ts';
import { Guest } from './guest.ts';

/** What one client of a match knows of it: enough to choose what to do next. */
class Knowledge {
  readonly #decoder = new Decoder(new MatchState());
  #view: View | undefined;

  read(frame: Buffer): void {
    if (frame[0] === Protocol.ROOM_STATE || frame[0] === Protocol.ROOM_STATE_PATCH)
      this.#decoder.decode(frame, { offset: 1 });
    if (frame[0] === Protocol.ROOM_STATE)
      this.#view = readView([...this.#decoder.state.views.values()][0]!.view) as View;
    if (frame[0] === Protocol.ROOM_DATA)
      for (const text of eventTextsIn(frame)) warfare3025.follow(this.#view!, JSON.parse(text) as Seen);
  }

  get status(): string {
    return this.#decoder.state.status;
  }

  get view(): View {
    return this.#view!;
  }
}

/** Draws a choice; one sequence for all matches. */
const chance = fastDice(3025);
const below = (limit: number): number => chance.pick(limit, 'choice');

/** What whoever is asked does next, drawn from all that is allowed. */
const next = (view: View) => {
  const decision = awaited(view).find((asked): asked is Decision => asked.seat !== null && asked.id !== null);
  if (!decision) return undefined;
  const { seat, id } = decision;
  return {
    seat,
    id,
    intent: warfare3025.choices(view, decision).sample(below) ?? warfare3025.fallback(view, decision),
  };
};

/** A match with two players who draw their answers by chance, and two spectators. When it is over, another begins. */
export class Game implements Exchange {
  readonly #url: string;
  #guests: readonly Guest[] = [];
  #knowledge = new Knowledge();
  #seqs: Record<string, number> = {};
  #shown: () => Promise<void> = async () => {};
  #past = 0;
  /** How many matches were opened so far. */
  opened = 0;

  private constructor(url: string) {
    this.#url = url;
  }

  static async open(url: string): Promise<Game> {
    const game = new Game(url);
    await game.#begin();
    return game;
  }

  get bytes(): number {
    return this.#guests.reduce((sum, { wire }) => sum + wire.bytes, this.#past);
  }

  async once(): Promise<number> {
    if (this.#knowledge.status === 'over') await this.#again();
    const { seat, id, intent } = next(this.#knowledge.view)!;
    const seq = (this.#seqs[seat] ?? 0) + 1;
    this.#seqs[seat] = seq;
    const asking = this.#guests[seat === 'blue' ? 0 : 1]!;
    const shown = this.#shown();
    const begun = performance.now();
    const answered = asking.ask('intent', { seq, decision: id, intent });
    await Promise.all([answered, shown]);
    return performance.now() - begun;
  }

  close(): void {
    this.#past = this.bytes;
    for (const guest of this.#guests) guest.leave();
    this.#guests = [];
  }

  async #begin(): Promise<void> {
    this.opened += 1;
    const { id, seats } = await openPlain(this.#url, {});
    const knowledge = new Knowledge();
    this.#knowledge = knowledge;
    this.#seqs = {};
    const options = [...seats.map(({ secret }) => ({ secret })), {}, {}];
    const guests: Guest[] = [];
    for (const [index, option] of options.entries()) {
      const told = index === 0 ? (frame: Buffer) => knowledge.read(frame) : undefined;
      guests.push(await Guest.join(this.#url, `joinById/${id}`, option, told));
    }
    this.#guests = guests;
    const read = (index: number, frame: Buffer): void => {
      if (index === 0) knowledge.read(frame);
    };
    // When the first has sat down, the state is different; when the second has, the match begins.
    for (const [index, kind] of [Protocol.ROOM_STATE_PATCH, Protocol.ROOM_DATA].entries()) {
      this.#shown = pictures(guests, kind, read);
      const sat = guests[index]!.ask('sit', { name: `Bench ${index}`, salt: 'salt-of-the-bench' });
      await Promise.all([this.#shown(), sat]);
    }
  }

  async #again(): Promise<void> {
    this.close();
    await this.#begin();
  }
}
