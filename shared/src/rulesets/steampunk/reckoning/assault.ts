import { type Moments, momentsOf, type Trial } from '../../../reckoning/index.ts';
import type { Event, FactOf } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { Unit } from '../model/units.ts';
import { netOf, sidesRolled } from '../plan/odds/assault.ts';
import { assaultCourses } from '../plan/odds/assault-harm.ts';
import { oneHit } from '../plan/odds/one-hit.ts';
import { allocationWithout, exchanged, exchangesIn } from '../rules/assault/cunning.ts';
import { type Bout, fighterOf, hitOf, livingModels } from '../rules/assault/fighters.ts';
import { talliesOf } from '../rules/assault/outcome.ts';
import { lossIn } from './worth.ts';

const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** What a hit of a unit does to another one on average: that of any of its living models. */
const hitWorth = (state: State, bout: Bout, unit: Unit, target: Unit): number => {
  const { angle } = fighterOf(bout, target.id);
  return average(
    livingModels(state, unit).map(({ index: model }) => {
      const damage = hitOf(state, bout, { by: unit.id, model });
      const ways = oneHit(state, { target: target.id, by: unit.id, damage, angle, range: 'assault' }, target);
      return lossIn(state, target, ways).mean;
    }),
  );
};

/** What a net hit of a seat is worth in an assault: the average of all that its models do to all enemies. */
const netHitWorth = (state: State, bout: Bout, seat: string): number => {
  const own = bout.fighters.filter((fighter) => fighter.seat === seat);
  const foes = bout.fighters.filter((fighter) => fighter.seat !== seat);
  return average(
    own.flatMap(({ unit }) => foes.map((foe) => hitWorth(state, bout, state.units[unit]!, state.units[foe.unit]!))),
  );
};

/**
 * Strength and deflection of both sides, AS-5 to AS-10: each net hit counts what such a hit is worth on average. What the
 * hits then do is for their own dice.
 */
export const bout = (
  state: State,
  { at, layer, fighters }: FactOf<'assault-began'>,
): readonly Trial<State, Event>[] => {
  const fought: Bout = { at, layer, fighters };
  const [first, second] = state.seats.map(({ id, side }) => ({ side, worth: netHitWorth(state, fought, id) }));
  const harm = ([one, two]: readonly [number, number]): number => two * second!.worth - one * first!.worth;
  const [ones, twos] = sidesRolled(state, fought);
  const moments = momentsOf(
    ones!.flatMap((one) => twos!.map((two) => [harm(netOf(one, two)), one.chance * two.chance] as const)),
  );
  const came = (now: State): number => {
    const [one, two] = talliesOf(now, now.fight!);
    return harm([one!.net, two!.net]);
  };
  return [{ ...moments, side: first!.side, came, goesOn: (_, event) => event.kind !== 'went-on' }];
};

/** What the hits that were dealt out do to each unit, AS-13, after exchanges, AB-CA. */
export const strikes = (state: State): readonly { readonly unit: Unit; readonly moments: Moments }[] => {
  const fight = state.fight!;
  const exchanges = exchanged(exchangesIn(state, fight), state.answered);
  const gone = exchanges.flatMap(({ exchange: { hits, per }, rolls }) => hits.slice(0, rolls * per));
  const allocation = allocationWithout(fight.allocation!, gone);
  return fight.fighters.map(({ unit: id }) => {
    const unit = state.units[id]!;
    const light = exchanges
      .filter(({ exchange }) => exchange.target === id)
      .map(({ exchange: { hits }, rolls }) => ({ rolls, by: fight.hits[hits[0]!]!.by }));
    return { unit, moments: lossIn(state, unit, assaultCourses(state, fight, allocation, id, light)) };
  });
};
