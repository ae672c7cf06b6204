import { type Direction, turn } from '../../../../hex/index.ts';
import type { Question } from '../../model/asks.ts';
import type { Unit } from '../../model/units.ts';

/** Left, right and about, RET-5, in sixths of a circle; first to keep the facing. */
const TURNS = [0, -1, 1, 3] as const;

/** A unit that cannot rotate or lies unconscious keeps its facing, CON-5. */
const mayTurn = ({ harm }: Pick<Unit, 'harm'>): boolean =>
  !harm.unconscious && !harm.criticals.includes('cannot_rotate');

/** The question how a unit faces after a retreat, P14 and RET-5. The options are directions. */
export const facingQuestion = (unit: Unit): Question => ({
  seat: unit.seat,
  prompt: 'retreat',
  key: `face ${unit.id}`,
  unit: unit.id,
  options: (mayTurn(unit) ? TURNS : TURNS.slice(0, 1)).map((sixths) => `${turn(unit.facing, sixths)}`),
});

/** The direction that an option names. */
export const facingOf = (option: string): Direction => Number(option) as Direction;
