/** Milliseconds of work before the event loop gets a turn. */
const SLICE = 5;

/** How a job ended: every step is done, it took too long, or it was stopped. */
type Ending = 'done' | 'too-long' | 'stopped';

/** Long work in steps. */
export interface Job {
  readonly steps: Iterator<unknown>;
  /** Milliseconds that all steps together may take; looked at after each slice. */
  readonly most: number;
  /** Should the job stop? Checked before each slice. */
  stopped(): boolean;
}

interface Running extends Job {
  spent: number;
  resolve(ending: Ending): void;
  reject(error: unknown): void;
}

/**
 * Runs long jobs in slices of some milliseconds. Between two slices the event loop serves everybody else; several jobs
 * take turns, so that a short one does not wait for the end of a long one.
 */
export class Slices {
  readonly #now: () => number;
  readonly #line: Running[] = [];
  #scheduled = false;

  /** `now` gives milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Takes the steps until there is none. Rejects with what a step throws. */
  run(job: Job): Promise<Ending> {
    const { promise, resolve, reject } = Promise.withResolvers<Ending>();
    this.#line.push({ steps: job.steps, most: job.most, stopped: () => job.stopped(), spent: 0, resolve, reject });
    this.#schedule();
    return promise;
  }

  #schedule(): void {
    if (this.#scheduled || this.#line.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#slice(this.#line.shift()!);
      this.#schedule();
    });
  }

  /** One slice of a work, which then goes to the end of the line if there is more to do. */
  #slice(job: Running): void {
    try {
      const ending = job.stopped() ? 'stopped' : this.#step(job);
      if (ending) job.resolve(ending);
      else this.#line.push(job);
    } catch (error) {
      job.reject(error);
    }
  }

  #step(job: Running): Ending | undefined {
    const start = this.#now();
    for (let now = start; now - start < SLICE; now = this.#now()) if (job.steps.next().done) return 'done';
    job.spent += this.#now() - start;
    return job.spent > job.most ? 'too-long' : undefined;
  }
}
