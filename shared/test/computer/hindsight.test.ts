import { lookBack } from '@ironhex/shared/computer';
import { canonicalJson, foldRecord, type MatchRecord, OMNISCIENT, PUBLIC, recordOf } from '@ironhex/shared/match';
import { describe, expect, it } from 'vitest';
import { playBetween } from '../../bench/play.ts';
import { playerNamed } from '../../bench/players.ts';
import { smallSetup } from '../properties/matches.ts';
import { TEST_COMPUTERS, TEST_RULESETS } from '../rulesets/index.ts';
import { SAMPLES } from '../rulesets/samples.ts';

const games = { rulesets: TEST_RULESETS, computers: TEST_COMPUTERS };

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))(
  'looking back at a match of %s',
  (id, sample) => {
    const { ruleset } = sample;
    const rules = TEST_COMPUTERS.get(id)!;
    const setup = smallSetup(sample, 3);
    const players = ['clock', '0'].map((name) => playerNamed(name, ruleset, rules));
    const match = playBetween(ruleset, setup, players, 7, { most: sample.mostIntents(setup) });
    const record = JSON.parse(JSON.stringify(recordOf(match, { seed: 7 }))) as MatchRecord;
    const viewers = [...setup.seats.map((seat) => seat.id), PUBLIC, OMNISCIENT];
    const looked = lookBack(record, games, viewers)!;

    it('tells a chance for each of its steps since its sides are set up, and at the end who has won', () => {
      let judged = 0;
      const each = (_: unknown, { state }: typeof match) => {
        if (rules.isSetUp?.(state) ?? true) judged += 1;
      };
      foldRecord(record, TEST_RULESETS, [], { each });
      expect(judged).toBeGreaterThan(1);
      for (const viewer of viewers) {
        const { chances } = looked(viewer);
        expect(chances).toHaveLength(judged);
        for (const { chance } of chances) expect(chance >= 0 && chance <= 1).toBe(true);
        const places = chances.map(({ n }) => n);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      }
      const { winner } = match.outcome!;
      expect(looked(PUBLIC).chances.at(-1)!.chance).toBe(winner === undefined ? 0.5 : winner === 0 ? 1 : 0);
    });

    it('finds where the chances turned, and what the side that lost by it chose last', () => {
      const sides = new Map(setup.seats.map((seat) => [seat.id, seat.side]));
      const { chances, turns } = looked(OMNISCIENT);
      const largest = Math.max(
        ...chances.slice(1).map(({ chance }, index) => Math.abs(chance - chances[index]!.chance)),
      );
      expect(Math.max(0, ...turns.map(({ gain }) => gain))).toBe(largest >= 0.05 ? largest : 0);
      for (const { n, side, choice } of turns) {
        expect(n >= 1 && n <= chances.at(-1)!.n).toBe(true);
        if (!choice) continue;
        expect(sides.get(choice.seat)).not.toBe(side);
        const given = record.intents.flatMap((entry) => ('intent' in entry ? [canonicalJson(entry.intent)] : []));
        for (const intent of choice.taken.intents) expect(given).toContain(canonicalJson(intent));
        expect(canonicalJson(choice.other?.intents ?? [])).not.toBe(canonicalJson(choice.taken.intents));
      }
    });

    it('tells nothing before its end', () => {
      expect(lookBack({ ...record, intents: record.intents.slice(0, -1) }, games, viewers)).toBeUndefined();
    });
  },
);

describe('looking back', () => {
  const [sample] = SAMPLES as [(typeof SAMPLES)[number]];
  const { ruleset } = sample;
  const rules = TEST_COMPUTERS.get(ruleset.id)!;
  const setup = smallSetup(sample, 4);

  it('asks the computer for its other choice by the view of that seat alone', () => {
    const asked: object[] = [];
    const players = ['clock', '0'].map((each) => playerNamed(each, ruleset, rules));
    const match = playBetween(ruleset, setup, players, 5, { most: sample.mostIntents(setup) });
    const views = new Set<string>();
    const viewers = setup.seats.map(({ id }) => id);
    const known = new Map(TEST_COMPUTERS).set(ruleset.id, {
      ...rules,
      propose: (view, ...rest) => {
        asked.push(view);
        return rules.propose(view, ...rest);
      },
      worth: (state, seat) => {
        for (const viewer of viewers) views.add(canonicalJson(ruleset.view(state, viewer)));
        return rules.worth(state, seat);
      },
    });
    lookBack(recordOf(match, { seed: 5 }), { ...games, computers: known }, [PUBLIC]);
    expect(asked.length).toBeGreaterThan(0);
    for (const view of asked) expect(views).toContain(canonicalJson(view));
  });

  it('tells no chances, and no turn, before both sides are set up', () => {
    const players = ['clock', '0'].map((each) => playerNamed(each, ruleset, rules));
    const match = playBetween(ruleset, setup, players, 5, { most: sample.mostIntents(setup) });
    const record = recordOf(match, { seed: 5 });
    const begins = Math.floor(record.intents.length / 2);
    let step = -1;
    const isSetUp = () => {
      step += 1;
      return step >= begins;
    };
    // As if the armies were compared while one of them is not there yet.
    const worth: typeof rules.worth = (state, seat) => (step === begins ? 0.9 : rules.worth(state, seat));
    const computers = new Map(TEST_COMPUTERS).set(ruleset.id, { ...rules, isSetUp, worth });
    const { chances, turns } = lookBack(record, { ...games, computers }, [PUBLIC])!(PUBLIC);
    expect(chances).toHaveLength(record.intents.length + 1 - begins);
    expect(chances[0]!.chance).toBe(0.9);
    for (const { n } of turns) expect(n).toBeGreaterThan(chances[0]!.n);
  });

  it('knows no game that the computer does not know', () => {
    const players = ['clock', 'clock'].map((each) => playerNamed(each, ruleset, rules));
    const match = playBetween(ruleset, setup, players, 5, { most: sample.mostIntents(setup) });
    expect(lookBack(recordOf(match, { seed: 5 }), { ...games, computers: new Map() }, [PUBLIC])).toBeUndefined();
  });
});
