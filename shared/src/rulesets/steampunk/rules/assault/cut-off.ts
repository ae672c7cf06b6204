import type { Event } from '../../model/events.ts';
import type { CutOffWhy } from '../../model/facts/assault.ts';
import type { State } from '../../model/state.ts';
import type { UnitId } from '../../model/units.ts';
import { isDead } from '../damage/harm.ts';

/** A unit that cannot retreat is destroyed at once, RET-4 and RET-6. */
export const cutOff = function* (state: State, id: UnitId, why: CutOffWhy): Generator<Event> {
  const unit = state.units[id]!;
  if (isDead(unit)) return;
  const harm = { ...unit.harm, alive: unit.harm.alive.map(() => false) };
  yield { kind: 'cut-off', unit: id, why, to: { units: { [id]: { status: 'destroyed', harm, ledger: null } } } };
};
