import { isOfEngine, isWentBack, type RulesetTypes, type SeatId } from '@ironhex/shared/match';
import { isSeatEvent, type SeenEvent } from '@ironhex/shared/protocol';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { entry, type LogEntry } from '../../text/entry.ts';
import { backSentence, seatSentence } from '../../text/seat-events.ts';
import { UI } from '../../text/ui.ts';
import type { GameRules } from '../rules.ts';
import { KEPT_SCENES, NOTHING_SHOWN, type Scene, type Show, scenesIn, withScene } from '../showing/scenes.ts';
import type { Absence } from '../source.ts';
import { type Episode, type Line, missedIn, newestOf, numberOf, upTo, withEntry } from './episodes.ts';
import { Follow } from './follow.ts';
import { FormerPlayers } from './former-players.ts';

/** What the log needs to know of its match. */
interface Source {
  /** The own seat; null for spectators. */
  readonly you: ReadonlySignal<SeatId | null>;
  /** The match is out of reach. */
  readonly lost: ReadonlySignal<boolean>;
  /** Nothing is waiting to be shown. */
  readonly caughtUp: ReadonlySignal<boolean>;
  /** The name of the current player of a seat. */
  nameOf(seat: SeatId): string;
}

/** Whether an event begins an action, whose trail replaces the one before. */
const beginsWith = <T extends RulesetTypes>(
  { seen }: SeenEvent,
  told: LogEntry | undefined,
  { beginsTrail }: Pick<GameRules<T>, 'beginsTrail'>,
): boolean => {
  if (isSeatEvent(seen) || isOfEngine(seen)) return false;
  return beginsTrail ? beginsTrail(seen) : told?.opens === 'action';
};

/** The log of a match, and the part of it that the player has missed. */
export class MatchLog<T extends RulesetTypes> {
  /** Its lines as a story. */
  readonly episodes = signal<readonly Episode[]>([]);
  /** All lines of that. */
  readonly lines = computed((): readonly Line[] => this.episodes.value.flatMap(({ lines }) => lines));
  /** What the reader has unfolded: details of episodes and rolls of lines, by their names. */
  readonly unfolded = signal<ReadonlySet<string>>(new Set());
  /** The episode that the focus was in last, by its number; undefined for the newest. */
  readonly current = signal<number | undefined>(undefined);
  /** The episode that Tab stops in, by its number: that of the focus, or the newest. */
  readonly reached = computed((): number | undefined => {
    const newest = this.episodes.value.at(-1);
    return this.current.value ?? (newest && numberOf(newest));
  });
  /** What the last events have shown on the map, kept to be shown again. */
  readonly scenes = signal<readonly Scene[]>([]);
  /** Whether the list is scrolled to the newest line. */
  readonly follow = new Follow();
  /** What was missed when the match was out of reach the last time: the log marks it. */
  readonly absence = signal<Absence | undefined>(undefined);
  /** How many lines that were, until the player has read so. */
  readonly missed = signal<number | undefined>(undefined);
  /** Somebody has sought another moment of the match, which is shown again. */
  isSought = false;
  /** What it will say of events that may still come, by their numbers. */
  #foreseen: ReadonlyMap<number, LogEntry> = new Map();
  /** What the lines are made of, entry by entry. */
  readonly #entries: { readonly told: LogEntry; readonly n: number }[] = [];
  /** Scenes of events before this one may be gone. */
  #toldFrom = 0;
  readonly #source: Source;
  readonly #formerPlayers = new FormerPlayers();
  readonly #stop: () => void;

  constructor(source: Source) {
    this.#source = source;
    this.#stop = this.#countMissed();
  }

  /** Events have come, which may be shown later. */
  note(events: readonly SeenEvent[]): void {
    this.#formerPlayers.note(events);
  }

  /** Adds the line of an event, with its cues. A sentence that throws is replaced by one that says so. */
  tell(event: SeenEvent, view: T['view'], rules: GameRules<T>, show: Show = NOTHING_SHOWN): void {
    let told: LogEntry | undefined;
    try {
      told = this.#entryOf(event, view, rules);
    } catch (error) {
      console.error(error);
      told = entry(UI.errors.noSentence, { tone: 'quiet' });
    }
    const begins = beginsWith(event, told, rules);
    this.scenes.value = withScene(this.scenes.peek(), show, { n: event.n, begins });
    if (told) this.#add(told, event.n);
  }

