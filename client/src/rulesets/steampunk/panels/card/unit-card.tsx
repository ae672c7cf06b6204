import { RuleText } from '../../../../ui/rule.tsx';
import { SPEED_NAMES, unitAbilityText } from '../../words/abilities.ts';
import { builtLine } from '../../words/figures.ts';
import { directionWord, figuresOf, unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import { stateWords } from '../../words/state.ts';
import type { Props } from '../props.ts';
import { UnitMark } from '../unit-mark.tsx';
import { Armour } from './armour.tsx';
import { Models } from './models.tsx';
import { DamageTables } from './tables.tsx';
import { TurnOrders } from './turn-orders.tsx';
import { Weapons } from './weapons.tsx';
import '../../style/card.css';

const { card: TEXT } = PLANNING;

/** What a unit is and how it is, what it has done this turn, and for its owner what it still will do. */
export const UnitCard = ({ match, planning }: Props) => {
  const unit = planning.shownUnit.value;
  const view = planning.view.value;
  if (!unit || !view) return <aside class="card empty">{view && <p class="quiet">{TEXT.pickUnit}</p>}</aside>;
  const built = figuresOf(view, unit);
  const states = stateWords(unit);
  const abilities = built.abilities.map(unitAbilityText);
  return (
    <aside class="card" data-side={unit.side} aria-label={TEXT.title}>
      <header>
        <UnitMark type={built.id} side={unit.side} />
        <h2>{unitName(view, unit.id)}</h2>
        <p class="quiet">{builtLine(built)}</p>
      </header>
      {unit.status === 'field' ? (
        <p class="card-speeds" aria-label={TEXT.speed(SPEED_NAMES[unit.speed])} role="img">
          {built.speeds.map((speed) => (
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
      )}
      {states.length > 0 && (
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
      )}
      <TurnOrders match={match} view={view} unit={unit} />
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
    </aside>
  );
};
