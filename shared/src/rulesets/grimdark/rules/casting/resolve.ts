// Casting as it happens, G-16: tokens gained, spells tried, hindered, tested and laid.

import type { CastingStep } from '../../model/chapters/casting.ts';
import type { Effect } from '../../model/effects.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import type { Spell, SpellEffect } from '../../roster/index.ts';
import { answerOf, first, type StepRules, without } from '../chapter.ts';
import { figuresOf, unitOf } from '../figures.ts';
import { keptAct } from '../movement/legal.ts';
import { otherSeat } from '../rounds/turns.ts';
import { hasSpell, hinderersOf, NEEDED, passes } from './spells.ts';
import { afterTrying, castersOf, spellNamed, spent } from './tokens.ts';

const CAST = 'cast';
/** The key under which P12 is answered. */
export const HINDER = 'hinder';

/** How many tokens these units spend together. */
export const total = (tokens: Readonly<Record<UnitId, number>>): number =>
  Object.values(tokens).reduce((sum, each) => sum + each, 0);

/**
 * The effect of a spell without hits, and how long it lasts: to the end of the round, or to the unit's next attacks,
 * G-16.6.
 */
const lasting = (effect: Exclude<SpellEffect, { readonly kind: 'hits' }>): Pick<Effect, 'what' | 'until'> => {
  if (effect.kind === 'grant') return { what: effect, until: 'round' };
  const { stat, amount, scope } = effect;
  if (stat === 'defense') return { what: { kind: 'defense', amount }, until: 'round' };
  const what = { kind: 'hit', amount, scope: scope === 'all-attacks' ? 'all' : scope } as const;
  return { what, until: scope === 'next-attacks' ? 'attacks' : 'round' };
};

/** What a successful spell does to its targets, G-16.6. The same spell counts once on a unit: it replaces itself. */
const laid = function* (
  state: State,
  { id, effect }: Spell,
  caster: UnitId,
  targets: readonly UnitId[],
): Generator<Event> {
  if (effect.kind === 'hits') {
    const { hits, ap, rules } = effect;
    const steps = targets.map(
      (target) => ({ do: 'hits', hits: { target, hits, ap, rules, source: id, by: caster } }) as const,
    );
    yield first(state, ...steps);
    return;
  }
  const others = state.effects.filter(({ source, on }) => source !== id || !targets.includes(on.unit ?? ''));
  const more = targets.map((unit): Effect => ({ source: id, on: { unit }, ...lasting(effect) }));
  yield { kind: 'spell-laid', spell: id, targets, to: { open: { effects: [...others, ...more] } } };
};

/** The most tokens that a model holds, G-16.1. */
const MOST = 6;

/** A unit's tokens at the start of a round, G-16.1. */
const filled = (table: Pick<Table, 'arsenal'>, unit: Unit): readonly number[] => {
  const { track } = figuresOf(table, unit);
  const casters = castersOf(table, unit);
  return track.map(({ rules }, model) => {
    const held = unit.tokens[model] ?? 0;
    return casters.includes(model) ? Math.min(MOST, held + rules.caster!) : held;
  });
};

const sum = (tokens: readonly number[]): number => tokens.reduce((all, each) => all + each, 0);

/** How this chapter's steps are taken, G-16. */
export const CASTING_STEPS: StepRules<CastingStep['do']> = {
  // Casters gain tokens, also those in reserve or aboard, G-8.2 step 3.
  tokens: {
    perform: function* (state) {
      if (!state.options.casting) return;
      const units: Record<UnitId, Pick<Unit, 'tokens'>> = {};
      const gained: Record<UnitId, number> = {};
      for (const unit of Object.values(state.units)) {
        if (unit.place === 'destroyed' || unit.place === 'joined' || castersOf(state, unit).length === 0) continue;
        const tokens = filled(state, unit);
        const more = sum(tokens) - sum(unit.tokens);
        if (more === 0) continue;
        units[unit.id] = { tokens };
        gained[unit.id] = more;
      }
      if (Object.keys(units).length > 0) yield { kind: 'tokens-gained', gained, to: { units } };
    },
  },
  // How spells are tried, hindered and tested, G-16.2 to G-16.5.
  cast: {
    asks: (state, { when, planned }) => {
      const { seat, unit } = state.active!;
      if (!hasSpell(state, unitOf(state, unit))) return { questions: [] };
      const act = keptAct(state, planned);
      return { questions: [{ seat, key: CAST, prompt: 'cast', unit, when, ...(act && { act }) }] };
    },
    perform: function* (state, step, answers) {
      // A unit without a spell to try was not asked.
      if (!answers[CAST]) return;
      const { cast, more } = answerOf(answers, CAST, 'cast');
      // It is not asked after its move either.
      if (more === 'none') yield without(state, (each) => each.do === 'cast');
      if (!cast) return;
      const unit = unitOf(state, state.active!.unit);
      const spell = spellNamed(state, cast.spell);
      const units = afterTrying(state, unit, cast);
      yield {
        kind: 'spell-tried',
        unit: unit.id,
        spell: spell.id,
        targets: cast.targets,
        value: spell.value,
        help: cast.tokens,
        to: { units },
      };
      const casting = { caster: unit.id, spell: spell.id, targets: cast.targets, help: total(cast.tokens) };
      const again = more === undefined || more === 'now' ? [step] : [];
      yield first(state, { do: 'spell', casting }, ...again);
    },
  },
  spell: {
    asks: (state, { casting }) => {
      const caster = unitOf(state, casting.caster);
      const seat = otherSeat(state, caster.seat);
      if (hinderersOf(state, caster, seat).length === 0) return { questions: [] };
      return { questions: [{ seat, key: HINDER, prompt: 'hinder', unit: caster.id, casting }] };
    },
    perform: function* (state, { casting }, answers, dice): Generator<Event> {
      const { caster, targets, help } = casting;
      const hindrance = answers[HINDER] ? answerOf(answers, HINDER, 'hinder').tokens : {};
      const hinder = total(hindrance);
      const reasons = [
        ...(help > 0 ? [{ rule: 'G-16.4', why: 'help', add: help }] : []),
        ...(hinder > 0 ? [{ rule: 'G-16.4', why: 'hindrance', add: -hinder }] : []),
      ];
      const die = dice.roll(6, 'casting');
      const success = passes(die, help - hinder);
      const units = Object.fromEntries(
        Object.entries(hindrance).map(([id, amount]) => [id, spent(state, unitOf(state, id), amount)]),
      );
      const told = { unit: caster, spell: casting.spell, hindrance, needed: NEEDED, die, reasons, success };
      yield { kind: 'spell-tested', ...told, ...(hinder > 0 && { to: { units } }) };
      if (success) yield* laid(state, spellNamed(state, casting.spell), caster, targets);
    },
  },
};
