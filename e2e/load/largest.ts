import { provableDice } from '@ironhex/shared/dice';
import {
  digestOf,
  type Happened,
  Match,
  PUBLIC,
  positionOf,
  type RulesetTypes,
  readSetup,
  type Setup,
  writtenBy,
} from '@ironhex/shared/match';
import type { Result } from '@ironhex/shared/result';
import { SAMPLES } from '../../shared/test/rulesets/samples.ts';
import type { Pilot } from '../rulesets/pilot.ts';

/** Steps that are played of each: what is heavy happens in them, with its pauses. */
const STEPS = 40;

/** Times that each is played, with other dice and answers. */
const TIMES = 3;

/** The kinds of work that a server does at once. */
type Work = 'judging a position' | 'a step' | 'a view' | 'a check' | 'a default';

/**
 * Milliseconds of processor time that the costliest of each kind of work takes, over the largest that forces and positions
 * of a game allow.
 */
export const measureLargest = ({ ruleset }: Pilot) => {
  const most: Partial<Record<Work, number>> = {};
  const timed = <T>(work: Work, doing: () => T): T => {
    const begun = process.threadCpuUsage();
    const done = doing();
    const { user, system } = process.threadCpuUsage(begun);
    most[work] = Math.max(most[work] ?? 0, (user + system) / 1000);
    return done;
  };
  const written = writtenBy(ruleset, ruleset.version);
  /** A step, and the digest that the server makes of it. */
  const timedStep = (step: () => Result<Happened<RulesetTypes>, unknown>) =>
    timed('a step', () => {
      const done = step();
      if (done.ok) digestOf(done.value.events.map(written));
    });
  const play = (setup: Setup<RulesetTypes>, n: number): void => {
    const viewers = [...setup.seats.map(({ id }) => id), PUBLIC];
    const dice = () => provableDice('5c'.repeat(32), [`largest ${n}`]);
    const match = timed('a step', () => new Match(ruleset, setup, { dice, viewers }));
    const { options, board, seats, position } = JSON.parse(JSON.stringify(positionOf(match)));
    timed('judging a position', () => readSetup(ruleset, { options, board, seats, position }));
    const chance = provableDice('a3'.repeat(32), [`largest ${n}`]);
    for (let step = 0; step < STEPS && !match.outcome; step++) {
      const decision = match.pending().find(({ committed }) => !committed);
      if (!decision) {
        timedStep(() => match.ring(match.timers()[0]!.id));
        continue;
      }
      const { seat, id } = decision;
      const view = timed('a view', () => ruleset.view(match.state, seat));
      const usual = timed('a default', () => ruleset.fallback(view, decision));
      const intent = ruleset.choices(view, decision).sample((limit) => chance.pick(limit, 'choice')) ?? usual;
      timed('a check', () => ruleset.check(view, seat, intent, decision));
      timedStep(() => match.submit(seat, intent, { decision: id }));
    }
  };
  const sizes = Object.values(SAMPLES.find((sample) => sample.ruleset.id === ruleset.id)!.largest);
  const all = () => {
    for (const make of sizes) for (let n = 0; n < TIMES; n++) play(make(), n);
  };
  // Once before, so that what counts is not the compiling of the rules.
  all();
  for (const work of Object.keys(most) as Work[]) most[work] = 0;
  all();
  return { worstMilliseconds: Object.fromEntries(Object.entries(most).map(([work, ms]) => [work, Math.round(ms)])) };
};
