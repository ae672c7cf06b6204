import type { SeenEvent } from '@ironhex/shared/protocol';
import type { Show } from './scenes.ts';

/**
 * Events of the past that follow each other. What they have shown is worked out for all of them when somebody first wants
 * to see one: who jumps far ahead in a match looks at the last few of hundreds.
 */
export class Stretch {
  readonly #work: (events: readonly SeenEvent[]) => readonly Show[];
  readonly #events: SeenEvent[] = [];
  #shows: readonly Show[] = [];

  /** `work` tells of each event what it has shown. */
  constructor(work: (events: readonly SeenEvent[]) => readonly Show[]) {
    this.#work = work;
  }

  /** What the next event has shown. */
  showOf(event: SeenEvent): Show {
    const index = this.#events.push(event) - 1;
    const show = (): Show => {
      if (index >= this.#shows.length) this.#shows = this.#work(this.#events);
      return this.#shows[index]!;
    };
    return {
      get cues() {
        return show().cues;
      },
      cast: () => show().cast(),
    };
  }
}
