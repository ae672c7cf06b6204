import { attackOdds } from '@ironhex/shared/warfare3025';
import type { Planner } from '../plan/planner.ts';
import { aimedSizeText, aimText } from '../words/aim.ts';
import { WARFARE } from '../words/ui.ts';
import { chance, tierWord } from '../words/words.ts';
import '../style/aim.css';
import { RuleText } from '../../../ui/rulebook/rule.tsx';

/**
 * How long the planned attack is aimed, with what each number of ticks needs and can do, and why it needs that, W-13a; in close
 * quarters nobody aims, and it says so, W-13b.
 */
export const AimChoice = ({ planner }: { readonly planner: Planner }) => {
  const table = planner.table.value;
  const aims = planner.aims.value;
  const { aimed } = planner.judged.value;
  if (aimed?.situation.close)
    return (
      <p class="quiet close-needs" data-testid="close-needs">
        <RuleText text={aimText(aimed.situation)} />
      </p>
    );
  if (!table || !aims || !aimed?.situation.aimed) return null;
  return (
    <fieldset class="aim-choice" aria-label={WARFARE.panels.aim}>
      <p class="aim-ticks">
        <span>
          {WARFARE.panels.aim} <kbd>Z</kbd>
        </span>
        {aims.map((situation, ticks) => {
          const { whole } = attackOdds(table, situation, aimed.attack.extras);
          return (
            <button
              key={ticks}
              type="button"
              aria-pressed={aimed.situation.aimed!.aim === ticks}
              data-testid={`aim-${ticks}`}
              onClick={() => planner.aimFor(ticks)}
            >
              <b>{ticks}</b> <small>{tierWord(situation.aimed!.needed)}</small>{' '}
              <small>{chance(1 - whole.nothing)}</small>
            </button>
          );
        })}
      </p>
      <p class="quiet" data-testid="aim-needs">
        <RuleText text={aimText(aimed.situation)} />{' '}
        <span class="aim-size">
          <RuleText text={aimedSizeText(table, aimed.situation)} />
        </span>
      </p>
    </fieldset>
  );
};
