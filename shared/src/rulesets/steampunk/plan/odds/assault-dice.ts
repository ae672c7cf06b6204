import type { Pool } from '../../model/facts/assault.ts';
import { total } from '../../model/reason.ts';
import { type DieHabits, landed } from '../../rules/assault/pools.ts';

/** Chances by number: at index 2 that of exactly two. */
export type Chances = readonly number[];

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** What is less probable than this is left out. */
const NEGLIGIBLE = 1e-12;

/** The chances of a sum of two numbers that do not depend on each other. */
export const added = (one: Chances, other: Chances): Chances => {
  const sum = Array<number>(one.length + other.length - 1).fill(0);
  for (const [i, p] of one.entries()) for (const [j, q] of other.entries()) sum[i + j]! += p * q;
  return sum;
};

/** Dice that come to the same: one after the other in the pool, with one number and one habit. */
interface Group {
  readonly needs: number;
  readonly add: number;
  readonly habits: DieHabits;
  readonly count: number;
}

const groupsOf = ({ dice, adds }: Pool, habits: readonly DieHabits[]): readonly Group[] => {
  const groups: Group[] = [];
  for (const { model, needs } of dice) {
    const last = groups.at(-1);
    const own = habits[model]!;
    const same = last?.needs === needs && last.habits.rerolls === own.rerolls && last.habits.crawls === own.crawls;
    if (last && same) groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push({ needs, add: total(adds), habits: own, count: 1 });
  }
  return groups;
};

/** What one die comes to: hits, whether it failed, and how many dice it lets roll again, AS-8. */
interface Fall {
  readonly chance: number;
  readonly hits: number;
  readonly again: number;
}

const fallsOf = ({ needs, add, habits }: Group): readonly Fall[] =>
  FACES.flatMap((face): readonly Fall[] => {
    const hits = landed(face, needs, add, habits.rerolls);
    const again = face === 6 ? habits.rerolls : 0;
    if (hits === 0 || !habits.crawls) return [{ chance: 1 / 6, hits, again }];
    return FACES.map((second) => ({ chance: 1 / 36, hits: landed(second, needs, add, habits.rerolls), again }));
  });

/** A wave as far as it is rolled: dice that have failed, by group, how many may be rolled again, and the hits so far. */
interface Course {
  readonly failed: readonly number[];
  readonly again: number;
  /** Chances by number of hits. */
  readonly hits: Chances;
}

const merged = (courses: readonly Course[]): readonly Course[] => {
  const byState = new Map<string, { readonly course: Course; readonly hits: number[] }>();
  for (const course of courses) {
    const key = `${course.failed} ${course.again}`;
    const known = byState.get(key) ?? { course, hits: [] };
    for (const [count, chance] of course.hits.entries()) known.hits[count] = (known.hits[count] ?? 0) + chance;
    byState.set(key, known);
  }
  return [...byState.values()].map(({ course, hits }) => ({ ...course, hits }));
};

/** One die of a group is rolled in every way that it can fall. */
const rolledOne = (course: Course, group: Group, index: number): readonly Course[] =>
  fallsOf(group).map(({ chance, hits, again }) => ({
    failed: hits === 0 ? course.failed.with(index, course.failed[index]! + 1) : course.failed,
    again: course.again + again,
    hits: [...Array<number>(hits).fill(0), ...course.hits.map((each) => each * chance)],
  }));

/** So many dice of each group are rolled. */
const rolled = (start: Course, groups: readonly Group[], counts: readonly number[]): readonly Course[] => {
  let courses: readonly Course[] = [start];
  for (const [index, group] of groups.entries())
    for (let die = 0; die < counts[index]!; die++)
      courses = merged(courses.flatMap((course) => rolledOne(course, group, index)));
  return courses;
};

/** The next wave: failed dice, lowest first, as many as may be rolled again. */
const nextWave = (course: Course, groups: readonly Group[]): readonly Course[] => {
  let left = course.again;
  const counts = course.failed.map((failed) => {
    const taken = Math.min(left, failed);
    left -= taken;
    return taken;
  });
  const failed = course.failed.map((count, index) => count - counts[index]!);
  return rolled({ failed, again: 0, hits: course.hits }, groups, counts);
};

const isOver = ({ again, failed }: Course): boolean => again === 0 || failed.every((count) => count === 0);
const chanceOf = ({ hits }: Course): number => hits.reduce((sum, chance) => sum + chance, 0);

/** The number of pools kept before the cache starts afresh. */
const MOST_KEPT = 1000;
const kept = new Map<string, Chances>();

/** The chances of the hits of a unit's strength dice with all waves, AS-5 to AS-8. Like pools are rolled out once. */
export const strengthChances = (pool: Pool, habits: readonly DieHabits[]): Chances => {
  const groups = groupsOf(pool, habits);
  const key = JSON.stringify(groups);
  const chances = kept.get(key) ?? hitsOf(groups);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, chances);
  return chances;
};

/** The chances of the hits of these dice. */
const hitsOf = (groups: readonly Group[]): Chances => {
  const none = groups.map(() => 0);
  let open = rolled(
    { failed: none, again: 0, hits: [1] },
    groups,
    groups.map(({ count }) => count),
  );
  const sum: number[] = [];
  while (open.length > 0) {
    for (const { hits } of open.filter(isOver))
      for (const [count, chance] of hits.entries()) sum[count] = (sum[count] ?? 0) + chance;
    const going = open.filter((course) => !isOver(course) && chanceOf(course) > NEGLIGIBLE);
    open = merged(going.flatMap((course) => nextWave(course, groups)));
  }
  return Array.from(sum, (chance) => chance ?? 0);
};

/** The chance that each deflection die succeeds, AS-6 and AS-7. */
export const deflectionChances = ({
  dice,
  adds,
}: Pool): readonly { readonly model: number; readonly chance: number }[] =>
  dice.map(({ model, needs }) => ({
    model,
    chance: FACES.filter((face) => landed(face, needs, total(adds), 0) > 0).length / FACES.length,
  }));
