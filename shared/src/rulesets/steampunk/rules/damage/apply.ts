import { opposite } from '../../../../hex/index.ts';
import type { Event } from '../../model/events.ts';
import { figuresOf } from '../../model/figures.ts';
import { unitsInOrder } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { type AfterDamage, type Harm, livingOf, type Unit } from '../../model/units.ts';
import type { Built, Speed } from '../../roster/index.ts';
import { fromSlowest, laddered } from '../../roster/ladders.ts';
import { hexAndAround, placeMarkers } from '../hexes/markers.ts';

const inAir = (speed: Speed): boolean => speed.endsWith('_fly');

/** One step of speed less, if there is one in the same layer. */
const slower = (built: Built, speed: Speed): Speed => {
  const next = laddered(built, speed, -1);
  return next && inAir(next) === inAir(speed) ? next : speed;
};

/** The speed after damage: a unit that can no longer move stands still, CON-5. */
const speedAfter = (built: Built, { speed, harm }: Unit, { criticals, after }: Harm): Speed => {
  if (criticals.includes('cannot_move') && !harm.criticals.includes('cannot_move'))
    return built.speeds.includes('still') ? 'still' : fromSlowest(built)[0]!;
  return after.some((effect) => effect.do === 'slow_down') ? slower(built, speed) : speed;
};

/** The changes of a unit when its ledger becomes live. */
const applied = (table: Pick<Table, 'arsenal'>, unit: Unit, ledger: Harm): Partial<Unit> => {
  const speed = speedAfter(figuresOf(table, unit), unit, ledger);
  const turns = ledger.after.reduce((n, { do: what, times = 1 }) => n + (what === 'turn_180' ? times : 0), 0);
  return {
    harm: { ...ledger, after: [] },
    ledger: null,
    ...(livingOf(ledger) === 0 && { status: 'destroyed' as const }),
    ...(speed !== unit.speed && { speed }),
    ...(turns % 2 === 1 && { facing: opposite(unit.facing) }),
  };
};

const isPlacing = (effect: AfterDamage): effect is AfterDamage & { readonly do: 'place' } => effect.do === 'place';

/** Makes all ledgers live, DET-5: as a step, or where damage is applied immediately. */
export const applyDamage = function* (state: State): Generator<Event> {
  const harmed = unitsInOrder(state).flatMap((unit) => (unit.ledger ? [{ unit, ledger: unit.ledger }] : []));
  if (harmed.length === 0) return;
  yield {
    kind: 'damage-applied',
    units: harmed.map(({ unit }) => unit.id),
    destroyed: harmed.filter(({ ledger }) => livingOf(ledger) === 0).map(({ unit }) => unit.id),
    to: { units: Object.fromEntries(harmed.map(({ unit, ledger }) => [unit.id, applied(state, unit, ledger)])) },
  };
  for (const { unit, ledger } of harmed)
    for (const { markers, around, times = 1 } of ledger.after.filter(isPlacing)) {
      const at = around ? hexAndAround(state, unit.at!) : [unit.at!];
      for (let time = 0; time < times; time++)
        yield { kind: 'markers-placed', by: unit.id, at, markers, to: { markers: placeMarkers(state, at, markers) } };
    }
};
