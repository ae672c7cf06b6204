import { ROMAN, type Skill, unitOf } from '@ironhex/shared/warfare3025';
import { WARFARE } from '../words/ui.ts';
import { unitName } from '../words/units.ts';
import { ticks } from '../words/words.ts';
import type { Props } from './props.ts';
import { Track } from './track.tsx';
import { UnitMark } from './unit-mark.tsx';
import { WeaponRow } from './weapon-row.tsx';
import '../style/card.css';

const skillText = (skill: Skill): string => skill.map((threshold) => `${threshold}+`).join(' / ');

/** What a unit is and how it stands, W-2.1. */
export const UnitCard = ({ match, planning }: Props) => {
  const table = planning.table.value;
  const id = planning.shownUnit.value;
  if (!table || id === null)
    return <aside class="card empty">{table && <p class="quiet">{WARFARE.panels.pickUnit}</p>}</aside>;
  const unit = unitOf(table, id);
  const card = table.cards[id]!;
  const { movement } = card;
  return (
    <aside class="card" data-side={unit.side} aria-label={WARFARE.panels.card}>
      <header>
        <UnitMark card={card} side={unit.side} />
        <h2>{unitName(table, id)}</h2>
        <p class="quiet">
          {card.designation} · {card.pilot.name}
        </p>
        <p class="card-state">
          <b>{ticks(unit.ticks)}</b>
          {unit.status === 'reserve' ? ` · ${WARFARE.panels.reserve}` : unit.at && ` · ${unit.at}`}
          {unit.token !== 'none' && <span class="token">{unit.token}</span>}
          {unit.status === 'destroyed' && <span class="token danger">destroyed</span>}
        </p>
      </header>
      <Track
        name="Armour"
        damage={unit.damage.armour ?? 0}
        note={`${ROMAN[card.armour.tier]} · ${skillText(card.armour.skill)}`}
      />
      <Track name="Structure" damage={unit.damage.structure ?? 0} note={skillText(card.structure.skill)} />
      <Track
        name="Movement"
        damage={unit.damage.movement ?? 0}
        note={`${movement.steady} + ${movement.extra} hexes · ${ticks(movement.ticks)}${movement.jump ? ` · jump ${movement.jump}` : ''}`}
      />
      <p class="pilot quiet">Piloting {skillText(card.pilot.skill)}</p>
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
