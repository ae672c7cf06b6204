import type { Direction } from '../../../../hex/index.ts';
import type { Said } from '../../../../match/index.ts';
import { terrainAt } from '../../ground/survey.ts';
import { figuresOf } from '../../model/figures.ts';
import type { MoveStep } from '../../model/orders.ts';
import type { StepFault } from '../../model/steps/movement.ts';
import type { Unit } from '../../model/units.ts';
import type { Built, Speed } from '../../roster/index.ts';
import { because, layerFault } from './flying.ts';
import { ahead, directionsFrom, enemyDistance, revealHexes, roadHexes } from './ground.ts';
import type { Stand } from './stacking.ts';
import { gearOf, inBrackets, isMove, speedAfter, turnOf } from './tokens.ts';

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
