import { type ComponentId, pickable, tableOf, unitOf } from '@ironhex/shared/warfare3025';
import { AdvisedMark } from '../../../ui/decisions/advice.tsx';
import { Prompt } from '../../../ui/decisions/prompt.tsx';
import { Name } from '../../../ui/words/name.tsx';
import { Words } from '../../../ui/words/words.tsx';
import { askWords } from '../words/prompts.ts';
import { WARFARE } from '../words/ui.ts';
import { componentWord } from '../words/units.ts';
import { capital } from '../words/words.ts';
import type { Props } from './props.ts';
import { Track } from './track.tsx';

/** The attacker's choice of what a great hit goes to, W-10.3. */
export const PickPrompt = ({ match, planning }: Props) => {
  const asked = match.asked.value;
  const assault = asked?.view.assault;
  if (asked?.decision.kind !== 'pick' || !assault?.picking) return null;
  const table = tableOf(asked.view);
  const prompt = askWords(asked.view, asked.decision);
  const { target } = assault.situation;
  const { forRest } = planning.planners.action.hits;
  const last = planning.lastHit();
  const { damage } = assault.picking;
  const before = (component: ComponentId) => unitOf(table, target).damage[component] ?? 0;
  return (
    <Prompt match={match} title={prompt.title}>
      <p class="prompt-lead">
        <Words match={match} text={prompt.detail} />
      </p>
      <div class="components">
        {pickable(table, assault).map((component, index) => (
          <button
            type="button"
            key={component}
            class="choice"
            data-testid={`pick-${component}`}
            disabled={match.busy.value}
            onClick={() => planning.hit(component)}
          >
            <kbd>{index + 1}</kbd>
            <AdvisedMark match={match} answer={{ kind: 'pick', component }} />
            <Track
              name={<Name text={capital(componentWord(table.cards[target]!, component))} as="whole" />}
              damage={before(component)}
              note={
                <>
                  {WARFARE.panels.becomes(before(component) + damage)}
                  {component === last && (
                    <>
                      {' '}
                      · {WARFARE.panels.lastTime} <kbd>⏎</kbd>
                    </>
                  )}
                </>
              }
            />
          </button>
        ))}
      </div>
      {assault.made < assault.shots && (
        <label class="for-rest">
          <input
            type="checkbox"
            checked={forRest.value}
            data-testid="for-rest"
            onChange={(event) => {
              forRest.value = event.currentTarget.checked;
            }}
          />{' '}
          {WARFARE.panels.forRest}
        </label>
      )}
    </Prompt>
  );
};
