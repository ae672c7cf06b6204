import { type Direction, turn } from '../../../../hex/index.ts';
import type { Said } from '../../../../match/index.ts';
import { terrainAt } from '../../ground/survey.ts';
import { figuresOf } from '../../model/figures.ts';
import type { MoveStep } from '../../model/orders.ts';
import type { StepFault, Third } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { abilityOf, type Built, type Speed } from '../../roster/index.ts';
import { type Gear, laddered } from '../../roster/ladders.ts';
import { aimInMovement, aimsWith } from '../gunnery/reach.ts';
import { because, layerFault, type Stand } from './stacking.ts';
import { ahead, directionsFrom, enemyDistance, revealHexes, roadHexes } from './ways.ts';

/** The tokens that take a unit into another hex, ORD-5; a reveal counts as one, CON-8. At most one a step, MOV-1. */
const MOVES: ReadonlySet<string> = new Set(['F', 'Rev', 'Chase', 'Flee', 'D', 'Road', 'Reveal']);

export const isMove = (token: string): boolean => MOVES.has(token);

/** The word in the brackets of a token, such as `slow` in `A[slow]`; undefined without brackets. */
const inBrackets = (token: string): string | undefined => /\[(\w+)\]$/.exec(token)?.[1];

/** Which way a token changes the speed; undefined: it does not. */
const gearOf = (token: string): Gear | undefined =>
  token.startsWith('A') && token !== 'Aim' ? 1 : token.startsWith('B') ? -1 : undefined;

/** Does the unit turn a fixed way by this token? In sixths of a circle, clockwise; undefined: it does not. */
const turnOf = (token: string): 1 | -1 | undefined => (token === 'R' ? 1 : token === 'L' ? -1 : undefined);

/** How many facings can be written for these tokens: one for each `360`. */
export const turnsIn = (tokens: readonly string[]): number => tokens.filter((token) => token === '360').length;

/** The speed after a token that changes it, ORD-5; undefined: the unit has no such speed. */
const speedAfter = (built: Built, speed: Speed, token: string): Speed | undefined => {
  const named = inBrackets(token);
  return named === undefined ? laddered(built, speed, gearOf(token)!) : built.speeds.find((each) => each === named);
};

/** How a unit moves at the time of a token. */
type Pose = Pick<Unit, 'facing' | 'speed'>;

/** The pose after tokens that do not move the unit and can all be done. `faces` is what was chosen for a `360`. */
export const posed = (built: Built, pose: Pose, tokens: readonly string[], faces?: Direction): Pose =>
  tokens.reduce<Pose>(({ facing, speed }, token) => {
    if (token === '360') return { facing: faces ?? facing, speed };
    const sixths = turnOf(token);
    if (sixths) return { facing: turn(facing, sixths), speed };
    return { facing, speed: gearOf(token) ? (speedAfter(built, speed, token) ?? speed) : speed };
  }, pose);

/** A unit in the middle of its step: as it will be, and whether it faces any way that its owner likes. */
interface Course {
  readonly table: Stand;
  readonly built: Built;
  readonly unit: Unit;
  readonly anyFacing: boolean;
  readonly moved: boolean;
}

type Fault = Omit<StepFault, 'token'>;
const fault = (rule: string, why: Said): Fault => ({ rule, ...why });

const has = ({ harm }: Unit, critical: Unit['harm']['criticals'][number]): boolean => harm.criticals.includes(critical);

const turns = ({ unit }: Course): Fault | undefined =>
  has(unit, 'cannot_rotate') ? fault('CON-5', because('no-rotating')) : undefined;

const changesSpeed = ({ table, built, unit, moved }: Course, token: string): Fault | undefined => {
  if (has(unit, 'cannot_change_speed')) return fault('CON-5', because('no-speed-change'));
  if (gearOf(token) === 1 && has(unit, 'cannot_move')) return fault('CON-5', because('no-moving'));
  const speed = speedAfter(built, unit.speed, token);
  if (!speed) return fault('ORD-5', because(gearOf(token) === 1 ? 'no-faster' : 'no-slower'));
  const landing = moved ? undefined : layerFault(table, unit, speed);
  return landing === undefined ? undefined : fault('FLY-1', landing);
};

const hides = ({ table, unit }: Course, token: string): Fault | undefined => {
  if (terrainAt(table.board, unit.at!) !== inBrackets(token))
    return fault('CON-8', because('other-terrain', { terrain: `${inBrackets(token)}` }));
  return enemyDistance(table, unit, unit.at!) <= 1 ? fault('CON-8', because('enemy-near')) : undefined;
};

