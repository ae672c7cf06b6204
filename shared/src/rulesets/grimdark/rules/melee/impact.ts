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
      const rolled = Array.from({ length: count }, () => dice.roll(6, 'impact'));
      const hits = rolled.filter((die) => die >= IMPACT).length;
      yield {
        kind: 'impact-rolled',
        unit: charger.id,
        target: target.id,
        impact: impactOf(state, charger),
        counters: countersOf(state, target),
        needs: IMPACT,
        dice: rolled,
        hits,
      };
      if (hits === 0) return;
      const automatic = { target: target.id, hits, ap: 0, rules: {}, source: 'impact', by: charger.id };
      yield first(state, { do: 'hits', hits: automatic });
    },
  },
};
