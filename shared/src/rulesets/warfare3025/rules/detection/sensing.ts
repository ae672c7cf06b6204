import type { Dice } from '../../../../dice/index.ts';
import type { HexLabel } from '../../../../hex/index.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Table, Unit, UnitId } from '../../model/table.ts';
import { cardOf, unitOf } from '../../model/units.ts';
import { roll } from '../roll.ts';
import type { Tier } from '../skill.ts';
import { raised } from './knowledge.ts';
import { sensorSight, sizeOf, spottingDemand } from './sensors.ts';

const enemiesOnMap = ({ units }: Table, side: number): readonly (Unit & { readonly at: HexLabel })[] =>
  units.filter((unit): unit is Unit & { readonly at: HexLabel } => {
    return unit.side !== side && unit.status === 'field' && unit.at !== null;
  });

/** Whether a sensor roll of this tier finds an enemy, W-13d.4. */
const isSpotted = (table: Table, from: HexLabel, enemy: Unit & { readonly at: HexLabel }, tier: Tier): boolean => {
  const { line, clear, distance, cover } = sensorSight(table.board, from, enemy.at);
  if (!line) return false;
  const demand = spottingDemand(distance, sizeOf(table, enemy, cover));
  return clear || (demand !== undefined && tier >= demand);
};

/** Whether some enemy notices a unit where it stands without a roll, W-13d.4. */
const isNoticed = (table: Table, unit: Unit & { readonly at: HexLabel }): boolean =>
  enemiesOnMap(table, unit.side).some(({ at }) => {
    const { line, clear, distance, cover } = sensorSight(table.board, at, unit.at);
    return line && (clear || distance <= sizeOf(table, unit, cover));
  });

/** The active unit looks about at the end of its activation, if it is still on the map, W-13d.4. */
export function* sense(state: State, id: UnitId, dice: Dice): Generator<Event> {
  const unit = unitOf(state, id);
  if (unit.status === 'field' && unit.at !== null) {
    const here = { ...unit, at: unit.at };
    const rolled = roll(dice, {
      purpose: 'sensor',
      unit: id,
      on: 'piloting',
      skill: cardOf(state, id).pilot.skill,
      damage: 0,
      keep: 'only',
      advantages: [],
      rule: 'W-13d.4',
    });
    yield { kind: 'sensed', unit: id, roll: rolled };
    // All at once: contacts get their numbers by their hexes.
    const spotted = enemiesOnMap(state, unit.side)
      .filter((enemy) => isSpotted(state, here.at, enemy, rolled.tier))
      .toSorted((one, other) => (one.at < other.at ? -1 : 1));
    const noticed = isNoticed(state, here);
    for (const enemy of spotted) yield* raised(state, enemy.id, enemy.at, 'spotted');
    if (noticed) yield* raised(state, id, here.at, 'spotted');
  }
  yield { kind: 'activationEnded', unit: id };
}
