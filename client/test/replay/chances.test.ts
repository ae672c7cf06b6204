import { OMNISCIENT, PUBLIC, recordOf } from '@ironhex/shared/match';
import { expect, it, vi } from 'vitest';
import { playBetween } from '../../../shared/bench/play.ts';
import { playerNamed } from '../../../shared/bench/players.ts';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import { TEST_COMPUTERS } from '../../../shared/test/rulesets/index.ts';
import { SAMPLES } from '../../../shared/test/rulesets/samples.ts';
import type { MatchSource } from '../../src/table/source.ts';
import { settle } from '../net/far-end.ts';
import { holding, TO_PLAY, TO_SEE } from '../source/open-match.ts';
import { Truth } from '../source/truth.ts';

const silent = { view: () => {}, happened: () => {}, sought: () => {}, said: () => {}, absent: () => {} };

const chancesOf = async (source: MatchSource) => {
  vi.useFakeTimers();
  source.subscribe(silent);
  await settle();
  const asked = source.reach.value.chances?.();
  await settle();
  vi.useRealTimers();
  return asked;
};

/** A match that chance played to its end. */
const ended = ({ ruleset, ...sample }: (typeof SAMPLES)[number]) => {
  const rules = TEST_COMPUTERS.get(ruleset.id)!;
  const setup = smallSetup(sample, 7);
  const players = ['0', 'random'].map((name) => playerNamed(name, ruleset, rules));
  const match = playBetween(ruleset, setup, players, 7, { most: sample.mostIntents(setup) });
  return { match, record: recordOf(match, { seed: 7 }) };
};

it.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))(
  'tells the chances along a match of %s that is over, from its beginning to who won it',
  async (_, sample) => {
    const { match, record } = ended(sample);
    const held = holding(record, TO_SEE);
    const all = (await chancesOf(held.as(OMNISCIENT)))!;
    const open = (await chancesOf(held.as(PUBLIC)))!;
    const { winner } = match.outcome!;
    expect(all.points.at(-1)!.chance).toBe(winner === undefined ? 0.5 : winner === 0 ? 1 : 0);
    expect(open.points.map(({ chance }) => chance)).toEqual(all.points.map(({ chance }) => chance));
    for (const { chance } of all.points) expect(chance >= 0 && chance <= 1).toBe(true);
    const places = open.points.map(({ n }) => n);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const { n, from, to } of open.turns) {
      expect(Math.abs(to - from)).toBeGreaterThan(0.05);
      expect(n).toBeGreaterThan(0);
    }
  },
);

it('tells nothing of the chances in a match that is not over', async () => {
  const truth = new Truth(SAMPLES[0]!.ruleset, smallSetup(SAMPLES[0]!, 5), 5);
  truth.play(10);
  expect(await chancesOf(holding(truth.record(), TO_SEE).as(OMNISCIENT))).toBeUndefined();
  const playing = holding(truth.record(), TO_PLAY).as(PUBLIC);
  expect(await chancesOf(playing)).toBeUndefined();
  expect(playing.reach.value.chances).toBeUndefined();
});
