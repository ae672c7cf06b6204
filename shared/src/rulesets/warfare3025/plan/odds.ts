import { TRACK, type Weapon } from '../cards/card.ts';
import type { Roll } from '../model/roll.ts';
import type { Defence, Situation } from '../model/situation.ts';
import type { Table } from '../model/table.ts';
import { added, cardOf, unitOf, weaponOf } from '../model/units.ts';
import { advantages, net } from '../rules/advantages.ts';
import { verdict } from '../rules/results.ts';
import { APPROPRIATE, capped, D20, type Skill, type Tier, tierOf } from '../rules/skill.ts';
import { steeringOf } from '../rules/steering.ts';

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

/** The exact chance of each tier, 0 to 4, by counting every face or pair of faces, W-1. */
export const tierChances = (skill: Skill, damage: number, keep: Roll['keep']): number[] => {
  const chances = [0, 0, 0, 0, 0];
  const faces = Array.from({ length: D20 }, (_, i) => capped(i + 1, damage));
  for (const one of faces) {
    if (keep === 'only') chances[tierOf(skill, one)]! += 1 / D20;
    else
      for (const other of faces) {
        const kept = keep === 'higher' ? Math.max(one, other) : Math.min(one, other);
        chances[tierOf(skill, kept)]! += 1 / (D20 * D20);
      }
  }
  return chances;
};

const atLeast = (chances: readonly number[], tier: Tier): number =>
  chances.slice(tier).reduce((sum, chance) => sum + chance, 0);

/** The exact chance that a required roll succeeds, W-6.1; at another tier if ground demands one, W-13c.1. */
export const successChance = (skill: Skill, damage: number, keep: Roll['keep'], tier: Tier = APPROPRIATE): number =>
  atLeast(tierChances(skill, damage, keep), tier);

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

/** What stays the same from shot to shot. */
interface Volley {
  readonly weapon: Weapon;
  readonly defence: Defence;
  readonly spread: boolean;
  readonly extras: number;
  /** The tier below which an attack misses, W-9.2 and W-13a.7. */
  readonly needed: Tier;
  readonly attack: readonly number[];
  readonly keep: Roll['keep'];
  readonly skill: Skill;
  /** Damage that caps the target's piloting, W-2.3. */
  readonly movement: number;
  readonly structureSkill: Skill;
}

const volleyOf = (table: Table, situation: Situation, extras: number, defence: Defence): Volley => {
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
    needed: situation.aimed?.needed ?? APPROPRIATE,
    attack: tierChances(cardOf(table, attacker.id).pilot.skill, attacker.damage[weapon.id] ?? 0, keep.attacker),
    keep: keep.defender,
    skill: defence === 'armour' ? card.armour.skill : card.pilot.skill,
    movement: steeringOf(target).damage,
    structureSkill: card.structure.skill,
  };
};

const defenceChances = (volley: Volley, armour: number): number[] =>
  tierChances(volley.skill, volley.defence === 'armour' ? armour : volley.movement, volley.keep);

/** The courses that one more shot can lead to from a course. */
function* shotFrom(volley: Volley, course: Course): Generator<Course> {
  const defence = defenceChances(volley, course.armour);
  for (const [a, attackChance] of volley.attack.entries()) {
    const missed = a < volley.needed;
    const emptied = a === 0 && volley.extras > 0;
    if (missed) {
      if (attackChance > 0) yield { ...course, over: emptied, chance: course.chance * attackChance };
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

const oddsOfShots = (table: Table, situation: Situation, extras: number, defence: Defence, shots: number): Odds => {
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
  for (let shot = 0; shot < shots; shot++) courses = merge(everyShot(volley, courses));
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

/** The defence with the better exact chance to reach at least appropriate; armour if they are equal, W-16. */
export const betterDefence = (table: Table, situation: Situation): Defence => {
  if (!situation.mayPilot) return 'armour';
  const { damage } = unitOf(table, situation.target);
  const chance = (defence: Defence) =>
    atLeast(defenceChances(volleyOf(table, situation, 0, defence), damage.armour ?? 0), APPROPRIATE);
  return chance('piloting') > chance('armour') ? 'piloting' : 'armour';
};

/** Chances that differ by less are equal: they are sums of thousands of products. */
const SAME = 1e-9;

/** The chances of each result or a worse one for the target, and of its end. */
const perils = ({ component, structure, armour, destroyed }: Odds): readonly number[] => [
  component,
  component + structure,
  component + structure + armour,
  destroyed,
];

/** The defence that is at least as good as the other one against every result; undefined where each has its merits. */
export const clearDefence = (table: Table, situation: Situation, extras: number): Defence | undefined => {
  const { byDefence, expectedDefence } = attackOdds(table, situation, extras);
  const other = perils(byDefence[expectedDefence === 'armour' ? 'piloting' : 'armour']);
  const isClear = perils(byDefence[expectedDefence]).every((peril, i) => peril <= other[i]! + SAME);
  return isClear ? expectedDefence : undefined;
};

/**
 * The exact odds of an attack, by counting all dice: of one shot, of the whole action, and of the whole for each way to
 * defend. A hit by two tiers or more (W-10.3) is taken to go to structure, the default pick (W-16).
 */
export const attackOdds = (table: Table, situation: Situation, extras: number) => {
  const expectedDefence = betterDefence(table, situation);
  const shots = weaponOf(table, situation.attacker, situation.weapon)!.attacks + extras;
  const whole = (defence: Defence) => oddsOfShots(table, situation, extras, defence, shots);
  const byDefence = { armour: whole('armour'), piloting: whole('piloting') };
  return {
    perShot: oddsOfShots(table, situation, extras, expectedDefence, 1),
    whole: byDefence[expectedDefence],
    byDefence,
    expectedDefence,
  };
};
