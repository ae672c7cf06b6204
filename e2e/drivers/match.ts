import type { Decision } from '@ironhex/shared/match';
import type { CreatedMatch, CreateMatch } from '@ironhex/shared/protocol';
import { awaited, type Intent, reach, STOCK_CARDS, tableOf, type View } from '@ironhex/shared/warfare3025';
import { openMatch } from './door.ts';
import { RoomClient } from './room-client.ts';
import { advance } from './thumb.ts';
import { until } from './until.ts';

const forceOf = (letter: string, designation: string) => [
  { id: `${letter}1`, card: STOCK_CARDS.find((card) => card.designation === designation)! },
];

/** One Griffin against one Rifleman on an open field, on which everybody sees everybody. */
const DUEL: CreateMatch = {
  ruleset: 'warfare3025',
  name: 'A duel',
  options: { limit: 200 },
  board: { seed: 'field', width: 9, height: 20, hills: 0, woods: 0, water: 0, town: 0 },
  forces: [forceOf('b', 'GRF-1N'), forceOf('o', 'RFL-3N')],
  clocks: { seconds: { react: 600, plan: 600 }, bank: 600 },
};

/** A match that was made, with the addresses of its seats and of everybody else. */
export interface Duel extends CreatedMatch {
  /** Of a seat by its number; without one for spectators. */
  addressOf(seat?: 0 | 1): string;
}

/** Makes a duel by the door that the home page uses. */
export const openDuel = async (url: string, change: Partial<CreateMatch> = {}): Promise<Duel> => {
  const match = await openMatch(url, { ...DUEL, ...change });
  const page = `${url}/m/${match.id}`;
  return { ...match, addressOf: (seat) => (seat === undefined ? page : `${page}#${match.seats[seat]!.secret}`) };
};

/** Somebody who plays without a page, and does what a test says. */
export class Remote {
  readonly client: RoomClient;
  readonly seat: string;

  private constructor(client: RoomClient, seat: string) {
    this.client = client;
    this.seat = seat;
  }

  /** Joins a seat and sits down on it. */
  static async sit(url: string, match: Duel, seat: 0 | 1, name: string): Promise<Remote> {
    const { id, secret } = match.seats[seat]!;
    const remote = new Remote(await RoomClient.join(url, match.id, { secret }), id);
    await remote.client.ask('sit', { name, salt: `salt of ${name}` });
    return remote;
  }

  get view(): View {
    return this.client.view as View;
  }

  /** The decision that waits for this seat. */
  get asked() {
    return this.view.moment === undefined
      ? undefined
      : awaited(this.view).find((each): each is Decision => each.seat === this.seat);
  }

  /** Waits until the match waits for this seat. */
  async turn(kind: string): Promise<void> {
    await until(() => this.asked?.kind === kind, `${this.seat} is asked: ${kind}`);
  }

  /** Answers what is asked. */
  async answer(intent: Intent): Promise<void> {
    const answer = await this.client.intend(intent, this.asked?.id);
    if (!answer.ok) throw new Error(`${JSON.stringify(intent)}: ${answer.refusal.message}`);
  }

  /** Moves towards the nearest enemy, without firing. */
  async walk(): Promise<void> {
    const [unit] = this.view.moment.kind === 'activate' ? this.view.moment.units : [];
    const at = unit && advance(this.view, unit);
    const way = unit && reach(tableOf(this.view), unit).find((reached) => reached.at === at);
    if (!unit || !way) throw new Error(`${this.seat} has nowhere to walk`);
    await this.answer({ kind: 'act', unit, move: { path: [...way.path], facing: 0, onPoor: 'stop' } });
  }

  async wait(): Promise<void> {
    const [unit] = this.view.moment.kind === 'activate' ? this.view.moment.units : [];
    await this.answer({ kind: 'wait', unit: unit! });
  }
}
