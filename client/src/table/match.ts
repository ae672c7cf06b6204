import type { HexLabel } from '@ironhex/shared/hex';
import { isWentBack, type Refusal, type RulesetTypes, type SeatId } from '@ironhex/shared/match';
import type { Answer, SeenEvent } from '@ironhex/shared/protocol';
import { LONGEST_SHOW } from '@ironhex/shared/showing';
import { batch, computed, effect, signal } from '@preact/signals';
import type { Pace } from '../map/pace.ts';
import type { BoardHandle, Side } from '../map/picture.ts';
import { Connection } from '../net/connection.ts';
import { type Named, type Reader, readAlike, readerOf } from '../text/named.ts';
import { capital } from '../text/numbers.ts';
import { refusalText } from '../text/refusals.ts';
import { UI } from '../text/ui.ts';
import { Again } from './again.ts';
import { Chat } from './chat.ts';
import { Decisions } from './decisions.ts';
import { SeatLinks } from './links.ts';
import { MatchLog } from './match-log.ts';
import { OwnSeat } from './own-seat.ts';
import { type Patience, Playback } from './playback.ts';
import type { Context, GameRules } from './rules.ts';
import { Seating } from './seating.ts';
import { Trail } from './trail.ts';
import { wayBackOf } from './way-back.ts';

/** Those who want it slow see every step, however long it takes; the others lose little of their time to decide. */
const PATIENCE: Readonly<Record<Pace, Patience>> = {
  slow: { events: Number.POSITIVE_INFINITY, time: Number.POSITIVE_INFINITY },
  normal: { events: 90, time: LONGEST_SHOW },
  fast: { events: 60, time: 3000 },
  off: { events: 60, time: 3000 },
};

/** What sentences may name before anything is known of the game. */
const NOTHING_YET: Named = { board: { width: 0, height: 0 }, units: [] };

/** Something short to tell the player, until it is read. */
export interface Toast {
  readonly text: string;
  readonly tone: 'plain' | 'danger';
}

/**
 * One match on one page: what the viewer knows, what is asked, and what the player sends. It knows no game until
 * {@link ClientMatch.begin} brings the rules; what the server sends before that waits.
 */
export class ClientMatch<T extends RulesetTypes = RulesetTypes> {
  readonly id: string;
  readonly links: SeatLinks;
  readonly own: OwnSeat;
  readonly connection: Connection;
  readonly seating: Seating;
  /** The view as it is shown, perhaps a little behind while something is played. */
  readonly view = signal<T['view'] | undefined>(undefined);
  /** Everything that happened has been shown. */
  readonly settled = signal(false);
  readonly log: MatchLog<T>;
  /** What others have done last, as it stays on the map. */
  readonly trail: Trail;
  /** What is shown again over the board. */
  readonly again: Again;
  readonly chat = new Chat();
  readonly toast = signal<Toast | undefined>(undefined);
  /** The seat's standing policy; undefined until the player has set one. */
  readonly policy = signal<T['policy'] | undefined>(undefined);
  /** The hex under the pointer or the keyboard cursor. */
  readonly hover = signal<HexLabel | null>(null);
  /** The counter in that hex that the pointer is nearest to. */
  readonly hoverCounter = signal<string | undefined>(undefined);
  readonly cursor = signal<HexLabel | undefined>(undefined);
  /** Hexes that are named where the pointer is. */
  readonly lit = signal<readonly HexLabel[]>([]);
  /** Units that are named where the pointer is, or that its chip or line is about. */
  readonly highlighted = signal<readonly string[]>([]);
  /** North is to the right on the map; else it is up. */
  readonly turned = signal(false);
  readonly board = signal<BoardHandle | undefined>(undefined);
  /** How fast the player wants to see what happens. */
  readonly pace = signal<Pace>('normal');
  readonly #rules = signal<GameRules<T> | undefined>(undefined);
  readonly #underWay = signal(0);
  readonly #witnesses = new Set<(seen: SeenEvent['seen'], context: Context<T['view']>) => void>();
  #playback: Playback<T> | undefined;
  /** What the server sent before the rules of the game were there. */
  readonly #waiting: ((playback: Playback<T>) => void)[] = [];
  readonly #stops: readonly (() => void)[];

