import { PUBLIC, recordOf, writeRecord } from '@ironhex/shared/match';
import { describe, expect, it } from 'vitest';
import { referee as run } from '../match/referee-kit.ts';
import { TEST_RULESETS } from '../rulesets/index.ts';
import { SAMPLES } from '../rulesets/samples.ts';
import { playOut, seatsOf, smallSetup } from './matches.ts';

/** Runs the referee on a record; the objects it printed. */
const referee = async (text: string, ...args: readonly string[]) => {
  const { code, lines } = await run(TEST_RULESETS, ['-', ...args], text);
  expect(code, JSON.stringify(lines)).toBe(0);
  return lines;
};

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))('the referee of %s', (_, sample) => {
  const match = playOut(sample, smallSetup(sample, 8), 8, { until: ({ done }) => done.length >= 6 });
  const text = writeRecord(recordOf(match, { seed: 8 }));

  it('ends where the match stands', async () => {
    const lines = await referee(text);
    expect(lines.at(-1)).toEqual({ hash: recordOf(match, { seed: 8 }).hash });
    expect(lines.find((line) => 'state' in line)).toEqual({ state: JSON.parse(JSON.stringify(match.state)) });
  });

  it('shows each viewer its own view, and lists what a seat may do', async () => {
    for (const viewer of [...seatsOf(match), PUBLIC]) {
      const lines = await referee(text, '--view', viewer);
      expect(lines.find((line) => 'view' in line)).toEqual({ view: match.view(viewer) });
    }
    const [asked] = match.pending();
    const lines = await referee(text, '--choices', asked!.seat);
    expect(lines.filter((line) => 'choice' in line).length).toBeGreaterThan(0);
  });
});
