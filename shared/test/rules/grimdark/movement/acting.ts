import type { HexLabel } from '../../../../src/hex/index.ts';
import { promptRuleOf } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import type { Ask } from '../../../../src/rulesets/grimdark/model/asks.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import type { UnitId } from '../../../../src/rulesets/grimdark/model/units.ts';
import type { PromptRule } from '../../../../src/rulesets/grimdark/rules/chapter.ts';
import { unitOf } from '../../../../src/rulesets/grimdark/rules/figures.ts';
import { checkAct } from '../../../../src/rulesets/grimdark/rules/movement/legal.ts';
import type { Act } from '../../../../src/rulesets/grimdark/rules/movement/path.ts';

/** An answer to P10. */
export const act = (action: Act['action'], path: readonly HexLabel[] = [], more: Partial<Act> = {}): Act => ({
  kind: 'act',
  action,
  path: [...path],
  ...more,
});

/** What is said of an action: a code, or `ok`. */
export const judged = (state: State, unit: UnitId, answer: Act): string =>
  checkAct(state, unitOf(state, unit), answer)?.code ?? 'ok';

/** P10 as its player has it: for a unit of seat A. */
export const asked = (state: State, unit: UnitId) => {
  const ask: Ask = { id: 1, seat: 'a', key: 'act', prompt: 'act', unit };
  const rule = promptRuleOf('act') as PromptRule<'act'>;
  const seen = view(state, 'a');
  return {
    all: () => [...rule.all(seen, ask)],
    fallback: () => rule.fallback(seen, ask),
    sample: (below: (n: number) => number) => rule.sample!(seen, ask, below),
    check: (answer: Act) => rule.check(seen, ask, answer),
  };
};
