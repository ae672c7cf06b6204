// Spell tokens: which models hold them, and how they are gained and spent, G-16.1.
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import type { StepRules } from '../chapter.ts';
import { figuresOf, livingModels } from '../figures.ts';

/** The most tokens that a model holds, G-16.1. */
const MOST = 6;

/** The living Casters of a unit, by index in its track. */
const castersOf = (table: Pick<Table, 'arsenal'>, unit: Unit): readonly number[] => {
  const { track } = figuresOf(table, unit);
  return livingModels(unit).filter((model) => track[model]!.rules.caster !== undefined);
};

/** The living Casters of a unit that hold tokens: index in the track, and tokens. */
export const holdings = (table: Pick<Table, 'arsenal'>, unit: Unit): readonly (readonly [number, number])[] =>
  castersOf(table, unit).flatMap((model) => {
    const held = unit.tokens[model] ?? 0;
    return held > 0 ? [[model, held] as const] : [];
  });

/** The model that pays for a spell of this value: the unit's first Caster that holds enough; undefined: none does. */
export const payerOf = (table: Pick<Table, 'arsenal'>, unit: Unit, value: number): number | undefined =>
  holdings(table, unit).find(([, held]) => held >= value)?.[0];

/** The tokens that a unit can spend to help or hinder, G-16.4: all but those of the Caster that casts. */
export const spareTokens = (table: Pick<Table, 'arsenal'>, unit: Unit, casts?: number): number =>
  holdings(table, unit).reduce((sum, [model, held]) => (model === casts ? sum : sum + held), 0);

/**
 * A unit's tokens after it has helped or hindered with some: its Casters pay in track order, the one that casts does
 * not.
 */
export const spent = (
  table: Pick<Table, 'arsenal'>,
  unit: Unit,
  amount: number,
  casts?: number,
): Pick<Unit, 'tokens'> => {
  let owed = amount;
  const tokens = [...unit.tokens];
  for (const [model, held] of holdings(table, unit)) {
    if (model === casts) continue;
    const paid = Math.min(owed, held);
    tokens[model] = held - paid;
    owed -= paid;
  }
  return { tokens };
};

/** A unit's tokens after one Caster has paid for its spell. */
export const paid = ({ tokens }: Pick<Unit, 'tokens'>, casts: number, value: number): Pick<Unit, 'tokens'> => ({
  tokens: tokens.map((held, model) => (model === casts ? held - value : held)),
});

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

/** Casters gain tokens, also those in reserve or aboard, G-8.2 step 3. */
export const TOKEN_STEPS: StepRules<'tokens'> = {
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
};
