import type { Dice } from '../../../../dice/index.ts';
import type { Event } from '../../model/events.ts';
import type { Blocking, Hit } from '../../model/facts/attacks.ts';
import type { Needed } from '../../model/needed.ts';
import type { State } from '../../model/state.ts';
import type { AutoHits, GroupAttack, Pending } from '../../model/steps/attacks.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { ALIEN_CANNON, type Weapon, type WeaponRules } from '../../roster/index.ts';
import { first, type StepRules } from '../chapter.ts';
import { livingModels, unitOf } from '../figures.ts';
import { firstDice, mayBeWeak } from '../random-events/first-die.ts';
import { blastOf } from './blast.ts';
import { rollBlocks } from './block.ts';
import type { RawHit } from './hits.ts';
import { isAlive } from './is-alive.ts';
import { rollToHit } from './roll-to-hit.ts';
import { coverCounts, toBlock } from './to-block.ts';
import { isShooting } from './to-hit.ts';
import { weaponOf } from './weapon-of.ts';

/** Can a unit be attacked: is it on the map, and does one of its models live? */
const isThere = (unit: Unit): boolean => unit.place === 'map' && isAlive(unit);

/** The AP of a weapon this time: of the alien cannon a D3, G-17.4 (63). */
const apOf = ({ id, ap }: Weapon, dice: Dice): { readonly ap: number; readonly apDie?: number } => {
  if (id !== ALIEN_CANNON.id) return { ap };
  const apDie = dice.roll(6, 'alien cannon');
  return { ap: Math.ceil(apDie / 2), apDie };
};

/** What blocks each hit: worked out once for each AP, and for each model that Sniper names. */
const defend = (table: Table, target: Unit, hits: readonly RawHit[], cover: boolean) => {
  const places = new Map<string, number>();
  const defenses: Needed[] = [];
  const defended = hits.map(({ named, ...hit }): Hit => {
    const key = `${hit.ap} ${named}`;
    let defense = places.get(key);
    if (defense === undefined) {
      defense = defenses.push(toBlock(table, target, hit.ap, cover, named)) - 1;
      places.set(key, defense);
    }
    return { ...hit, defense };
  });
  return { hits: defended, defenses };
};

/** Wounds of what was not blocked, G-11.7. Poison and Rending keep models from regenerating. */
const pendingOf = (
  { deadly = 1, poison, rending }: WeaponRules,
  of: Pick<Pending, 'target' | 'by' | 'source' | 'wounds' | 'named'>,
): Pending => ({ ...of, deadly, regenerates: !poison && !rending });

/** The event that a Limited weapon is spent, as its hit dice are rolled, G-15. */
const spentBy = ({ id, spent }: Unit, { id: weapon, rules }: Weapon) =>
  rules.limited && !spent.includes(weapon) ? { to: { units: { [id]: { spent: [...spent, weapon] } } } } : {};

/** Rolls to block hits that are worth `needs` each, and what there is to tell of it. */
const blocking = (
  needs: readonly number[],
  defenses: readonly Needed[],
  rules: WeaponRules,
  models: number,
  dice: Dice,
): { readonly told: Blocking; readonly failed: readonly number[] } => {
  const blast = blastOf(rules, models);
  const { failed, ...rolled } = rollBlocks(needs, blast, rules, dice);
  return { told: { blast, defenses, ...rolled, failed: failed.length }, failed };
};

/** A group of attacks from its hit dice to its wounds, G-11.1 to G-11.7; then they are allocated. */
const resolve = function* (state: State, attack: GroupAttack, dice: Dice): Generator<Event> {
  const by = unitOf(state, attack.by);
  const target = unitOf(state, attack.target);
  const weapon = weaponOf(state, attack.weapon);
  const { rules } = weapon;
  const tough = mayBeWeak(state, target.id);
  const { ap, ...apDie } = apOf(weapon, dice);
  const { hits: raw, ...rolled } = rollToHit(state, attack, weapon, ap, dice);
  const cover = coverCounts(state, attack);
  const { hits, defenses } = defend(state, target, raw, cover);
  // To Sniper the named model is a unit of its own, G-15.
  const models = attack.named ? 1 : livingModels(target).length;
  const needs = hits.map(({ defense }) => defenses[defense]!.needs);
  const { told, failed } = blocking(needs, defenses, rules, models, dice);
  yield { kind: 'group-resolved', attack, ...apDie, ...rolled, hits, cover, ...told, ...spentBy(by, weapon) };
  yield* firstDice(
    state,
    {
      by: by.id,
      target: target.id,
      melee: !isShooting(attack.how),
      toHit: rolled.hitDice,
      toBlock: [...told.blockDice, ...told.rerolls],
    },
    tough,
  );
  if (failed.length === 0) return;
  const named = attack.named && { named: failed.map((hit) => raw[hit]!.named!) };
  const of = { target: target.id, by: by.id, source: weapon.id, wounds: failed.length, ...named };
  yield first(state, { do: 'allocate', pending: pendingOf(rules, of) });
};

/** Automatic hits from G-11.4 on. Cover does not help against them, G-5.9. */
const strike = function* (state: State, hits: AutoHits, dice: Dice): Generator<Event> {
  const { source, by, rules } = hits;
  const target = unitOf(state, hits.target);
  // Impact is a part of a melee, and its block dice can set off what those of strikes can.
  const tough = source === 'impact' && mayBeWeak(state, target.id);
  const defense = toBlock(state, target, hits.ap, false);
  const needs = Array<number>(hits.hits).fill(defense.needs);
  const { told } = blocking(needs, [defense], rules, livingModels(target).length, dice);
  yield { kind: 'hits-resolved', hits, ...told };
  const toBlockDice = [...told.blockDice, ...told.rerolls];
  if (tough)
    yield* firstDice(state, { by: by!, target: target.id, melee: true, toHit: [], toBlock: toBlockDice }, tough);
  if (told.failed === 0) return;
  const of = { target: target.id, by, source, wounds: told.failed };
  yield first(state, { do: 'allocate', pending: pendingOf(rules, of) });
};

/** Attacks, and hits that are not rolled for, up to the wounds. Nothing is rolled against those who are gone, G-3.7. */
export const ATTACK_STEPS: StepRules<'attack' | 'hits' | 'wounds' | 'attacks-end'> = {
  attack: {
    perform: function* (state, { attack }, _, dice) {
      if (isThere(unitOf(state, attack.target))) yield* resolve(state, attack, dice);
      else yield { kind: 'group-dropped', attack };
    },
  },
  hits: {
    perform: function* (state, { hits }, _, dice) {
      if (hits.hits > 0 && isThere(unitOf(state, hits.target))) yield* strike(state, hits, dice);
    },
  },
  wounds: {
    perform: function* (state, { target, wounds, source, by }) {
      if (wounds === 0 || !isAlive(unitOf(state, target))) return;
      const pending: Pending = { target, by, source, wounds, deadly: 1, regenerates: true };
      yield first(state, { do: 'allocate', pending });
    },
  },
  'attacks-end': {
    perform: function* (state, { unit }) {
      const effects = state.effects.filter(({ until, on }) => until !== 'attacks' || on.unit !== unit);
      if (effects.length < state.effects.length) yield { kind: 'attacks-ended', unit, to: { open: { effects } } };
    },
  },
};
