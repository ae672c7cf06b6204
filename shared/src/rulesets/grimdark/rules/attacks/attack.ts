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
import { d3Of } from '../d3.ts';
import { livingModels, unitOf } from '../figures.ts';
import { firstDice } from '../random-events/first-die.ts';
import { blastOf } from './blast.ts';
import { rollBlocks } from './block.ts';
import type { RawHit } from './hits.ts';
import { isAlive } from './is-alive.ts';
import { rollToHit } from './roll-to-hit.ts';
import { afterAttacks } from './strikes.ts';
import { coverCounts, toBlock } from './to-block.ts';
import { isShooting } from './to-hit.ts';
import { weaponOf } from './weapon-of.ts';
import { woundingOf } from './wounding.ts';

/** Can a unit be attacked: is it on the map, and does one of its models live? */
const isThere = (unit: Unit): boolean => unit.place === 'map' && isAlive(unit);

/** The AP of a weapon this time: of the alien cannon a D3, G-17.4 (63). */
const apOf = ({ id, ap }: Weapon, dice: Dice): { readonly ap: number; readonly apDie?: number } => {
  if (id !== ALIEN_CANNON.id) return { ap };
  const apDie = dice.roll(6, 'alien cannon');
  return { ap: d3Of(apDie), apDie };
};

/**
 * The hits, each with the place in `defenses` of what blocks it: one for each AP, and for each model that Sniper names.
 */
const defended = (table: Table, target: Unit, hits: readonly RawHit[], cover: boolean) => {
  const places = new Map<string, number>();
  const defenses: Needed[] = [];
  const blockable = hits.map(({ named, ...hit }): Hit => {
    const key = `${hit.ap} ${named}`;
    let defense = places.get(key);
    if (defense === undefined) {
      defense = defenses.push(toBlock(table, target, hit.ap, cover, named)) - 1;
      places.set(key, defense);
    }
    return { ...hit, defense };
  });
  return { hits: blockable, defenses };
};

/** The change by which a Limited weapon is spent when its hit dice are rolled, G-15; none for other weapons. */
const spentBy = ({ id, spent }: Unit, { id: weapon, rules }: Weapon) =>
  rules.limited && !spent.includes(weapon) ? { to: { units: { [id]: { spent: [...spent, weapon] } } } } : {};

/**
 * Rolls to block hits, G-11.4 to G-11.6. `needs` has per hit what its block dice must show; `models` is how many the
 * target has, for Blast. `told` goes into the fact; `failed` has the place of each hit that came through.
 */
const block = (
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

/** Resolves a group of attacks, G-11.1 to G-11.7, and puts the allocation of its wounds on the agenda, G-11.8. */
const resolveGroup = function* (state: State, attack: GroupAttack, dice: Dice): Generator<Event> {
  const by = unitOf(state, attack.by);
  const target = unitOf(state, attack.target);
  const weapon = weaponOf(state, attack.weapon);
  const { rules } = weapon;
  const { ap, ...apDie } = apOf(weapon, dice);
  const { hits: raw, ...rolled } = rollToHit(state, attack, weapon, ap, dice);
  const cover = coverCounts(state, attack);
  const { hits, defenses } = defended(state, target, raw, cover);
  // To Sniper the named model is a unit of its own, G-15.
  const models = attack.named ? 1 : livingModels(target).length;
  const needs = hits.map(({ defense }) => defenses[defense]!.needs);
  const { told, failed } = block(needs, defenses, rules, models, dice);
  yield { kind: 'group-resolved', attack, ...apDie, ...rolled, hits, cover, ...told, ...spentBy(by, weapon) };
  yield* firstDice(state, {
    by: by.id,
    target: target.id,
    melee: !isShooting(attack.how),
    toHit: rolled.hitDice,
    toBlock: [...told.blockDice, ...told.rerolls],
  });
  if (failed.length === 0) return;
  const named = attack.named && { named: failed.map((hit) => raw[hit]!.named!) };
  const wounds = { target: target.id, by: by.id, source: weapon.id, wounds: failed.length, ...named };
  yield first(state, { do: 'allocate', pending: { ...wounds, ...woundingOf(rules) } });
};

/** Resolves automatic hits, G-11.4 to G-11.7. Cover does not help against them, G-5.9. */
const resolveHits = function* (state: State, hits: AutoHits, dice: Dice): Generator<Event> {
  const { source, by, rules } = hits;
  const target = unitOf(state, hits.target);
  const defense = toBlock(state, target, hits.ap, false);
  const needs = Array<number>(hits.hits).fill(defense.needs);
  const { told } = block(needs, [defense], rules, livingModels(target).length, dice);
  yield { kind: 'hits-resolved', hits, ...told };
  // Impact belongs to a melee: its block dice can set off event 45, as those of strikes can.
  const toBlockDice = [...told.blockDice, ...told.rerolls];
  if (source === 'impact')
    yield* firstDice(state, { by: by!, target: target.id, melee: true, toHit: [], toBlock: toBlockDice });
  if (told.failed === 0) return;
  const wounds = { target: target.id, by, source, wounds: told.failed };
  yield first(state, { do: 'allocate', pending: { ...wounds, ...woundingOf(rules) } });
};

/** Groups and automatic hits, up to their wounds. Nothing is rolled against a destroyed unit, G-3.7. */
export const ATTACK_STEPS: StepRules<'attack' | 'hits' | 'wounds' | 'attacks-end'> = {
  attack: {
    perform: function* (state, { attack }, _, dice) {
      if (isThere(unitOf(state, attack.target))) yield* resolveGroup(state, attack, dice);
      else yield { kind: 'group-dropped', attack };
    },
  },
  hits: {
    perform: function* (state, { hits }, _, dice) {
      if (hits.hits > 0 && isThere(unitOf(state, hits.target))) yield* resolveHits(state, hits, dice);
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
      const effects = afterAttacks(state.effects, unit);
      if (effects.length < state.effects.length) yield { kind: 'attacks-ended', unit, to: { open: { effects } } };
    },
  },
};
