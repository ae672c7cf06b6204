import type { HexLabel } from '../../../../hex/index.ts';
import type { Item } from '../table.ts';
import type { UnitId } from '../units.ts';

/** What happens in scenarios, 18, and with what is carried. */
export type ScenariosFact =
  /** What a unit carried lies in this hex now: it is destroyed, or Shaken. */
  | {
      readonly kind: 'items-dropped';
      readonly unit: UnitId;
      readonly at: HexLabel;
      readonly items: readonly Item['kind'][];
    }
  /** A unit that ended a move beside something carries it now. */
  | { readonly kind: 'item-taken'; readonly unit: UnitId; readonly item: Item['kind'] };
