import { type Card, goesByMode, isAlive, isOurs, mechValue, ROMAN, type Skill } from '@ironhex/shared/warfare3025';
import { format } from '../../../ui/common/format.ts';
import { ExplainedGroup } from '../../../ui/words/explained-group.tsx';
import { Words } from '../../../ui/words/words.tsx';
import { KNOWN_WORDS, nameIfKnown } from '../words/detection.ts';
import { WARFARE } from '../words/ui.ts';
import { ownerName } from '../words/units.ts';
import { ticks } from '../words/words.ts';
import { PlanTools } from './plan-tools.tsx';
import type { Props } from './props.ts';
import { Sign } from './signs.tsx';
import { Track } from './track.tsx';
import { UnitMark } from './unit-mark.tsx';
import { WeaponRow } from './weapon-row.tsx';
import '../style/card.css';
import { Name } from '../../../ui/words/name.tsx';

/** The four thresholds of a skill, W-1.1. */
const Thresholds = ({ skill }: { readonly skill: Skill }) => (
  <Sign of="thresholds">{skill.map((threshold) => `${threshold}+`).join(' / ')}</Sign>
);

/** What cards are worth, by the cards as text: it takes a while, and each jump in a replay brings the cards anew. */
const values = new Map<string, number>();

const worthOf = (card: Card): number => {
  const key = JSON.stringify(card);
  const value = values.get(key) ?? mechValue(card);
  values.set(key, value);
  return value;
};

/** What a unit is and how it stands, W-2.1. */
export const UnitCard = ({ match, planning }: Props) => {
  const table = planning.table.value;
  const id = planning.shownId.value;
  if (!table || id === null)
    return <aside class="card empty">{table && <p class="quiet">{WARFARE.panels.pickUnit}</p>}</aside>;
  const standing = table.units.find((each) => each.id === id);
  // One that is in sight no more is shown as it was last known, W-13d.13.
  const unit = standing ?? planning.view.value?.sensing?.old.find((each) => each.id === id);
  const card = table.cards[id];
  if (!unit || !card) return <aside class="card empty" />;
  const known = unit.status === 'field' ? table.states?.[id] : undefined;
  const { movement } = card;
  const owner = ownerName(table, (seat) => match.nameOf(seat), unit);
  // An interrupt has its tools in the prompt.
  const planned = match.asked.value?.decision.kind === 'activate' && planning.planners.action.draft.value.unit === id;
  return (
    <aside class="card" data-side={unit.side} aria-label={WARFARE.panels.card}>
      <header>
        <UnitMark card={card} side={unit.side} />
        <h2>
          <Name text={nameIfKnown(table, id)} as="whole" />
        </h2>
        <p class="quiet">
          {owner !== undefined && (
            <>
              <b class="card-owner">
                <Name text={owner} as="whole" />
              </b>{' '}
              ·{' '}
            </>
          )}
          <Name text={card.designation} as="whole" /> · <Name text={card.pilot.name} as="whole" /> ·{' '}
          {isOurs(card) && `${WARFARE.panels.ours} · `}
          {WARFARE.home.value(worthOf(card))}
        </p>
        <ExplainedGroup class="card-state">
          <b>
            <Sign of="ticks">{ticks(unit.ticks)}</Sign>
          </b>
          {unit.status === 'reserve' && ` · ${WARFARE.panels.reserve}`}
          {unit.status !== 'reserve' && unit.at && (
            <>
              {' · '}
              {/* On a small screen all of this line is one button, which holds no other. */}
              {format.value === 'wide' ? <Words match={match} text={unit.at} /> : unit.at}
            </>
          )}
          {unit.token !== 'none' && (
            <Sign of={unit.token} class="token">
              {unit.token}
            </Sign>
          )}
          {unit.unstable && isAlive(unit) && (
            <Sign of="unstable" class="token danger">
              {WARFARE.panels.unstable}
            </Sign>
          )}
          {!isAlive(unit) && <span class="token danger">{unit.status}</span>}
          {known && (
            <Sign of={known} class={known === 'visible' ? 'token danger' : 'token'}>
              {KNOWN_WORDS[known]}
            </Sign>
          )}
          {!standing && (
            <Sign of="old" class="token">
              {WARFARE.sensors.lastKnown}
            </Sign>
          )}
        </ExplainedGroup>
      </header>
      {planned && format.value !== 'wide' && <PlanTools planning={planning} />}
      <ExplainedGroup class="signs">
        <Track
          name="Armour"
          damage={unit.damage.armour ?? 0}
          note={
            <>
              <Sign of="tier">{ROMAN[card.armour.tier]}</Sign> · <Thresholds skill={card.armour.skill} />
            </>
          }
        />
      </ExplainedGroup>
      <ExplainedGroup class="signs">
        <Track
          name="Structure"
          damage={unit.damage.structure ?? 0}
          note={<Thresholds skill={card.structure.skill} />}
        />
      </ExplainedGroup>
      <ExplainedGroup class="signs">
        <Track
          name="Movement"
          damage={unit.damage.movement ?? 0}
          note={
            <>
              <Sign of="movement">
                {goesByMode(table.options) && `${movement.mode}, `}
                {movement.steady} + {movement.extra} hexes · {ticks(movement.ticks)}
              </Sign>
              {movement.jump > 0 && (
                <>
                  {' '}
                  · <Sign of="jump">jump {movement.jump}</Sign>
                </>
              )}
            </>
          }
        />
      </ExplainedGroup>
      <ExplainedGroup class="pilot quiet">
        <Sign of="piloting">Piloting</Sign> <Thresholds skill={card.pilot.skill} />
      </ExplainedGroup>
      <ul class="weapons">
        {card.weapons.map((weapon, index) => (
          <WeaponRow
            key={weapon.id}
            match={match}
            planning={planning}
            table={table}
            unit={id}
            weapon={weapon}
            index={index}
          />
        ))}
      </ul>
    </aside>
  );
};
