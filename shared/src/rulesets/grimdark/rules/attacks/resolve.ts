// Attacks as they happen, G-11: hit dice, block dice, wounds.
import type { Dice } from '../../../../dice/index.ts';
import type {
  Aim,
  AttacksStep,
  AutoHits,
  Blocking,
  GroupAttack,
  Marked,
  Pending,
} from '../../model/chapters/attacks.ts';
import type { Event } from '../../model/events.ts';
import { d3Of, type Needed } from '../../model/needed.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { ALIEN_CANNON, GONE, type Weapon, type WeaponRules } from '../../roster/index.ts';
import { answerOf, first, type StepRules } from '../chapter.ts';
import { figuresOf, livingModels, unitOf } from '../figures.ts';
import { firstDice } from '../random-events/first-die.ts';
import { BAIL_OUT_STEPS, DESTROY_STEPS } from './destroy.ts';
import { SHOOT_STEPS } from './shoot.ts';
import { blastOf, coverCounts, defended, toBlock, woundingOf } from './to-block.ts';
import { hasRule, hitsOf, isShooting, type RawHit, REGENERATES, type Stance, stanceOf } from './to-hit.ts';
import { afterAttacks, weaponOf } from './weapons.ts';
import { CASUALTIES, casualtiesAsked, isAlive, markedOn, nextToWound, woundOrder } from './wounds.ts';

/** Hit dice as they fell, and what they hit. */
interface Rolled {
  readonly aims: readonly Aim[];
  readonly hitDice: readonly number[];
  readonly hits: readonly RawHit[];
  /** Hits at models named by Sniper that are dead, G-15. */
  readonly lost: number;
}

/** Rolls to hit, one die per attack in the order of the carriers, G-11.1 to G-11.3. */
const rollToHit = (table: Table, attack: GroupAttack, weapon: Weapon, ap: number, dice: Dice): Rolled => {
  const { track } = figuresOf(table, unitOf(table, attack.by));
  const { wounds } = unitOf(table, attack.target);
  const aims: { carriers: number; stance: Stance }[] = [];
  const hitDice: number[] = [];
  const hits: RawHit[] = [];
  let lost = 0;
  for (const [place, { model, attacks }] of attack.carriers.entries()) {
    const named = attack.named?.[place];
    const before = attack.carriers[place - 1];
    const isSame = before !== undefined && track[before.model] === track[model] && attack.named?.[place - 1] === named;
    if (isSame) aims.at(-1)!.carriers += 1;
    else aims.push({ carriers: 1, stance: stanceOf(table, attack, weapon, ap, model, named) });
    const { stance } = aims.at(-1)!;
    for (let left = attacks; left > 0; left--) {
      const shown = dice.roll(6, 'to hit');
      hitDice.push(shown);
      if (shown < stance.needs) continue;
      const made = hitsOf(stance, weapon, hitDice.length - 1, shown, named);
      if (named !== undefined && wounds[named] === GONE) lost += made.length;
      else hits.push(...made);
    }
  }
  return {
    aims: aims.map(({ carriers, stance: { base, reasons, needs } }) => ({ carriers, base, reasons, needs })),
    hitDice,
    hits,
    lost,
  };
};

/** Block dice as they fell, and the hits that they did not block. */
interface Blocked {
  readonly blockDice: readonly number[];
  readonly rerolls: readonly number[];
  /** Per failed block the index of its hit; copies of Blast fail one by one. */
  readonly failed: readonly number[];
}

/**
 * Rolls to block hits, G-11.5 to G-11.7: `needs` has per hit what the die must show, and each hit is there `blast` times.
 * Poison rolls each natural 6 again, after all others.
 */
const rollBlocks = (needs: readonly number[], blast: number, { poison }: WeaponRules, dice: Dice): Blocked => {
  const blockDice: number[] = [];
  for (let left = needs.length * blast; left > 0; left--) blockDice.push(dice.roll(6, 'to block'));
  const rerolls: number[] = [];
  const failed: number[] = [];
  if (poison) for (const die of blockDice) if (die === 6) rerolls.push(dice.roll(6, 'poison'));
  let again = 0;
  for (const [place, die] of blockDice.entries()) {
    const hit = Math.floor(place / blast);
    const shown = poison && die === 6 ? rerolls[again++]! : die;
    if (shown < needs[hit]!) failed.push(hit);
  }
  return { blockDice, rerolls, failed };
};

/** Can a unit be attacked: is it on the map, and does one of its models live? */
const isThere = (unit: Unit): boolean => unit.place === 'map' && isAlive(unit);

/** The AP of a weapon this time: of the alien cannon a D3, G-17.4 (63). */
const apOf = ({ id, ap }: Weapon, dice: Dice): { readonly ap: number; readonly apDie?: number } => {
  if (id !== ALIEN_CANNON.id) return { ap };
  const apDie = dice.roll(6, 'alien cannon');
  return { ap: d3Of(apDie), apDie };
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

/** What became of the wounds, one entry each, and of the unit. */
interface Allocated {
  readonly marked: readonly Marked[];
  /** The wounds of the unit's models afterwards. */
  readonly wounds: readonly number[];
}

/** Allocates wounds one by one, G-11.8. `types`: in which order the owner has types of models removed, G-11.A. */
const allocate = (
  table: Table,
  unit: Unit,
  { wounds: count, deadly, regenerates, named }: Pending,
  types: readonly string[],
  dice: Dice,
): Allocated => {
  const built = figuresOf(table, unit);
  const wounds = [...unit.wounds];
  const order = woundOrder(built, unit, types);
  const marked: Marked[] = [];
  for (let nth = 0; nth < count; nth++) {
    const model = named ? named[nth]! : nextToWound(order, wounds);
    if (model === undefined) break;
    if (wounds[model] === GONE) continue;
    const fallen: number[] = [];
    if (regenerates && hasRule(table, unit, model, 'regeneration'))
      for (let left = deadly; left > 0; left--) fallen.push(dice.roll(6, 'regeneration'));
    const ignored = fallen.filter((die) => die >= REGENERATES).length;
    const room = built.track[model]!.tough - wounds[model]!;
    const taken = Math.min(room, deadly - ignored);
    const removed = taken === room;
    wounds[model] = removed ? GONE : wounds[model]! + taken;
    marked.push({ model, dice: fallen, marked: taken, removed });
  }
  return { marked, wounds };
};

/** How this chapter's steps are taken, G-10 and G-11. */
export const ATTACKS_STEPS: StepRules<AttacksStep['do']> = {
  ...SHOOT_STEPS,
  // Groups and automatic hits, up to their wounds. Nothing is rolled against a destroyed unit, G-3.7.
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
  // Wounds are marked, and models removed, G-11.8; a unit without models is destroyed, G-11.B.
  allocate: {
    asks: (state, { pending }) => ({ questions: casualtiesAsked(state, pending) }),
    perform: function* (state, { pending }, answers, dice) {
      const { target, by, source } = pending;
      const unit = unitOf(state, target);
      if (!isAlive(unit)) return;
      const types = answers[CASUALTIES] ? answerOf(answers, CASUALTIES, 'casualties').types : [];
      const { marked, wounds } = allocate(state, unit, pending, types, dice);
      const caused = marked.reduce((sum, each) => sum + each.marked, 0);
      const to = markedOn(state, unit, by, wounds, caused);
      yield { kind: 'wounds-marked', target, by, source, wounds: marked, caused, to };
      if (!isAlive(unitOf(state, target))) yield first(state, { do: 'destroy', unit: target, why: 'casualties' });
    },
  },
  ...DESTROY_STEPS,
  ...BAIL_OUT_STEPS,
};
