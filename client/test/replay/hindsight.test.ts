import type { Hindsight } from '@ironhex/shared/computer';
import { OMNISCIENT, PUBLIC } from '@ironhex/shared/match';
import { describe, expect, it, vi } from 'vitest';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import { TEST_GAMES } from '../../../shared/test/rulesets/index.ts';
import { SAMPLES } from '../../../shared/test/rulesets/samples.ts';
import { Replay } from '../../src/replay/replay.ts';
import type { MatchSource } from '../../src/table/source.ts';
import { settle } from '../net/far-end.ts';
import { holding, TO_PLAY, TO_SEE } from '../source/open-match.ts';
import { Truth } from '../source/truth.ts';

const silent = { view: () => {}, happened: () => {}, sought: () => {}, said: () => {}, absent: () => {} };

const lookedBack = async (source: MatchSource): Promise<Hindsight | undefined> => {
  vi.useFakeTimers();
  source.subscribe(silent);
  await settle();
  const asked = source.reach.value.lookUp?.('hindsight');
  await settle();
  vi.useRealTimers();
  return asked;
};

const played = ({ ruleset, ...sample }: (typeof SAMPLES)[number], answers: number): Truth => {
  const truth = new Truth(ruleset, smallSetup(sample, 5), 5);
  truth.play(answers);
  return truth;
};

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))('a match of %s', (_, sample) => {
  it('is looked back at once it is over, placed in what each viewer was told', async () => {
    const truth = played(sample, Number.POSITIVE_INFINITY);
    const match = holding(truth.record(), TO_SEE);
    for (const viewer of [OMNISCIENT, PUBLIC]) {
      const { chances, turns } = (await lookedBack(match.as(viewer)))!;
      const last = truth.told(viewer).length;
      expect(chances.at(-1)!.n).toBe(last);
      for (const { n } of turns) expect(n >= 1 && n <= last).toBe(true);
    }
  });

  it('tells nothing of that before, to nobody', async () => {
    const truth = played(sample, 3);
    expect(truth.match.outcome).toBeUndefined();
    const seen = holding(truth.record(), TO_SEE);
    for (const viewer of truth.viewers) expect(await lookedBack(seen.as(viewer))).toBeUndefined();
    expect(await lookedBack(holding(truth.record(), TO_PLAY).as(PUBLIC))).toBeUndefined();
  });
});

it('the computer is loaded when somebody asks, and not before the end of a match', async () => {
  const [sample] = SAMPLES as [(typeof SAMPLES)[number]];
  const computers = vi.fn(TEST_GAMES.computers);
  const open = (answers: number) => {
    const opened = Replay.open(played(sample, answers).record(), { ...TEST_GAMES, computers });
    if (!opened.ok) throw new Error(opened.error);
    return opened.value;
  };
  await open(3).lookUps.hindsight(PUBLIC, 0);
  const over = open(Number.POSITIVE_INFINITY);
  expect(computers).not.toHaveBeenCalled();
  await over.lookUps.hindsight(PUBLIC, 0);
  await over.lookUps.hindsight(OMNISCIENT, 0);
  expect(computers).toHaveBeenCalledTimes(1);
});
