import type { Table } from '../../model/table.ts';
import { type Harm, harmOf, livingOf, type Unit } from '../../model/units.ts';
import type { Hit } from '../../rules/damage/hit.ts';
import { oneHit } from './one-hit.ts';

/** One way in which attacks on a unit can have gone so far, and its chance. */
export interface Course {
  readonly chance: number;
  readonly harm: Harm;
  /** Something has hit, and something was critical. */
  readonly hit: boolean;
  readonly critical: boolean;
}

/** Several ways; their chances add up to 1. */
export type Courses = readonly Course[];

/**
 * The part of the harm that later hits of the same phase meet, and that the odds show in the end. Of new shaken tokens only the
 * first two matter.
 */
const relevant = (harm: Harm, before: Harm): Harm => {
  const { alive, crewLost, fd, cfd, endurance } = harm;
  const shaken = Math.min(harm.shaken, before.shaken + 2);
  return { ...before, alive, crewLost, fd, cfd, shaken, endurance };
};

const keyOf = ({ harm: { alive, crewLost, fd, cfd, shaken, endurance }, hit, critical }: Course): string =>
  JSON.stringify([alive, crewLost, fd, cfd, shaken, endurance, hit, critical]);

/** Courses that came to the same are one, so that there are few however many dice were rolled. */
export const merged = (courses: Courses): Courses => {
  const byKey = new Map<string, Course>();
  for (const course of courses) {
    if (course.chance === 0) continue;
    const key = keyOf(course);
    const same = byKey.get(key);
    byKey.set(key, same ? { ...same, chance: same.chance + course.chance } : course);
  }
  return [...byKey.values()];
};

/** How things stand before the first attack. */
export const start = (target: Unit): Courses => [{ chance: 1, harm: harmOf(target), hit: false, critical: false }];

/** Courses of which each is so much likelier or less likely. */
export const weighed = (courses: Courses, by: number): Courses =>
  courses.map((course) => ({ ...course, chance: course.chance * by }));

/** A unit as it is in a course. */
export const inCourse = (target: Unit, { harm }: Course): Unit => ({ ...target, ledger: harm });

/** Is the unit destroyed in a course? Then nothing more is rolled, DET-6. */
export const isOver = ({ harm }: Course): boolean => livingOf(harm) === 0;

/** What hits on one unit lead to: each kind of hit on each course is worked out once. */
export const striker = (table: Table, target: Unit): ((courses: Courses, hit: Hit) => Courses) => {
  const known = new Map<string, Courses>();
  const before = harmOf(target);
  const strikeOne = (course: Course, hit: Hit): Courses => {
    const key = `${keyOf(course)} ${JSON.stringify(hit)}`;
    const found =
      known.get(key) ??
      merged(
        oneHit(table, hit, inCourse(target, course)).map(({ chance, harm, critical }) => ({
          chance,
          harm: relevant(harm, before),
          hit: true,
          critical: critical || course.critical,
        })),
      );
    known.set(key, found);
    return weighed(found, course.chance);
  };
  return (courses, hit) => merged(courses.flatMap((course) => (isOver(course) ? [course] : strikeOne(course, hit))));
};

/** What becomes of a unit: chances from 0 to 1, if nothing else is said. */
export interface Suffering {
  /** That so many models die: at index 2 the chance of exactly two. */
  readonly killed: readonly number[];
  readonly destroyed: number;
  /** That it gets shaken tokens. */
  readonly shaken: number;
  /** That its table of critical damage is rolled on. */
  readonly critical: number;
  /** How many tokens of future damage it gets on average, where it is not destroyed. */
  readonly fd: number;
}

/** The chance of everything of which this holds. */
export const sumOf = <T extends { readonly chance: number }>(all: readonly T[], holds: (each: T) => boolean): number =>
  all.reduce((sum, each) => (holds(each) ? sum + each.chance : sum), 0);

/** What becomes of a unit in these courses. */
export const sufferedIn = (courses: Courses, target: Unit): Suffering => {
  const before = harmOf(target);
  const dead = ({ harm }: Course): number => livingOf(before) - livingOf(harm);
  return {
    killed: Array.from({ length: livingOf(before) + 1 }, (_, models) =>
      sumOf(courses, (course) => dead(course) === models),
    ),
    destroyed: sumOf(courses, isOver),
    shaken: sumOf(courses, ({ harm }) => harm.shaken > before.shaken),
    critical: sumOf(courses, ({ critical }) => critical),
    fd: courses.reduce(
      (sum, course) => (isOver(course) ? sum : sum + course.chance * Math.max(0, course.harm.fd - before.fd)),
      0,
    ),
  };
};
