import type { Refusal } from '../../../match/index.ts';
import type { Move, Plan } from '../ask/intents.ts';
import { BANDS, type Band, type Weapon } from '../cards/card.ts';
import type { Situation } from '../model/situation.ts';
import type { Interruption, Table, UnitId } from '../model/table.ts';
import { cardOf, isAlive, unitOf, weaponOf } from '../model/units.ts';
import { mostAim, neededFor } from '../rules/attacks/aimed-fire.ts';
import { BAND_REACH } from '../rules/attacks/aiming.ts';
import { routeOf } from '../rules/movement/route.ts';
import { timingOf } from '../rules/turns/interrupts.ts';
import { checkAttack, costOf, ticksOfWaiting } from '../rules/turns/plans.ts';

/** One weapon against one enemy: what the attack is, or why it cannot be made. */
export interface AttackOption {
  readonly weapon: string;
  readonly target: UnitId;
  readonly refusal?: Refusal;
  readonly situation?: Situation;
  readonly maxExtras: number;
  /** By aimed fire: the attack for each number of aim ticks that is allowed, W-13a.10; `situation` is the easiest of them. */
  readonly aims?: readonly Situation[];
}

/** An attack with each number of aim ticks up to the most: nothing else about it changes, W-13a.4. */
const aimsOf = (table: Table, situation: Situation, most: number): readonly Situation[] => {
  const weapon = weaponOf(table, situation.attacker, situation.weapon)!;
  const target = {
    card: cardOf(table, situation.target),
    fast: situation.targetFast,
    stationary: situation.targetStationary,
    cover: situation.cover,
  };
  return Array.from({ length: most + 1 }, (_, aim) => ({
    ...situation,
    aimed: neededFor(weapon, aim, situation.distance, target)!,
  }));
};

/** The attack that needs least, and of these the one that takes least aim. */
const easiest = (aims: readonly Situation[]): Situation =>
  aims.reduce((best, each) => (each.aimed!.needed < best.aimed!.needed ? each : best));

/** Every weapon of a unit against every enemy on the map, from the hex of its path where `after` hexes are entered. */
export const attackOptions = (
  table: Table,
  unitId: UnitId,
  { move, after }: { readonly move?: Move | undefined; readonly after: number },
): AttackOption[] => {
  const unit = unitOf(table, unitId);
  const route = move && routeOf(table, unit, move);
  const enemies = table.units.filter((other) => other.side !== unit.side && other.status === 'field');
  return cardOf(table, unitId).weapons.flatMap((weapon) =>
    enemies.map(({ id: target }) => {
      const attack = { weapon: weapon.id, target, extras: 0, after };
      const aimed = route && !route.ok ? route : checkAttack(table, unit, attack, move, route?.value);
      const option = { weapon: weapon.id, target, maxExtras: weapon.traits.rapidFire ?? 0 };
      if (!aimed.ok) return { ...option, refusal: aimed.error };
      if (!aimed.value.aimed) return { ...option, situation: aimed.value };
      const aims = aimsOf(table, aimed.value, mostAim(weapon, unit, move !== undefined));
      return { ...option, situation: easiest(aims), aims };
    }),
  );
};

/** The ticks of a plan, W-4.1. */
export const planCost = (table: Table, unit: UnitId, plan: Plan): number => costOf(table, unitOf(table, unit), plan);

/** The ticks that a unit has more after waiting, W-3.5. */
export const waitCost = (table: Table, unit: UnitId): number => {
  const waiting = unitOf(table, unit);
  return ticksOfWaiting(table, waiting) - waiting.ticks;
};

/** At which tick an interrupt and the interrupted action would end, and the timing that follows from it, W-11.4. */
export const interruptTiming = (
  table: Table,
  unitId: UnitId,
  plan: Plan,
): { readonly ends: number; readonly actorEnds: number; readonly timing: Interruption['timing'] } => {
  const unit = unitOf(table, unitId);
  const cost = costOf(table, unit, plan);
  const actorEnds = table.action?.cost ?? 0;
  return { ends: unit.ticks + cost, actorEnds, timing: timingOf(unit, cost, actorEnds) };
};

/** A place on the initiative track. `preview`: where the unit would be after its planned action. */
export interface Place {
  readonly unit: UnitId;
  readonly ticks: number;
  readonly preview?: true;
}

/** All units in the order in which they will act, W-3.1; a preview comes after the units that have as many ticks. */
export const timelineOf = (table: Table, preview?: { readonly unit: UnitId; readonly cost: number }): Place[] => {
  const places: Place[] = table.units.filter(isAlive).map(({ id, ticks }) => ({ unit: id, ticks }));
  if (preview)
    places.push({ unit: preview.unit, ticks: unitOf(table, preview.unit).ticks + preview.cost, preview: true });
  return places.sort((a, b) => a.ticks - b.ticks || Number(a.preview ?? false) - Number(b.preview ?? false));
};

/** The range bands of a weapon from the inside out, up to its maximum range, each ending at `to` hexes, W-9.1. */
export const bandRings = (
  weapon: Weapon,
): { readonly to: number; readonly label: Band; readonly quality: 'best' | 'adjacent' | 'out' }[] => {
  const best = BANDS.indexOf(weapon.band);
  return BANDS.flatMap((label, i) => {
    const from = i === 0 ? 0 : BAND_REACH[BANDS[i - 1]!] + 1;
    if (from > weapon.maxRange) return [];
    const quality = i === best ? 'best' : Math.abs(i - best) === 1 ? 'adjacent' : 'out';
    return [{ to: Math.min(BAND_REACH[label], weapon.maxRange), label, quality } as const];
  });
};
