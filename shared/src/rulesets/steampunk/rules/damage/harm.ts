import type { Change } from '../../model/change.ts';
import type { Event } from '../../model/events.ts';
import type { ShakenWhy } from '../../model/facts/damage.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { type AfterDamage, type Harm, harmOf, livingOf, type Unit, type UnitId } from '../../model/units.ts';
import type { Built, BuiltModel } from '../../roster/built.ts';
import type { DamageTable, Die, Effect, OnHit, TableRow } from '../../roster/index.ts';
import { isBio, isImmune } from './hit.ts';

/** The change that writes a unit's ledger, DET-5. */
export const ledgered = ({ id }: Pick<Unit, 'id'>, ledger: Harm): Change => ({ units: { [id]: { ledger } } });

/** Is the unit gone, or will it be when damage is applied? Nothing further is rolled against it, DET-6. */
export const isDead = (unit: Pick<Unit, 'status' | 'harm' | 'ledger'>): boolean =>
  unit.status !== 'field' || livingOf(harmOf(unit)) === 0;

/**
 * The same damage, with one thing more that Apply damage does. What is done again right away only counts: a unit can carry a
 * hundred tokens of acid that each make fumes, and every event of its damage holds all of this.
 */
export const withAfter = (harm: Harm, more: AfterDamage): Harm => {
  const { times = 1, ...last } = harm.after.at(-1) ?? {};
  const isAgain = JSON.stringify(last) === JSON.stringify(more);
  const before = isAgain ? harm.after.slice(0, -1) : harm.after;
  return { ...harm, after: [...before, isAgain ? { ...more, times: times + 1 } : more] };
};

/** Adds a shaken token; two to a unit without any, CON-1. */
export const shakenMore = (harm: Harm): Harm => ({ ...harm, shaken: harm.shaken === 0 ? 2 : harm.shaken + 1 });

/** Can the unit take a token, SPD-7? */
export const takes = (table: Pick<Table, 'arsenal'>, unit: Unit, { token }: OnHit): boolean => {
  if (token === 'poison') return isBio(table, unit);
  return token !== 'minor_acid' || !isImmune(table, unit, 'minor_acid');
};

/** What a unit carries with one token more. */
export const withToken = (harm: Harm, given: OnHit): Harm => {
  switch (given.token) {
    case 'poison':
      return { ...harm, poison: [...harm.poison, given.die] };
    case 'fire':
      return { ...harm, fire: harm.fire + 1 };
    case 'acid':
      return { ...harm, acid: harm.acid + 1 };
    case 'minor_acid':
      return { ...harm, minorAcid: harm.minorAcid + 1 };
  }
};

/** Puts tokens into a unit's ledger, DMG-1, AS-14; those that it is immune to are not placed. */
export const giveTokens = function* (state: State, id: UnitId, given: readonly OnHit[]): Generator<Event> {
  const unit = state.units[id]!;
  if (isDead(unit)) return;
  const tokens = given.filter((token) => takes(state, unit, token));
  if (tokens.length === 0) return;
  yield { kind: 'tokens-given', unit: id, tokens, to: ledgered(unit, tokens.reduce(withToken, harmOf(unit))) };
};

/** A unit becomes shaken otherwise than by a damage table, CON-1. It goes to the ledger. */
export const shake = function* (state: State, id: UnitId, why: ShakenWhy): Generator<Event> {
  const unit = state.units[id]!;
  if (isDead(unit)) return;
  yield { kind: 'shaken', unit: id, why, to: ledgered(unit, shakenMore(harmOf(unit))) };
};

/** What a death that endurance prevents leaves behind, AB-EN. */
const ENDURED: Die = 4;

/** The row of a result: the last one with a start that the result reaches, DMG-5; undefined below the first. */
export const rowOf = (table: DamageTable, result: number): TableRow | undefined =>
  table.findLast(({ from }) => from <= result);

/** What decides how the effects of a row work on a unit. */
export interface Victim {
  readonly built: Built;
  /** The models that die first, by index: those that an attacker chose, then those that the owner did. */
  readonly casualties?: readonly number[];
  /** It spends endurance instead of losing models, AB-EN. */
  readonly endures: boolean;
  /** The damage comes from bleeding and causes no new bleeding, DMG-6. */
  readonly bleeds: boolean;
  readonly immuneToMinorAcid: boolean;
}

