import { weaponOf } from '@ironhex/shared/warfare3025';
import type { Game } from '../../../table/game.ts';
import { UI } from '../../../text/ui.ts';
import { decisionPrompt, planText } from '../words/plan.ts';
import { WARFARE } from '../words/ui.ts';
import { ticks } from '../words/words.ts';
import { OddsBar } from './odds-bar.tsx';
import { Status } from './status.tsx';
import '../style/plan.css';

/** What can be changed about the plan beside where it goes and whom it hits. */
const PlanTools = ({ game }: { readonly game: Game }) => {
  const { planner } = game;
  const { unit, path, attack, onPoor, facing } = planner.draft.value;
  const table = planner.table.value;
  if (!table || unit === null) return null;
  const { movement } = table.cards[unit]!;
  const extras = attack ? (weaponOf(table, unit, attack.weapon)?.traits.rapidFire ?? 0) : 0;
  const risky = planner.judged.value.risks.some(({ needs }) => needs.includes('W-6.3'));
  return (
    <div class="plan-tools">
      {movement.jump > 1 && (
        <button type="button" aria-pressed={planner.draft.value.jumping} onClick={() => planner.toggleJump()}>
          {WARFARE.panels.jump} <kbd>J</kbd>
        </button>
      )}
      {planner.stand() && (
        <>
          <button
            type="button"
            onClick={() => planner.turn(-1)}
            aria-label={WARFARE.panels.turnLeft}
            title={WARFARE.panels.turnLeft}
          >
            ↺ <kbd>Q</kbd>
          </button>
          <button
            type="button"
            onClick={() => planner.turn(1)}
            aria-label={WARFARE.panels.turnRight}
            title={WARFARE.panels.turnRight}
          >
            ↻ <kbd>E</kbd>
          </button>
        </>
      )}
      {attack && path.length > 0 && (
        <button type="button" onClick={() => planner.fireAfter(attack.after === 0 ? 'end' : 0)}>
          {attack.after === 0 ? WARFARE.panels.attackFirst : WARFARE.panels.attackLast} <kbd>F</kbd>
        </button>
      )}
      {extras > 0 && attack && (
        <fieldset class="stepper" aria-label={WARFARE.panels.extras}>
          <button type="button" disabled={attack.extras === 0} onClick={() => planner.addExtras(-1)} aria-label="−1">
            −
          </button>
          <output>
            {WARFARE.panels.extras} {attack.extras} / {extras}
          </output>
          <button
            type="button"
            disabled={attack.extras === extras}
            onClick={() => planner.addExtras(1)}
            aria-label="+1"
          >
            + <kbd>R</kbd>
          </button>
        </fieldset>
      )}
      {risky && (
        <button type="button" onClick={() => planner.onPoor(onPoor === 'stop' ? 'press' : 'stop')}>
          {WARFARE.panels.onPoor}: {onPoor === 'stop' ? WARFARE.panels.stop : WARFARE.panels.press} <kbd>O</kbd>
        </button>
      )}
      {facing !== undefined && <span class="hidden-text">facing {facing}</span>}
    </div>
  );
};

/** Dangers on the way, in words. */
const Risks = ({ game }: { readonly game: Game }) => {
  const { risks } = game.planner.judged.value;
  return risks.length === 0 ? null : (
    <ul class="risks">
      {risks.map(({ after, at, words, needs }) => (
        <li key={after}>
          {at}: {words} <small>{needs.join(', ')}</small>
        </li>
      ))}
    </ul>
  );
};

/** The plan in words, with price and odds, and the way to ask for it or to step back. */
export const PlanBar = ({ game }: { readonly game: Game }) => {
  const asked = game.asked.value;
  const { planner } = game;
  if (!asked || !planner.planning.value) return <Status game={game} />;
  const { intent, refusal, aimed, cost } = planner.judged.value;
  const { unit } = planner.draft.value;
  const table = planner.table.value!;
  const waiting = asked.decision.kind === 'activate';
  const text = intent
    ? planText(table, intent)
    : unit === null
      ? WARFARE.panels.chooseUnit
      : waiting
        ? WARFARE.panels.howToPlan
        : WARFARE.panels.howToInterrupt;
  return (
    <section class="plan" aria-label={UI.match.yourPlan} data-testid="plan">
      <div class="plan-words">
        <p data-empty={!intent}>{text}</p>
        {refusal && (
          <p class="refusal" role="status">
            {refusal.message} {refusal.rule && <small>{refusal.rule}</small>}
          </p>
        )}
        <Risks game={game} />
      </div>
      {aimed && <OddsBar odds={aimed.odds.whole} />}
      <PlanTools game={game} />
      <div class="plan-acts">
        <button type="button" data-testid="undo" disabled={!planner.undoable} onClick={() => planner.undo()}>
          {UI.match.undo} <kbd>Esc</kbd>
        </button>
        {!waiting && (
          <button
            type="button"
            data-testid="pass"
            title={decisionPrompt(asked.view, asked.decision).timeout}
            disabled={game.busy.value}
            onClick={() => game.answer({ kind: 'pass' })}
          >
            {WARFARE.panels.pass} <kbd>P</kbd>
          </button>
        )}
        {waiting && (
          <button
            type="button"
            data-testid="wait"
            disabled={unit === null || game.busy.value}
            onClick={() => unit !== null && game.answer({ kind: 'wait', unit })}
          >
            {WARFARE.panels.wait} <kbd>W</kbd>
          </button>
        )}
        <button
          type="button"
          class="act"
          data-testid="confirm"
          disabled={!intent || refusal !== undefined || game.busy.value}
          onClick={() => game.confirm()}
        >
          {UI.match.confirm} {intent && <span>{ticks(cost)}</span>} <kbd>⏎</kbd>
        </button>
      </div>
    </section>
  );
};
