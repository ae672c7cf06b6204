import type { Decision, SeatId } from '@ironhex/shared/match';
import { computed, signal } from '@preact/signals';
import type { RulesetPage } from '../rulesets/types.ts';
import type { SeatInfo } from '../table/facts.ts';
import type { ClientMatch } from '../table/match.ts';
import { UI } from '../text/ui.ts';

/** What a player asks advice about. */
export interface Question {
  /** The id of the game. */
  readonly ruleset: string;
  /** What the player's seat sees. */
  readonly view: object;
  readonly decision: Decision;
}

/** What the computer would do. */
export interface Advised {
  /** The number of the decision. */
  readonly decision: number;
  readonly intents: readonly object[];
  /** What it expects to gain and fears to lose, in the unit of the game; undefined: the game says nothing of it. */
  readonly weighed: { readonly gain: number; readonly risk: number } | undefined;
  /** The chances to win with it and with the next best answer, where it has looked ahead. */
  readonly best: number | undefined;
  readonly next: number | undefined;
}

/** Whether nobody but computers sits beside this seat. */
export const isAlone = (seats: readonly SeatInfo[], own: SeatId): boolean =>
  seats.length > 1 && seats.every(({ id, computer }) => (computer === '') === (id === own));

/** What plans and says the advice: the page of the game, and its planning in this match. */
interface Game {
  readonly page: Pick<RulesetPage, 'words'>;
  readonly planning: { suggest(intents: readonly object[]): boolean };
}

/** What is less is not worth a word, in the unit of any game. */
const LEAST = 0.1;

/** A thread in which the computer thinks. */
type Thinker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const startWorker = (): Thinker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/**
 * Tells a player who is alone with computers what the computer would do: plans it, so that the player sees it and can change
 * it, and says why. A worker thinks, by what the player's seat sees.
 */
export class Adviser {
  readonly #match: ClientMatch;
  readonly #game: Game;
  readonly #start: () => Thinker;
  #worker: Thinker | undefined;
  /** The computer thinks. */
  readonly thinking = signal(false);

  constructor(match: ClientMatch, game: Game, start = startWorker) {
    this.#match = match;
    this.#game = game;
    this.#start = start;
  }

  /** Whether there is advice to be had: with another person at the table there never is. */
  readonly offered = computed((): boolean => {
    const { asked, facts } = this.#match;
    const { status, seats = [] } = facts.value ?? {};
    return status === 'playing' && asked.value !== undefined && isAlone(seats, asked.value.seat);
  });

  /** Asks what the computer would do about the open decision. */
  ask(): void {
    const asked = this.#match.asked.peek();
    const ruleset = this.#match.ruleset.peek();
    if (!asked || ruleset === undefined || !this.offered.peek() || this.thinking.peek()) return;
    this.thinking.value = true;
    this.#worker ??= this.#begin();
    this.#worker.postMessage({ ruleset, view: asked.view, decision: asked.decision } satisfies Question);
  }

  #begin(): Thinker {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<Advised>) => this.#tell(data);
    worker.onerror = (event) => {
      console.error(event.message);
      this.close();
      this.#match.toast.value = { text: UI.advice.none, tone: 'plain' };
    };
    return worker;
  }

  #tell(advised: Advised): void {
    this.thinking.value = false;
    // The player has answered meanwhile.
    if (!this.offered.peek() || this.#match.asked.peek()?.decision.id !== advised.decision) return;
    const isPlanned = this.#game.planning.suggest(advised.intents);
    this.#match.advice.value = { ...advised, words: this.#words(advised, isPlanned) };
  }

  /** What is planned, what it expects to gain and fears to lose, and by how much it is better than the next best. */
  #words({ weighed, best, next }: Advised, isPlanned: boolean): string {
    const counts = weighed && Math.max(weighed.gain, weighed.risk) >= LEAST;
    const says = counts ? this.#game.page.words.advice?.(weighed) : undefined;
    const looked = best !== undefined && next !== undefined ? UI.advice.looked(best, next) : undefined;
    const what = isPlanned ? UI.advice.planned : UI.advice.marked;
    return [what, says, looked].filter((words) => words !== undefined).join(' ');
  }

  close(): void {
    this.thinking.value = false;
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
