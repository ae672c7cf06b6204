import type { HexLabel } from '@ironhex/shared/hex';
import { type Movement, textOf } from '@ironhex/shared/steampunk';
import { type MoveCard, movementOf, readingOf } from '../../plan/orders/cards.ts';
import type { OrderPlanner } from '../../plan/orders/order-planner.ts';
import { movementWords, stepWords, withFacings } from '../../words/orders.ts';
import { PLANNING } from '../../words/planning.ts';
import { Glyphs } from '../glyph.tsx';
import type { Props } from '../props.ts';
import { looking } from './looking.ts';

const { orders: TEXT } = PLANNING;

interface CardProps {
  readonly orders: OrderPlanner;
  readonly card: MoveCard;
  readonly index: number;
  /** Which reading of each step is written; undefined: it is not the card of the written order. */
  readonly reading: readonly number[] | undefined;
}

/** One card: pressed, it is written. */
const Card = ({ orders, card, index, reading }: CardProps) => {
  const movement = movementOf(card, reading ?? [0, 0, 0]);
  const shown = withFacings({ movement, facings: reading && orders.order.value?.facings });
  const words = movementWords(shown);
  return (
    <li>
      <button
        type="button"
        class="order-card"
        aria-pressed={reading !== undefined}
        title={`${TEXT.groups[card.group]}: ${words}`}
        data-testid={`move-${index}`}
        onClick={() => orders.write({ movement })}
        {...looking(orders, { movement })}
      >
        <span class="step-cards">
          {shown.map((step, i) => (
            <span key={i} class="step-card">
              <Glyphs words={step} />
            </span>
          ))}
        </span>
        <span class="notation">
          {index < 9 && <kbd>{index + 1}</kbd>} {textOf(movement)}
          <span class="hidden-text">: {words}</span>
        </span>
      </button>
    </li>
  );
};

/** The steps of the written order that its card leaves open, each with its ways. */
const Choices = ({ orders, card, reading }: Omit<CardProps, 'index'>) => {
  if (!reading || card.steps.every((readings) => readings.length < 2)) return null;
  const changed = (step: number, to: number): Movement =>
    movementOf(
      card,
      reading.map((before, i) => (i === step ? to : before)),
    );
  return (
    <fieldset class="move-choices" aria-label={`${TEXT.choices}: ${card.text}`}>
      {card.steps.map((readings, step) =>
        readings.length < 2 ? null : (
          <span key={step} class="move-choice">
            {readings.map((tokens, to) => (
              <button
                type="button"
                key={to}
                aria-pressed={reading[step] === to}
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
  );
};

interface MoveCardsProps extends Pick<Props, 'planning'> {
  /** Only those that lead into this hex; left out: into the one that was picked, or anywhere. */
  readonly into?: HexLabel;
}

/** The movement orders that the chosen units can be given. */
export const MoveCards = ({
  planning: {
    planners: { orders },
  },
  into,
}: MoveCardsProps) => {
  const cards = into === undefined ? orders.offers.offered.value : orders.offers.leadingTo(into);
  const order = orders.order.value;
  if (cards.length === 0) return <p class="quiet">{TEXT.noCards}</p>;
  const shown = cards.map((card) => ({ card, reading: order && readingOf(card, order.movement) }));
  const written = shown.find(({ reading }) => reading);
  return (
    <>
      <ul class="order-cards">
        {shown.map(({ card, reading }, index) => (
          <Card key={card.text} orders={orders} card={card} index={index} reading={reading} />
        ))}
      </ul>
      {written && <Choices orders={orders} {...written} />}
    </>
  );
};
