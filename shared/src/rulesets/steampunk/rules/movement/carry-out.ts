import type { Direction } from '../../../../hex/index.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Picks, Underway } from '../../model/steps/movement.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { afterTokens, onlyNew, withStep } from './effects.ts';
import { keys } from './keys.ts';

const facesOf = (picks: Picks, unit: Unit): Direction | undefined => {
  const faces = picks[keys.turn(unit)];
  return faces === undefined ? undefined : (Number(faces) as Direction);
};

/** All early tokens at once, MOV-3; from now on everybody sees what units do in this step. */
export const carryOut = function* (state: State, { movement, doings, picks }: Underway): Generator<Event> {
  const units: Record<UnitId, Partial<Unit>> = {};
  for (const { unit: id, tokens, early } of doings) {
    const unit = state.units[id]!;
    units[id] = {
      ...withStep(unit, movement, tokens),
      ...onlyNew(unit, afterTokens(state, unit, early, facesOf(picks, unit))),
    };
  }
  const each = doings
    .filter(({ tokens }) => tokens.some((token) => token !== '-'))
    .map(({ unit, tokens }) => ({ unit, tokens }));
  yield { kind: 'step-carried-out', movement, each, to: { units } };
};

/** Tells owners which steps of their orders cannot be done, ORD-9 (b). */
export const tellFaults = function* (state: State, { doings }: Pick<Underway, 'doings'>): Generator<Event> {
  const each = doings.flatMap(({ unit, fault }) => (fault ? [{ unit, seat: state.units[unit]!.seat, ...fault }] : []));
  if (each.length > 0) yield { kind: 'steps-replaced', each };
};
