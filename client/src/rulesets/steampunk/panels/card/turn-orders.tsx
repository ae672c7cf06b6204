import { carriedBy, ordersOf, type Unit, type View } from '@ironhex/shared/steampunk';
import { Words } from '../../../../ui/words/words.tsx';
import { committedOrder } from '../../plan/committed.ts';
import { isForNow } from '../../plan/orders/foresee.ts';
import { movementWords, partWords, stepWords, withFacings } from '../../words/orders.ts';
import { PLANNING } from '../../words/planning.ts';
import { Glyphs } from '../glyph.tsx';
import type { Props } from '../props.ts';

const { card: TEXT } = PLANNING;

interface CellProps {
  /** What was done there; null: nothing yet. */
  readonly did: readonly string[] | null;
  /** What is still to be done; undefined for those who do not know it. */
  readonly todo: readonly string[] | undefined;
  readonly words: (tokens: readonly string[]) => string;
}

const Cell = ({ did, todo, words }: CellProps) => {
  const tokens = did ?? todo;
  const said = tokens ? words(tokens) : TEXT.unknown;
  return (
    <span
      class="step-card"
      data-done={did !== null}
      role="img"
      aria-label={`${said}${did ? `, ${TEXT.done}` : ''}`}
      title={said}
    >
      {tokens ? <Glyphs words={tokens} /> : '?'}
    </span>
  );
};

/** The order of a unit for the turn to come, once it is committed: it is known to its owner only. */
export const CommittedOrder = ({ planning, unit }: Pick<Props, 'planning'> & { readonly unit: Unit }) => {
  const question = planning.committed.value;
  const order = question && unit.seat === question.ask.seat ? committedOrder(question, unit.id) : undefined;
  if (!question || order === undefined) return null;
  const turn = isForNow(question.view) ? 1 : question.view.turn + 1;
  return (
    <section class="card-orders" aria-label={TEXT.turn(turn)}>
      <h3>
        {TEXT.turn(turn)} <small class="committed-mark">{TEXT.committed}</small>
      </h3>
      {order === null ? (
        <p class="quiet">{TEXT.byDefault}</p>
      ) : (
        <p class="step-cards">
          {withFacings(order).map((step, i) => (
            <Cell key={i} did={null} todo={step} words={stepWords} />
          ))}
          <span aria-hidden="true"> · </span>
          {order.gunnery.map((part, i) => (
            <Cell key={i} did={null} todo={[part]} words={([word = '-']) => partWords(word)} />
          ))}
        </p>
      )}
    </section>
  );
};

/** The order of this turn, which its owner knows, and what of it was done, which all know. */
export const TurnOrders = ({
  match,
  view,
  unit,
}: Pick<Props, 'match'> & { readonly view: View; readonly unit: Unit }) => {
  const own = unit.seat === view.viewer && unit.status === 'field' && view.stage === 'turn';
  const { now, instead } = ordersOf(view, unit);
  const { steps, parts } = unit.did;
  if (!own && [...steps, ...parts].every((each) => each === null)) return null;
  const movement = own ? (now && !instead ? withFacings(now) : carriedBy(view, unit)) : undefined;
  const gunnery = own ? (now?.gunnery ?? ['-', '-']) : undefined;
  return (
    <section class="card-orders" aria-label={TEXT.thisTurn}>
      <h3>{TEXT.thisTurn}</h3>
      <p class="step-cards">
        {steps.map((did, i) => (
          <Cell key={i} did={did} todo={movement?.[i]} words={stepWords} />
        ))}
        <span aria-hidden="true"> · </span>
        {parts.map((did, i) => (
          <Cell
            key={i}
            did={did === null ? null : [did]}
            todo={gunnery && [gunnery[i]!]}
            words={([word = '-']) => partWords(word)}
          />
        ))}
      </p>
      {own && instead && (
        <p class="refusal">
          <Words
            match={match}
            text={`${TEXT.instead[instead.rule]} ${movementWords(instead.movement)} (${instead.rule}).`}
          />
        </p>
      )}
    </section>
  );
};
