import type { HexLabel } from '../../../../hex/index.ts';
import type { Knowledge } from '../../model/detection.ts';
import type { Event, LearntBy } from '../../model/events.ts';
import type { Table, UnitId } from '../../model/table.ts';
import { unitOf } from '../../model/units.ts';

/** What the other side knows of a unit; without detection everything, W-13d.3. */
export const knowledgeOf = ({ detection }: Pick<Table, 'detection'>, unit: UnitId): Knowledge =>
  detection?.known[unit]?.state ?? 'visible';

/** The number of the next contact that the other side hears of, W-13d.4. */
const nextNumber = (state: Table, unit: UnitId): number =>
  state.detection!.heard[unitOf(state, unit).side === 0 ? 1 : 0]! + 1;

/** A unit becomes better known to the other side by one step, unless its state has changed in this activation, W-13d.3. */
export function* raised(state: Table, unit: UnitId, at: HexLabel, by: LearntBy): Generator<Event> {
  const { detection } = state;
  if (!detection) return;
  const { state: now } = detection.known[unit]!;
  if (now === 'visible' || detection.changed.includes(unit)) return;
  if (now === 'hidden') yield { kind: 'knownAs', unit, state: 'detected', number: nextNumber(state, unit), at, by };
  else yield { kind: 'knownAs', unit, state: 'visible', by };
}

/** Fire gives a unit away, and a contact is told where it fires from, W-13d.5. */
export function* firedFrom(state: Table, unit: UnitId, at: HexLabel): Generator<Event> {
  yield* raised(state, unit, at, 'fired');
  const known = state.detection?.known[unit];
  if (known?.state === 'detected' && known.at !== at)
    yield { kind: 'knownAs', unit, state: 'detected', number: known.number!, at, by: 'fired' };
}

/** A unit sinks by one step for the other side: it hides, or a contact is no more, W-13d.9 and W-13d.20. */
export function* lowered(state: Table, unit: UnitId): Generator<Event> {
  const { at } = unitOf(state, unit);
  const now = knowledgeOf(state, unit);
  if (now === 'visible' && at !== null)
    yield { kind: 'knownAs', unit, state: 'detected', number: nextNumber(state, unit), at, by: 'lost' };
  if (now === 'detected') yield { kind: 'knownAs', unit, state: 'hidden', by: 'lost' };
}

/** A unit that leaves the map without being seen is lost to the other side like one that hides, W-13d.20. */
export function* goneUnseen(state: Table, unit: UnitId): Generator<Event> {
  if (state.detection && knowledgeOf(state, unit) === 'detected') yield* lowered(state, unit);
}

/** Whether an enemy that stands in its way is not known to stand there, so that a unit stumbles upon it, W-13d.6. */
export const isUnknownAt = (table: Table, unit: UnitId): boolean => {
  const known = table.detection?.known[unit];
  return known !== undefined && known.state !== 'visible' && known.at !== unitOf(table, unit).at;
};
