import { type Movement, textOf } from '@ironhex/shared/steampunk';
import { type MoveCard, movementOf, readingOf } from '../../plan/orders/cards.ts';
import { movementWords, stepWords } from '../../words/orders.ts';
import { PLANNING } from '../../words/planning.ts';
import { Glyphs } from '../glyph.tsx';
import type { Props } from '../props.ts';
import { looking } from './looking.ts';

const { orders: TEXT } = PLANNING;

interface CardProps extends Pick<Props, 'planning'> {
  readonly card: MoveCard;
  readonly index: number;
}

/** One row of the table of movement orders: pressed, it is written; where it has choices each can be changed. */
const Card = ({ planning, card, index }: CardProps) => {
  const { orders } = planning;
  const order = orders.order.value;
  const chosen = order && readingOf(card, order.movement);
  const reading = chosen ?? [0, 0, 0];
  const movement = movementOf(card, reading);
  const choices = card.steps.some((readings) => readings.length > 1);
  const changed = (step: number, to: number): Movement =>
    movementOf(
      card,
      reading.map((before, i) => (i === step ? to : before)),
    );
  return (
    <li class="move-card" data-choices={choices}>
      <button
        type="button"
        class="move-card-body"
        aria-pressed={chosen !== undefined}
        data-testid={`move-${index}`}
        onClick={() => orders.write({ movement })}
        {...looking(orders, { movement })}
      >
        <span class="step-cards">
          {movement.map((step, i) => (
            <span key={i} class="step-card">
              <Glyphs words={step} />
            </span>
          ))}
        </span>
        <span class="notation">
          {index < 9 && <kbd>{index + 1}</kbd>} {textOf(movement)}
          <span class="hidden-text">: {movementWords(movement)}</span>
        </span>
      </button>
      {choices && (
        <fieldset class="move-choices" aria-label={`${TEXT.choices}: ${card.text}`}>
          {card.steps.map((readings, step) =>
            readings.length < 2 ? null : (
              <span key={step} class="move-choice">
                {readings.map((tokens, to) => (
                  <button
                    type="button"
                    key={to}
                    aria-pressed={chosen !== undefined && reading[step] === to}
                    aria-label={`${step + 1}: ${stepWords(tokens)}`}
                    onClick={() => orders.write({ movement: changed(step, to) })}
                    {...looking(orders, { movement: changed(step, to) })}
                  >
                    <Glyphs words={tokens} />
                  </button>
                ))}
              </span>
            ),
          )}
        </fieldset>
      )}
    </li>
  );
};

/** The movement orders that the chosen units can be given, by what they are for. */
export const MoveCards = ({ planning }: Pick<Props, 'planning'>) => {
  const cards = planning.orders.cards.value;
  if (cards.length === 0) return <p class="quiet">{TEXT.noCards}</p>;
  const groups = [...Map.groupBy(cards, ({ group }) => group)];
  return (
    <div class="move-cards">
      {groups.map(([group, all]) => (
        <section key={group}>
          {groups.length > 1 && <h4>{TEXT.groups[group]}</h4>}
          <ul>
            {all.map((card) => (
              <Card key={card.text} planning={planning} card={card} index={cards.indexOf(card)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
