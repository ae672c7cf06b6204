import type { Unit, View } from '@ironhex/shared/steampunk';
import { format } from '../../../../ui/common/format.ts';
import { RuleText } from '../../../../ui/rulebook/rule.tsx';
import { SPEED_NAMES, unitAbilityText } from '../../words/abilities.ts';
import { builtLine } from '../../words/figures.ts';
import { directionWord, figuresOf, unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import { stateWords } from '../../words/state.ts';
import { OrderComposer } from '../orders/composer.tsx';
import { FromOrders } from '../orders/from-orders.tsx';
import { OrderUnits } from '../orders/units.tsx';
import type { Props } from '../props.ts';
import { UnitMark } from '../unit-mark.tsx';
import { Armour } from './armour.tsx';
import { Models } from './models.tsx';
import { DamageTables } from './tables.tsx';
import { CommittedOrder, TurnOrders } from './turn-orders.tsx';
import { Weapons } from './weapons.tsx';
import '../../style/card.css';
import '../../style/orders.css';

const { card: TEXT } = PLANNING;

interface OfUnit {
  readonly view: View;
  readonly unit: Unit;
}

/** The counter of a unit, its name, and what it is. */
const Head = ({ view, unit }: OfUnit) => {
  const built = figuresOf(view, unit);
  return (
    <header>
      <UnitMark type={built.id} side={unit.side} />
      <h2>{unitName(view, unit.id)}</h2>
      <p class="quiet">{builtLine(built)}</p>
    </header>
  );
};

/** Where a unit is, and how fast; or why it is not on the board. */
const Place = ({ view, unit }: OfUnit) =>
  unit.status === 'field' ? (
    <p class="card-speeds" aria-label={TEXT.speed(SPEED_NAMES[unit.speed])} role="img">
      {figuresOf(view, unit).speeds.map((speed) => (
        <span key={speed} data-now={speed === unit.speed}>
          {SPEED_NAMES[speed]}
        </span>
      ))}
      <span class="quiet">{TEXT.where(unit.at ?? '', directionWord(unit.facing))}</span>
    </p>
  ) : (
    <p>
      <b>{TEXT.status[unit.status]}</b>
    </p>
  );

/** What lies on a unit, and what follows from it. */
const States = ({ unit }: Pick<OfUnit, 'unit'>) => {
  const states = stateWords(unit);
  return states.length === 0 ? null : (
    <ul class="card-states" aria-label={TEXT.states}>
      {states.map(({ words, rule }) => (
        <li key={words}>
          {words}{' '}
          <small class="quiet">
            <RuleText text={`(${rule})`} />
          </small>
        </li>
      ))}
    </ul>
  );
};

/** The figures of a unit: armour, models, weapons, abilities and tables. */
const Figures = ({ planning, view, unit }: Pick<Props, 'planning'> & OfUnit) => {
  const built = figuresOf(view, unit);
  const abilities = built.abilities.map(unitAbilityText);
  return (
    <>
      <div class="card-body">
        <Armour view={view} unit={unit} />
        <Models unit={unit} built={built} />
      </div>
      <Weapons planning={planning} unit={unit} built={built} />
      {abilities.length > 0 && (
        <details class="fold">
          <summary>{TEXT.abilities}</summary>
          <ul class="card-abilities">
            {abilities.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      <DamageTables built={built} />
    </>
  );
};

/** The card of the unit that is ordered: its orders are put together on it, and its figures are folded. */
const OrderCard = ({
  match,
  planning,
  view,
  unit,
}: Props & { readonly view: View; readonly unit: Unit | undefined }) => (
  <aside class="card desk" data-side={unit?.side} aria-label={TEXT.title}>
    <OrderUnits match={match} planning={planning} />
    {unit && (
      <>
        <Head view={view} unit={unit} />
        <States unit={unit} />
        <TurnOrders match={match} view={view} unit={unit} />
        <OrderComposer match={match} planning={planning} />
        <details class="fold">
          <summary>{PLANNING.orders.figures}</summary>
          <div class="fold-body">
            <Place view={view} unit={unit} />
            <Figures planning={planning} view={view} unit={unit} />
          </div>
        </details>
      </>
    )}
  </aside>
);

/** What a unit is and how it is, what it has done this turn, and for its owner what it still will do. */
export const UnitCard = ({ match, planning }: Props) => {
  const unit = planning.shownUnit.value;
  const view = planning.view.value;
  const { chosen, view: ordering } = planning.planners.orders;
  const orders = format.value === 'wide' && ordering.value !== undefined;
  if (orders && view && (!unit || chosen.value.some(({ id }) => id === unit.id)))
    return <OrderCard match={match} planning={planning} view={view} unit={unit} />;
  if (!unit || !view) return <aside class="card empty">{view && <p class="quiet">{TEXT.pickUnit}</p>}</aside>;
  return (
    <aside class={orders ? 'card desk' : 'card'} data-side={unit.side} aria-label={TEXT.title}>
      {orders && <FromOrders match={match} planning={planning} unit={unit} />}
      <Head view={view} unit={unit} />
      <Place view={view} unit={unit} />
      <States unit={unit} />
      <TurnOrders match={match} view={view} unit={unit} />
      <CommittedOrder planning={planning} unit={unit} />
      <Figures planning={planning} view={view} unit={unit} />
    </aside>
  );
};
