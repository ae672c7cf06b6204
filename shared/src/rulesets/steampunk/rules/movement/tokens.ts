import { type Direction, turn } from '../../../../hex/index.ts';
import type { Unit } from '../../model/units.ts';
import type { Built, Speed } from '../../roster/index.ts';
import { type Gear, laddered } from '../orders/ladder.ts';

/** The tokens that take a unit into another hex, ORD-5; a reveal counts as one, CON-8. At most one a step, MOV-1. */
const MOVES: ReadonlySet<string> = new Set(['F', 'Rev', 'Chase', 'Flee', 'D', 'Road', 'Reveal']);

export const isMove = (token: string): boolean => MOVES.has(token);

/** The word in the brackets of a token, such as `slow` in `A[slow]`; undefined without brackets. */
export const inBrackets = (token: string): string | undefined => /\[(\w+)\]$/.exec(token)?.[1];

/** Which way a token changes the speed; undefined: it does not. */
export const gearOf = (token: string): Gear | undefined =>
  token.startsWith('A') && token !== 'Aim' ? 1 : token.startsWith('B') ? -1 : undefined;

/** Does the unit turn a fixed way by this token? In sixths of a circle, clockwise; undefined: it does not. */
export const turnOf = (token: string): 1 | -1 | undefined => (token === 'R' ? 1 : token === 'L' ? -1 : undefined);

/** How many facings can be written for these tokens: one for each `360`. */
export const turnsIn = (tokens: readonly string[]): number => tokens.filter((token) => token === '360').length;

/** The speed after a token that changes it, ORD-5; undefined: the unit has no such speed. */
export const speedAfter = (built: Built, speed: Speed, token: string): Speed | undefined => {
  const named = inBrackets(token);
  return named === undefined ? laddered(built, speed, gearOf(token)!) : built.speeds.find((each) => each === named);
};

/** How a unit moves at the time of a token. */
export type Pose = Pick<Unit, 'facing' | 'speed'>;

/** The pose after tokens that do not move the unit and can all be done. `faces` is what was chosen for a `360`. */
export const posed = (built: Built, pose: Pose, tokens: readonly string[], faces?: Direction): Pose =>
  tokens.reduce<Pose>(({ facing, speed }, token) => {
    if (token === '360') return { facing: faces ?? facing, speed };
    const sixths = turnOf(token);
    if (sixths) return { facing: turn(facing, sixths), speed };
    return { facing, speed: gearOf(token) ? (speedAfter(built, speed, token) ?? speed) : speed };
  }, pose);
