import type { HexLabel } from '@ironhex/shared/hex';
import { isWentBack, type Refusal, type RulesetTypes, type SeatId } from '@ironhex/shared/match';
import { type Answer, isSeatEvent, type RoomMessages, type SeenEvent } from '@ironhex/shared/protocol';
import { batch, computed, effect, signal } from '@preact/signals';
import type { BoardHandle } from '../map/picture.ts';
import { Connection, seatOf } from '../net/connection.ts';
import type { Absence } from '../net/hearing.ts';
import { type Entry, entry } from '../text/entry.ts';
import { capital } from '../text/numbers.ts';
import { refusalText } from '../text/refusals.ts';
import { seatSentence } from '../text/seat-events.ts';
import { UI } from '../text/ui.ts';
import { backSentence } from '../text/went-back.ts';
import { Decisions } from './decisions.ts';
import { type Line, missedIn, withEntry } from './lines.ts';
import { SeatLinks } from './links.ts';
import { OwnSeat } from './own-seat.ts';
import { Playback } from './playback.ts';
import type { GameRules } from './rules.ts';
import { Seating } from './seating.ts';
import { Sitters } from './sitters.ts';

/** Something short to tell the player, until it is read. */
export interface Toast {
  readonly text: string;
  readonly tone: 'plain' | 'danger';
}

