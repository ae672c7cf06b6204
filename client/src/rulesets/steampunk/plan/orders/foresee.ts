import type { HexLabel } from '@ironhex/shared/hex';
import {
  type Foreseen,
  ghosts,
  judge,
  type Order,
  type Unit,
  type UnitId,
  type View,
  type Warning,
} from '@ironhex/shared/steampunk';
import { sideOf } from '../../map/counters.ts';
import type { PlannedStep, PlanPicture } from '../../map/layers/plan-places.ts';
import { memo } from '../memo.ts';

/** What is expected of a unit by its orders, and what of them will not be carried out. */
export interface Outlook {
  readonly now: Foreseen;
  /** null before the first turn: the order that is written is that of `now`. */
  readonly next: Foreseen | null;
  readonly warnings: readonly Warning[];
}

/** Is the order written for the turn that begins, not for the next one, SET-8? */
export const isForNow = ({ stage }: Pick<View, 'stage'>): boolean => stage === 'orders';

const known = memo<View['units'], Outlook>();

const work = (view: View, unit: Unit, order: Order | null): Outlook => {
  const locked = view.orders[unit.id]?.now ?? null;
  const warnings = order ? judge(view, unit, order) : [];
  if (isForNow(view)) return { now: ghosts(view, unit, order, null).now, next: null, warnings };
  return { ...ghosts(view, unit, locked, order), warnings };
};

/** What a unit is expected to do by this order; null: nothing is written. Worked out once while no unit changes. */
export const outlookOf = (view: View, unit: Unit, order: Order | null): Outlook =>
  known(view.units, JSON.stringify([unit.id, view.stage, view.orders[unit.id]?.now, order]), () =>
    work(view, unit, order),
  );

/** The turn for which the order is written, as it is expected. */
export const plannedTurn = ({ now, next }: Outlook): Foreseen => next ?? now;

/** The hexes that a unit is expected to come to, step by step. */
export const waysOf = ({ now, next }: Outlook): readonly HexLabel[] =>
  [...now.steps, ...(next?.steps ?? [])].flatMap((ghost) => ghost?.at ?? []);

/** Steps whose end is known only when they are carried out; so it is with a `360` whose facing is not written. */
const UNSURE: ReadonlySet<string> = new Set(['Chase', 'Flee', 'D', 'Road', 'Reveal']);

/** Where orders lead a unit, as the map shows it; undefined for one that is not on the board. */
export const planOf = (unit: Unit, { now, next }: Outlook, chosen: boolean): PlanPicture | undefined => {
  if (unit.at === null) return undefined;
  let unsure = false;
  const steps = [...now.steps, ...(next?.steps ?? [])].flatMap((ghost, index): readonly PlannedStep[] => {
    if (!ghost) return [];
    unsure ||= ghost.tokens.some((token) => UNSURE.has(token)) || ghost.turns.some(({ written }) => !written);
    return [{ n: (index + 1) as PlannedStep['n'], at: ghost.at, facing: ghost.facing, unsure }];
  });
  return { unit: unit.id satisfies UnitId, side: sideOf(unit.side), from: unit.at, steps, chosen };
};
