import { Decoder } from '@colyseus/schema';
import { fastDice } from '@ironhex/shared/dice';
import { type Decision, followSeen, type Ruleset, type RulesetTypes } from '@ironhex/shared/match';
import { readView, type Told } from '@ironhex/shared/protocol';
import { Protocol } from 'colyseus';
import { MatchState } from '../../../server/src/sync/schema.ts';
import type { Pilot } from '../../rulesets/pilot.ts';
import { openUsual } from '../room.ts';
import { ANSWER_TIMEOUT, type Exchange, pictures } from './exchange.ts';
import { Guest } from './guest.ts';
import { messageIn } from './msgpack.ts';

/** What one client of a match knows of it: enough to choose what to do next. */
class Knowledge {
  readonly #decoder = new Decoder(new MatchState());
  readonly ruleset: Ruleset<RulesetTypes>;
  #view: object | undefined;

  constructor(ruleset: Ruleset<RulesetTypes>) {
    this.ruleset = ruleset;
  }

  read(frame: Buffer): void {
    if (frame[0] === Protocol.ROOM_STATE || frame[0] === Protocol.ROOM_STATE_PATCH)
      this.#decoder.decode(frame, { offset: 1 });
    if (frame[0] === Protocol.ROOM_STATE) this.#view = readView(this.#own.view);
    if (frame[0] === Protocol.ROOM_DATA) this.#hear(frame);
  }

  #hear(frame: Buffer): void {
    const { name, content } = messageIn(frame);
    if (name !== 'events') return;
    for (const seen of (content as Told).seen) followSeen(this.ruleset, this.#view!, seen);
  }

  /** What the server tells this client. */
  get #own() {
    return [...this.#decoder.state.views.values()][0]!;
  }

  get status(): string {
    return this.#own.status;
  }

  get view(): object {
    return this.#view!;
  }
}

/** Draws a choice; one sequence for all matches. */
const chance = fastDice(3025);
const below = (limit: number): number => chance.pick(limit, 'choice');

/** The next intent of a seat that is asked, as far as somebody knows: a random one of all that are allowed. */
const next = ({ ruleset, view }: Knowledge) => {
  const decision = ruleset
    .awaited(view)
    .find((asked): asked is Decision => asked.seat !== null && asked.id !== null && !asked.committed);
  if (!decision) return undefined;
  const { seat, id } = decision;
  return {
    seat,
    id,
    intent: ruleset.choices(view, decision).sample(below) ?? ruleset.fallback(view, decision),
  };
};

/** Lets others look on at a match; resolves when they are there. */
type Watched = (match: string) => Promise<void>;

/**
 * A match with two players who draw their answers by chance, and some spectators. When it is over, another begins. In a game
 * without secrets everybody is told of every answer, and what the first player knows is enough to choose all of them. In
 * others each player chooses by what it knows, and only who answers is sure to be told.
 */
export class Game implements Exchange {
  readonly #pilot: Pilot;
  readonly #url: string;
  readonly #hasSecrets: boolean;
  readonly #watched: Watched | undefined;
  #guests: readonly Guest[] = [];
  /** Of the first player, or of both. */
  #knowledge: readonly Knowledge[] = [];
  #seats: readonly string[] = [];
  #seqs: Record<string, number> = {};
  #shown: (who?: Iterable<number>) => Promise<void> = async () => {};
  #heard = (): void => {};
  #past = 0;
  /** How many matches were opened so far. */
  opened = 0;

  private constructor(pilot: Pilot, url: string, watched: Watched | undefined) {
    this.#pilot = pilot;
    this.#url = url;
    this.#hasSecrets = (pilot.secrets ?? []).length > 0;
    this.#watched = watched;
  }

  /** `watched`: instead of two spectators others look on, whom this calls before each match begins. */
  static async open(pilot: Pilot, url: string, watched?: Watched): Promise<Game> {
    const game = new Game(pilot, url, watched);
    await game.#begin();
    return game;
  }

  get bytes(): number {
    return this.#guests.reduce((sum, { wire }) => sum + wire.bytes, this.#past);
  }

  async once(): Promise<number> {
    const { seat, id, intent } = await this.ready();
    const seq = (this.#seqs[seat] ?? 0) + 1;
    this.#seqs[seat] = seq;
    const place = this.#seats.indexOf(seat);
    const shown = this.#shown(this.#hasSecrets ? [place] : undefined);
    const begun = performance.now();
    const answered = this.#guests[place]!.ask('intent', { seq, decision: id, intent });
    await Promise.all([answered, shown]);
    return performance.now() - begun;
  }

  close(): void {
    this.#past = this.bytes;
    for (const guest of this.#guests) guest.leave();
    this.#guests = [];
  }

  /** What is answered next, as soon as somebody is asked. */
  async ready(): Promise<NonNullable<ReturnType<typeof next>>> {
    for (;;) {
      if (this.#knowledge.some(({ status }) => status === 'over')) await this.#again();
      for (const knowledge of this.#knowledge) {
        const found = next(knowledge);
        if (found) return found;
      }
      await this.#news();
    }
  }

  /** Waits until a player is told something. */
  #news(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('nobody is asked')), ANSWER_TIMEOUT);
      this.#heard = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #begin(): Promise<void> {
    this.opened += 1;
    const { id, seats } = await openUsual(this.#pilot, this.#url, {});
    this.#seats = seats.map((seat) => seat.id);
    const players = this.#hasSecrets ? seats : seats.slice(0, 1);
    const knowledge = players.map(() => new Knowledge(this.#pilot.ruleset));
    this.#knowledge = knowledge;
    this.#seqs = {};
    const read = (index: number, frame: Buffer): void => {
      knowledge[index]?.read(frame);
      if (index < knowledge.length) this.#heard();
    };
    const options = [...seats.map(({ secret }) => ({ secret })), ...(this.#watched ? [] : [{}, {}])];
    const guests: Guest[] = [];
    for (const [index, option] of options.entries())
      guests.push(await Guest.join(this.#url, `joinById/${id}`, option, (frame) => read(index, frame)));
    this.#guests = guests;
    await this.#watched?.(id);
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
