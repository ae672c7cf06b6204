// Events that wait for the first die that shows a 1 or a 6: 42, 43 and 45.

import type { FirstDie } from '../../model/effects.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { UnitId } from '../../model/units.ts';
import { first } from '../chapter.ts';
import { figuresOf, livingModels, unitOf } from '../figures.ts';

/** The dice of one resolved group. */
interface GroupDice {
  readonly by: UnitId;
  readonly target: UnitId;
  readonly melee: boolean;
  readonly toHit: readonly number[];
  /** Also those that were rolled again for Poison. */
  readonly toBlock: readonly number[];
}

/** Does this event still wait for its die? */
const waits = ({ effects }: Pick<Table, 'effects'>, event: FirstDie): boolean =>
  effects.some(({ what, on }) => what.kind === 'first-die' && what.event === event && on.unit === undefined);

/** Has the unit models with Tough 2 or more? */
const isTough = (table: Table, id: UnitId): boolean => {
  const unit = unitOf(table, id);
  const { track } = figuresOf(table, unit);
  return livingModels(unit).some((model) => track[model]!.tough >= 2);
};

/** The event has found its die: 43 and 45 wait no longer, 42 waits on for the end of this unit's shooting. */
const wentOff = (state: State, event: FirstDie, unit: UnitId): Event => {
  const effects = state.effects.flatMap((effect) => {
    if (effect.what.kind !== 'first-die' || effect.what.event !== event) return effect;
    return event === 42 ? { ...effect, on: { unit } } : [];
  });
  return { kind: 'first-die-fell', event, unit, to: { open: { effects } } };
};

/**
 * What the dice of a group set off, G-17.4: events 42, 43 and 45. Call it when the group is resolved and before its
 * wounds are put on the agenda, so that the wounds of an event come after those of the group.
 */
export const firstDice = function* (state: State, group: GroupDice): Generator<Event> {
  const { by, target, melee, toHit, toBlock } = group;
  const steps: Step[] = [];
  if (!melee && toHit.includes(1) && waits(state, 42)) yield wentOff(state, 42, by);
  if (melee && toHit.includes(6) && waits(state, 43)) {
    yield wentOff(state, 43, by);
    steps.push({ do: 'first-die', event: 43, unit: target, by });
  }
  if (toBlock.includes(1) && waits(state, 45) && isTough(state, target)) {
    yield wentOff(state, 45, target);
    steps.push({ do: 'first-die', event: 45, unit: target, by: null });
  }
  if (steps.length > 0) yield first(state, ...steps);
};

/** The step that comes after the last group of a unit's shooting while event 42 waits; nothing otherwise. */
export const afterShooting = (table: Pick<Table, 'effects'>, unit: UnitId): readonly Step[] =>
  waits(table, 42) ? [{ do: 'first-die', event: 42, unit, by: null }] : [];
