import type { SealedTypes } from '../../../../shared/test/rulesets/sealed-orders/index.ts';
import type { PanelProps } from '../../../src/rulesets/types.ts';
import { UI } from '../../../src/text/ui.ts';
import { Timeout } from '../../../src/ui/clock/timeout.tsx';
import { Prompt } from '../../../src/ui/decisions/prompt.tsx';
import { Status } from '../../../src/ui/decisions/status.tsx';
import type { SealedPlanning } from './plan.ts';
import { roundText, sealedWords } from './words.ts';
import './style.css';

type Props = PanelProps<SealedTypes, SealedPlanning>;

/** Which round it is. */
export const Track = ({ match }: Props) => {
  const view = match.view.value;
  return view ? (
    <p class="sealed-round" data-testid="round">
      {roundText(view)}
    </p>
  ) : null;
};

/** The units that this viewer knows of. */
export const Units = ({ match }: Props) => (
  <ul class="sealed-units" data-testid="units">
    {match.view.value?.units.map(({ id, seat, at, lost }) => (
      <li key={id}>
        {id} ({match.nameOf(seat)}): {lost ? 'lost' : (at ?? 'not placed')}
      </li>
    ))}
  </ul>
);

/** The own units with their orders, one of which can be chosen for the next one. */
export const Orders = ({ match, planning }: Props) => {
  const own = planning.planners.orders;
  const { orders = {} } = match.view.value?.plan ?? {};
  const asked = match.asked.value;
  return own.units.value.length === 0 ? (
    <Status match={match} words={sealedWords} />
  ) : (
    <section class="sealed-orders" aria-label={UI.match.yourPlan} data-testid="plan">
      {own.units.value.map(({ id, at }) => (
        <button
          type="button"
          key={id}
          data-testid={`unit-${id}`}
          aria-pressed={own.unit.value?.id === id}
          onClick={() => own.choose(id)}
        >
          {id}: {orders[id] ? `→ ${orders[id]}` : (at ?? 'choose a hex')}
        </button>
      ))}
      {asked && <Timeout match={match} words={sealedWords.ask(asked.view, asked.decision)} />}
      <button
        type="button"
        class="act"
        data-testid="confirm"
        disabled={match.busy.value || asked?.decision.committed}
        onClick={() => planning.confirm()}
      >
        Commit <kbd>⏎</kbd>
      </button>
    </section>
  );
};

/** The night, for who still has a flare. */
export const Night = ({ match }: Props) => {
  const asked = match.asked.value;
  if (!asked) return null;
  const { title, detail } = sealedWords.ask(asked.view, asked.decision);
  return (
    <Prompt match={match} title={title} testId="night-prompt">
      <p>{detail}</p>
      <button
        type="button"
        data-testid="dark"
        disabled={match.busy.value}
        onClick={() => match.answer({ kind: 'flare', at: 'dark' })}
      >
        Keep it dark
      </button>
    </Prompt>
  );
};
