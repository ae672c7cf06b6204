import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PUBLIC, recordOf, writeRecord } from '@ironhex/shared/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../rulesets/samples.ts';
import { playOut, seatsOf } from './matches.ts';

const PROGRAM = fileURLToPath(new URL('../rulesets/referee.ts', import.meta.url));

/** Runs the referee on a record; the objects it printed. */
const referee = (text: string, ...args: readonly string[]) => {
  const { stdout, status } = spawnSync(process.execPath, [PROGRAM, '-', ...args], { input: text, encoding: 'utf8' });
  expect(status, stdout).toBe(0);
  const lines = stdout.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
};

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))('the referee of %s', (_, sample) => {
  const [setup] = fc.sample(sample.small, { seed: 8, numRuns: 1 });
  const match = playOut(sample, setup!, 8, { until: ({ done }) => done.length >= 6 });
  const text = writeRecord(recordOf(match, { seed: 8 }));

  it('ends where the match stands', () => {
    const lines = referee(text);
    expect(lines.at(-1)).toEqual({ hash: recordOf(match, { seed: 8 }).hash });
    expect(lines.find((line) => 'state' in line)).toEqual({ state: match.state });
  });

  it('shows each viewer its own view, and lists what a seat may do', () => {
    for (const viewer of [...seatsOf(match), PUBLIC]) {
      const lines = referee(text, '--view', viewer);
      expect(lines.find((line) => 'view' in line)).toEqual({ view: match.view(viewer) });
    }
    const [asked] = match.pending();
    const lines = referee(text, '--choices', asked!.seat);
    expect(lines.filter((line) => 'choice' in line).length).toBeGreaterThan(0);
  });
});