/** What the effects of a row come to. */
interface RowDone {
  readonly harm: Harm;
  /** Models that died, by index. */
  readonly killed: readonly number[];
  readonly endured: number;
}

const priceOf = ({ cost }: BuiltModel): number => Object.values(cost).reduce((sum, price) => sum + price, 0);

/** The models in the order in which they die, DMG-5: basic ones, then replacements by cost, lowest index first. */
export const dyingOrder = ({ models }: Built, first: readonly number[] = []): readonly number[] => {
  const place = (index: number): number => {
    const preset = first.indexOf(index);
    if (preset >= 0) return preset - first.length;
    const model = models[index]!;
    return model.isReplacement ? 1 + priceOf(model) : 0;
  };
  return models.map((_, index) => index).sort((one, other) => place(one) - place(other) || one - other);
};

/** All models dead. */
const destroyed = (harm: Harm): Harm => ({ ...harm, alive: harm.alive.map(() => false) });

const kill = ({ harm, killed, endured }: RowDone, { built, casualties, endures }: Victim): RowDone => {
  if (endures && harm.endurance > 0 && livingOf(harm) > 0) {
    const bleeding = [...harm.bleeding, ENDURED];
    return { harm: { ...harm, endurance: harm.endurance - 1, bleeding }, killed, endured: endured + 1 };
  }
  const dies = dyingOrder(built, casualties).find((index) => harm.alive[index]);
  if (dies === undefined) return { harm, killed, endured };
  const alive = harm.alive.map((lives, index) => lives && index !== dies);
  return { harm: { ...harm, alive, fd: Math.floor(harm.fd / 2) }, killed: [...killed, dies], endured };
};

const crewKilled = (harm: Harm, n: number, { built }: Victim): Harm => {
  const crewLost = harm.crewLost + n;
  const crew = built.abilities.find((ability) => ability.key === 'crew_count')?.n ?? 0;
  return crewLost >= crew ? destroyed({ ...harm, crewLost }) : { ...harm, crewLost };
};

/** What one effect does to the ledger, DMG-5. Dice that a row asks for are rolled elsewhere, after it. */
const onHarm = (harm: Harm, effect: Effect, victim: Victim): Harm => {
  switch (effect.do) {
    case 'destroy':
      return destroyed(harm);
    case 'fd':
      return { ...harm, fd: harm.fd + effect.n };
    case 'cfd':
      return { ...harm, cfd: harm.cfd + effect.n };
    case 'bleed':
      return victim.bleeds ? { ...harm, bleeding: [...harm.bleeding, effect.die] } : harm;
    case 'shaken':
      return shakenMore(harm);
    case 'token':
      return effect.token === 'minor_acid' && victim.immuneToMinorAcid ? harm : withToken(harm, effect);
    case 'crew_kill':
      return crewKilled(harm, effect.n, victim);
    case 'crippled_crew':
      return { ...harm, crippledCrew: true };
    case 'crit':
      if (effect.which === 'assault_minus') return { ...harm, assaultMinus: harm.assaultMinus + effect.n };
      return harm.criticals.includes(effect.which) ? harm : { ...harm, criticals: [...harm.criticals, effect.which] };
    case 'turn_180':
      return withAfter(harm, { do: 'turn_180' });
    case 'hexes':
      return withAfter(harm, { do: 'place', markers: effect.markers, around: true });
    case 'unconscious':
      return { ...harm, unconscious: true };
    case 'kill':
    case 'roll':
    case 'double_if_shaken':
      return harm;
  }
};

/** Carries out the effects of a row from left to right, DMG-5, on what the ledger holds. */
export const carriedOut = (harm: Harm, effects: readonly Effect[], victim: Victim): RowDone => {
  let done: RowDone = { harm, killed: [], endured: 0 };
  for (const effect of effects) {
    const times = effect.do === 'kill' ? effect.n : 0;
    for (let time = 0; time < times; time++) done = kill(done, victim);
    const { killed, endured } = done;
    done = { harm: onHarm(done.harm, effect, victim), killed, endured };
  }
  return done;
};
