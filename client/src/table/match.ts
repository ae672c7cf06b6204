import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal, RulesetTypes } from '@ironhex/shared/match';
import type { Answer } from '@ironhex/shared/protocol';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardHandle } from '../map/picture.ts';
import type { Pace } from '../map/timing.ts';
import type { Reader } from '../text/named.ts';
import { refusalText } from '../text/refusals.ts';
import { UI } from '../text/ui.ts';
import { Chat } from './chat.ts';
import { Decisions } from './decisions.ts';
import { KnownMatch } from './known-match.ts';
import type { MatchLog } from './log/match-log.ts';
import { readsNames } from './names.ts';
import type { GameRules } from './rules.ts';
import { SeatLinks } from './seat/links.ts';
import type { OwnSeat } from './seat/own-seat.ts';
import { Seating } from './seat/seating.ts';
import type { Again } from './showing/again.ts';
import { Showing, type Witness } from './showing/showing.ts';
import type { Trail } from './showing/trail.ts';
import type { MatchSource, Payload } from './source.ts';
import { wayBackOf } from './way-back.ts';

/** Something short to tell the player, until it is read. */
export interface Toast {
  readonly text: string;
  readonly tone: 'plain' | 'danger';
}

/** What the computer would do about a decision, for a player who has asked. */
interface Advice {
  /** The number of the decision. */
  readonly decision: number;
  readonly intents: readonly object[];
  readonly words: string;
}

/**
 * One match on one page: what the viewer knows, the open decisions, and the player's commands. It knows no game until
 * {@link ClientMatch.begin} brings the rules; until then, events wait.
 */
export class ClientMatch<T extends RulesetTypes = RulesetTypes> extends KnownMatch {
  readonly id: string;
  readonly links: SeatLinks;
  readonly ownSeat: OwnSeat;
  readonly seating: Seating;
  readonly #source: MatchSource;
  /** The view as it is shown, perhaps a little behind while something is played. */
  readonly view: ReadonlySignal<T['view'] | undefined>;
  /** Everything that happened has been shown. */
  readonly settled: ReadonlySignal<boolean>;
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
  /** Hexes that a lesson points at: the map brings them into sight. */
  readonly pointed = signal<readonly HexLabel[]>([]);
  /** Units that are named where the pointer is, or that its chip or line is about. */
  readonly highlighted = signal<readonly string[]>([]);
  /** North is to the right on the map; else it is up. */
  readonly turned = signal(false);
  /** What the computer would do about a decision, with its reasons in words. */
  readonly advice = signal<Advice | undefined>(undefined);
  readonly board = signal<BoardHandle | undefined>(undefined);
  /** How fast the player wants to see what happens. */
  readonly pace = signal<Pace>('normal');
  readonly #rules = signal<GameRules<T> | undefined>(undefined);
  readonly #underWay = signal(0);
  readonly #showing: Showing<T>;
  readonly #stops: readonly (() => void)[];

