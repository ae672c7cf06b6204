import type { Dice } from '../../../../dice/index.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { UnitId } from '../../model/table.ts';
import { cardOf, unitOf } from '../../model/units.ts';
import { steeringOf } from '../movement/steering.ts';
import { roll } from '../roll.ts';
import { enemiesAt, hideDemand } from './hiding.ts';
import { lowered } from './knowledge.ts';

/** A unit hides, W-13d.9: it always rolls one die. */
export function* hide(state: State, id: UnitId, dice: Dice): Generator<Event> {
  const unit = unitOf(state, id);
  if (unit.status !== 'field' || unit.at === null) return;
  const rolled = roll(dice, {
    purpose: 'hide',
    unit: id,
    on: 'piloting',
    skill: cardOf(state, id).pilot.skill,
    ...steeringOf(unit),
    keep: 'only',
    advantages: [],
    rule: 'W-13d.8',
  });
  const { seen, tier } = hideDemand(state, unit, enemiesAt(state, unit.side));
  const success = !seen && rolled.tier >= tier;
  yield { kind: 'hid', unit: id, roll: rolled, success };
  // Who has been found or lost in this activation is not again, W-13d.3.
  if (success && !state.detection!.changed.includes(id)) yield* lowered(state, id);
}
