import { type Choices, type Decision, distinct } from '../../../match/index.ts';
import type { View } from '../model/view.ts';
import { askOf } from './decisions.ts';
import type { Intent } from './intents.ts';
import { promptRuleOf } from './prompts.ts';

/** The legal answers to a decision of the viewer: all, and one by chance. */
export const choices = (view: View, decision: Decision): Choices<Intent> => {
  const ask = askOf(view, decision);
  const rule = promptRuleOf(ask.prompt);
  return {
    [Symbol.iterator]: () => distinct(rule.all(view, ask)),
    sample: (below) => {
      if (rule.sample) return rule.sample(view, ask, below);
      const all = [...rule.all(view, ask)];
      return all[below(all.length)];
    },
  };
};

/** The answer when the time of a decision is up, G-19.1. */
export const fallback = (view: View, decision: Decision): Intent => {
  const ask = askOf(view, decision);
  return promptRuleOf(ask.prompt).fallback(view, ask);
};
