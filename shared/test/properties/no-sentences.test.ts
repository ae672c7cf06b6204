import { OMNISCIENT, PUBLIC } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../rulesets/samples.ts';
import { drawing, playOut, seatsOf, smallSetup } from './matches.ts';

/**
 * Words for people: a capital first or a stop last with a blank between, or three plain words in a row. What rules call
 * things by, such as `move b32` or `enter blue 1008 ground`, is none.
 */
const SENTENCE = /^\p{Lu}.*\s|\s.*[.!?]$|(?<!\S)\p{Ll}+ \p{Ll}+ \p{Ll}+(?!\S)/su;

/** All texts in plain data, and the names of its fields. */
const textsIn = function* (data: unknown): Generator<string> {
  if (typeof data === 'string') yield data;
  else if (data instanceof Map) yield* textsIn([...data]);
  else if (typeof data === 'object' && data !== null)
    for (const [name, value] of Object.entries(data)) {
      yield name;
      yield* textsIn(value);
    }
};

/** The sentences in plain data, but for what stands in these texts: names that players, boards and cards have. */
const sentencesIn = (data: unknown, names: ReadonlySet<string>): readonly string[] =>
  [...textsIn(data)].filter((text) => SENTENCE.test(text) && !names.has(text));

/** In so many steps the whole state and all views are looked at once: they are large, and events make them. */
const STEPS = 8;

/** The games that people play: of the toy, refusals have sentences of their own. */
const PLAYED = SAMPLES.filter(({ ruleset }) => RULESETS.has(ruleset.id));

describe.each(PLAYED.map((sample) => [sample.ruleset.id, sample] as const))('a match of %s', (_, sample) => {
  it.each([1, 2])('has no sentence in state, views, events, outcome or refusals (seed %i)', (seed) => {
    const setup = smallSetup(sample, seed);
    const names = new Set(textsIn(setup));
    const found = new Set<string>();
    const look = (data: unknown): void => {
      for (const sentence of sentencesIn(data, names)) found.add(sentence);
    };
    const below = drawing(-seed);
    let [steps, refused] = [0, 0];
    const viewers = [...setup.seats.map(({ id }) => id), PUBLIC, OMNISCIENT];
    const match = playOut(sample, setup, seed, {
      viewers,
      each: (match, happened) => {
        look(happened);
        if (steps++ % STEPS > 0) return;
        look(match.state);
        for (const viewer of viewers) look(match.view(viewer));
        // What one seat is asked, others answer as well, and too late: all of it must be refused.
        for (const decision of match.pending()) {
          const { seat, id } = decision;
          const intent = match.ruleset.fallback(match.view(seat), decision);
          for (const other of seatsOf(match).filter((each) => each !== seat))
            for (const asked of [id, below(1000) + 1_000_000]) {
              const refusal = match.check(other, intent, asked);
              if (refusal === undefined) continue;
              refused += 1;
              look(refusal);
            }
        }
      },
    });
    look([match.state, match.outcome]);
    const late = match.submit(setup.seats[0]!.id, match.ruleset.concession);
    expect(late.ok).toBe(false);
    look(late);
    expect([...found]).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });
});

it('is looked for by a rule that finds sentences wherever they stand, and knows names from them', () => {
  const names = new Set(['Iron Maiden']);
  const told = { seen: new Map([['blue', [{ kind: 'hit', why: 'The target is out of range.' }]]]), by: 'Iron Maiden' };
  expect(sentencesIn(told, names)).toEqual(['The target is out of range.']);
  for (const text of ['Too far', 'out of range', 'it is over!', 'They win by 3 to 1', 'blue has no ships left'])
    expect(sentencesIn({ at: [text] }, names), text).toEqual([text]);
  for (const text of ['too-far', 'move b32', 'enter blue 1008 ground', 'b9 b10', 'W-9.1', 'Ada'])
    expect(sentencesIn({ at: [text] }, names), text).toEqual([]);
});
