/** The time that matches are played by. */
export interface Clock {
  /**
   * Now, in whole epoch milliseconds. It is the wall clock's time at the start of this process, plus the time that the
   * process has been running since: it does not jump when the wall clock is set, and stands still with the process.
   * Only differences of two such times mean anything.
   */
  now(): number;
  /** Calls back when the clock has jumped: the process stood still, or the wall clock was set. */
  onJump(heard: () => void): void;
}

/** Where a clock reads time from, in milliseconds. */
interface Ticking {
  /** Never goes back; from any beginning. */
  monotonic(): number;
  /** Epoch milliseconds, as the machine believes them at the moment. */
  wall(): number;
}

/** Milliseconds between two readings of the clock, when it is not read otherwise. */
const TICK = 200;

/** Milliseconds without a reading, or between what the two clocks of the machine say, that are no accident. */
const STANDSTILL = 1000;

/**
 * The clock of a process. After a standstill it goes on from the time before it: while the process is stopped or the
 * machine sleeps, no player's thinking time runs.
 */
export class ProcessClock implements Clock {
  readonly #machine: Ticking;
  readonly #hear: (() => void)[] = [];
  #now: number;
  #monotonic: number;
  #wall: number;

  constructor(machine: Ticking = { monotonic: () => performance.now(), wall: () => Date.now() }) {
    this.#machine = machine;
    this.#monotonic = machine.monotonic();
    this.#wall = machine.wall();
    this.#now = this.#wall;
    setInterval(() => this.now(), TICK).unref();
  }

  now(): number {
    const [monotonic, wall] = [this.#machine.monotonic(), this.#machine.wall()];
    const [passed, set] = [monotonic - this.#monotonic, wall - this.#wall];
    this.#monotonic = monotonic;
    this.#wall = wall;
    const stood = passed > STANDSTILL;
    if (!stood) this.#now += passed;
    // A machine that sleeps often stops its monotonic clock as well: then only the wall clock tells.
    if (stood || Math.abs(set - passed) > STANDSTILL) for (const heard of this.#hear) heard();
    return Math.floor(this.#now);
  }

  onJump(heard: () => void): void {
    this.#hear.push(heard);
  }
}
