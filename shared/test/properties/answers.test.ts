import { canonicalJson, hashOf, told } from '@ironhex/shared/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../often.ts';
import { SAMPLES } from '../rulesets/samples.ts';
import { answerable, askedOf, begin, draw, drawing, playOut, seatsOf, seeds, submit } from './matches.ts';

/** Of the choices that are listed at one decision, every so many are checked. */
const STRIDE = 7;

/** Stands for what somebody who is asked could answer; it may come from somebody else. */
const DRAWN = 'drawn';

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))('in %s', (_, sample) => {
  const { ruleset, small, mostIntents } = sample;

  it('the answer of the clock is always legal, and what is asked of a seat stands in its view', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(small, seeds, (setup, seed) => {
        playOut(sample, setup, seed, {
          each: (match) => {
            const pending = match.pending();
            const isOpen = pending.some(({ committed }) => !committed) || match.timers().length > 0;
            expect(isOpen).toBe(match.outcome === undefined);
            for (const seat of seatsOf(match)) {
              const view = match.view(seat);
              const asked = pending.filter((decision) => decision.seat === seat);
              expect(askedOf(match, seat)).toEqual(asked);
              for (const decision of asked) {
                kinds.add(decision.kind);
                if (decision.committed) continue;
                const timeout = ruleset.fallback(view, decision);
                expect(ruleset.check(view, seat, timeout, decision), JSON.stringify(decision)).toBeUndefined();
              }
            }
          },
        });
      }),
      { numRuns: 40, seed: 26 },
    );
    expect([...kinds].sort()).toEqual(sample.kinds);
  });

  it('the clock alone plays a match to its end', () => {
    let told = 0;
    fc.assert(
      fc.property(small, seeds, (setup, seed) => {
        const match = begin(ruleset, setup, seed);
        for (let answers = 0; !match.outcome && answers < mostIntents(setup); answers++) {
          const decision = match.pending().find(({ committed }) => !committed);
          if (!decision) match.ring(match.timers()[0]!.id);
          else submit(match, decision.seat, ruleset.fallback(match.view(decision.seat), decision), decision.id);
        }
        expect(match.outcome).toBeDefined();
        const score = sample.clocked(match);
        if (score) expect(match.outcome!.score).toEqual(score);
        if (score) told += 1;
      }),
      { numRuns: 20, seed: 12 },
    );
    expect(told).toBeGreaterThan(5);
  });

  it('the choices that are listed are all allowed, and none is listed twice', () => {
    let looked = 0;
    fc.assert(
      fc.property(small, seeds, fc.nat({ max: 40 }), (setup, seed, intents) => {
        const match = playOut(sample, setup, seed, { until: ({ done }) => done.length >= intents });
        for (const decision of answerable(match)) {
          const view = match.view(decision.seat);
          const texts = new Set<string>();
          let listed = 0;
          for (const intent of ruleset.choices(view, decision)) {
            listed += 1;
            texts.add(JSON.stringify(intent));
            if (listed % STRIDE !== 1) continue;
            const parsed = ruleset.schemas.intent.parse(intent);
            expect(canonicalJson(parsed)).toBe(canonicalJson(intent));
            const refusal = ruleset.check(view, decision.seat, parsed, decision);
            if (refusal) expect.fail(`${JSON.stringify(intent)} is refused: ${refusal.code}`);
            looked += 1;
          }
          expect(texts.size).toBe(listed);
          expect(listed).toBeGreaterThan(0);
        }
      }),
      { numRuns: often(40, 200), seed: 14 },
    );
    expect(looked).toBeGreaterThan(90);
  });

  it('the choices that are drawn are among those that are allowed, again and again at the same decision', () => {
    fc.assert(
      fc.property(sample.setups, seeds, fc.nat({ max: 40 }), (setup, seed, intents) => {
        const match = playOut(sample, setup, seed, { until: ({ done }) => done.length >= intents });
        const below = drawing(seed + 1);
        const before = hashOf(match.state);
        for (const decision of answerable(match)) {
          const view = match.view(decision.seat);
          for (let i = 0; i < 20; i++) {
            const drawn = draw({ ruleset, view }, decision, below);
            expect(ruleset.check(view, decision.seat, drawn, decision), JSON.stringify(drawn)).toBeUndefined();
          }
        }
        expect(hashOf(match.state)).toBe(before);
      }),
      { numRuns: often(12, 60), seed: 15 },
    );
  });

  it('anything that anybody might send is no intent, or refused without a change, or allowed; it never throws', () => {
    const answers = new Map<string, number>();
    const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
    // Both seats, and who has none.
    const anybody = fc.constantFrom(0, 1, 'azure', 'public', 'nobody', '');
    const message = fc.oneof({ weight: 7, arbitrary: sample.garbage }, { weight: 2, arbitrary: fc.constant(DRAWN) });
    const sent = fc.array(fc.tuple(anybody, message), { minLength: 20, maxLength: 40 });
    fc.assert(
      fc.property(small, seeds, fc.nat({ max: 30 }), sent, (setup, seed, intents, messages) => {
        const match = playOut(sample, setup, seed, { until: ({ done }) => done.length >= intents });
        const below = drawing(seed + 1);
        for (const [who, message] of messages) {
          const seat = typeof who === 'number' ? setup.seats[who]!.id : who;
          const [asked] = answerable(match);
          const drawn = asked && draw({ ruleset, view: match.view(asked.seat) }, asked, below);
          const read = ruleset.schemas.intent.safeParse(message === DRAWN ? drawn : message);
          if (!read.success) {
            count('not an intent');
            continue;
          }
          const before = hashOf(match.state);
          const done = match.submit(seat, read.data);
          count(done.ok ? 'allowed' : 'refused');
          if (!done.ok) expect(hashOf(match.state)).toBe(before);
          if (!done.ok) expect(told(match.ruleset.words.refusals, done.error).message).toMatch(/\S \S/);
        }
      }),
      { numRuns: often(40, 200), seed: 23 },
    );
    for (const answer of ['not an intent', 'refused', 'allowed']) expect(answers.get(answer)).toBeGreaterThan(30);
  });
});
