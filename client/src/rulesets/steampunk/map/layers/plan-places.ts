import type { Direction, HexLabel } from '@ironhex/shared/hex';
import { apart, type Point } from '../../../../map/geometry/geometry.ts';
import type { Layout } from '../../../../map/geometry/layout.ts';
import type { Side } from '../../../../map/picture.ts';

/** Where a unit will be after a step of its orders. */
export interface PlannedStep {
  /** 1 to 3 for the steps of this turn, 4 to 6 for those of the next. */
  readonly n: 1 | 2 | 3 | 4 | 5 | 6;
  readonly at: HexLabel;
  readonly facing: Direction;
  /** It is known only when it is carried out, as a chase is: this is how it would be as things stand now. */
  readonly unsure: boolean;
}

/** Where the orders of a unit lead it. */
export interface PlanPicture {
  /** The counter it is of; its figure stands at the steps. */
  readonly unit: string;
  readonly side: Side;
  readonly from: HexLabel;
  readonly steps: readonly PlannedStep[];
  /** It is the one that is planned now: with its figure at every step. Of others only the ends of the turns are shown. */
  readonly chosen: boolean;
  /** It is committed: shown more faintly than what is still planned. */
  readonly committed?: boolean;
}

/** Where a unit stands for one step or several: what is shown once. */
export interface Stand extends Omit<PlannedStep, 'n'> {
  /** Its steps: `2`, or `2–4`; those of the next turn counted anew: `1`. */
  readonly text: string;
  /** It lies in the next turn. */
  readonly next: boolean;
  /** It does not leave the hex where it is now. */
  readonly home: boolean;
}

/** Steps of a turn. */
const STEPS = 3;
export const isNext = ({ n }: PlannedStep): boolean => n > STEPS;
const numberOf = ({ n }: PlannedStep): number => (n > STEPS ? n - STEPS : n);

/** The places at which a plan is shown: steps of one turn in one hex are one, facing as after the last of them. */
export const standsOf = ({ from, steps, chosen }: PlanPicture): readonly Stand[] => {
  const groups: PlannedStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1)?.at(-1);
    const same = last && last.at === step.at && isNext(last) === isNext(step);
    if (same) groups.at(-1)!.push(step);
    else groups.push([step]);
  }
  const stands = groups.map((group): Stand => {
    const [first, last] = [group[0]!, group.at(-1)!];
    const [a, b] = [numberOf(first), numberOf(last)];
    const { at, facing } = last;
    const unsure = group.some((step) => step.unsure);
    return { at, facing, unsure, text: a === b ? `${a}` : `${a}–${b}`, next: isNext(first), home: at === from };
  });
  if (chosen) return stands;
  return stands.filter((stand, i) => i === stands.length - 1 || (!stand.next && stands[i + 1]!.next));
};

/** A place of a plan as it is shown, with its number. */
export interface ShownStand {
  readonly stand: Stand;
  readonly at: Point;
  /** Where its number stands, seen from there: radians, as on the screen. */
  readonly numbered: number;
}

/** How far a number moves on around a counter that has one there already, radians. */
const MOVES_ON = 0.6;

/**
 * The places of a plan. Numbers of ghosts stand beside the way to their hex, never before or behind it, where other ghosts
 * and the unit's own counter are; where a turn begins in the hex in which the last one ended, on the other side. Where the
 * unit stays at home its number stands in front of it.
 */
export const shownStands = (plan: PlanPicture, layout: Layout): readonly ShownStand[] => {
  const stands = standsOf(plan);
  let before = layout.centreOfLabel(plan.from);
  let upper = -Math.PI / 2;
  return stands.map((stand, i): ShownStand => {
    const at = layout.centreOfLabel(stand.at);
    const from = before;
    before = at;
    if (stand.home) {
      const alike = stands.slice(0, i).filter(({ home, facing }) => home && facing === stand.facing).length;
      return { stand, at, numbered: layout.angleOf(stand.facing) + alike * MOVES_ON };
    }
    if (apart(from, at) < 1) return { stand, at, numbered: upper + Math.PI };
    const beside = Math.atan2(at.y - from.y, at.x - from.x) - Math.PI / 2;
    upper = Math.sin(beside) <= 0.01 ? beside : beside + Math.PI;
    return { stand, at, numbered: upper };
  });
};