  /** The id of the game; undefined until the room's welcome names it. */
  readonly ruleset = computed(() => this.connection.room.welcome.value?.ruleset);
  /** An intent was sent and has no answer yet. */
  readonly sending = computed(() => this.#underWay.value > 0);
  /** The match is paused: nothing can be answered. */
  readonly paused = computed(() => this.connection.room.pausedAt.value !== undefined);
  /** Nothing can be sent now: an intent is under way, or the match is paused. */
  readonly busy = computed(() => this.sending.value || this.paused.value);
  /** The seat that this page plays; null for spectators. */
  readonly seat = computed((): SeatId | null => this.connection.room.seat.value);
  /** Our seat has no player: the match has not begun, or the host has freed the seat. */
  readonly vacant = computed(
    () =>
      this.connection.room.publicState.value?.seats.some(({ id, taken }) => id === this.seat.value && !taken) ?? false,
  );
  /** How often questions were taken from our seat by another one that went back. */
  readonly losses = computed((): number => this.connection.room.publicState.value?.lost ?? 0);
  /** The host asks to free our seat: until when our player can object, by the server's clock; undefined if not. */
  readonly freeAt = computed(
    () => this.connection.room.publicState.value?.seats.find(({ id }) => id === this.seat.value)?.freeAt || undefined,
  );
  /** The options of the match, if our player brings a force on sitting down; undefined for everybody else. */
  readonly bringsUnder = computed(() => this.connection.room.welcome.value?.bringUnder);
  /** Our seat is the host's, which may free the other seats. */
  readonly hosting = computed(() => {
    const host = this.connection.room.publicState.value?.hostSeat;
    return host !== undefined && host === this.seat.value;
  });

  /** What sentences may name, by the view that is shown. */
  readonly named = computed(() => {
    const view = this.view.value;
    return view && this.#rules.value?.named(view);
  });
  /** Players of this match and of its series. */
  readonly #players = computed((): readonly string[] => {
    const { seats = [], series } = this.connection.room.publicState.value ?? {};
    return [...seats, ...(series?.players ?? [])].map(({ name }) => name);
  });
  #reading: { readonly named: Named; readonly read: Reader } | undefined;
  /** Takes sentences apart. It stays the same function while the names are the same. */
  readonly read = computed((): Reader => {
    const { board, units, others = [] } = this.named.value ?? NOTHING_YET;
    const named = { board, units, others: [...others, ...this.#players.value] };
    if (!this.#reading || !readAlike(this.#reading.named, named)) this.#reading = { named, read: readerOf(named) };
    return this.#reading.read;
  });

  /** Whom the match waits for, by the view that is shown. */
  readonly awaited = computed(() => {
    const view = this.view.value;
    return (view && this.#rules.value?.awaited(view)) ?? [];
  });
  /** The decisions of our seat; none while something before them is still being shown. */
  readonly decisions = new Decisions<T>({
    awaited: computed(() => {
      const view = this.view.value;
      const seat = this.seat.value;
      if (!view || seat === null || this.vacant.value || !this.settled.value) return undefined;
      return { view, seat, all: this.awaited.value };
    }),
  });
  /** The decision that the player works on. */
  readonly asked = this.decisions.asked;

  /** `link` is what stands behind the `#` of the address: a seat's secret, {@link WATCH}, or nothing. */
  constructor(id: string, link: string | undefined) {
    this.id = id;
    this.links = new SeatLinks(id);
    this.own = new OwnSeat(id, link);
    this.connection = new Connection(id, this.own, {
      view: (view, upTo) => this.#toPlayback((playback) => playback.update(view as T['view'], upTo)),
      happened: (events, from) => {
        this.log.note(events);
        this.#toPlayback((playback) => {
          this.settled.value = false;
          playback.push(events, from as T['view'] | undefined);
        });
      },
      said: (said) => {
        this.chat.add(said, said.seat !== null && said.seat === this.seat.peek());
      },
      back: (absence) => {
        this.log.absence.value = absence;
      },
    });
    this.seating = new Seating(this.connection, this.own, this.links);
    this.log = new MatchLog<T>({
      you: this.seat,
      lost: computed(() => this.connection.status.value === 'lost'),
      caughtUp: computed(() => this.view.value === undefined || this.settled.value),
      nameOf: (seat) => this.nameOf(seat),
    });
    this.trail = new Trail({ scenes: this.log.scenes, side: computed(() => this.#side()) });
    this.again = new Again({
      board: this.board,
      settled: this.settled,
      pace: this.pace,
      scenesOf: (episode) => this.log.scenesOf(episode),
      failed: (error) => this.failed(error),
    });
    this.#stops = [this.#takePolicy(), this.#dropUsedLinks(), () => this.log.close(), () => this.again.close()];
  }

  /** Brings the rules of the game. What the server has sent so far is shown now. */
  begin(rules: GameRules<T>): void {
    this.#rules.value = rules;
    this.#playback = new Playback<T>(rules, {
      play: (cue) => this.board.peek()?.play(cue) ?? Promise.resolve(),
      show: (view) => {
        this.settled.value = false;
        this.view.value = view;
      },
      told: (event, view, show) => this.log.tell(event, view, rules, show),
      happened: (event, view) => {
        const context = { view, names: (seat: SeatId) => this.nameOf(seat), you: this.seat.peek() };
        if (isWentBack(event.seen)) this.trail.forget(event.n);
        for (const told of this.#witnesses) told(event.seen, context);
      },
      settled: () => {
        this.settled.value = true;
      },
      patience: () => PATIENCE[this.pace.peek()],
      behind: () => this.connection.refresh(),
      failed: (error) => this.failed(error),
    });
    for (const act of this.#waiting.splice(0)) this.#toPlayback(act);
  }

  /** In one batch: a page that is opened late gets the whole match at once. */
  #toPlayback(act: (playback: Playback<T>) => void): void {
    const playback = this.#playback;
    if (playback) batch(() => act(playback));
    else this.#waiting.push(act);
  }

  #takePolicy(): () => void {
    return effect(() => {
      const policy = this.connection.room.welcome.value?.policy as T['policy'] | null | undefined;
      if (policy) this.policy.value = policy;
    });
  }

  /**
   * In a running match an invitation opens nothing once somebody sits there. One that the host has asked for is kept until
   * the seat is free, or stays its player's.
   */
  #dropUsedLinks(): () => void {
    return effect(() => {
      const { status, seats = [] } = this.connection.room.publicState.value ?? {};
      if (status !== 'playing') return;
      this.links.forget(seats.filter(({ taken, freeAt }) => taken && freeAt === 0).map(({ id }) => id));
    });
  }

  /** The side of our seat, as the map has sides; null for spectators. */
  #side(): Side {
    const { seats = [] } = this.connection.room.publicState.value ?? {};
    return (seats.find(({ id }) => id === this.seat.value)?.side ?? null) as Side;
  }

  /** The name of the player on a seat; the seat's own name while no player sits there. */
  nameOf(seat: SeatId): string {
    return this.connection.room.publicState.peek()?.seats.find(({ id }) => id === seat)?.name || capital(seat);
  }

  /**
   * From now on `told` is told of every event that happens before the viewer's eyes; the view is the one after it. The
   * function given back ends that.
   */
  witness(told: (seen: SeenEvent['seen'], context: Context<T['view']>) => void): () => void {
    this.#witnesses.add(told);
    return () => void this.#witnesses.delete(told);
  }

  /** Reports that something could not be shown: to the console, and to the player. The match goes on. */
  failed(error: unknown): void {
    console.error(error);
    this.toast.value = { text: UI.errors.notShown, tone: 'danger' };
  }

  /** Shows a refusal, of the page or of the server, with units by their names. */
  refuse(refusal: Refusal): void {
    const rules = this.#rules.peek();
    const text = refusalText(refusal, rules?.words.refusals);
    const view = this.view.peek();
    const named = view && rules?.withNames?.(view, text);
    this.toast.value = { text: named ?? text, tone: 'danger' };
  }

  /** Answers the decision that the player works on. A refusal is shown; nothing has changed then. */
  async answer(intent: T['intent']): Promise<boolean> {
    const asked = this.asked.peek();
    if (!asked || this.sending.peek()) return false;
    return this.#intend(intent, asked.decision.id);
  }

  async #intend(intent: T['intent'], decision?: number): Promise<boolean> {
    this.#underWay.value += 1;
    // A player who acts has seen what there was to see.
    this.log.missed.value = undefined;
    const answer = await this.connection.intend(intent, decision);
    batch(() => {
      this.#underWay.value -= 1;
      if (!answer.ok) this.refuse(answer.refusal);
      else if (decision !== undefined) this.decisions.done(decision);
    });
    return answer.ok;
  }

  /** What this seat can go back to now; undefined if there is nothing. */
  readonly wayBack = wayBackOf(this);

  /** Takes back what was done last, if that is possible. Where the ration is used up, the server says so. */
  async goBack(): Promise<void> {
    const way = this.wayBack.peek();
    if (way) await this.#do(this.connection.ask('back', { decision: way.decision }));
  }

  /** Gives up. */
  async concede(): Promise<boolean> {
    const rules = this.#rules.peek();
    return rules !== undefined && this.#intend(rules.concession);
  }

  /** Sets the standing policy, by which the server answers decisions for this seat. */
  async setPolicy(policy: T['policy']): Promise<void> {
    if (await this.#do(this.connection.ask('policy', { policy }))) this.policy.value = policy;
  }

  /** Sits down under a name. */
  sit(name: string, salt: string, force?: object): Promise<boolean> {
    return this.#do(this.seating.sit(name, salt, force));
  }

  /** Objects to that the host frees our seat, if the host asks for it. */
  async stay(): Promise<void> {
    if (this.freeAt.peek() !== undefined) await this.#do(this.seating.stay());
  }

  /** As the host, asks no longer to free a seat. */
  withdraw(seat: SeatId): Promise<boolean> {
    return this.#do(this.seating.withdraw(seat));
  }

  /** Sends a command; shows only its failure. */
  command(name: 'rematch' | 'say', payload: object): Promise<boolean> {
    return this.#do(this.connection.ask(name, payload));
  }

  async #do(asked: Promise<Answer>): Promise<boolean> {
    const answer = await asked;
    if (!answer.ok) this.refuse(answer.refusal);
    return answer.ok;
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.connection.close();
  }
}