/**
 * One match on one page: what is known, what is asked, and what the player sends. It knows no game: what comes before
 * {@link ClientMatch.begin} brings the rules of its game waits for them.
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
  readonly lines = signal<readonly Line[]>([]);
  readonly chat = signal<readonly RoomMessages['said'][]>([]);
  readonly toast = signal<Toast | undefined>(undefined);
  /** What was missed when the connection was lost the last time: the log marks it. */
  readonly absence = signal<Absence | undefined>(undefined);
  /** How many things of that the log tells, until the player has been told so. */
  readonly missed = signal<number | undefined>(undefined);
  /** How the seat wants decisions answered for it; undefined until it has said so. */
  readonly policy = signal<T['policy'] | undefined>(undefined);
  /** The hex under the pointer or the keyboard cursor. */
  readonly hover = signal<HexLabel | null>(null);
  readonly cursor = signal<HexLabel | undefined>(undefined);
  /** Units that the log line or chip under the pointer is about. */
  readonly lit = signal<readonly string[]>([]);
  readonly board = signal<BoardHandle | undefined>(undefined);
  readonly #rules = signal<GameRules<T> | undefined>(undefined);
  readonly #sitters = new Sitters();
  readonly #underWay = signal(0);
  #playback: Playback<T> | undefined;
  /** What came in before the rules of the game. */
  readonly #waiting: ((playback: Playback<T>) => void)[] = [];
  readonly #effects: (() => void)[];

  /** The id of the game that is played; undefined until the room has said so. */
  readonly ruleset = computed(() => this.connection.welcome.value?.ruleset);
  /** Something was asked for, and the answer is not there yet. */
  readonly sending = computed(() => this.#underWay.value > 0);
  /** Nothing can be answered now: something is under way, or the match is paused. */
  readonly busy = computed(() => this.sending.value || this.connection.pausedAt.value !== undefined);
  /** The seat that is held here; null for spectators. */
  readonly seat = computed((): SeatId | null => seatOf(this.connection.welcome.value?.viewer));
  /** Nobody sits on the seat that is held here: the host has freed it, or the match has not begun. */
  readonly vacant = computed(
    () => this.connection.hall.value?.seats.some(({ id, taken }) => id === this.seat.value && !taken) ?? false,
  );
  /** The seat that is held here opened the match: it may free the others. */
  readonly hosting = computed(() => {
    const host = this.connection.hall.value?.hostSeat;
    return host !== undefined && host === this.seat.value;
  });

  /** Whom the match waits for, as far as the shown view tells. */
  readonly awaited = computed(() => {
    const view = this.view.value;
    return (view && this.#rules.value?.awaited(view)) ?? [];
  });
  /** What waits for this seat, once everything before it has been shown. */
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
        this.#sitters.hear(events);
        this.#toPlayback((playback) => {
          this.settled.value = false;
          playback.push(events, from as T['view'] | undefined);
        });
      },
      said: (said) => {
        this.chat.value = [...this.chat.value.slice(-199), said];
      },
      back: (absence) => {
        this.absence.value = absence;
      },
    });
    this.seating = new Seating(this.connection, this.own, this.links);
    this.#effects = [this.#takePolicy(), this.#countMissed()];
  }

  /** Brings the rules of the game that is played here: from now on it can be shown. */
  begin(rules: GameRules<T>): void {
    this.#rules.value = rules;
    this.#playback = new Playback<T>(rules, {
      play: (cue) => this.board.peek()?.play(cue) ?? Promise.resolve(),
      show: (view) => {
        this.settled.value = false;
        this.view.value = view;
      },
      told: (event, view) => this.#tell(event, view, rules),
      settled: () => {
        this.settled.value = true;
      },
      behind: () => this.connection.refresh(),
      failed: (error) => this.failed(error),
    });
    for (const act of this.#waiting.splice(0)) this.#toPlayback(act);
  }

  /** In one batch: a page that is opened late is told of the whole match at once. */
  #toPlayback(act: (playback: Playback<T>) => void): void {
    const playback = this.#playback;
    if (playback) batch(() => act(playback));
    else this.#waiting.push(act);
  }

  #takePolicy(): () => void {
    return effect(() => {
      const policy = this.connection.welcome.value?.policy as T['policy'] | null | undefined;
      if (policy) this.policy.value = policy;
    });
  }

  /** A player who was away is told how much happened, once all of it has been shown. */
  #countMissed(): () => void {
    let last: Absence | undefined;
    return effect(() => {
      const absence = this.absence.value;
      if (this.connection.line.value === 'lost') this.missed.value = undefined;
      if (absence === last || (this.view.value && !this.settled.value)) return;
      last = absence;
      this.missed.value = absence && missedIn(this.lines.peek(), absence).length;
    });
  }

  /** How a player is called. */
  nameOf(seat: SeatId): string {
    return this.connection.hall.peek()?.seats.find(({ id }) => id === seat)?.name || capital(seat);
  }

  #tell(event: SeenEvent, view: T['view'], rules: GameRules<T>): void {
    const names = (seat: SeatId) => this.#sitters.at(seat, event.n) ?? this.nameOf(seat);
    const { seen } = event;
    let told: Entry | undefined;
    try {
      if (isSeatEvent(seen)) told = seatSentence(seen);
      else if (isWentBack(seen)) told = backSentence(seen, names, this.seat.peek());
      else told = rules.line(seen, { view, names, you: this.seat.peek() });
    } catch (error) {
      console.error(error);
      told = entry(UI.errors.noSentence, { tone: 'quiet' });
    }
    this.lines.value = withEntry(this.lines.peek(), event, told);
  }

  /** Something could not be shown. The match goes on. */
  failed(error: unknown): void {
    console.error(error);
    this.toast.value = { text: UI.errors.notShown, tone: 'danger' };
  }

  /** Says why something did not happen. */
  refuse(refusal: Refusal): void {
    this.toast.value = { text: refusalText(refusal), tone: 'danger' };
  }

  /** Answers what is asked; a refusal changes nothing and is shown. */
  async answer(intent: T['intent']): Promise<boolean> {
    const asked = this.asked.peek();
    if (!asked || this.sending.peek()) return false;
    return this.#intend(intent, asked.decision.id);
  }

  async #intend(intent: T['intent'], decision?: number): Promise<boolean> {
    this.#underWay.value += 1;
    // A player who acts has seen what there was to see.
    this.missed.value = undefined;
    const answer = await this.connection.intend(intent, decision);
    batch(() => {
      this.#underWay.value -= 1;
      if (!answer.ok) this.refuse(answer.refusal);
      else if (decision !== undefined) this.decisions.done(decision);
    });
    return answer.ok;
  }

  /** The decision that this seat can go back to now; undefined if there is none. */
  readonly wayBack = computed((): number | undefined => {
    const decision = this.settled.value && !this.busy.value ? this.connection.hall.value?.back : undefined;
    return decision === undefined || decision < 0 ? undefined : decision;
  });

  /** Takes back what was done last, if that is possible. */
  async goBack(): Promise<void> {
    const decision = this.wayBack.peek();
    if (decision !== undefined) await this.#do(this.connection.ask('back', { decision }));
  }

  /** Gives up. */
  async concede(): Promise<boolean> {
    const rules = this.#rules.peek();
    return rules !== undefined && this.#intend(rules.concession);
  }

  /** From now on decisions are answered so. */
  async setPolicy(policy: T['policy']): Promise<void> {
    if (await this.#do(this.connection.ask('policy', { policy }))) this.policy.value = policy;
  }

  /** Sits down under a name. */
  sit(name: string, salt: string): Promise<boolean> {
    return this.#do(this.seating.sit(name, salt));
  }

  /** Makes a new link for the own seat, or, as the host, for another one. */
  reissue(seat: SeatId): Promise<Answer<{ readonly secret: string }>> {
    return seat === this.seat.peek() ? this.seating.reissueOwn(seat) : this.seating.reissueOther(seat);
  }

  /** Sends a command that needs a word only if it fails. */
  command(name: 'rematch' | 'say', payload: object): Promise<boolean> {
    return this.#do(this.connection.ask(name, payload));
  }

  async #do(asked: Promise<Answer>): Promise<boolean> {
    const answer = await asked;
    if (!answer.ok) this.refuse(answer.refusal);
    return answer.ok;
  }

  close(): void {
    for (const stop of this.#effects) stop();
    this.connection.close();
  }
}
