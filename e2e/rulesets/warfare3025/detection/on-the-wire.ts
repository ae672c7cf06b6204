import type { SeatId, Viewer } from '@ironhex/shared/match';
import { PUBLIC } from '@ironhex/shared/match';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import type { Intent } from '@ironhex/shared/warfare3025';
import { openOf } from '../../../drivers/answers.ts';
import { openMatch } from '../../../drivers/door.ts';
import { RoomClient } from '../../../drivers/room-client.ts';
import { until } from '../../../drivers/until.ts';
import { Recording, type Stretch, stretchesOf } from '../../../leaks/recording.ts';
import { settled } from '../../../leaks/settled.ts';
import { type Pair, type PairedStep, saltOf } from './pairs.ts';

/** Seconds of a window: enough for what is done in it on the slowest machine. */
const WINDOW = 6;

/** How a match on the wire is set. */
interface Setting {
  /** Who watches sees all sides, much later. */
  readonly delayed: boolean;
  /** Nobody has a clock: only windows have their time. */
  readonly untimed: boolean;
}

/** How long after it is told that a decision's time begins its clocks end, in milliseconds, for each that is shown. */
type Left = readonly number[];

/** One of two matches on the wire, and what those get who must not notice which of the two it is. */
export class OnTheWire {
  readonly #url: () => string;
  readonly #pair: Pair;
  readonly #which: 0 | 1;
  readonly #setting: Setting;
  #match!: CreatedMatch;
  #seats = new Map<SeatId, RoomClient>();
  #watching!: RoomClient;
  #recordings: Recording[] = [];
  /** Of all times at which they were there. */
  readonly #kept: Stretch[][] = [];
  readonly left: Left[] = [];
  /** How many of the events that each viewer is told are not of the rules: they come before the match. */
  readonly #offsets = new Map<Viewer, number>();

  constructor(url: () => string, pair: Pair, which: 0 | 1, setting: Setting) {
    this.#url = url;
    this.#pair = pair;
    this.#which = which;
    this.#setting = setting;
  }

  async open(): Promise<void> {
    this.#match = await openMatch(this.#url(), {
      name: 'In the dark',
      clocks: this.#setting.untimed ? 'none' : { seconds: { plan: 600, react: 600, window: WINDOW }, bank: 600 },
      spectators: this.#setting.delayed ? { minutes: 10, turns: 1 } : true,
      position: this.#pair.positions[this.#which] as never,
    });
    await this.come();
    await this.#stretch('all sit down', async () => {
      for (const [seat, client] of this.#seats) {
        await client.ask('sit', { name: `Player of ${seat}`, salt: saltOf(seat) });
        await settled(this.#url());
      }
      for (const [viewer, client] of this.#viewers) {
        if (this.#isLate(viewer)) continue;
        await until(() => client.own?.status === 'playing' && client.settled, 'the match begins');
        this.#offsets.set(viewer, client.own!.eventCount - this.#pair.begun.get(viewer)!);
      }
    });
  }

  /** Sees all sides, much later. */
  #isLate(viewer: Viewer): boolean {
    return this.#setting.delayed && viewer === PUBLIC;
  }

  /** All join, one after the other, as at first and after a restart. */
  async come(): Promise<void> {
    const join = async (how: object): Promise<RoomClient> => {
      const client = await RoomClient.arrive(this.#url(), this.#match.id, how);
      await until(() => client.own, 'the state is there');
      await settled(this.#url());
      return client;
    };
    this.#seats = new Map();
    for (const { id, secret } of this.#match.seats) this.#seats.set(id, await join({ secret }));
    this.#watching = await join(this.#setting.delayed ? { viewer: 'omniscient' } : {});
    this.#recordings = this.#viewers.map(([, client]) => new Recording(client, this.#url()));
    await this.#stretch('they are there', async () => {});
  }

  /** What was recorded so far is kept, and nothing more is recorded until they come again. */
  keep(): void {
    this.#kept.push(...this.#recordings.map(({ stretches }) => stretches));
    this.#recordings = [];
  }

  async leave(): Promise<void> {
    for (const client of [...this.#seats.values(), this.#watching]) await client.leave();
  }

  get stretches(): readonly Stretch[][] {
    return [...this.#kept, ...this.#recordings.map(({ stretches }) => stretches)];
  }

  get #viewers(): readonly (readonly [Viewer, RoomClient])[] {
    return this.#pair.viewers.map((viewer) => [
      viewer,
      viewer === PUBLIC ? this.#watching : this.#seats.get(viewer as SeatId)!,
    ]);
  }

  async #stretch(what: string, happening: () => Promise<unknown>): Promise<void> {
    await stretchesOf(this.#recordings)(what, happening);
    const now = Date.now();
    for (const [, client] of this.#viewers)
      this.left.push(client.decisions.map(({ deadline }) => (deadline === 0 ? 0 : deadline - now)));
  }

  /** Waits until everybody has been told so many events. */
  async #hear(told: ReadonlyMap<Viewer, number>): Promise<void> {
    for (const [viewer, client] of this.#viewers) {
      if (this.#isLate(viewer)) continue;
      const events = this.#offsets.get(viewer)! + told.get(viewer)!;
      await until(() => client.settled && client.own!.eventCount >= events, `${viewer} is told of it`);
      // What is told is what the rules tell, and no more.
      if (client.own!.eventCount > events) throw new Error(`${viewer} is told ${client.own!.eventCount} events`);
    }
  }

  async #answer(seat: SeatId, intent: Intent): Promise<void> {
    const client = this.#seats.get(seat)!;
    await until(() => openOf(client).length > 0, `${seat} is asked`);
    const answer = await client.intend(intent, openOf(client)[0]!.id);
    if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(intent)}: ${JSON.stringify(answer)}`);
  }

  /** Does a step of the pair. In secret its seats do this and that besides. */
  async step({ secret, open, rings, told }: PairedStep): Promise<void> {
    const answers = secret[this.#which];
    if (rings) {
      await this.#stretch('in secret', async () => {
        const [seat] = this.#pair.secretive;
        // Refused, and noticed by nobody.
        if (this.#which === 1) await this.#seats.get(seat!)!.ask('intent', { seq: 1e6, decision: 99, intent: {} });
        for (const [seat, intent] of answers) await this.#answer(seat, intent);
      });
      for (const [seat, intent] of open) await this.#stretch(`${seat} answers`, () => this.#answer(seat, intent));
      await this.#stretch('the window closes', () => this.#hear(told));
      return;
    }
    await this.#stretch('somebody answers', async () => {
      for (const [seat, intent] of [...answers, ...open]) await this.#answer(seat, intent);
      await this.#hear(told);
    });
  }
}
