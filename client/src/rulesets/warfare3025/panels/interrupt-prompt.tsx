import { type Intent, type Odds, type Table, tableOf, unitOf } from '@ironhex/shared/warfare3025';
import { format } from '../../../ui/common/format.ts';
import { Prompt } from '../../../ui/decisions/prompt.tsx';
import { Name } from '../../../ui/words/name.tsx';
import { Words } from '../../../ui/words/words.tsx';
import { declaredOdds } from '../plan/judge.ts';
import { interruptTimingText, planText, triggerHex } from '../words/plan.ts';
import { WARFARE } from '../words/ui.ts';
import { playerName, unitName } from '../words/units.ts';
import { ticks } from '../words/words.ts';
import { Forecasts } from './forecasts.tsx';
import { OddsBar } from './odds-bar.tsx';
import { PlanTools } from './plan-tools.tsx';
import type { Props } from './props.ts';

/** Where along the actor's path: a slider over the hexes at which the chosen unit sees the actor, W-11.3. */
const TriggerSlider = ({ match, planning }: Props) => {
  const { action: planner } = planning.planners;
  const { action } = match.asked.value!.view;
  const triggers = planner.triggers.value;
  const index = triggers.indexOf(planner.draft.value.trigger);
  if (triggers.length < 2 || !action) return null;
  const at = triggerHex(action, triggers[index]!);
  return (
    <label class="trigger">
      <span>
        {WARFARE.panels.interruptAt} <b>{at}</b>
      </span>
      <input
        type="range"
        min={0}
        max={triggers.length - 1}
        value={index}
        aria-valuetext={at ?? ''}
        onInput={(event) => planner.triggerAt(triggers[Number(event.currentTarget.value)]!)}
      />
      <kbd>[</kbd>
      <kbd>]</kbd>
    </label>
  );
};

/** The declared action in words, with what its attack comes to if nobody interrupts. */
const declared = (table: Table, odds: Odds | undefined): string => {
  const action = table.action!;
  const intent: Intent = {
    kind: 'act',
    unit: action.unit,
    ...(action.move ? { move: action.move } : {}),
    ...(action.attack ? { attack: action.attack } : {}),
  };
  return planText(table, intent, odds);
};

/** The moment to interrupt: what is being done, who may break in, where, and how it would relate in time. */
export const InterruptPrompt = ({ match, planning }: Props) => {
  const asked = match.asked.value;
  if (asked?.decision.kind !== 'interrupt') return null;
  const table = tableOf(asked.view);
  const { action: planner } = planning.planners;
  const { unit } = planner.draft.value;
  const { timing } = planner.judged.value;
  const action = table.action!;
  const odds = declaredOdds(table);
  const names = (seat: string) => match.nameOf(seat);
  return (
    <Prompt
      match={match}
      title={WARFARE.panels.interruptQuestion(unitName(table, action.unit))}
      testId="interrupt-prompt"
    >
      <p class="prompt-lead">
        <Words match={match} text={`${playerName(names, action.seat)}: ${declared(table, odds)}`} />
      </p>
      {odds && format.value === 'wide' && <OddsBar odds={odds} label={WARFARE.panels.ifYouPass} />}
      <fieldset class="eligible" aria-label={WARFARE.panels.whoInterrupts}>
        {planner.eligible.value.map((eligible) => (
          <button
            type="button"
            key={eligible.unit}
            data-side={unitOf(table, eligible.unit).side}
            aria-pressed={eligible.unit === unit}
            onClick={() => planner.choose(eligible.unit)}
          >
            <Name text={unitName(table, eligible.unit)} /> <small>{ticks(unitOf(table, eligible.unit).ticks)}</small>
          </button>
        ))}
      </fieldset>
      <Forecasts match={match} planning={planning} />
      <TriggerSlider match={match} planning={planning} />
      {timing && (
        <p class="timing" data-timing={timing.timing}>
          <Words match={match} text={interruptTimingText(timing)} />
        </p>
      )}
      {format.value !== 'wide' && <PlanTools planning={planning} />}
    </Prompt>
  );
};
