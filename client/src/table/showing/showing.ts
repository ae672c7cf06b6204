import { isWentBack, type RulesetTypes, type SeatId } from '@ironhex/shared/match';
import type { SeenEvent } from '@ironhex/shared/protocol';
import { LONGEST_SHOW } from '@ironhex/shared/showing';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardHandle, Side } from '../../map/picture.ts';
import type { Pace } from '../../map/timing.ts';
import type { KnownMatch } from '../known-match.ts';
import { MatchLog } from '../log/match-log.ts';
import type { Context, GameRules } from '../rules.ts';
import type { Reach, SourceListener } from '../source.ts';
import { Again } from './again.ts';
import { type Patience, Playback } from './playback.ts';
import { Trail } from './trail.ts';

/**
 * At the slow pace the player sees every step, however long it takes, and so does a viewer who can seek in a match that
 * is over. All others lose little of their time to decide.
 */
const PATIENCE: Readonly<Record<Pace, Patience>> = {
  slow: { events: Number.POSITIVE_INFINITY, time: Number.POSITIVE_INFINITY },
  normal: { events: 90, time: LONGEST_SHOW },
  fast: { events: 60, time: 3000 },
  off: { events: 60, time: 3000 },
};

/** The board that shows events, and what else reacts to them. */
interface Screen {
  readonly board: ReadonlySignal<BoardHandle | undefined>;
  /** How fast the player wants to see what happens. */
  readonly pace: ReadonlySignal<Pace>;
  readonly reach: ReadonlySignal<Reach>;
  /** A new view is needed. */
  refresh(): void;
  /** Something could not be shown. */
  failed(error: unknown): void;
}

/** Called for each event that happens before the viewer's eyes, with the view after it. */
export type Witness<T extends RulesetTypes> = (seen: SeenEvent['seen'], context: Context<T['view']>) => void;

/** What happens in a match, as the page shows it. What comes before the rules of the game are there waits for them. */
export class Showing<T extends RulesetTypes> implements Pick<SourceListener, 'view' | 'happened' | 'sought'> {
  /** The view as it is shown, perhaps a little behind while something is played. */
  readonly shown = signal<T['view'] | undefined>(undefined);
  /** Everything that happened has been shown. */
  readonly settled = signal(false);
  readonly log: MatchLog<T>;
  readonly trail: Trail;
  readonly again: Again;
  readonly #match: KnownMatch;
  readonly #screen: Screen;
  readonly #witnesses = new Set<Witness<T>>();
  #playback: Playback<T> | undefined;
  readonly #waiting: ((playback: Playback<T>) => void)[] = [];

  constructor(match: KnownMatch, screen: Screen) {
    this.#match = match;
    this.#screen = screen;
    this.log = new MatchLog<T>({
      you: match.seat,
      lost: computed(() => match.access.value.status === 'lost'),
      caughtUp: computed(() => this.shown.value === undefined || this.settled.value),
      nameOf: (seat) => match.nameOf(seat),
    });
    this.trail = new Trail({
      scenes: this.log.scenes,
      side: computed(() => (match.ownInfo.value?.side ?? null) as Side),
    });
    this.again = new Again({
      board: screen.board,
      settled: this.settled,
      pace: screen.pace,
      scenesOf: (episode) => this.log.scenesOf(episode),
      failed: (error) => screen.failed(error),
    });
  }

  /** Brings the rules of the game. What came before them is shown now. */
  begin(rules: GameRules<T>): void {
    const screen = this.#screen;
    this.#playback = new Playback<T>(rules, {
      play: (cue) => screen.board.peek()?.play(cue) ?? Promise.resolve(),
      show: (view) => {
        this.settled.value = false;
        this.shown.value = view;
      },
      told: (event, view, show) => this.log.tell(event, view, rules, show),
      happened: (event, view) => this.#witness(event, view),
      settled: () => {
        this.settled.value = true;
      },
      forget: (after) => this.log.forget(after),
      patience: () => (screen.reach.peek().seek ? PATIENCE.slow : PATIENCE[screen.pace.peek()]),
      behind: () => screen.refresh(),
      failed: (error) => screen.failed(error),
    });
    for (const act of this.#waiting.splice(0)) this.#toPlayback(act);
  }

  #witness({ n, seen }: SeenEvent, view: T['view']): void {
    const context = { view, names: (seat: SeatId) => this.#match.nameOf(seat), you: this.#match.seat.peek() };
    if (isWentBack(seen)) {
      this.trail.forget(n);
      // What still moves on the map has not happened.
      this.#screen.board.peek()?.skip();
    }
    for (const told of this.#witnesses) told(seen, context);
  }

  view(view: object, upTo: number): void {
    this.#toPlayback((playback) => playback.update(view as T['view'], upTo));
  }

  happened(events: readonly SeenEvent[], from?: object): void {
    this.log.note(events);
    this.#toPlayback((playback) => {
      this.settled.value = false;
      playback.push(events, from as T['view'] | undefined);
    });
  }

  sought(view: object, at: number, events: readonly SeenEvent[]): void {
    this.log.isSought = true;
    this.log.note(events);
    this.#toPlayback((playback) => {
      this.#screen.board.peek()?.skip();
      playback.seek(view as T['view'], at, events);
      const after = events.filter(({ n }) => n > at);
      if (after.length > 0) this.settled.value = false;
      playback.push(after);
    });
  }

  /** From now on `told` is a witness. The function given back ends that. */
  witness(told: Witness<T>): () => void {
    this.#witnesses.add(told);
    return () => void this.#witnesses.delete(told);
  }

  /** One batch, since a page that is opened late gets the whole match in one message. */
  #toPlayback(act: (playback: Playback<T>) => void): void {
    const playback = this.#playback;
    if (playback) batch(() => act(playback));
    else this.#waiting.push(act);
  }

  close(): void {
    this.log.close();
    this.again.close();
  }
}
