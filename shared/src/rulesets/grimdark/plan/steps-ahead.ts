// A path before it is taken, hex by hex, for the page.
import { type HexLabel, indexOfLabel } from '../../../hex/index.ts';
import { dangerousFor } from '../ground/moving/course.ts';
import { footprint, highest, isClimb, isHard, passageOf } from '../ground/moving/passage.ts';
import type { Action, Table } from '../model/table.ts';
import type { Unit } from '../model/units.ts';
import { fieldOf } from '../rules/field.ts';
import { moverOf } from '../rules/movement/path.ts';

/** One step of a path. */
export interface StepAhead {
  readonly at: HexLabel;
  /** Difficult terrain, G-9.8. */
  readonly difficult: boolean;
  /** A slope up, which counts as difficult, G-6.2. */
  readonly climb: boolean;
  /** It will take a dangerous test for this hex, G-9.9. */
  readonly dangerous: boolean;
}

/** The steps of a path that a unit might take. */
export const stepsAhead = (
  table: Table,
  unit: Unit,
  { action, path }: { readonly action: Action; readonly path: readonly HexLabel[] },
): readonly StepAhead[] => {
  const mover = moverOf(table, unit);
  const passage = passageOf(fieldOf(table), mover);
  const { lie, field } = passage;
  const dangers = dangerousFor(lie.survey, action === 'hold' ? 'advance' : action);
  let before = passage.start;
  return path.map((at): StepAhead => {
    const hexes = footprint(passage, indexOfLabel(field.board, at));
    const entered = hexes.filter((hex) => !before.includes(hex));
    const climb = isClimb(passage, highest(lie, before), highest(lie, hexes));
    before = hexes;
    return {
      at,
      difficult: isHard(passage, hexes),
      climb,
      dangerous: !mover.flying && entered.some((hex) => dangers[hex] === 1),
    };
  });
};
