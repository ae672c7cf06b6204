// From which hexes of a move a unit could shoot at another, for the page.
import { type HexLabel, labelOfIndex } from '../../../hex/index.ts';
import type { Reach } from '../ground/moving/reach.ts';
import type { Table } from '../model/table.ts';
import type { Unit } from '../model/units.ts';
import { whyNotAt } from '../rules/attacks/targets.ts';
import { groupsOf } from '../rules/attacks/weapons.ts';
import { distanceOf } from '../rules/field.ts';
import { rangeIn } from '../rules/scenarios/storm.ts';

/**
 * The nearest end of a move from which one of a unit's weapons could be shot at another, G-10.2: of several the one
 * that is nearest to the target. Undefined if there is none.
 */
export const shootingEnd = (
  table: Table,
  unit: Unit,
  { ends, steps, field }: Reach,
  target: Unit,
): HexLabel | undefined => {
  const weapons = groupsOf(table, unit, 'ranged').map(({ weapon }) => weapon);
  let best: { readonly at: HexLabel; readonly steps: number; readonly away: number } | undefined;
  for (const hex of ends) {
    const length = steps[hex]!;
    if (best && length > best.steps) continue;
    const there: Unit = { ...unit, place: 'map', transport: null, at: labelOfIndex(field.board, hex) };
    const away = distanceOf(table, there, target);
    if (best && length === best.steps && away >= best.away) continue;
    // The range is looked at first: sight is slow.
    const reaches = weapons.some(
      (weapon) => away <= rangeIn(table, there, weapon) && !whyNotAt(table, there, weapon, target),
    );
    if (reaches) best = { at: there.at!, steps: length, away };
  }
  return best?.at;
};
