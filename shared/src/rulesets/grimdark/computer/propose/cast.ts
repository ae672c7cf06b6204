// Spells for and against, P9 and P12.
import type { IntentOf } from '../../ask/intents.ts';
import type { Ask } from '../../model/asks.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import type { Spell } from '../../roster/index.ts';
import { blastOf, toBlock, woundingOf } from '../../rules/attacks/to-block.ts';
import { hinderersOf, spellsNow, targetsOf } from '../../rules/casting/spells.ts';
import { arsenalOf, livingModels, livingTough } from '../../rules/figures.ts';
import { materialGain, remainsOf } from '../standing.ts';

type Cast = IntentOf<'cast'>;
type Hinder = IntentOf<'hinder'>;

/** What a spell that changes dice is worth: this share of the unit that it is on, for each point. */
const CHANGES = 0.08;
/** A spell must be worth more than this to be tried: tokens also help and hinder later. */
const LEAST = 0.01;
/** The most tokens that are spent against one spell. */
const HINDERS = 2;

/** What a spell that succeeds is worth on a unit, as logarithm of the odds. */
const worthOn = (table: Table, { effect }: Spell, target: Unit): number => {
  const value = materialGain(table, remainsOf(table, target));
  if (effect.kind === 'hits') {
    const { hits, ap, rules } = effect;
    const { deadly } = woundingOf(rules);
    const through = (toBlock(table, target, ap, false).needs - 1) / 6;
    const wounds = hits * blastOf(rules, livingModels(target).length) * through * deadly;
    return value * Math.min(1, wounds / livingTough(table, target));
  }
  return value * CHANGES * (effect.kind === 'modifier' ? Math.abs(effect.amount) : 1) * (target.activated ? 0.5 : 1);
};

/** What to cast, the best first, and at last nothing. Each spell is tried once in an activation, G-16.2. */
export const proposeCasts = (table: Table, unit: Unit, { when }: Ask): readonly Cast[] => {
  const casts = spellsNow(table, unit).flatMap((spell) => {
    const targets = targetsOf(table, unit, spell)
      .map((target) => ({ target, worth: worthOn(table, spell, target) }))
      .toSorted((one, other) => other.worth - one.worth)
      .slice(0, spell.targets);
    const worth = targets.reduce((sum, each) => sum + each.worth, 0);
    if (worth < LEAST * spell.value) return [];
    const cast = { spell: spell.id, targets: targets.map(({ target }) => target.id), tokens: {} };
    return [{ worth, intent: { kind: 'cast', cast, more: 'now' } as const }];
  });
  const nothing: Cast = { kind: 'cast', cast: null, ...(when === 'after' && { more: 'none' as const }) };
  return [...casts.toSorted((one, other) => other.worth - one.worth).map(({ intent }) => intent), nothing];
};

/** Tokens against a spell that makes hits or wounds us; none against others. */
export const proposeHindering = (table: Table, { seat, casting }: Ask): readonly Hinder[] => {
  const { caster, spell, help } = casting!;
  const nothing: Hinder = { kind: 'hinder', tokens: {} };
  if (arsenalOf(table).spells[spell]?.effect.kind !== 'hits') return [nothing];
  const tokens: Record<string, number> = {};
  let left = Math.min(HINDERS, 1 + help);
  for (const [unit, spare] of hinderersOf(table, table.units[caster]!, seat)) {
    const spent = Math.min(left, spare);
    if (spent > 0) tokens[unit.id] = spent;
    left -= spent;
  }
  return [{ kind: 'hinder', tokens }, nothing];
};
