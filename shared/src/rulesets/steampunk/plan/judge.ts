import type { Said } from '../../../match/index.ts';
import { figuresOf } from '../model/figures.ts';
import type { Order } from '../model/orders.ts';
import type { Unit } from '../model/units.ts';
import type { Built, Speed } from '../roster/index.ts';
import { turnsIn } from '../rules/movement/tokens.ts';
import { type Ordered, ordersOf } from '../rules/orders/carried.ts';
import { mayFire, textOf } from '../rules/orders/writable.ts';
import { warned } from '../words/warnings.ts';
import { type Foreseen, ghosts, isShakenThen } from './forecast.ts';

/** Why an order will not be carried out as it is written. */
export interface Warning extends Said {
  readonly rule: string;
  /** The step of the movement order, or the part of the gunnery order, that it is about; left out: the whole. */
  readonly step?: 1 | 2 | 3;
  readonly part?: 1 | 2;
}

const wholeOrder = (foreseen: Foreseen, { movement }: Order): readonly Warning[] => {
  const { instead, start } = foreseen;
  if (isShakenThen(foreseen)) return [{ rule: 'ORD-11', ...warned('shaken') }];
  if (!instead || textOf(instead.movement) === textOf(movement)) return [];
  return [{ rule: 'ORD-9', ...warned('no-such-movement', { speed: start.speed, instead: textOf(instead.movement) }) }];
};

const steps = ({ steps: ghostly }: Foreseen): readonly Warning[] =>
  ghostly.flatMap((ghost, index) => {
    if (!ghost?.fault) return [];
    const { token, rule, code, figures } = ghost.fault;
    const faulty = { token, fault: { code, figures }, rule, instead: ghost.tokens.join(',') };
    return [{ rule: 'ORD-9', ...warned('faulty-step', faulty), step: (index + 1) as 1 | 2 | 3 }];
  });

/** Facings that were written and cannot be chosen where the unit will be: they are asked then. */
const facings = ({ steps: ghostly, instead }: Foreseen, order: Order): readonly Warning[] =>
  ghostly.flatMap((ghost, index) => {
    const before = turnsIn(order.movement.slice(0, index).flat());
    if (!ghost || ghost.fault || instead) return [];
    if (!ghost.turns.some(({ written }, n) => order.facings?.[before + n] != null && !written)) return [];
    return [{ rule: 'P6', ...warned('no-such-facing'), step: (index + 1) as 1 | 2 | 3 }];
  });

const parts = (built: Built, { gunnery }: Order, speeds: readonly [Speed, Speed]): readonly Warning[] =>
  speeds.flatMap((speed, index) =>
    gunnery[index] === '-' || mayFire(built, speed, gunnery)
      ? []
      : [
          {
            rule: 'ORD-10',
            ...warned('no-such-gunnery', { speed, order: textOf(gunnery) }),
            part: (index + 1) as 1 | 2,
          },
        ],
  );

/**
 * What will not be as it is written in an order for the next turn (for this one before the first turn), as things stand now:
 * ORD-9, ORD-10, ORD-11. None of it forbids to write it.
 */
export const judge = (table: Ordered, unit: Unit, order: Order): readonly Warning[] => {
  const foreseen =
    table.stage === 'orders'
      ? ghosts(table, unit, order, null).now
      : ghosts(table, unit, ordersOf(table, unit).now, order).next;
  const whole = wholeOrder(foreseen, order);
  if (isShakenThen(foreseen)) return whole;
  const speeds = [foreseen.start.speed, foreseen.end.speed] as const;
  return [...whole, ...steps(foreseen), ...facings(foreseen, order), ...parts(figuresOf(table, unit), order, speeds)];
};
