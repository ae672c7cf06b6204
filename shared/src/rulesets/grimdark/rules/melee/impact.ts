import { first, type StepRules } from '../chapter.ts';
import { opponents } from './fight.ts';
import { countersOf, IMPACT, impactDice, impactOf } from './model-values.ts';

/**
 * Impact, G-12.2: hits of the charge itself, rolled between Counter and the charger's strikes. Nothing is rolled for a
 * charger that was Fatigued before, or whose dice Counter takes away.
 */
export const IMPACT_STEPS: StepRules<'impact'> = {
  impact: {
    perform: function* (state, _step, _answers, dice) {
      const both = opponents(state);
      if (!both) return;
      const { charger, target } = both;
      const count = impactDice(state, charger, target, state.fight!.wasFatigued);
      if (count === 0) return;
      const shown = Array.from({ length: count }, () => dice.roll(6, 'impact'));
      const hits = shown.filter((die) => die >= IMPACT).length;
      const [unit, other] = [charger.id, target.id];
      yield {
        kind: 'impact-rolled',
        unit,
        target: other,
        impact: impactOf(state, charger),
        counters: countersOf(state, target),
        needs: IMPACT,
        dice: shown,
        hits,
      };
      if (hits === 0) return;
      yield first(state, {
        do: 'hits',
        hits: { target: other, hits, ap: 0, rules: {}, source: 'impact', by: unit },
      });
    },
  },
};
