import type { AreaAttack, Part, ShotAttack } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import { livingOf, type Unit } from '../../model/units.ts';
import type { Hit } from '../../rules/damage/hit.ts';
import { burstOf, casualtyQuestions, hitOf } from '../../rules/gunnery/hits.ts';
import { type Course, type Courses, inCourse, isOver, merged, striker, weighed } from './courses.ts';
import { needOf, type Rolled, strikesAt } from './needs.ts';

/** The hit of an attack, with the casualties that are chosen if nobody says anything, P19. */
export const hitBy = (table: Table, attack: Rolled, target: Unit, part: Part): Hit => {
  const met: Table = { ...table, units: { ...table.units, [target.id]: target } };
  const [casualty] = casualtyQuestions(met, attack, part);
  return { ...hitOf(met, attack, target.id, part), ...(casualty && { casualties: [Number(casualty.options[0])] }) };
};

/** The chance of exactly so many successes among dice. */
const binomial = (dice: number, hits: number, chance: number): number => {
  let ways = 1;
  for (let i = 0; i < hits; i++) ways = (ways * (dice - i)) / (i + 1);
  return ways * chance ** hits * (1 - chance) ** (dice - hits);
};

/** How courses of one target go on by one attack. */
export const attacking = (table: Table, target: Unit, part: Part): ((courses: Courses, attack: Rolled) => Courses) => {
  const strike = striker(table, target);
  const hitIn = (course: Course, attack: Rolled): Hit => hitBy(table, attack, inCourse(target, course), part);

  const area = (course: Course, attack: AreaAttack): Courses => {
    const { chance } = needOf(table, attack, target, part);
    const dice = isOver(course) ? 0 : livingOf(course.harm);
    const all: Course[] = [];
    let struck: Courses = [course];
    for (let hits = 0; hits <= dice; hits++) {
      if (hits > 0) struck = strike(struck, hitIn(course, attack));
      all.push(...weighed(struck, binomial(dice, hits, chance)));
    }
    return all;
  };

  const shoot = (course: Course, attack: ShotAttack): Courses => {
    const { chance } = needOf(table, attack, target, part);
    const struck = strike([course], hitIn(course, attack));
    const burst = attack.unstable ? burstOf(table, attack) : undefined;
    const after = burst && strikesAt(table, burst, target.id) ? struck.flatMap((each) => area(each, burst)) : struck;
    return [...weighed([course], 1 - chance), ...weighed(after, chance)];
  };

  return (courses, attack) =>
    merged(
      courses.flatMap((course) => {
        if (isOver(course)) return [course];
        return attack.kind === 'shot' ? shoot(course, attack) : area(course, attack);
      }),
    );
};
