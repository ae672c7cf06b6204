// Plays short matches of every game by chance and keeps them as this version of the rules writes them, see README.md:
// `node server/test/older/make.ts`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { fastDice } from '@ironhex/shared/dice';
import { type RulesetTypes, type Setup, writeRecord } from '@ironhex/shared/match';
import fc from 'fast-check';
import type { Sample } from '../../../shared/test/rulesets/sample.ts';
import { SAMPLES } from '../../../shared/test/rulesets/samples.ts';
import { openJournal } from '../../src/journal/open.ts';
import type { AnyRuleset, Blueprint } from '../../src/rooms/match/history/blueprint.ts';
import type { Entry } from '../../src/rooms/match/history/entries.ts';
import { MatchRunner } from '../../src/rooms/match/runner.ts';
import { Table } from '../../src/rooms/match/table.ts';

const BEGUN = Date.UTC(2026, 10, 1);
/** So many matches of each game are tried, to find a short one for each way to end. */
const TRIED = 250;

interface Played {
  readonly table: Table;
  readonly blueprint: Blueprint;
  readonly entries: readonly Entry[];
}

/** A table at which things happen by the second. */
const tableOf = (ruleset: AnyRuleset, blueprint: Blueprint) => {
  const entries: Entry[] = [];
  let at = BEGUN;
  const table = new Table(ruleset, blueprint, { now: () => at }, { seen: () => {}, expired: () => {}, laid: () => {} });
  const hears = { happened: (entry: Entry) => entries.push(entry), changed: () => {}, trouble: console.error };
  const runner = new MatchRunner(table, hears);
  const perform = (entry: object): void => {
    at += 1000;
    const refusal = runner.perform({ ...entry, at } as Entry);
    if (refusal) throw new Error(JSON.stringify(refusal));
  };
  return { table, runner, blueprint, entries, perform };
};

/** A match that goes on by chance until it is over, or has had so many answers; then perhaps somebody gives up. */
const played = (id: string, ruleset: AnyRuleset, setup: Setup<RulesetTypes>, seed: number, most: number): Played => {
  const { options, board, position } = setup;
  const made = tableOf(ruleset, {
    id,
    name: id,
    rulesetId: ruleset.id,
    version: ruleset.version,
    options,
    board,
    ...(position && { position }),
    seats: setup.seats.map((seat) => ({ ...seat, lock: '' })),
    clocks: 'none',
    diceSecret: seed.toString(16).padStart(64, '0'),
  });
  const { table, perform } = made;
  for (const { id: seat } of setup.seats) perform({ kind: 'sat', seat, name: seat, salt: `salt of ${seat}` });
  const dice = fastDice(seed);
  for (let n = 0; n < most && table.status !== 'over'; n++) {
    const asked = table.pending().filter(({ committed }) => !committed);
    const decision = asked[dice.pick(asked.length || 1, 'who')];
    // Only a timer could go on.
    if (!decision) break;
    const { seat, id: number } = decision;
    const view = table.view(seat);
    const below = (count: number) => dice.pick(count, 'choice');
    const intent = ruleset.choices(view, decision).sample(below) ?? ruleset.fallback(view, decision);
    perform({ kind: 'done', seat, intent, by: 'player', decision: number });
  }
  return made;
};

const sizeOf = ({ entries }: Played): number => JSON.stringify(entries).length;

/** Of every way in which a match ended by its rules the shortest match. */
const shortest = ({ ruleset, small, setups }: Sample): Played[] => {
  const found = new Map<string, Played>();
  const tried = fc.sample(fc.oneof(small, setups), { numRuns: TRIED, seed: 1 });
  for (const [n, setup] of tried.entries()) {
    if (!setup.position && setup.seats.some(({ force }) => force === null)) continue;
    const match = played('', ruleset, setup, n + 1, 400);
    const why = match.table.outcome?.code;
    const known = why === undefined ? undefined : found.get(why);
    if (why !== undefined && !(known && sizeOf(known) <= sizeOf(match))) found.set(why, match);
  }
  return [...found.values()];
};

/** Everything that is kept of one game: ended by its rules, given up, and under way. */
const matchesOf = (sample: Sample): Played[] => {
  const { ruleset } = sample;
  const ended = shortest(sample).map((match, n) => ({
    ...match,
    blueprint: { ...match.blueprint, id: `${ruleset.id}-ended-${n}` },
  }));
  const [setup] = fc.sample(
    sample.small.filter(({ position, seats }) => !position && seats.every(({ force }) => force)),
    { numRuns: 1, seed: 2 },
  );
  const givenUp = played(`${ruleset.id}-given-up`, ruleset, setup!, 7, 12) as ReturnType<typeof tableOf>;
  givenUp.perform({ kind: 'done', seat: setup!.seats[0]!.id, intent: ruleset.concession, by: 'player' });
  return [...ended, givenUp, played(`${ruleset.id}-under-way`, ruleset, setup!, 8, 14)];
};

/** A match of an earlier version that waited otherwise: this one has ended it without a winner. */
const voided = ({ ruleset, small }: Sample): Played => {
  const earlier: AnyRuleset = {
    ...ruleset,
    version: '1',
    *resolve(...asked) {
      for (const event of ruleset.resolve(...asked)) yield { ...event, of: 'version 1' };
    },
  };
  const [setup] = fc.sample(
    small.filter(({ position }) => !position),
    { numRuns: 1, seed: 3 },
  );
  const { blueprint, entries } = played(`${ruleset.id}-voided`, earlier, setup!, 9, 6);
  const made = tableOf(ruleset, blueprint);
  for (const _ of made.runner.refold(entries));
  made.runner.resume(BEGUN, BEGUN + 60_000);
  return { ...made, entries: [...entries, ...made.entries] };
};

const folder = mkdtempSync(join(tmpdir(), 'older-'));
const journal = await openJournal({ folder, server: 'maker', durability: 'process' });
const games = SAMPLES.filter(({ ruleset }) => ruleset.version !== '1');
for (const { table, blueprint, entries } of [...games.flatMap(matchesOf), voided(games[0]!)]) {
  await journal.open({ id: blueprint.id, blueprint, openedBy: 'maker' });
  const taken = await journal.take(blueprint.id);
  if (taken.kind !== 'taken') throw new Error(taken.kind);
  const record = table.record();
  await journal.append(taken.lease, 1, entries, record && { record: writeRecord(record), closed: false });
  await journal.release(taken.lease, entries.at(-1)!.at);
  console.log(blueprint.id, entries.length, table.outcome?.code);
}
await journal.close();
const file = join(folder, 'ironhex.db');
const db = new DatabaseSync(file);
db.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE; VACUUM');
db.close();
const newest = Math.max(...games.map(({ ruleset }) => Number(ruleset.version)));
const kept = join(import.meta.dirname, `version-${newest}.sqlite.gz`);
writeFileSync(kept, gzipSync(readFileSync(file), { level: 9 }));
rmSync(folder, { recursive: true });
process.exit();
