import { TRACK, type Weapon } from '../cards/card.ts';
import type { Roll } from '../model/roll.ts';
import type { Defence, Situation } from '../model/situation.ts';
import type { Table } from '../model/table.ts';
import { added, cardOf, unitOf, weaponOf } from '../model/units.ts';
import { advantages, net } from '../rules/attacks/advantages.ts';
import { attackCap, neededIn } from '../rules/attacks/attack-roll.ts';
import { verdict } from '../rules/attacks/results.ts';
import { steeringOf } from '../rules/movement/steering.ts';
import { APPROPRIATE, type Skill, type Tier } from '../rules/skill.ts';
import { atLeast, successChance, tierChances } from './chances.ts';

/**
 * Chances (0 to 1) of the best result of an attack; the first four sum to 1. Resisted structure damage counts as
 * nothing.
 */
export interface Odds {
  readonly nothing: number;
  readonly armour: number;
  readonly structure: number;
  readonly component: number;
  /** That the target is destroyed. */
  readonly destroyed: number;
}

/**
 * One way the attacks of an action can go, up to now, and its chance. `best`: 0 nothing, 1 armour, 2 structure, 3
 * component.
 */
interface Course {
  readonly armour: number;
  readonly structure: number;
  readonly best: 0 | 1 | 2 | 3;
  readonly over: boolean;
  readonly chance: number;
}

/** A reaction to the first attack, W-13b.7. */
export interface Parry {
  /** The chances of the tiers of its roll. */
  readonly tiers: readonly number[];
  /** A dodge ends the attack, W-13b.8: its unit moves away. Else the chance that a hit back destroys the attacker, W-13b.9. */
  readonly ends: 'always' | number;
}

/** What stays the same from shot to shot. */
interface Volley {
  readonly weapon: Weapon;
  readonly defence: Defence;
  readonly spread: boolean;
  readonly extras: number;
  /** The tier below which an attack misses. */
  readonly needed: Tier;
  /** What the target does against the first attack in close quarters, W-13b.6. */
  readonly parry?: Parry | undefined;
  readonly attack: readonly number[];
  readonly keep: Roll['keep'];
  readonly skill: Skill;
  /** Damage that caps the target's piloting, W-2.3. */
  readonly movement: number;
  readonly structureSkill: Skill;
}

/** What an attack has from shot to shot, if the target rolls so. */
export const volleyOf = (table: Table, situation: Situation, extras: number, defence: Defence): Volley => {
  const attacker = unitOf(table, situation.attacker);
  const target = unitOf(table, situation.target);
  const card = cardOf(table, target.id);
  const weapon = weaponOf(table, attacker.id, situation.weapon)!;
  const both = advantages(situation, weapon, card, defence);
  const keep = net(both.attacker, both.defender);
  return {
    weapon,
    defence,
    spread: both.spread,
    extras,
    needed: neededIn(situation),
    attack: tierChances(cardOf(table, attacker.id).pilot.skill, attackCap(attacker, situation).damage, keep.attacker),
    keep: keep.defender,
    skill: defence === 'armour' ? card.armour.skill : card.pilot.skill,
    movement: steeringOf(target).damage,
    structureSkill: card.structure.skill,
  };
};

/** The chances of the tiers of the defence, with so much damage on armour. */
export const defenceChances = (volley: Volley, armour: number): number[] =>
  tierChances(volley.skill, volley.defence === 'armour' ? armour : volley.movement, volley.keep);

/** The courses in which a reaction is good enough against a roll of tier `a`, W-13b.8 and W-13b.9. */
function* parried({ tiers, ends }: Parry, course: Course, a: number): Generator<Course> {
  if (ends === 'always') {
    yield { ...course, over: true, chance: course.chance * atLeast(tiers, a as Tier) };
    return;
  }
  const hits = atLeast(tiers, Math.max(a + 1, APPROPRIATE) as Tier);
  const over = hits * ends;
  if (over > 0) yield { ...course, over: true, chance: course.chance * over };
  yield { ...course, chance: course.chance * (atLeast(tiers, a as Tier) - over) };
}

/** The courses that one more shot can lead to from a course. */
function* shotFrom(volley: Volley, before: Course): Generator<Course> {
  const defence = defenceChances(volley, before.armour);
  for (const [a, chanceOfAttack] of volley.attack.entries()) {
    if (chanceOfAttack === 0) continue;
    const emptied = a === 0 && volley.extras > 0;
    const { parry } = volley;
    const course = { ...before, over: emptied };
    if (parry)
      for (const avoided of parried(parry, before, a))
        yield { ...avoided, over: avoided.over || emptied, chance: avoided.chance * chanceOfAttack };
    const attackChance = chanceOfAttack * (parry ? 1 - atLeast(parry.tiers, a as Tier) : 1);
    if (attackChance === 0) continue;
    if (a < volley.needed) {
      yield { ...course, chance: course.chance * attackChance };
      continue;
    }
    for (const [d, defenceChance] of defence.entries()) {
      const chance = course.chance * attackChance * defenceChance;
      if (chance === 0) continue;
      const { result, damage } = verdict(a as Tier, d as Tier, volley.weapon, volley.spread, volley.needed);
      const best = (now: Course['best']) => Math.max(course.best, now) as Course['best'];
      if (result === 'armour') yield { ...course, armour: added(course.armour, damage), best: best(1), chance };
      else if (result === 'structure') {
        const structure = added(course.structure, damage);
        const resists = successChance(volley.structureSkill, structure, 'only');
        if (resists > 0) yield { ...course, chance: chance * resists };
        if (resists < 1)
          yield { ...course, structure, best: best(2), over: structure >= TRACK, chance: chance * (1 - resists) };
      } else if (result === 'component') {
        const structure = added(course.structure, damage);
        yield { ...course, structure, best: best(3), over: structure >= TRACK, chance };
      } else yield { ...course, chance };
    }
  }
}

/** Merges courses with the same damage and result, so that their number stays small however many shots there are. */
const merge = (courses: Iterable<Course>): Course[] => {
  const merged = new Map<string, Course>();
  for (const course of courses) {
    const key = `${course.armour}/${course.structure}/${course.best}/${course.over}`;
    const same = merged.get(key);
    merged.set(key, same ? { ...same, chance: same.chance + course.chance } : course);
  }
  return [...merged.values()];
};

function* everyShot(volley: Volley, courses: readonly Course[]): Generator<Course> {
  for (const course of courses) {
    if (course.over) yield course;
    else yield* shotFrom(volley, course);
  }
}

/** The exact odds of so many shots, by counting all dice. */
export const oddsOfShots = (
  table: Table,
  situation: Situation,
  extras: number,
  defence: Defence,
  shots: number,
  parry?: Parry,
): Odds => {
  const volley = volleyOf(table, situation, extras, defence);
  const { damage } = unitOf(table, situation.target);
  const start: Course = {
    armour: damage.armour ?? 0,
    structure: damage.structure ?? 0,
    best: 0,
    over: false,
    chance: 1,
  };
  let courses: Course[] = [start];
  for (let shot = 0; shot < shots; shot++)
    courses = merge(everyShot(shot === 0 && parry ? { ...volley, parry } : volley, courses));
  const sum = (holds: (course: Course) => boolean) =>
    courses.filter(holds).reduce((total, course) => total + course.chance, 0);
  return {
    nothing: sum(({ best }) => best === 0),
    armour: sum(({ best }) => best === 1),
    structure: sum(({ best }) => best === 2),
    component: sum(({ best }) => best === 3),
    destroyed: sum(({ structure }) => structure >= TRACK),
  };
};
