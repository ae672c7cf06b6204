import { PLANNING } from '../../words/planning.ts';
import { Facings } from '../facing.tsx';
import type { Props } from '../props.ts';

const { orders: TEXT } = PLANNING;

/** Where the chosen units turn to by a `360` of their order: said now, or when it is carried out, P6. */
export const Turns = ({
  match,
  planning: {
    planners: { orders },
  },
}: Props) => {
  const { facings } = orders;
  const turn = facings.turn.value;
  const turns = facings.turns.value;
  if (!turn) return null;
  const label = TEXT.facing(turn.step);
  return (
    <section class="order-turn" aria-label={label} data-testid="order-turn">
      {turns.length > 1 && (
        <fieldset class="turn-steps" aria-label={TEXT.turns} title={TEXT.turnsHint}>
          {turns.map(({ index, step, written }) => (
            <button
              type="button"
              key={index}
              aria-pressed={index === turn.index}
              aria-label={`${TEXT.facing(step)}${written ? '' : `, ${TEXT.askThen}`}`}
              onClick={() => facings.pick(index)}
            >
              {step}
              {written ? '' : '?'}
            </button>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        class="ask-then"
        aria-pressed={!turn.written}
        title={TEXT.askThenHint}
        data-testid="order-ask-then"
        onClick={() => facings.write(null)}
      >
        <span class="ask-sign" aria-hidden="true">
          ?
        </span>
        <span class="ask-words">
          {TEXT.askThen} <kbd>X</kbd>
        </span>
      </button>
      <Facings
        label={label}
        facing={turn.written ? turn.facing : undefined}
        directions={turn.options.toSorted()}
        turned={match.turned.value}
        onFace={(facing) => facings.write(facing)}
      />
    </section>
  );
};
