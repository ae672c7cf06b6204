import type { HexLabel } from '../../../../hex/index.ts';
import type { Question } from '../../model/asks.ts';
import { figuresOf } from '../../model/figures.ts';
import type { Doing, Picks } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import { isShaken, layerOf, type Unit } from '../../model/units.ts';
import { abilityOf } from '../../roster/index.ts';
import { afterEarly, type Choice, choicesFor, isHeld } from './choices.ts';
import { ahead } from './ground.ts';
import { keys } from './keys.ts';
import { enemiesAt } from './stacking.ts';

/** May the unit attack enemies on the ground from the air at the end of this step: it has `fly_by`, and acts as it wants? */
export const fliesBy = (table: Table, unit: Unit): boolean => {
  if (layerOf(unit) !== 'air' || isShaken(unit) || unit.harm.unconscious || unit.remainder) return false;
  const { models } = figuresOf(table, unit);
  return models.some(({ assault }, index) => unit.harm.alive[index] && abilityOf(assault.specials, 'fly_by'));
};

const isUnderEnemy = (table: Table, unit: Unit, at: HexLabel | undefined): boolean =>
  at !== undefined && enemiesAt(table, unit, at, 'ground').length > 0;

/** What an assault of a unit's own choice would be: into which hexes its moves lead, and which of them it could fight in. */
interface Prospect {
  /** Has it a choice between moves into enemies and others? */
  readonly byMove: boolean;
  /** Could it attack from the air at the end of a move? */
  readonly byFlight: boolean;
}

/** Where a unit that does not choose will be at the end of its step, as far as that is known now. */
const fixedEnd = (table: Table, unit: Unit, { move }: Doing): HexLabel | undefined => {
  if (move === null) return unit.at!;
  return move === 'F' || move === 'Rev' ? ahead(table, unit, unit.facing, move) : undefined;
};

const prospectOf = (table: Table, doing: Doing, choices: readonly Choice[]): Prospect => {
  const before = table.units[doing.unit]!;
  const unit = afterEarly(table, before, doing);
  const leading = choices.filter(({ seat, options, into }) => seat === unit.seat && options.some(into));
  const byMove = leading.some(({ options, into }) => {
    const held = options.filter((option) => isHeld(table, unit, into(option)));
    return held.length > 0 && held.length < options.length;
  });
  if (unit.hidden || !fliesBy(table, unit)) return { byMove: byMove && !unit.hidden, byFlight: false };
  const ends =
    leading.length > 0 ? leading.flatMap(({ options, into }) => options.map(into)) : [fixedEnd(table, unit, doing)];
  return { byMove, byFlight: ends.some((at) => isUnderEnemy(table, unit, at)) };
};

/**
 * Who says whether it will assault, P7: every unit whose owner could choose to move into an enemy or not to, INI-1, and who
 * could attack from the air. Where all choose at once (INI-2) only the latter says so, for the moves say the rest.
 */
export const declarations = (table: Table, doings: readonly Doing[], onlyFlights: boolean): readonly Question[] =>
  doings.flatMap((doing) => {
    const { byMove, byFlight } = prospectOf(table, doing, choicesFor(table, doing));
    if (!byFlight && (onlyFlights || !byMove)) return [];
    const { id, seat } = table.units[doing.unit]!;
    return [{ seat, prompt: 'declare', key: keys.declare({ id }), unit: id, options: ['no', 'yes'] }];
  });

/** What was declared for a unit; undefined: it had nothing to declare. */
export const declaredFor = (picks: Picks, unit: Pick<Unit, 'id'>): boolean | undefined => {
  const said = picks[keys.declare(unit)];
  return said === undefined ? undefined : said === 'yes';
};

/** A choice without the options that the declaration rules out, INI-1; all of them, where no other is left. */
export const asDeclared = (table: Table, doing: Doing, choice: Choice, picks: Picks): Choice => {
  const assaults = declaredFor(picks, { id: doing.unit });
  if (assaults === undefined) return choice;
  const unit = afterEarly(table, table.units[doing.unit]!, doing);
  const fights = (option: string): boolean => {
    const at = choice.into(option);
    return isHeld(table, unit, at) || (assaults && fliesBy(table, unit) && isUnderEnemy(table, unit, at));
  };
  const options = choice.options.filter((option) => fights(option) === assaults);
  return options.length > 0 ? { ...choice, options } : choice;
};
