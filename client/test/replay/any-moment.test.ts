import { foldRecord, OMNISCIENT, PUBLIC, type Viewer } from '@ironhex/shared/match';
import { describe, expect, test } from 'vitest';
import { often } from '../../../shared/test/often.ts';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import { TEST_GAMES } from '../../../shared/test/rulesets/index.ts';
import { SAMPLES } from '../../../shared/test/rulesets/samples.ts';
import { Replay } from '../../src/replay/replay.ts';
import { Truth } from '../source/truth.ts';

const seeds = Array.from({ length: often(2, 60) }, (_, n) => n + 3);

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))('a match of %s', (_, sample) => {
  test.each(seeds)('that is shown again is at any event what the rules had then, seed %i', (seed) => {
    const truth = new Truth(sample.ruleset, smallSetup(sample, seed), seed);
    truth.play(25);
    const record = truth.record();
    const opened = Replay.open(record, TEST_GAMES);
    if (!opened.ok) throw new Error(opened.error);
    const replay = opened.value;
    expect(replay.viewers).toEqual([...record.seats.map(({ id }) => id), PUBLIC, OMNISCIENT]);

    // At every decision it is what the viewer was shown in play.
    for (const viewer of replay.viewers)
      for (const { at, view } of truth.moments(viewer)) expect(replay.at(viewer, at)).toEqual(view);

    // And between two decisions, event by event, what the rules make of the true state for that viewer.
    const { ruleset } = truth.match;
    const told = new Map(replay.viewers.map((viewer) => [viewer, 0]));
    const compared = new Map<Viewer, number>();
    const folded = foldRecord(record, TEST_GAMES.rulesets, replay.viewers, {
      watch: (state, _event, seen) => {
        for (const [viewer, parts] of seen) {
          const at = told.get(viewer)! + parts.length;
          if (compared.get(viewer) === at) continue;
          compared.set(viewer, at);
          expect(replay.at(viewer, at)).toEqual(structuredClone(ruleset.view(state, viewer)));
        }
      },
      each: ({ seen }) => {
        for (const [viewer, parts] of seen) told.set(viewer, told.get(viewer)! + parts.length);
      },
    });
    expect(folded.ok).toBe(true);
    expect(compared.get(OMNISCIENT)).toBeGreaterThan(10);
  });
});
