import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SeatClock, type Timed } from '../../../src/rooms/match/clocks/seat-clock.ts';

const FIGURES = {
  seconds: { plan: 6, react: 3 },
  draws: { plan: true, react: false },
  bank: 9,
  whenEmpty: 2,
  concedeAfter: null,
};

/** What one seat may be asked: five decisions of two classes. */
const POOL: readonly Timed[] = ['plan', 'react', 'plan', 'plan', 'react'].map((id, index) => ({
  id: index + 1,
  clock: { class: id },
}));
const CLASS = new Map(POOL.map(({ id, clock }) => [id, clock.class as 'plan' | 'react']));

/** The same clocks, second by second: the seconds that each decision has left of its own, and the bank. */
class Stopwatch {
  readonly own = new Map<number, number>();
  bank = FIGURES.bank;

  ask(asked: readonly Timed[]): void {
    for (const { id } of asked) {
      const seconds = FIGURES.seconds[CLASS.get(id)!];
      if (!this.own.has(id)) this.own.set(id, this.bank === 0 ? Math.min(seconds, FIGURES.whenEmpty) : seconds);
    }
  }

  isUp(id: number): boolean {
    return this.own.get(id) === 0 && (this.bank === 0 || !FIGURES.draws[CLASS.get(id)!]);
  }

  /** A second passes; the bank is drawn by one second however many decisions draw it. */
  tick(running: readonly number[]): void {
    const drawing = running.some((id) => this.own.get(id) === 0 && FIGURES.draws[CLASS.get(id)!]);
    for (const id of running) this.own.set(id, Math.max(0, this.own.get(id)! - 1));
    if (drawing) this.bank = Math.max(0, this.bank - 1);
  }

  /** In how many seconds a decision is up, if nothing else happens. */
  left(id: number, running: readonly number[]): number {
    const future = new Stopwatch();
    for (const [other, own] of this.own) future.own.set(other, own);
    future.bank = this.bank;
    let seconds = 0;
    for (; !future.isUp(id); seconds++) future.tick(running);
    return seconds;
  }
}

/** Which decisions are asked next: 0 not, 1 open, 2 committed. One that is asked no more is never asked again. */
const steps = fc.array(
  fc.record({
    seconds: fc.integer({ min: 0, max: 8 }),
    asked: fc.array(fc.constantFrom(0, 1, 1, 2), { minLength: 5 }),
  }),
  { maxLength: 8 },
);

test('several decisions at once have the times that counting seconds gives, and draw one bank', () => {
  fc.assert(
    fc.property(steps, (steps) => {
      const clock = new SeatClock(FIGURES);
      const watch = new Stopwatch();
      const gone = new Set<number>();
      let running: readonly number[] = [];
      let now = 0;
      for (const { seconds, asked } of steps) {
        // What is up is decided at once, so that no more than the shortest time passes.
        const shortest = Math.min(seconds, ...running.map((id) => watch.left(id, running)));
        for (let second = 0; second < shortest; second++) watch.tick(running);
        now += shortest * 1000;
        const pending = POOL.filter(({ id }, index) => asked[index] !== 0 && !gone.has(id))
          .filter(({ id }) => !running.includes(id) || !watch.isUp(id))
          .map((decision): Timed => (asked[decision.id - 1] === 2 ? { ...decision, committed: true } : decision));
        for (const { id } of POOL)
          if (watch.own.has(id) && !pending.some((decision) => decision.id === id)) gone.add(id);
        clock.update(pending, now);
        running = pending.filter(({ committed }) => !committed).map(({ id }) => id);
        watch.ask(pending.filter(({ committed }) => !committed));
        for (const id of running) expect((clock.times(id)!.deadline - now) / 1000).toBe(watch.left(id, running));
      }
      clock.update([], now);
      expect(clock.bank / 1000).toBe(watch.bank);
    }),
    { numRuns: 500 },
  );
});

test('what says its own seconds has those, whatever its class has', () => {
  const clock = new SeatClock(FIGURES);
  const asked = [
    { id: 1, clock: { class: 'plan', seconds: 90 } },
    { id: 2, clock: { class: 'match', seconds: 5400 } },
  ];
  clock.update(asked, 1000);
  expect(asked.map(({ id }) => clock.times(id)?.bankFrom)).toEqual([91_000, 5_401_000]);
});
