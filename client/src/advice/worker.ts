// A worker of the page: thinks about a decision for a player who asks for advice, from what the player's seat sees.
import { choose } from '@ironhex/shared/computer';
import { COMPUTERS, levelsOf } from '@ironhex/shared/computers';
import { RULESETS } from '@ironhex/shared/rulesets';
import type { Advised, Question } from './adviser.ts';

const port = globalThis as unknown as {
  postMessage(message: Advised): void;
  onmessage: ((event: MessageEvent<Question>) => void) | null;
};

port.onmessage = ({ data: { ruleset: id, view, decision } }) => {
  const [ruleset, rules] = [RULESETS.get(id), COMPUTERS.get(id)];
  const level = levelsOf(id).at(-1);
  if (!ruleset || !rules || !level) return;
  const { intents: chosen, tried } = choose(ruleset, rules, view, decision, level, decision.id);
  const intents = rules.advise?.(view, decision, chosen) ?? chosen;
  const [best, next] = tried.map(({ worth }) => worth);
  port.postMessage({ decision: decision.id, intents, weighed: rules.weigh?.(view, decision, intents), best, next });
};
