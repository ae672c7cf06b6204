import { figuresOf } from '../model/figures.ts';
import type { Order } from '../model/orders.ts';
import type { Unit } from '../model/units.ts';
import type { Built, Speed } from '../roster/index.ts';
import { turnsIn } from '../rules/movement/tokens.ts';
import { type Ordered, ordersOf } from '../rules/orders/carried.ts';
import { mayFire, textOf } from '../rules/orders/writable.ts';
import { stepFaultText } from '../words/index.ts';
import { type Foreseen, ghosts, isShakenThen } from './forecast.ts';

/** Why an order will not be carried out as it is written. */
export interface Warning {
  readonly rule: string;
  readonly message: string;
  /** The step of the movement order, or the part of the gunnery order, that it is about; left out: the whole. */
  readonly step?: 1 | 2 | 3;
  readonly part?: 1 | 2;
}

const wholeOrder = (foreseen: Foreseen, { movement }: Order): readonly Warning[] => {
  const { instead, start } = foreseen;
  if (isShakenThen(foreseen))
    return [{ rule: 'ORD-11', message: 'It will be shaken: it carries out its default order and no gunnery.' }];
  if (!instead || textOf(instead.movement) === textOf(movement)) return [];
  const byDefault = textOf(instead.movement);
  return [
    {
      rule: 'ORD-9',
      message: `At speed ${start.speed} it has no such order: it carries out its default order ${byDefault}.`,
    },
  ];
};

const steps = ({ steps: ghostly }: Foreseen): readonly Warning[] =>
  ghostly.flatMap((ghost, index) =>
    ghost?.fault
      ? [
          {
            rule: 'ORD-9',
            message: `${ghost.fault.token}: ${stepFaultText(ghost.fault)} (${ghost.fault.rule}). It does ${ghost.tokens.join(',')} instead.`,
            step: (index + 1) as 1 | 2 | 3,
          },
        ]
      : [],
  );

/** Facings that were written and cannot be chosen where the unit will be: they are asked then. */
const facings = ({ steps: ghostly, instead }: Foreseen, order: Order): readonly Warning[] =>
  ghostly.flatMap((ghost, index) => {
    const before = turnsIn(order.movement.slice(0, index).flat());
    if (!ghost || ghost.fault || instead) return [];
    if (!ghost.turns.some(({ written }, n) => order.facings?.[before + n] != null && !written)) return [];
    const message = '360: it cannot turn to the facing that is written: it is asked then.';
    return [{ rule: 'P6', message, step: (index + 1) as 1 | 2 | 3 }];
  });

const parts = (built: Built, { gunnery }: Order, speeds: readonly [Speed, Speed]): readonly Warning[] =>
  speeds.flatMap((speed, index) =>
    gunnery[index] === '-' || mayFire(built, speed, gunnery)
      ? []
      : [
          {
            rule: 'ORD-10',
            message: `At speed ${speed} it has no gunnery order ${textOf(gunnery)}: it does nothing in this part.`,
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
