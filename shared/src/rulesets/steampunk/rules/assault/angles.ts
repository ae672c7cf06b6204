import type { Direction } from '../../../../hex/index.ts';
import { type Angle, angleOf, enteringSides } from '../../ground/arcs.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Contest, Fighter } from '../../model/contest.ts';
import type { Table } from '../../model/table.ts';
import type { Answers } from '../chapter.ts';
import { type Bout, type Participant, participantsOf } from './fighters.ts';
import { deflectionPool, strengthPool } from './pools.ts';

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];
const FRONT: Angle = 0;
const BACK: Angle = 3;

/**
 * The sides from which a staying unit is entered, AS-4: two where the attacker comes through a corner, all of them if he
 * is in the same hex already. A unit that revealed itself there is the one that attacks, with its front, CON-8.
 */
const sidesEntered = (at: string, { unit }: Participant, enemies: readonly Participant[]): readonly Direction[] => {
  const isShared = enemies.some(({ entering }) => !entering);
  if (isShared && unit.marks.includes('revealed_fights')) return [unit.facing];
  if (isShared) return SIX;
  return enemies.flatMap(({ entering }) => (entering!.from === at ? SIX : enteringSides(entering!.from, at)));
};

/** The angle of a unit that has no choice, AS-4. */
const fixedAngle = ({ entering }: Participant): Angle => (entering?.backwards ? BACK : FRONT);

const fighter = ({ unit, role }: Participant, angle: Angle): Fighter => ({
  unit: unit.id,
  seat: unit.seat,
  role,
  angle,
});

/** A side with the angle that it is. */
interface Side {
  readonly side: Direction;
  readonly angle: Angle;
}

/** The sides of which a unit may choose one, each angle once: first the one with most strength and deflection, then the foremost. */
const sidesOf = (table: Table, contest: Contest, all: readonly Participant[], one: Participant): readonly Side[] => {
  const enemies = all.filter(({ unit }) => unit.side !== one.unit.side);
  const sides = sidesEntered(contest.at, one, enemies)
    .map((side): Side => ({ side, angle: angleOf(side, one.unit.facing) }))
    .filter(({ angle }, index, list) => list.findIndex((each) => each.angle === angle) === index);
  const others = all.filter((each) => each !== one).map((each) => fighter(each, fixedAngle(each)));
  const diceWith = (angle: Angle): number => {
    const self = fighter(one, angle);
    const bout: Bout = { at: contest.at, layer: contest.layer, fighters: [...others, self] };
    return strengthPool(table, bout, self).dice.length + deflectionPool(table, bout, self).dice.length;
  };
  const dice = new Map(sides.map(({ angle }) => [angle, diceWith(angle)]));
  return sides.sort((a, b) => dice.get(b.angle)! - dice.get(a.angle)! || a.angle - b.angle);
};

/** The questions with which side staying units fight, P12. The options are directions. */
export const angleQuestions = (table: Table, contest: Contest): readonly Question[] => {
  const all = participantsOf(table, contest);
  return all
    .filter(({ role }) => role === 'staying')
    .map((participant) => ({
      seat: participant.unit.seat,
      prompt: 'angle',
      key: `angle ${participant.unit.id}`,
      unit: participant.unit.id,
      options: sidesOf(table, contest, all, participant).map(({ side }) => `${side}`),
    }));
};

/** The fighters and the side that each fights with, AS-4; by default its best side. */
export const fightersOf = (table: Table, contest: Contest, answers: Answers = {}): readonly Fighter[] => {
  const questions = new Map(angleQuestions(table, contest).map((question) => [question.unit, question]));
  return participantsOf(table, contest).map((participant) => {
    const question = questions.get(participant.unit.id);
    if (!question) return fighter(participant, fixedAngle(participant));
    const side = Number(chosen(question, answers[question.key])) as Direction;
    return fighter(participant, angleOf(side, participant.unit.facing));
  });
};
