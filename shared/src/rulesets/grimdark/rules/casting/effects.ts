import type { Effect } from '../../model/effects.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { UnitId } from '../../model/units.ts';
import type { Spell, SpellEffect } from '../../roster/index.ts';
import { first } from '../chapter.ts';

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
export const laid = function* (
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
