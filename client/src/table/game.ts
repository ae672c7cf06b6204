import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal, SeatId } from '@ironhex/shared/match';
import type { Answer, RoomMessages, SeenEvent } from '@ironhex/shared/protocol';
import {
  ASK_ALWAYS,
  decisionsOf,
  type Intent,
  type Policy,
  type UnitId,
  unitOf,
  type View,
} from '@ironhex/shared/warfare3025';
import { batch, computed, effect, signal } from '@preact/signals';
import type { BoardHandle } from '../map/picture.ts';
import { Connection, seatOf } from '../net/connection.ts';
import type { Absence } from '../net/hearing.ts';
import type { Cue } from '../rulesets/warfare3025/map/cues.ts';
import { type Picture, pictureOf } from '../rulesets/warfare3025/map/picture.ts';
import { type Asked, Planner } from '../rulesets/warfare3025/plan/planner.ts';
import { capital } from '../text/numbers.ts';
import { type Line, missedIn, withEvent } from './lines.ts';
import { SeatLinks } from './links.ts';
import { OwnSeat } from './own-seat.ts';
import { Playback } from './playback.ts';
import { Sitters } from './sitters.ts';

/** Something short to tell the player, until it is read. */
export interface Toast {
  readonly text: string;
  readonly tone: 'plain' | 'danger';
}

/** One match on one page: what is known, what is planned, and what the player does. */
export class Game {
  readonly id: string;
  readonly links: SeatLinks;
  readonly own: OwnSeat;
  readonly connection: Connection;
  /** The table as it is shown, perhaps a little behind while something is played. */
  readonly view = signal<View | undefined>(undefined);
  /** Everything that happened has been shown. */
  readonly settled = signal(false);
  readonly lines = signal<readonly Line[]>([]);
  readonly chat = signal<readonly RoomMessages['said'][]>([]);
  readonly toast = signal<Toast | undefined>(undefined);
  /** What was missed when the line was broken the last time: the log marks it. */
  readonly absence = signal<Absence | undefined>(undefined);
  /** How many things of that the log tells, until the player has been told so. */
  readonly missed = signal<number | undefined>(undefined);
  readonly #sitters = new Sitters();
  readonly #underWay = signal(0);
  /** Something was asked for, and the answer is not there yet. */
  readonly sending = computed(() => this.#underWay.value > 0);
  /** Nothing can be answered now: something is under way, or the match is paused. */
  readonly busy = computed(() => this.sending.value || this.connection.pausedAt.value !== undefined);
  readonly policy = signal<Policy>(ASK_ALWAYS);
  readonly hover = signal<HexLabel | null>(null);
  readonly cursor = signal<HexLabel | undefined>(undefined);
  /** The unit whose card is open. */
  readonly inspected = signal<UnitId | null>(null);
  /** The weapon whose range is shown. */
  readonly weapon = signal<string | undefined>(undefined);
  /** Units that the log line under the pointer is about. */
  readonly lit = signal<readonly UnitId[]>([]);
  readonly board = signal<BoardHandle<Picture, Cue> | undefined>(undefined);
  readonly #answered = signal(0);
  readonly #playback: Playback;
  readonly #effects: (() => void)[];

  /** The seat that is held here; null for spectators. */
  readonly seat = computed((): SeatId | null => seatOf(this.connection.welcome.value?.viewer));

  /** Nobody sits on the seat that is held here: the host has freed it, or the match has not begun. */
  readonly vacant = computed(
    () => this.connection.hall.value?.seats.some(({ id, taken }) => id === this.seat.value && !taken) ?? false,
  );

  /** What waits for this seat, once everything before it has been shown. */
  readonly asked = computed((): Asked | undefined => {
    const view = this.view.value;
    const seat = this.seat.value;
    if (!view || seat === null || this.vacant.value || !this.settled.value) return undefined;
    const decision = decisionsOf(view).find((pending) => pending.seat === seat);
    return decision && decision.id > this.#answered.value ? { view, seat, decision } : undefined;
  });

  /** The seat that is held here opened the match: it may free the others. */
  readonly hosting = computed(() => {
    const host = this.connection.hall.value?.hostSeat;
    return host !== undefined && host === this.seat.value;
  });

  readonly planner = new Planner(this.asked);

  /** What the map shows. */
  readonly picture = computed((): Picture | undefined => {
    const view = this.view.value;
    if (!view) return undefined;
    return pictureOf(view, this.planner, {
      hover: this.hover.value,
      cursor: this.cursor.value,
      weapon: this.weapon.value,
      lit: this.lit.value,
    });
  });

  /** The unit whose card is shown: the one that was opened, that is planned for, that is hit, or that acts. */
  readonly shownUnit = computed((): UnitId | null => {
    const view = this.view.value;
    const planned = this.asked.value && this.planner.draft.value.unit;
    const [acting] = view?.moment.kind === 'activate' ? view.moment.units : [];
    return this.inspected.value ?? planned ?? view?.assault?.situation.target ?? view?.action?.unit ?? acting ?? null;
  });

  /** `link` is what stands behind the `#` of the address: a seat's secret, {@link WATCH}, or nothing. */
  constructor(id: string, link: string | undefined) {
    this.id = id;
    this.links = new SeatLinks(id);
    this.own = new OwnSeat(id, link);
    this.#playback = new Playback({
      play: (cue: Cue) => this.board.peek()?.play(cue) ?? Promise.resolve(),
      show: (view) => {
        this.settled.value = false;
        this.view.value = view;
      },
      told: (event, view) => this.#tell(event, view),
      settled: () => {
        this.settled.value = true;
      },
    });
    this.connection = new Connection(id, this.own, {
      view: (view, upTo) => batch(() => this.#playback.update(view as View, upTo)),
      // In one batch: a page that is opened late is told of the whole match at once.
      happened: (events, from) =>
        batch(() => {
          this.settled.value = false;
          this.#sitters.hear(events);
          this.#playback.push(events, from as View | undefined);
        }),
      said: (said) => {
        this.chat.value = [...this.chat.value.slice(-199), said];
      },
      back: (absence) => {
        this.absence.value = absence;
      },
    });
    this.#effects = [this.#lookUp(), this.#draw(), this.#takePolicy(), this.#takeStock()];
  }

