import { NO_ANSWER } from '../../../agenda/index.ts';
import { type Choices, type Decision, distinct } from '../../../match/index.ts';
import type { View } from '../model/view.ts';
import { askOf } from './decisions.ts';
import type { Intent } from './intents.ts';
import { partsRuleOf } from './parts.ts';

/** In so many of a hundred draws a seat commits instead of giving another part: most units get an order of their own before. */
const COMMITS = 8;

/** What may answer a decision of the viewer's own: all options, or a fair sample of parts, and committing. */
export const choices = (view: View, decision: Decision): Choices<Intent> => {
  const ask = askOf(view, decision);
  const rule = partsRuleOf(ask.prompt);
  if (!rule) {
    const all = ask.options.map((option): Intent => ({ kind: 'choose', option }));
    return { [Symbol.iterator]: () => all[Symbol.iterator](), sample: (below) => all[below(all.length)] };
  }
  const mayCommit = !decision.committed && !rule.complete?.(view, ask, view.own!.answers[ask.id] ?? NO_ANSWER);
  const commit: Intent = { kind: 'commit' };
  return {
    *[Symbol.iterator]() {
      if (mayCommit) yield commit;
      yield* distinct(rule.parts(view, ask));
    },
    sample: (below) => {
      if (mayCommit && below(100) < COMMITS) return commit;
      const units = rule.units?.(view, ask);
      const parts = units?.length === 0 ? [] : [...rule.parts(view, ask, units?.[below(units.length)])];
      return parts.length > 0 ? parts[below(parts.length)] : mayCommit ? commit : undefined;
    },
  };
};

/** What is done when the time is up: the default option; or what is there is committed, and defaults fill the rest. */
export const fallback = (view: View, decision: Decision): Intent => {
  const { options } = askOf(view, decision);
  return options[0] === undefined ? { kind: 'commit' } : { kind: 'choose', option: options[0] };
};
