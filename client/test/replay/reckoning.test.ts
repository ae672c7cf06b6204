import { OMNISCIENT, PUBLIC } from '@ironhex/shared/match';
import { RECKONERS } from '@ironhex/shared/reckoners';
import { expect, it, vi } from 'vitest';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import { SAMPLES } from '../../../shared/test/rulesets/samples.ts';
import { type HowItCame, tellHowItCame } from '../../src/app/replay/after/how-it-came.ts';
import type { MatchSource } from '../../src/table/source.ts';
import { exampleRules, exampleSample } from '../example.ts';
import { settle } from '../net/far-end.ts';
import { holding, TO_PLAY, TO_SEE } from '../source/open-match.ts';
import { Truth } from '../source/truth.ts';

const silent = { view: () => {}, happened: () => {}, sought: () => {}, said: () => {}, absent: () => {} };

const reckoned = async (source: MatchSource) => {
  vi.useFakeTimers();
  source.subscribe(silent);
  await settle();
  const asked = source.reach.value.lookUp?.('reckoning');
  await settle();
  vi.useRealTimers();
  return asked;
};

const played = ({ ruleset, ...sample }: (typeof SAMPLES)[number]): Truth => {
  const truth = new Truth(ruleset, smallSetup(sample, 5), 5);
  truth.play(80);
  return truth;
};

const withReckoner = SAMPLES.filter(({ ruleset }) => RECKONERS.has(ruleset.id));

it.each(withReckoner.map((sample) => [sample.ruleset.id, sample] as const))(
  'a match of %s is reckoned up for whoever looks at it, placed in what that viewer was told',
  async (_, sample) => {
    const truth = played(sample);
    const match = holding(truth.record(), TO_SEE);
    const [all, open] = [await reckoned(match.as(OMNISCIENT)), await reckoned(match.as(PUBLIC))];
    expect(all!.units.rows.length).toBeGreaterThan(1);
    expect([open!.units, open!.answers]).toEqual([all!.units, all!.answers]);
    expect(open!.stakes.map(({ worth }) => worth)).toEqual(all!.stakes.map(({ worth }) => worth));
    for (const [viewer, { stakes }] of [[OMNISCIENT, all!] as const, [PUBLIC, open!] as const]) {
      const places = stakes.map(({ n }) => n);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const n of places) expect(n >= 1 && n <= truth.told(viewer).length).toBe(true);
    }
  },
);

it('a match whose game does not say what dice are worth has no luck and no numbers', async () => {
  const sample = SAMPLES.find(({ ruleset }) => !RECKONERS.has(ruleset.id))!;
  expect(await reckoned(holding(played(sample).record(), TO_SEE).as(PUBLIC))).toBeUndefined();
});

it('a match that is still played tells none of it', async () => {
  const source = holding(played(SAMPLES[0]!).record(), TO_PLAY).as(PUBLIC);
  expect(await reckoned(source)).toBeUndefined();
  expect(source.reach.value.steps).toBeUndefined();
});

it('the end of a match is told once: who had the luck, and turning points that there are', async () => {
  const truth = played(exampleSample as unknown as (typeof SAMPLES)[number]);
  const told: HowItCame[] = [];
  vi.useFakeTimers();
  const players = { seats: truth.record().seats.map((seat) => ({ ...seat })), nameOf: (seat: string) => seat };
  const teller = { ...exampleRules, happened: () => undefined };
  tellHowItCame(holding(truth.record(), TO_SEE).as(OMNISCIENT), teller, players, (how) => told.push(how));
  await settle();
  vi.useRealTimers();
  expect(told).toHaveLength(1);
  expect(told[0]!.luck).toMatch(/dice/);
  const last = truth.told(OMNISCIENT).length;
  expect(told[0]!.turns.length).toBeGreaterThan(0);
  for (const { n, words } of told[0]!.turns) expect([n >= 1 && n <= last, words]).toEqual([true, expect.any(String)]);
});
