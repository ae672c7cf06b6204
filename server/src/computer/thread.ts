// A thread of its own in which computers think. It gets what the seat of a computer may know, and nothing else.
import { parentPort } from 'node:worker_threads';
import { choose, prospectOf } from '@ironhex/shared/computer';
import { COMPUTERS } from '@ironhex/shared/computers';
import { RULESETS } from '@ironhex/shared/rulesets';
import { giveWay } from '../priority.ts';
import type { SharedThought, Thinking } from './pool.ts';

giveWay();

parentPort!.on('message', ({ ruleset, view, decision, level, seed, share }: SharedThought) => {
  const rules = COMPUTERS.get(ruleset)!;
  const { intents } = choose(RULESETS.get(ruleset)!, rules, view, decision, level, seed, share);
  const steps = Math.floor(share * (rules.levels[level]?.steps ?? 0));
  const prospect = prospectOf(rules, view, decision.seat);
  parentPort!.postMessage({ intents, steps, prospect } satisfies Thinking);
});