  /** An intent was sent and has no answer yet. */
  readonly sending = computed(() => this.#underWay.value > 0);
  /** Nothing can be sent now: an intent is under way, or the match is paused. */
  readonly busy = computed(() => this.sending.value || this.paused.value);
  /** What sentences may name, by the view that is shown. */
  readonly named = computed(() => {
    const view = this.view.value;
    return view && this.#rules.value?.named(view);
  });
  /** Takes sentences apart. It stays the same function while the names are the same. */
  readonly read: ReadonlySignal<Reader>;

  /** Whom the match waits for, by the view that is shown. */
  readonly awaited = computed(() => {
    const view = this.view.value;
    return (view && this.#rules.value?.awaited(view)) ?? [];
  });
  /** A match from a position has its first question before it begins. */
  readonly #gathering = computed(() => this.facts.value?.status === 'gathering');
  /** The decisions of our seat; none while people gather, or while something before them is still being shown. */
  readonly decisions = new Decisions<T>({
    awaited: computed(() => {
      const view = this.view.value;
      const seat = this.seat.value;
      if (this.#gathering.value || !view || seat === null || this.vacant.value || !this.settled.value) return undefined;
      return { view, seat, all: this.awaited.value };
    }),
  });
  /** The decision that the player works on. */
  readonly asked = this.decisions.asked;

  /** `ownSeat`: how this browser gets to the seat. */
  constructor(id: string, source: MatchSource, ownSeat: OwnSeat) {
    super(source);
    this.id = id;
    this.links = new SeatLinks(id);
    this.ownSeat = ownSeat;
    this.#source = source;
    this.read = readsNames(this.named, this.facts);
    this.seating = new Seating({ source, ownSeat, links: this.links, refused: (refusal) => this.refuse(refusal) });
    this.#showing = new Showing(this, {
      board: this.board,
      pace: this.pace,
      reach: source.reach,
      refresh: () => source.refresh(),
      failed: (error) => this.failed(error),
    });
    ({ shown: this.view, settled: this.settled, log: this.log, trail: this.trail, again: this.again } = this.#showing);
    this.#stops = [
      this.#takePolicy(),
      source.subscribe({
        view: (view, upTo) => this.#showing.view(view, upTo),
        happened: (events, from) => this.#showing.happened(events, from),
        sought: (view, at, events) => this.#showing.sought(view, at, events),
        said: (said) => this.chat.add(said, said.seat !== null && said.seat === this.seat.peek()),
        absent: (absence) => {
          this.log.absence.value = absence;
        },
      }),
      () => this.seating.close(),
      () => this.#showing.close(),
    ];
  }

  /** Brings the rules of the game. What the source has told so far is shown now. */
  begin(rules: GameRules<T>): void {
    this.#rules.value = rules;
    this.#showing.begin(rules);
  }

  #takePolicy(): () => void {
    const told = computed(() => this.own.value?.policy);
    return effect(() => {
      if (told.value) this.policy.value = told.value;
    });
  }

  /**
   * Calls `told` for every event that happens from now on before the viewer's eyes, with the view after it. Returns a
   * function that stops it.
   */
  witness(told: Witness<T>): () => void {
    return this.#showing.witness(told);
  }

  /** Reports to the console and to the player that something could not be shown. The match continues. */
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
    // A player who acts has seen the earlier events.
    this.log.missed.value = undefined;
    const answer = await this.#source.act('intent', { intent, decision });
    batch(() => {
      this.#underWay.value -= 1;
      if (!answer.ok) this.refuse(answer.refusal);
      else if (decision !== undefined) this.decisions.done(decision);
    });
    return answer.ok;
  }

  /** What this seat can go back to now; undefined if there is nothing. */
  readonly wayBack = wayBackOf(this);

  /** Takes the last action back, if that is possible. The server refuses if the ration is used up. */
  async goBack(): Promise<void> {
    const way = this.wayBack.peek();
    if (way) await this.#do(this.#source.act('back', { decision: way.decision }));
  }

  /** Gives up. */
  async concede(): Promise<boolean> {
    const rules = this.#rules.peek();
    return rules !== undefined && this.#intend(rules.concession);
  }

  /** Sets the standing policy, by which the server answers decisions for this seat. */
  async setPolicy(policy: T['policy']): Promise<void> {
    if (await this.#do(this.#source.act('policy', { policy }))) this.policy.value = policy;
  }

  /** Sends a command; shows only its failure. */
  command<K extends 'mute' | 'rematch' | 'say' | 'unseal'>(name: K, payload: Payload<K>): Promise<boolean> {
    return this.#do(this.#source.act(name, payload));
  }

  async #do(asked: Promise<Answer>): Promise<boolean> {
    const answer = await asked;
    if (!answer.ok) this.refuse(answer.refusal);
    return answer.ok;
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }
}
