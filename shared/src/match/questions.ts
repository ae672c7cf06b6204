import { z } from 'zod';
import { indexDistance, indexOfLabel } from '../hex/index.ts';
import { faultsWithin, readAs } from '../reading/index.ts';
import { type Fault, fail, ok, type Result } from '../result.ts';
import { choicesOf } from './choices.ts';
import type { Match } from './match.ts';
import { told } from './refusal.ts';
import type { RefereeQuestion, RulesetTypes } from './ruleset.ts';

/** A question with the form `schema`. */
export const question = <About, Asked>(
  schema: z.ZodType<Asked>,
  answer: (about: About, asked: Asked) => Result<object, readonly Fault[]>,
): RefereeQuestion<About> => ({
  answer: (about, asked) => {
    const read = readAs(schema, asked);
    return read.ok ? answer(about, read.value) : read;
  },
});

/** The questions that every ruleset answers. */
const commonQuestions = <T extends RulesetTypes>(): Readonly<Record<string, RefereeQuestion<Match<T>>>> => ({
  /** Hexes from one to another, H-1.4. */
  distance: question(z.tuple([z.string(), z.string()]), ({ setup: { board } }, labels) => {
    const [from, to] = labels.map((label) => indexOfLabel(board, label));
    const faults = [from!, to!].flatMap((index, i) =>
      index < 0 ? [{ at: `${i}`, message: `There is no hex ${labels[i]} on this board.` }] : [],
    );
    return faults.length > 0 ? fail(faults) : ok({ distance: indexDistance(board, from!, to!) });
  }),

  /** Whether a seat may do something now, and if not, why. */
  legal: question(
    z.strictObject({ seat: z.string(), intent: z.unknown(), decision: z.int().optional() }),
    (match, { seat, intent, decision }) => {
      const read = readAs(match.ruleset.schemas.intent, intent, ['intent']);
      if (!read.ok) return read;
      const refusal = match.check(seat, read.value, decision);
      return ok(refusal ? { legal: false, refusal: told(match.ruleset.words.refusals, refusal) } : { legal: true });
    },
  ),

  /** The number of choices that a seat has now. */
  choices: question(z.string(), (match, seat) => {
    if (!match.setup.seats.some(({ id }) => id === seat))
      return fail([{ at: '', message: `There is no seat "${seat}".` }]);
    let count = 0;
    for (const _ of choicesOf(match.ruleset, match.view(seat), seat)) count += 1;
    return ok({ choices: count });
  }),
});

/**
 * Answers a question about the current state of a match, from the truth: an object with one field, the name of the
 * question, such as `{"distance": ["0305", "0709"]}`. Changes nothing and rolls nothing.
 */
export const ask = <T extends RulesetTypes>(match: Match<T>, asked: unknown): Result<object, readonly Fault[]> => {
  const read = readAs(z.record(z.string(), z.unknown()), asked);
  if (!read.ok) return read;
  const [name, ...more] = Object.keys(read.value);
  if (name === undefined || more.length > 0)
    return fail([{ at: '', message: 'A question is an object with one field, its name.' }]);
  const common = commonQuestions<T>();
  const { questions } = match.ruleset;
  const answered = Object.hasOwn(common, name)
    ? common[name]!.answer(match, read.value[name])
    : Object.hasOwn(questions, name) && questions[name]!.answer(match.state, read.value[name]);
  if (!answered) {
    const known = [...Object.keys(common), ...Object.keys(questions)].join(', ');
    return fail([{ at: name, message: `There is no such question, only: ${known}.` }]);
  }
  return answered.ok ? answered : fail(faultsWithin(name, answered.error));
};
