import { attackOdds, type Defence } from '@ironhex/shared/warfare3025';
import type { Game } from '../../../table/game.ts';
import { Prompt } from '../../../ui/prompt.tsx';
import { decisionPrompt } from '../words/plan.ts';
import { WARFARE } from '../words/ui.ts';
import { OddsBar } from './odds-bar.tsx';

/** The defender's choice, W-9.3: armour or piloting, with the exact odds of both. */
export const DefendPrompt = ({ game }: { readonly game: Game }) => {
  const asked = game.asked.value;
  const assault = asked?.view.assault;
  if (asked?.decision.kind !== 'defend' || !assault) return null;
  const odds = attackOdds(asked.view, assault.situation, assault.extras);
  const prompt = decisionPrompt(asked.view, asked.decision, (seat) => game.nameOf(seat));
  const choice = (roll: Defence, label: string, key: number) => (
    <button
      type="button"
      class="choice"
      data-testid={`defend-${roll}`}
      disabled={game.busy.value}
      onClick={() => game.answer({ kind: 'defend', roll })}
    >
      <span class="choice-name">
        <kbd>{key}</kbd> {label}{' '}
        {odds.expectedDefence === roll && <small class="better">{WARFARE.panels.better}</small>}
      </span>
      <OddsBar odds={odds.byDefence[roll]} label={label} />
    </button>
  );
  return (
    <Prompt game={game} title={prompt.title}>
      <p>{prompt.detail}</p>
      {choice('armour', WARFARE.panels.rollArmour, 1)}
      {choice('piloting', WARFARE.panels.rollPiloting, 2)}
      <p class="quiet">{prompt.timeout}</p>
    </Prompt>
  );
};
