import type { Direction } from '../../../../hex/index.ts';
import type { Answer } from '../../model/asks.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { builtOf } from '../../roster/index.ts';
import { startSpeeds } from './new-unit.ts';
import { type Placement, placementRefusal, withPlaced } from './placement.ts';

/** What a player has answered about these units; a unit that is left for later is none of them. */
export const givenIn = ({ parts }: Pick<Answer, 'parts'>, units: readonly Unit[]): readonly Placement[] =>
  units.flatMap(({ id, bought }) => {
    const part = parts[id];
    if (part?.kind !== 'place' || part.at === null) return [];
    const speed = part.speed ?? startSpeeds(builtOf(bought))[0]!;
    return [{ unit: id, at: part.at, facing: part.facing as Direction, speed }];
  });

/** The answers that hold together: those that became illegal since they were given are left out. */
const holding = (table: Table, given: readonly Placement[], step: number): readonly Placement[] =>
  given.reduce((kept, each) => {
    const others = kept.filter((other) => other !== each);
    return placementRefusal(withPlaced(table, others), table.units[each.unit]!, each, step) ? others : kept;
  }, given);

/** How units are set up whose owner says nothing. */
export type Default = (table: Table, unit: Unit, step: number) => Placement | undefined;

/** Units as they are set up. */
export interface Filled {
  readonly placements: readonly Placement[];
  /** Units for which there is no legal hex. */
  readonly left: readonly UnitId[];
}

/**
 * Sets up at most so many of these units: as their owner has answered, and the rest by default, in the order in which they
 * are given; without a default only what was answered.
 */
export const filled = (
  table: Table,
  units: readonly Unit[],
  answer: Pick<Answer, 'parts'>,
  { step, most, byDefault }: { readonly step: number; readonly most: number; readonly byDefault?: Default | undefined },
): Filled => {
  let placements = holding(table, givenIn(answer, units), step).slice(0, most);
  const left: UnitId[] = [];
  for (const unit of byDefault ? units : []) {
    if (placements.length >= most) break;
    if (placements.some((each) => each.unit === unit.id)) continue;
    const placement = byDefault!(withPlaced(table, placements), unit, step);
    if (placement) placements = [...placements, placement];
    else left.push(unit.id);
  }
  return { placements, left };
};
