import { choose } from '../../../../src/computer/index.ts';
import { fastDice } from '../../../../src/dice/index.ts';
import { pending } from '../../../../src/rulesets/steampunk/ask/decisions.ts';
import type { Intent, IntentOf } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import { steampunkComputer } from '../../../../src/rulesets/steampunk/computer.ts';
import { view } from '../../../../src/rulesets/steampunk/model/redact.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import type { Step } from '../../../../src/rulesets/steampunk/model/steps.ts';
import { begin } from '../../../../src/rulesets/steampunk/rules/play.ts';
import { steampunk } from '../../../../src/rulesets/steampunk/ruleset.ts';
import { folded, type Laying, tableOf } from '../kit.ts';

// Positions in which one answer is plainly right. Blue is asked.

/**
 * What the computer answers in a position that goes on with this step: its best plan, with the turns that it expects to
 * make. `more`: what else is otherwise.
 */
export const answerTo = (
  laying: Laying,
  step: Step,
  more: Partial<State> = {},
): { readonly state: State; readonly intents: readonly Intent[] } => {
  const state = { ...tableOf(laying), ...more, agenda: [step] };
  folded(state, fastDice(1), (dice) => begin(state, dice));
  const decision = pending(state).find(({ seat }) => seat === 'blue')!;
  const best = { ...steampunkComputer, levels: { normal: { steps: 0, blur: [1] } } };
  const seen = view(state, 'blue');
  const { intents } = choose(steampunk, best, seen, decision, 'normal', 1);
  return { state, intents: steampunkComputer.advise!(seen, decision, intents) };
};

export const PLAN: Step = { do: 'write', of: 'next' };
export const TARGETS: Step = { do: 'targets', part: 1 };

export const orderFor = (intents: readonly Intent[], unit: string): IntentOf<'order'>['order'] =>
  intents.find((intent): intent is IntentOf<'order'> => intent.kind === 'order' && intent.unit === unit)!.order;

export const shotsOf = (intents: readonly Intent[], unit: string) =>
  intents.find((intent): intent is IntentOf<'shoot'> => intent.kind === 'shoot' && intent.unit === unit)?.shots ?? [];

export const TANK = 'elf.e34';
export const INFANTRY = 'elf.elf_infantry';
