import { fastDice } from '@ironhex/shared/dice';
import { type Happened, Match, type Refusal, type RulesetTypes } from '@ironhex/shared/match';
import type { Result } from '@ironhex/shared/protocol';
import type { Pilot } from '../rulesets/pilot.ts';

/** Plays a whole match, every answer drawn by chance; `submit` hears of each step before it is done. */
const playOut = (
  { ruleset, setup }: Pilot,
  n: number,
  submit: (step: () => Result<Happened<RulesetTypes>, Refusal>) => void,
): void => {
  const match = new Match(ruleset, setup(n), { dice: () => fastDice(n) });
  const chance = fastDice(-n - 1);
  const below = (limit: number) => chance.pick(limit, 'choice');
  while (!match.outcome) {
    const decision = match.pending().find(({ committed }) => !committed);
    if (!decision) {
      const [timer] = match.timers();
      submit(() => match.ring(timer!.id));
      continue;
    }
    const { seat, id } = decision;
    const view = match.view(seat);
    const intent = ruleset.choices(view, decision).sample(below) ?? ruleset.fallback(view, decision);
    submit(() => match.submit(seat, intent, { decision: id }));
  }
};

/** Random full matches: how many in a second of a core's time, whatever else the machine does, and how many answers each takes. */
export const measureMatches = (pilot: Pilot, matches = 400) => {
  let answers = 0;
  const count: Parameters<typeof playOut>[2] = (step) => {
    const done = step();
    if (!done.ok) throw new Error(done.error.code);
    answers += 1;
  };
  for (let n = 0; n < 40; n++) playOut(pilot, n, count);
  answers = 0;
  const begun = process.threadCpuUsage();
  for (let n = 0; n < matches; n++) playOut(pilot, n, count);
  const { user, system } = process.threadCpuUsage(begun);
  return { matchesPerSecond: Math.round((matches * 1_000_000) / (user + system)), answersPerMatch: answers / matches };
};

/** Microseconds of `Match.submit` alone, choosing not counted. */
export const measureSubmit = (pilot: Pilot, matches = 60) => {
  let milliseconds = 0;
  let submits = 0;
  for (let n = 0; n < matches; n++)
    playOut(pilot, n, (step) => {
      const begun = performance.now();
      step();
      milliseconds += performance.now() - begun;
      submits += 1;
    });
  return { microsecondsPerSubmit: Math.round((milliseconds * 10_000) / submits) / 10, submits };
};
