import type { HexLabel } from '../../../../hex/index.ts';
import type { Layer } from '../../ground/passage.ts';
import type { AssaultHit, Fighter } from '../../model/contest.ts';
import { figuresOf } from '../../model/figures.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import type { AssaultAbility, BuiltModel, Damage, Die } from '../../roster/index.ts';
import { abilityOf } from '../../roster/index.ts';

/** An assault as far as its dice depend on it: where it is fought, and who fights with which side. */
export interface Bout {
  readonly at: HexLabel;
  readonly layer: Layer;
  readonly fighters: readonly Fighter[];
}

/** The part of a table that says what units are, and what lies on hexes. */
export type Bouts = Pick<Table, 'units' | 'markers' | 'arsenal'>;

/** A model that is alive, with its index. */
interface LivingModel {
  readonly model: BuiltModel;
  readonly index: number;
}

/** The models of a unit that live now, DET-5. */
export const livingModels = (table: Pick<Table, 'arsenal'>, unit: Unit): readonly LivingModel[] =>
  figuresOf(table, unit).models.flatMap((model, index) => (unit.harm.alive[index] ? [{ model, index }] : []));

/** An ability of a model in assaults. */
export const specialOf = <K extends AssaultAbility['key']>({ assault }: BuiltModel, key: K) =>
  abilityOf(assault.specials, key);

/** The best die of an ability among the living models of a unit; undefined if none has it. */
export const bestDie = (
  table: Pick<Table, 'arsenal'>,
  unit: Unit,
  key: 'fear' | 'poison_on_deflect',
): Die | undefined => {
  const dice = livingModels(table, unit).flatMap(({ model }) =>
    model.assault.specials.flatMap((special) => (special.key === key ? [special.die] : [])),
  );
  return dice.sort((one, other) => other - one)[0];
};

/** The die of a unit's Fear; undefined if it has none, or has lost it, CON-5. */
export const fearOf = (table: Pick<Table, 'arsenal'>, unit: Unit) =>
  unit.harm.criticals.includes('lose_fear') ? undefined : bestDie(table, unit, 'fear');

/** Does it spread terror, AGO-0? */
const hasTerror = (table: Pick<Table, 'arsenal'>, unit: Unit): boolean =>
  !unit.harm.criticals.includes('lose_terror') && abilityOf(figuresOf(table, unit).abilities, 'terror') !== undefined;

/** Does it frighten shaken enemies, so that they fight with half their dice, AS-5? */
export const isFrightful = (table: Pick<Table, 'arsenal'>, unit: Unit): boolean =>
  fearOf(table, unit) !== undefined || hasTerror(table, unit);

/** The enemies of a fighter. */
export const enemiesOf = ({ units }: Pick<Table, 'units'>, { fighters }: Bout, { seat }: Fighter): readonly Unit[] =>
  fighters.filter((fighter) => fighter.seat !== seat).map(({ unit }) => units[unit]!);

/** The fighter that is a unit. */
export const fighterOf = ({ fighters }: Bout, unit: string): Fighter =>
  fighters.find((fighter) => fighter.unit === unit)!;

/** What a hit does, by the angle with which its unit fights, AS-13. */
export const hitOf = (table: Bouts, bout: Bout, { by, model }: AssaultHit): Damage => {
  const { angle } = fighterOf(bout, by);
  return figuresOf(table, table.units[by]!).models[model]!.assault.damage[angle];
};
