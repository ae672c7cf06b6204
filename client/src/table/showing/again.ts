import type { HexLabel } from '@ironhex/shared/hex';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { BaseCounter, BoardHandle, TrailPicture } from '../../map/picture.ts';
import type { Pace } from '../../map/timing.ts';
import type { Scene } from './scenes.ts';
import { legsOf } from './trail-legs.ts';

/** What showing something again works with. */
interface Source {
  readonly board: ReadonlySignal<Pick<BoardHandle, 'recall' | 'playAgain' | 'playedAgain'> | undefined>;
  /** Nothing new is waiting to be shown. */
  readonly settled: ReadonlySignal<boolean>;
  readonly pace: ReadonlySignal<Pace>;
  /** What an episode of the log has shown, by its number. */
  scenesOf(episode: number): readonly Scene[];
  failed(error: unknown): void;
}

/**
 * Replays an episode of the log over the current board: its cues, with ghosts of the counters that took part at their
 * places of that time. It changes no state of the page, and ends when anything new happens.
 */
export class Again {
  /** The episode that is shown again now, by its number. */
  readonly shown = signal<number | undefined>(undefined);
  /** The ways and attacks that it has shown so far; undefined while nothing is shown again. */
  readonly legs = signal<readonly TrailPicture[] | undefined>(undefined);
  /** The hexes that it is about; none while nothing is shown again. */
  readonly where = computed((): readonly HexLabel[] => {
    const { value: episode } = this.shown;
    const scenes = episode === undefined ? [] : this.#source.scenesOf(episode);
    const places = scenes.flatMap(({ cast }) => cast().map(({ at }) => at)).filter((at) => typeof at === 'string');
    return [...new Set([...places, ...legsOf(scenes).flatMap(({ hexes }) => hexes)])];
  });
  readonly #source: Source;
  /** Counts the replays, so that one that was stopped does not continue. */
  #turn = 0;
  readonly #close: () => void;

  constructor(source: Source) {
    this.#source = source;
    this.#close = effect(() => {
      if (!source.settled.value) this.stop();
    });
  }

  /** Shows an episode again from its beginning; resolves when that is over. While something new is shown it does nothing. */
  async start(episode: number): Promise<void> {
    this.stop();
    const { board, settled, pace, scenesOf, failed } = this.#source;
    const scenes = scenesOf(episode);
    const handle = board.peek();
    if (!handle || !settled.peek() || scenes.length === 0) return;
    this.shown.value = episode;
    const turn = ++this.#turn;
    try {
      if (pace.peek() === 'off') this.#showStill(handle, scenes);
      else if (await this.#play(handle, scenes, () => turn === this.#turn)) this.stop();
    } catch (error) {
      failed(error);
      this.stop();
    }
  }

  /** Shows an episode again, or stops that if it is being shown. */
  toggle(episode: number): void {
    if (this.shown.peek() === episode) this.stop();
    else void this.start(episode);
  }

  /** Stops the replay; false if none runs. */
  stop(): boolean {
    if (this.shown.peek() === undefined) return false;
    this.#turn += 1;
    this.shown.value = undefined;
    this.legs.value = undefined;
    this.#source.board.peek()?.recall([]);
    return true;
  }

  /** Plays one scene after the other; true if it was not stopped. */
  async #play(
    handle: Pick<BoardHandle, 'recall' | 'playAgain' | 'playedAgain'>,
    scenes: readonly Scene[],
    goesOn: () => boolean,
  ): Promise<boolean> {
    const ghosts = new Map<string, BaseCounter>();
    for (const [i, { cues, cast }] of scenes.entries()) {
      for (const counter of cast()) ghosts.set(counter.id, counter);
      handle.recall([...ghosts.values()]);
      for (const cue of cues) {
        await Promise.all([cue].flat().map((each) => handle.playAgain(each)));
        if (!goesOn()) return false;
      }
      this.legs.value = legsOf(scenes.slice(0, i + 1));
    }
    await handle.playedAgain();
    return goesOn();
  }

  /**
   * Without motion: shows the whole episode as one still picture, with the counters at their first places, until it is
   * stopped.
   */
  #showStill(handle: Pick<BoardHandle, 'recall' | 'playAgain'>, scenes: readonly Scene[]): void {
    const ghosts = new Map<string, BaseCounter>();
    for (const counter of scenes.flatMap(({ cast }) => cast()).toReversed()) ghosts.set(counter.id, counter);
    this.legs.value = legsOf(scenes);
    for (const cue of scenes.flatMap(({ cues }) => cues.flat())) void handle.playAgain(cue);
    handle.recall([...ghosts.values()]);
  }

  close(): void {
    this.stop();
    this.#close();
  }
}
