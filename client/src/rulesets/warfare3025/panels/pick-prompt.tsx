import { pickable, unitOf } from '@ironhex/shared/warfare3025';
import type { Game } from '../../../table/game.ts';
import { Prompt } from '../../../ui/prompt.tsx';
import { decisionPrompt } from '../words/plan.ts';
import { componentWord } from '../words/units.ts';
import { capital } from '../words/words.ts';
import { Track } from './track.tsx';

/** The attacker's choice of what a great hit goes to, W-10.3. */
export const PickPrompt = ({ game }: { readonly game: Game }) => {
  const asked = game.asked.value;
  const assault = asked?.view.assault;
  if (asked?.decision.kind !== 'pick' || !assault?.picking) return null;
  const { view } = asked;
  const prompt = decisionPrompt(view, asked.decision, (seat) => game.nameOf(seat));
  const { target } = assault.situation;
  return (
    <Prompt game={game} title={prompt.title}>
      <p>{prompt.detail}</p>
      <div class="components">
        {pickable(view, assault).map((component, index) => (
          <button
            type="button"
            key={component}
            class="choice"
            data-testid={`pick-${component}`}
            disabled={game.busy.value}
            onClick={() => game.answer({ kind: 'pick', component })}
          >
            <kbd>{index + 1}</kbd>
            <Track
              name={capital(componentWord(view.cards[target]!, component))}
              damage={unitOf(view, target).damage[component] ?? 0}
            />
          </button>
        ))}
      </div>
      <p class="quiet">{prompt.timeout}</p>
    </Prompt>
  );
};
