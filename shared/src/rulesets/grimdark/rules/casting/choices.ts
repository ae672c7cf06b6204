import { type IntentOf, MOST_TOKENS, type MoreSpells } from '../../ask/intents.ts';
import type { Ask } from '../../model/asks.ts';
import type { View } from '../../model/state.ts';
import type { PromptRules } from '../chapter.ts';
import { unitOf } from '../figures.ts';
import { checkCast, checkHinder, checkMore } from './legal.ts';
import { helpersOf, hinderersOf, spellsNow, targetsOf } from './spells.ts';
import { payerOf } from './tokens.ts';

type Cast = IntentOf<'cast'>;
type Tokens = IntentOf<'hinder'>['tokens'];

const NONE: Cast = { kind: 'cast', cast: null, more: 'none' };
const NOT_YET: Cast = { kind: 'cast', cast: null };

/** A sample of the ways to spend tokens, since all would be too many: no token, one of the first unit, and every one. */
const spendings = (able: ReturnType<typeof hinderersOf>): readonly Tokens[] => {
  const [one] = able;
  if (!one) return [{}];
  const all = Object.fromEntries(able.map(([{ id }, spare]) => [id, Math.min(MOST_TOKENS, spare)]));
  return [{}, { [one[0].id]: 1 }, all];
};

/** Every choice of targets for a spell: each unit alone, and each two if it takes two. */
const choicesOf = (targets: readonly string[], most: 1 | 2): readonly string[][] => [
  ...targets.map((target) => [target]),
  ...(most === 1 ? [] : targets.flatMap((one, index) => targets.slice(index + 1).map((other) => [one, other]))),
];

/** When more spells can be wished for with one. */
const moresOf = ({ when }: Ask): readonly MoreSpells[] =>
  when === 'after' ? ['now', 'none'] : ['now', 'none', 'after'];

const castsOf = function* (view: View, ask: Ask): Generator<Cast> {
  yield NONE;
  yield NOT_YET;
  const unit = unitOf(view, ask.unit!);
  for (const spell of spellsNow(view, unit)) {
    const help = spendings(helpersOf(view, unit, payerOf(view, unit, spell.value)!));
    const targets = targetsOf(view, unit, spell).map(({ id }) => id);
    for (const chosen of choicesOf(targets, spell.targets))
      for (const tokens of help) yield { kind: 'cast', cast: { spell: spell.id, targets: chosen, tokens } };
    for (const target of targets.slice(0, 1))
      for (const more of moresOf(ask))
        yield { kind: 'cast', cast: { spell: spell.id, targets: [target], tokens: {} }, more };
  }
};

/** Whether a spell is cast, P9, and hindered, P12. */
export const CASTING_PROMPTS: PromptRules<'cast' | 'hinder'> = {
  cast: {
    check: (view, { unit, when }, intent) =>
      (intent.cast ? checkCast(view, unitOf(view, unit!), intent.cast) : undefined) ?? checkMore(when, intent),
    fallback: () => NONE,
    all: castsOf,
    sample: (view, ask, below) => {
      const unit = unitOf(view, ask.unit!);
      const spells = spellsNow(view, unit);
      const spell = spells[below(spells.length + 1)];
      const targets = spell ? targetsOf(view, unit, spell).map(({ id }) => id) : [];
      if (!spell || targets.length === 0) return below(2) === 0 ? NONE : NOT_YET;
      const choices = choicesOf(targets, spell.targets);
      const help = spendings(helpersOf(view, unit, payerOf(view, unit, spell.value)!));
      const cast = { spell: spell.id, targets: choices[below(choices.length)]!, tokens: help[below(help.length)]! };
      const mores = moresOf(ask);
      return { kind: 'cast', cast, more: mores[below(mores.length)]! };
    },
  },
  hinder: {
    check: (view, { seat, casting }, intent) => checkHinder(view, unitOf(view, casting!.caster), seat, intent),
    fallback: () => ({ kind: 'hinder', tokens: {} }),
    *all(view, { seat, casting }) {
      const able = hinderersOf(view, unitOf(view, casting!.caster), seat);
      for (const tokens of spendings(able)) yield { kind: 'hinder', tokens };
    },
  },
};