  /** Takes over what was worked out before of what it will say, by the numbers of the events. */
  foresee(entries: ReadonlyMap<number, LogEntry>): void {
    this.#foreseen = entries;
  }

  #add(told: LogEntry, n: number): void {
    this.#entries.push({ told, n });
    this.episodes.value = newestOf(withEntry(this.episodes.peek(), { n }, told));
  }

  /** The number of the event from which on all scenes are kept. */
  #keptFrom(scenes: readonly Scene[]): number {
    return scenes.length < KEPT_SCENES ? this.#toldFrom : scenes[0]!.n;
  }

  /**
   * Prepares for the events after this one to arrive again: drops their lines, and cuts lines that they had continued.
   * What stays as it was stays the same objects, so that a page with a long log has little to draw.
   */
  forget(after: number): void {
    const scenes = this.scenes.peek();
    this.#toldFrom = Math.min(after + 1, this.#keptFrom(scenes));
    const lines = this.lines.peek();
    const whole = Math.max(
      0,
      lines.findLastIndex(({ n }) => n <= after),
    );
    // The last line that begins by then may have been continued later: it is made of its entries again.
    const from = lines[whole]?.n ?? 0;
    const all = this.#entries.splice(0);
    const again = all.filter(({ n }) => n >= from && n <= after);
    this.#entries.push(...all.filter(({ n }) => n < from));
    batch(() => {
      this.episodes.value = upTo(this.episodes.peek(), from);
      for (const { told, n } of again) this.#add(told, n);
      this.scenes.value = scenes.filter(({ n }) => n <= after);
    });
  }

  /** What an episode has shown, by its number. */
  scenesOf(episode: number): readonly Scene[] {
    const episodes = this.episodes.value;
    const next = episodes[episodes.findLastIndex((other) => numberOf(other) <= episode) + 1];
    return scenesIn(this.scenes.value, episode, next ? numberOf(next) : Number.POSITIVE_INFINITY);
  }

  /** Whether an episode can be shown again, by its number: it has shown something, and nothing of it has been dropped. */
  isShowable(episode: number): boolean {
    return episode >= this.#keptFrom(this.scenes.value) && this.scenesOf(episode).length > 0;
  }

  /** The newest action that can be shown again, by its number; undefined if there is none. */
  lastShowable(): number | undefined {
    const last = this.episodes.peek().findLast((one) => one.kind === 'action' && this.isShowable(numberOf(one)));
    return last && numberOf(last);
  }

  /** Unfolds something, or folds it. The player is reading here, so the list stops following new lines. */
  toggle(name: string): void {
    const unfolded = new Set(this.unfolded.peek());
    if (!unfolded.delete(name)) unfolded.add(name);
    this.unfolded.value = unfolded;
    this.follow.leave();
  }

  #entryOf({ n, seen }: SeenEvent, view: T['view'], rules: GameRules<T>): LogEntry | undefined {
    const foreseen = this.#foreseen.get(n);
    if (foreseen) return foreseen;
    const names = (seat: SeatId) => this.#formerPlayers.at(seat, n) ?? this.#source.nameOf(seat);
    const you = this.#source.you.peek();
    if (isSeatEvent(seen)) {
      if (seen.kind !== 'seat-answered') return seatSentence(seen, you);
      const text = rules.answered?.(seen.intent, { view, names, you });
      return text === undefined ? undefined : entry(text, { tone: 'important' });
    }
    if (isWentBack(seen)) return backSentence(seen, names, you);
    return isOfEngine(seen) ? undefined : rules.line(seen, { view, names, you });
  }

  /** Tells a player who was away how much has happened, once all of it has been shown. */
  #countMissed(): () => void {
    let last: Absence | undefined;
    return effect(() => {
      const absence = this.absence.value;
      if (this.#source.lost.value) this.missed.value = undefined;
      if (absence === last || !this.#source.caughtUp.value) return;
      last = absence;
      this.missed.value = absence && missedIn(this.lines.peek(), absence).length;
    });
  }

  close(): void {
    this.#stop();
  }
}
