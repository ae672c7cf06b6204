import type { Angle } from '../../ground/arcs.ts';
import type { Allocation, AssaultHit, Fight } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import { figuresOf } from '../../model/figures.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import type { UnitId } from '../../model/units.ts';
import type { Die, OnHit } from '../../roster/index.ts';
import { giveTokens } from '../damage/harm.ts';
import { armourOf, type Hit } from '../damage/hit.ts';
import { bestDie, fighterOf, hitOf, specialOf } from './fighters.ts';

const ANGLES: readonly Angle[] = [0, 1, 2, 3];

/** The side of a unit that a hit strikes, AS-13: the one with which it fights, or its weakest. */
const angleStruck = (table: Table, fight: Fight, hit: number, target: UnitId): Angle => {
  const { by, model } = fight.hits[hit]!;
  const source = figuresOf(table, table.units[by]!).models[model]!;
  if (!specialOf(source, 'weakest_armor')) return fighterOf(fight, target).angle;
  const armour = (angle: Angle): number => armourOf(table, table.units[target]!, angle, { assault: true });
  return ANGLES.reduce((weakest, angle) => (armour(angle) < armour(weakest) ? angle : weakest));
};

/** What a primary hit does, with the hits that support it, AS-13. */
export const primaryHit = (
  table: Table,
  fight: Fight,
  { support }: Allocation,
  { hit, on }: Allocation['primary'][number],
): Hit => {
  const supporting = support.filter(({ to }) => to === hit).length;
  return {
    target: on,
    by: fight.hits[hit]!.by,
    damage: hitOf(table, fight, fight.hits[hit]!),
    angle: angleStruck(table, fight, hit, on),
    range: 'assault',
    bonuses: supporting > 0 ? [{ why: 'support', add: supporting }] : [],
  };
};

/** Hits that a gas assault needs for one poison token. */
const GAS_PER = 2;

/** One token for every so many hits of a source, AS-14. */
interface Venom {
  readonly die: Die;
  readonly per: number;
}

/** Everything by which a hit of this model may poison, AS-14: its own poison, and that of the cloud in the hex. */
const venomsOf = (table: Table, fight: Fight, { by, model: index }: AssaultHit): readonly Venom[] => {
  const model = figuresOf(table, table.units[by]!).models[index]!;
  const poison = specialOf(model, 'poison');
  const cloud = fight.layer === 'ground' ? table.markers[fight.at]?.poison : null;
  const gas = cloud && specialOf(model, 'gas_assault') ? { die: cloud.die, per: GAS_PER } : undefined;
  return [...(poison ? [{ die: poison.die, per: poison.per }] : []), ...(gas ? [gas] : [])];
};

const setsFire = (table: Table, { by, model }: AssaultHit): boolean =>
  specialOf(figuresOf(table, table.units[by]!).models[model]!, 'assault_fire') !== undefined;

/** The tokens that the hits of one unit on another give, AS-14: for every full number of hits, and fire once. */
const tokensFor = (table: Table, fight: Fight, hits: readonly AssaultHit[]): readonly OnHit[] => {
  const venoms = hits.flatMap((hit) => venomsOf(table, fight, hit));
  const kinds = venoms.filter(
    (venom, index) => venoms.findIndex(({ die, per }) => die === venom.die && per === venom.per) === index,
  );
  const poison = kinds.flatMap(({ die, per }) => {
    const count = venoms.filter((venom) => venom.die === die && venom.per === per).length;
    return Array<OnHit>(Math.floor(count / per)).fill({ token: 'poison', die });
  });
  return hits.some((hit) => setsFire(table, hit)) ? [...poison, { token: 'fire' }] : poison;
};

/** The numbers of all hits that go against a unit, primary and support. */
const hitsOn = ({ primary, support }: Allocation, unit: UnitId): readonly number[] => {
  const struck = primary.filter(({ on }) => on === unit).map(({ hit }) => hit);
  return [...struck, ...support.filter(({ to }) => struck.includes(to)).map(({ hit }) => hit)];
};

/** The tokens that the hits of each unit on another give, AS-14, in the order of the fighters. */
export const venomOn = (
  table: Table,
  fight: Fight,
  allocation: Allocation,
  target: UnitId,
): readonly (readonly OnHit[])[] => {
  const hits = hitsOn(allocation, target).map((hit) => fight.hits[hit]!);
  return fight.fighters.map(({ unit }) =>
    tokensFor(
      table,
      fight,
      hits.filter(({ by }) => by === unit),
    ),
  );
};

/** Puts these tokens on their unit. */
export const giveVenom = function* (
  state: State,
  fight: Fight,
  allocation: Allocation,
  target: UnitId,
): Generator<Event> {
  for (const tokens of venomOn(state, fight, allocation, target)) yield* giveTokens(state, target, tokens);
};

/** Poisons units with deflected hits: those that deflected them have `poison_on_deflect`. */
export const giveSpikes = function* (state: State, fight: Fight, { cancelled }: Allocation): Generator<Event> {
  for (const { hit, by } of cancelled) {
    const die = bestDie(state, state.units[by]!, 'poison_on_deflect');
    if (die) yield* giveTokens(state, fight.hits[hit]!.by, [{ token: 'poison', die }]);
  }
};
