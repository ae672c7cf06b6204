import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { often } from '../../../shared/test/often.ts';
import type { Journal, Lease } from '../../src/journal/journal.ts';
import { type Home, numbered, PLACES, usePlace } from './kit.ts';

/** What one of two servers does with one of two matches. */
interface Step {
  readonly does: 'open' | 'take' | 'append' | 'release' | 'repeat' | 'gap';
  readonly server: 0 | 1;
  readonly match: 0 | 1;
  /** How many entries are appended. */
  readonly count: number;
  /** Whether the match ends with them. */
  readonly ends: boolean;
}

const doing = (weight: number, ...does: readonly Step['does'][]) => ({ weight, arbitrary: fc.constantFrom(...does) });
const STEP: fc.Arbitrary<Step> = fc.record({
  does: fc.oneof(doing(1, 'open'), doing(3, 'take'), doing(6, 'append'), doing(6, 'release', 'repeat', 'gap')),
  server: fc.constantFrom(0, 1),
  match: fc.constantFrom(0, 1),
  count: fc.nat(3),
  ends: fc.boolean(),
});

/** A match as it must be, told in a few lines. */
interface Model {
  opened: boolean;
  owner: 0 | 1 | undefined;
  epoch: number;
  length: number;
  lastSeen: number | undefined;
  /** Its owner has written something. */
  wrote: boolean;
  record: string | undefined;
}

/** What a server remembers of a match: the lease that it was given, and the number that it would write next. */
interface Memory {
  readonly lease: Lease;
  readonly next: number;
}

/** Plays steps against two servers and the model at the same time. Each must say what the model says. */
class Play {
  readonly models: readonly [Model, Model];
  /** How often something came about, so that a game in which nothing happens is not taken for a proof. */
  readonly #tally: Map<string, number>;
  readonly #memories = new Map<string, Memory>();
  readonly #servers: readonly Journal[];
  readonly #names: readonly [string, string];
  /** Nobody counts as alive, so that each may take from the other. */
  readonly #anybody: boolean;

  constructor(
    servers: readonly Journal[],
    names: readonly [string, string],
    anybody: boolean,
    tally: Map<string, number>,
  ) {
    this.#tally = tally;
    const model = () => ({
      opened: false,
      owner: undefined,
      epoch: 0,
      length: 0,
      lastSeen: undefined,
      wrote: false,
      record: undefined,
    });
    this.models = [model(), model()];
    this.#servers = servers;
    this.#names = names;
    this.#anybody = anybody;
  }

  async step(step: Step): Promise<void> {
    const journal = this.#servers[step.server]!;
    const memory = this.#memories.get(`${step.server} ${step.match}`);
    if (step.does === 'open') await this.#open(journal, step.match);
    else if (step.does === 'take') await this.#take(journal, step.server, step.match);
    else if (memory) await this.#write(journal, step, memory);
  }

  #count(what: string): void {
    this.#tally.set(what, (this.#tally.get(what) ?? 0) + 1);
  }

  async #open(journal: Journal, match: 0 | 1): Promise<void> {
    const id = this.#names[match];
    await journal.open({ id, blueprint: { of: id }, openedBy: 'x' });
    this.models[match].opened = true;
  }

  async #take(journal: Journal, server: 0 | 1, match: 0 | 1): Promise<void> {
    const model = this.models[match];
    const taking = await journal.take(this.#names[match]);
    this.#count(taking.kind);
    if (!model.opened) return expect(taking).toEqual({ kind: 'unknown' });
    if (model.owner !== undefined && model.owner !== server && !this.#anybody) {
      return expect(taking).toEqual({ kind: 'held', by: `server${model.owner}` });
    }
    const epoch = model.epoch + 1;
    const lease = { match: this.#names[match], epoch };
    const known = model.owner === undefined || (!model.wrote && model.lastSeen !== undefined);
    const lastSeen = known ? model.lastSeen : expect.any(Number);
    const rest = { blueprint: { of: lease.match }, openedBy: 'x', entries: numbered(1, model.length), lastSeen };
    expect(taking).toEqual({ kind: 'taken', lease, ...rest });
    if (taking.kind === 'taken') Object.assign(model, { lastSeen: taking.lastSeen, wrote: false });
    Object.assign(model, { owner: server, epoch });
    this.#memories.set(`${server} ${match}`, { lease, next: model.length + 1 });
  }

  async #write(
    journal: Journal,
    step: Exclude<Step, { does: 'open' | 'take' }>,
    { lease, next }: Memory,
  ): Promise<void> {
    const model = this.models[step.match];
    const mine = model.owner === step.server && model.epoch === lease.epoch;
    this.#count(`${step.does} ${mine ? 'by the owner' : 'too late'}`);
    if (step.does === 'release') {
      await journal.release(lease, next);
      if (mine) Object.assign(model, { owner: undefined, lastSeen: next });
    } else if (step.does === 'repeat') {
      expect(await journal.append(lease, 1, numbered(1, next - 1))).toBe(mine);
    } else if (step.does === 'gap') {
      const answer = journal.append(lease, next + 1, numbered(next + 1, next + 1)).catch(({ code }) => code);
      expect(await answer).toBe(mine ? 'misuse' : false);
    } else {
      const last = next + step.count - 1;
      const ending = step.ends ? { record: `of ${this.#names[step.match]}`, closed: false } : undefined;
      expect(await journal.append(lease, next, numbered(next, last), ending)).toBe(mine);
      if (!mine) return;
      Object.assign(model, { length: last, wrote: model.wrote || last >= next }, ending);
      this.#memories.set(`${step.server} ${step.match}`, { lease, next: last + 1 });
    }
    expect((await journal.record(lease.match))?.record).toBe(model.record);
  }
}

describe.each(PLACES)('two servers that share %s', (name) => {
  const place = usePlace(name);
  let home: Home;
  let games = 0;
  beforeAll(async () => {
    home = await place.fresh();
  });

  test.each([
    ['that may take everything from each other', true],
    ['that are both alive', false],
  ])('%s say what a simple model says, whatever they do in turns', async (_, anybody) => {
    const lease = anybody ? -120_000 : 120_000;
    const servers = [await home.journal('server0', { lease }), await home.journal('server1', { lease })];
    const tally = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { minLength: 60, maxLength: 150, size: 'max' }), async (steps) => {
        const game = games++;
        const play = new Play(servers, [`${game}a`, `${game}b`], anybody, tally);
        for (const step of steps) await play.step(step);
      }),
      { numRuns: often(10, 50) },
    );
    const writing = ['append', 'release', 'repeat', 'gap'].flatMap((does) => [
      `${does} by the owner`,
      `${does} too late`,
    ]);
    const expected = ['taken', 'unknown', ...writing, ...(anybody ? [] : ['held'])];
    expect([...tally.keys()].toSorted()).toEqual(expected.toSorted());
  });
});