  /** Whoever is asked something new looks at that, not at the card that was open. */
  #lookUp(): () => void {
    let last = -1;
    return effect(() => {
      const id = this.asked.value?.decision.id;
      if (id === undefined || id === last) return;
      last = id;
      this.inspected.value = null;
    });
  }

  #draw(): () => void {
    return effect(() => {
      const picture = this.picture.value;
      if (picture) this.board.value?.show(picture);
    });
  }

  #takePolicy(): () => void {
    return effect(() => {
      const policy = this.connection.welcome.value?.policy as Policy | null | undefined;
      if (policy) this.policy.value = policy;
    });
  }

  /** Whoever was away is told how much happened, once all of it has been shown. */
  #takeStock(): () => void {
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

  #tell(event: SeenEvent, view: View): void {
    const names = (seat: SeatId) => this.#sitters.at(seat, event.n) ?? this.nameOf(seat);
    this.lines.value = withEvent(this.lines.peek(), event, view, { names, you: this.seat.peek() });
  }

  /** Says why something did not happen. */
  refuse({ message, rule }: Refusal): void {
    const text = rule && !message.includes(rule) ? `${message} (${rule})` : message;
    this.toast.value = { text, tone: 'danger' };
  }

  /** Answers what is asked; a refusal changes nothing and is shown. */
  async answer(intent: Intent): Promise<boolean> {
    const asked = this.asked.peek();
    if (!asked || this.sending.peek()) return false;
    return this.#intend(intent, asked.decision.id);
  }

  async #intend(intent: Intent, decision?: number): Promise<boolean> {
    this.#underWay.value += 1;
    // Whoever acts has seen what there was to see.
    this.missed.value = undefined;
    const answer = await this.connection.intend(intent, decision);
    batch(() => {
      this.#underWay.value -= 1;
      if (!answer.ok) this.refuse(answer.refusal);
      else if (decision !== undefined) this.#answered.value = decision;
    });
    return answer.ok;
  }

  /** Asks for what is planned. */
  async confirm(): Promise<void> {
    const { intent, refusal } = this.planner.judged.peek();
    if (refusal) this.refuse(refusal);
    else if (intent) await this.answer(intent);
  }

  concede(): Promise<boolean> {
    return this.#intend({ kind: 'concede' });
  }

  /** From now on reactions are answered so. */
  async setPolicy(policy: Policy): Promise<void> {
    const answer = await this.connection.ask('policy', { policy });
    if (answer.ok) this.policy.value = policy;
    else this.refuse(answer.refusal);
  }

  /** Sits down under a name. The page makes a new secret for that: whoever made the invitation does not know it. */
  async sit(name: string, salt: string): Promise<boolean> {
    const answer = await this.connection.renew('sit', { name, salt, secret: this.own.propose() });
    if (!answer.ok) this.refuse(answer.refusal);
    return answer.ok;
  }

  /**
   * Makes a new secret for a seat: the old one opens nothing any more. For the own seat, or, as the host, to free another
   * one for somebody else. Asking again is harmless.
   */
  async reissue(seat: SeatId): Promise<Answer<{ readonly secret: string }>> {
    if (seat === this.seat.peek()) {
      const secret = this.own.propose();
      const answer = await this.connection.renew('reissue', { seat, secret });
      return answer.ok ? { ok: true, secret } : answer;
    }
    const secret = this.links.propose(seat);
    const answer = await this.connection.ask('reissue', { seat, secret });
    if (!answer.ok) return answer;
    this.links.renew({ id: seat, secret });
    return { ok: true, secret };
  }

  /** Sends a command that only needs to be told of if it fails. */
  async command(name: 'rematch' | 'say', payload: object): Promise<boolean> {
    const answer = await this.connection.ask(name, payload);
    if (!answer.ok) this.refuse(answer.refusal);
    return answer.ok;
  }

  /** A hex was picked on the map: an own unit to plan for, an enemy to aim at, a place to go to, or a card to open. */
  pick(at: HexLabel): void {
    const view = this.planner.table.peek() ?? this.view.peek();
    if (!view) return;
    this.cursor.value = undefined;
    const unit = view.units.find((other) => other.at === at && other.status === 'field');
    const planned = this.planner.draft.peek().unit;
    if (unit && this.planner.candidates.peek().includes(unit.id) && unit.id !== planned) this.planner.choose(unit.id);
    else if (unit && planned !== null && unit.side !== unitOf(view, planned).side && this.asked.peek())
      this.planner.aim(unit.id);
    else if (!this.planner.goTo(at)) this.inspected.value = unit?.id ?? null;
  }

  /** Shows a unit's card without planning anything. */
  peek(at: HexLabel): void {
    const unit = this.view.peek()?.units.find((other) => other.at === at);
    this.inspected.value = unit?.id ?? null;
    this.hover.value = at;
  }

  close(): void {
    for (const stop of this.#effects) stop();
    this.connection.close();
  }
}
