import { type Risk, riskText, threatText, thrustOf, WORDS } from '@ironhex/shared/warfare3025';
import { refusalText } from '../../../text/refusals.ts';
import { UI } from '../../../text/ui.ts';
import { Timeout } from '../../../ui/clock/timeout.tsx';
import { format } from '../../../ui/common/format.ts';
import { AdvisedMark } from '../../../ui/decisions/advice.tsx';
import { ConfirmButton, UndoButton } from '../../../ui/decisions/plan-bar.tsx';
import { Status } from '../../../ui/decisions/status.tsx';
import { Words } from '../../../ui/words/words.tsx';
import { warfareWords } from '../words/index.ts';
import { planText, thrustText } from '../words/plan.ts';
import { askWords } from '../words/prompts.ts';
import { WARFARE } from '../words/ui.ts';
import { ticks } from '../words/words.ts';
import { AimChoice } from './aim-choice.tsx';
import { FacingWheel, wheelInBar } from './facing-wheel.tsx';
import { HitsDialog } from './hits-order.tsx';
import { OddsBar } from './odds-bar.tsx';
import { PlanTools } from './plan-tools.tsx';
import type { Props } from './props.ts';
import { Hide, SensorPicture } from './sensors.tsx';
import { Stabilise } from './stabilise.tsx';
import '../style/plan.css';

/** A danger on the way, what threatens there, and the rules that say so. */
const riskLine = (risk: Risk): string => {
  const threat = risk.demand ? `, ${threatText(risk.demand)}` : '';
  return `${risk.at}: ${riskText(risk)}${threat} (${risk.needs.join(', ')})`;
};

/** Dangers on the way, in words. */
const Risks = ({ match, planning }: Props) => {
  const { action: planner } = planning.planners;
  const { risks } = planner.judged.value;
  return risks.length === 0 ? null : (
    <ul class="risks">
      {risks.map((risk) => (
        <li key={risk.after}>
          <span>
            <Words match={match} text={riskLine(risk)} />
          </span>
          {risk.demand && (
            <button
              type="button"
              class="care"
              title={WARFARE.panels.careCost}
              aria-pressed={planner.draft.value.careful.includes(risk.after)}
              onClick={() => planner.toggleCare(risk.after)}
            >
              {WARFARE.panels.carefully(risk.at)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};

/** What a jump by thrust spends, W-13e. */
const Thrust = ({ match, planning }: Props) => {
  const { intent } = planning.planners.action.judged.value;
  const table = planning.planners.action.table.value;
  const { unit } = planning.planners.action.draft.value;
  const move = intent && 'move' in intent ? intent.move : undefined;
  const planned = move && table && unit !== null ? thrustOf(table, unit, move) : undefined;
  return planned ? (
    <p class="quiet" data-testid="thrust">
      <Words match={match} text={thrustText(planned)} />
    </p>
  ) : null;
};

/** The plan in words, with price and odds, and the way to ask for it or to step back. */
export const PlanBar = ({ match, planning }: Props) => {
  const asked = match.asked.value;
  const { action: planner } = planning.planners;
  if (!asked || !planner.planning.value) return <Status match={match} words={warfareWords} />;
  const { intent, refusal, aimed, cost } = planner.judged.value;
  const { unit } = planner.draft.value;
  const table = planner.table.value!;
  const waiting = asked.decision.kind === 'activate';
  const evading = asked.decision.kind === 'evade';
  const nothing = evading ? ({ kind: 'evade' } as const) : ({ kind: 'pass' } as const);
  const text = intent
    ? planText(table, intent)
    : unit === null
      ? WARFARE.panels.chooseUnit
      : waiting
        ? planner.canStabilise.value
          ? WARFARE.panels.howToStand
          : WARFARE.panels.howToPlan
        : evading
          ? WARFARE.panels.howToEvade
          : WARFARE.panels.howToInterrupt;
  return (
    <section class="plan" aria-label={UI.match.yourPlan} data-testid="plan">
      <div class="plan-words">
        <p data-empty={!intent}>
          <Words match={match} text={text} />{' '}
          {waiting && <Timeout match={match} words={askWords(asked.view, asked.decision)} as="span" />}
        </p>
        {refusal && (
          <p class="refusal" role="status">
            <Words match={match} text={refusalText(refusal, WORDS.refusals)} />
          </p>
        )}
        <Thrust match={match} planning={planning} />
        <Risks match={match} planning={planning} />
        <SensorPicture match={match} planning={planning} />
        {format.value !== 'wide' && <AimChoice planner={planner} />}
        {format.value !== 'wide' && <Stabilise planner={planner} />}
      </div>
      {aimed && <OddsBar odds={aimed.odds.whole} />}
      {format.value === 'wide' && <PlanTools planning={planning} />}
      {wheelInBar(planner) && <FacingWheel planning={planning} />}
      <div class="plan-acts">
        <UndoButton planning={planning} />
        {!waiting && (
          <button
            type="button"
            data-testid={evading ? 'stay' : 'pass'}
            disabled={match.busy.value}
            onClick={() => match.answer(nothing)}
          >
            {evading ? WARFARE.panels.stay : WARFARE.panels.pass} <AdvisedMark match={match} answer={nothing} />{' '}
            <kbd>P</kbd>
          </button>
        )}
        {waiting && (
          <button
            type="button"
            data-testid="wait"
            disabled={unit === null || match.busy.value}
            aria-pressed={planner.draft.value.waiting}
            onClick={() => planner.toggleWaiting()}
          >
            {WARFARE.panels.wait} <kbd>W</kbd>
          </button>
        )}
        <Hide planner={planner} busy={match.busy.value} />
        <ConfirmButton planning={planning} disabled={!intent || refusal !== undefined || match.busy.value}>
          {UI.match.confirm} {intent && <span>{ticks(cost)}</span>}
        </ConfirmButton>
      </div>
      <HitsDialog planner={planner} table={table} />
    </section>
  );
};
