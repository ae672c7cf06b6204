import { readFileSync } from 'node:fs';
import {
  foldRecord,
  type MatchRecord,
  momentOf,
  RECORD_FORMAT,
  type RulesetTypes,
  readRecordText,
} from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { describe, expect, test } from 'vitest';
import { recordOf } from '../../src/match/write-record.ts';
import { playOut, smallSetup } from '../properties/matches.ts';
import { TEST_RULESETS } from '../rulesets/index.ts';
import { SAMPLES } from '../rulesets/samples.ts';

/** The record of a match of thousands of events. */
const longOf = (game: string) => new URL(`../../../e2e/recordings/${game}-long.match.json`, import.meta.url);

const mustFold = (record: MatchRecord) => {
  const folded = foldRecord(record, TEST_RULESETS);
  if (!folded.ok) throw new Error(JSON.stringify(folded.error));
  return folded.value;
};

const facts = (record: MatchRecord) => {
  const { match } = mustFold(record);
  const viewers = match.setup.seats.map(({ id }) => id);
  return {
    awaited: viewers.map((viewer) => match.awaited(viewer)),
    pending: match.pending(),
    views: viewers.map((viewer) => match.view(viewer)),
  };
};

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))('%s', (_, sample) => {
  const seed = 11;
  const match = playOut<RulesetTypes>(sample as never, smallSetup(sample as never, seed), seed);
  const record = JSON.parse(JSON.stringify(recordOf(match, { seed }))) as MatchRecord;
  const last = record.intents.length;

  test('a match begins at any decision of a record, asks the same, and shows everybody the same', () => {
    for (let intents = 0; intents < last; intents += Math.ceil(last / 12)) {
      const begun = momentOf(record, intents, TEST_RULESETS);
      if (!begun.ok) throw new Error(JSON.stringify(begun.error));
      expect(begun.value).toMatchObject({ format: RECORD_FORMAT, intents: [] });
      expect(facts(begun.value)).toEqual(facts({ ...record, intents: record.intents.slice(0, intents) }));
    }
  });

  test('nothing begins at the end, behind it, nor behind an intent that its rules refuse', () => {
    const faultsAt = (of: MatchRecord, intents: number) => {
      const begun = momentOf(of, intents, TEST_RULESETS);
      return begun.ok ? [] : begun.error.map(({ at }) => at);
    };
    expect(faultsAt(record, last)).toEqual(['intents']);
    expect(faultsAt(record, last + 1)).toEqual(['intents']);
    const stranger = {
      seat: 'nobody',
      intent: record.intents.flatMap((done) => ('seat' in done ? [done.intent] : []))[0]!,
    };
    const forged = { ...record, intents: [{ ...stranger, by: 'player' as const }, ...record.intents] };
    expect(faultsAt(forged, 1)).toEqual(['of.record.intents.0']);
    expect(faultsAt({ ...record, dice: { script: [] } } as MatchRecord, last)).not.toEqual([]);
  });
});

test('more than any table plays is not folded', () => {
  /** Of each long match what is wrong with it where a step may have so many events, and what as it is. */
  const faults = [...RULESETS.values()].flatMap((ruleset) => {
    const read = readRecordText(readFileSync(longOf(ruleset.id), 'utf8'), RULESETS);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const counts = mustFold(read.value).steps.map(({ events }) => events.length);
    const all = counts.reduce((sum, count) => sum + count, 0);
    const most = Math.max(...counts);
    const faultsWith = (events: number) => {
      const bounded = new Map([[ruleset.id, { ...ruleset, bounds: { ...ruleset.bounds, events } }]]);
      const begun = momentOf(read.value, read.value.intents.length - 1, bounded);
      return begun.ok ? 'none' : begun.error.map(({ at }) => at).join();
    };
    return all > 20 * most ? [[faultsWith(most), faultsWith(ruleset.bounds.events)]] : [];
  });
  expect(faults).not.toEqual([]);
  for (const found of faults) expect(found).toEqual(['intents', 'none']);
});