/** Speeds at which nothing but Rev, or drifting in the air, leads into another hex, ORD-8. */
const STANDING: ReadonlySet<Speed> = new Set(['still', 'rest', 'setup']);
const REVERSING: ReadonlySet<Speed> = new Set(['still', 'slow']);

const tooSlow = ({ unit: { speed } }: Course, token: string): boolean =>
  token === 'Rev' ? !REVERSING.has(speed) : STANDING.has(speed) || (speed === 'still_fly' && token !== 'D');

const moves = (course: Course, token: string): Fault | undefined => {
  const { table, unit, anyFacing } = course;
  if (token === 'Reveal') {
    if (!unit.hidden) return fault('CON-8', because('not-hidden'));
    return revealHexes(table, unit).length > 0 ? undefined : fault('CON-8', because('no-room'));
  }
  if (has(unit, 'cannot_move')) return fault('CON-5', because('no-moving'));
  if (tooSlow(course, token)) return fault('ORD-8', because('wrong-speed', { speed: unit.speed }));
  if (token === 'F' || token === 'Rev') {
    const facings: readonly Direction[] = anyFacing ? directionsFrom(unit.facing) : [unit.facing];
    return facings.some((facing) => ahead(table, unit, facing, token)) ? undefined : fault('TER-3', because('no-hex'));
  }
  if (token === 'Road' && roadHexes(table, unit).length === 0) return fault('ORD-5', because('no-road'));
  return undefined;
};

const faultOfToken = (course: Course, token: string): Fault | undefined => {
  if (isMove(token)) return course.moved ? fault('MOV-1', because('moved')) : moves(course, token);
  if (token === '360' || turnOf(token)) return turns(course);
  if (gearOf(token)) return changesSpeed(course, token);
  return token.startsWith('Hide') ? hides(course, token) : undefined;
};

const after = (course: Course, token: string): Course => {
  const { built, unit } = course;
  if (isMove(token)) return { ...course, moved: true };
  if (token === '360') return { ...course, anyFacing: true };
  const sixths = turnOf(token);
  if (sixths) return { ...course, unit: { ...unit, facing: ((unit.facing + sixths + 6) % 6) as Direction } };
  return gearOf(token) ? { ...course, unit: { ...unit, speed: speedAfter(built, unit.speed, token)! } } : course;
};

/** The first token of a step that the unit cannot do as things stand, ORD-9 (b); undefined: all can be done. */
export const stepFault = (table: Stand, unit: Unit, tokens: MoveStep): StepFault | undefined => {
  let course: Course = { table, built: figuresOf(table, unit), unit, anyFacing: false, moved: false };
  for (const token of tokens) {
    const found = faultOfToken(course, token);
    if (found) return { token, ...found };
    course = after(course, token);
  }
  return undefined;
};

/** What a unit is like after tokens that do not move it, all of which it can do. */
export const afterTokens = (
  table: Pick<Table, 'turn' | 'arsenal'>,
  unit: Unit,
  tokens: readonly string[],
  faces?: Direction,
): Pick<Unit, 'facing' | 'speed' | 'aim'> => ({
  ...posed(figuresOf(table, unit), unit, tokens, faces),
  aim: tokens.includes('Aim') ? aimsWith(unit, aimInMovement(table, unit)) : unit.aim,
});

/** Only what is otherwise than it was. */
export const onlyNew = (unit: Unit, then: Partial<Unit>): Partial<Unit> =>
  Object.fromEntries(Object.entries(then).filter(([field, value]) => unit[field as keyof Unit] !== value));

/** The late tokens that a unit can still do where it stands now, MOV-9: the others are left out. */
export const stillPossible = (
  table: Pick<Table, 'units' | 'board' | 'arsenal'>,
  unit: Unit,
  late: readonly string[],
): readonly string[] => {
  const built = figuresOf(table, unit);
  let then = unit;
  return late.filter((token) => {
    if (stepFault(table, then, [token])) return false;
    then = { ...then, ...posed(built, then, [token]) };
    return true;
  });
};

/** Does the unit lose its aim when it leaves its hex? */
export const losesAim = (table: Pick<Table, 'arsenal'>, unit: Unit): boolean =>
  unit.aim.length > 0 &&
  figuresOf(table, unit).models.some(
    ({ abilities }, index) => unit.harm.alive[index] && abilityOf(abilities, 'aim_lost_on_move'),
  );

/** What was carried out in a step, for all to see. */
export const withStep = ({ did }: Unit, movement: Third, tokens: readonly string[]): Pick<Unit, 'did'> => {
  const steps: [(typeof did.steps)[0], (typeof did.steps)[1], (typeof did.steps)[2]] = [...did.steps];
  steps[movement - 1] = tokens;
  return { did: { ...did, steps } };
};
