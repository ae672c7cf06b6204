import {
  type CureChoice,
  curesFor,
  defaultCures,
  fieldUnits,
  type IntentOf,
  PRICES,
  pursesOf,
  type Unit,
  type View,
} from '@ironhex/shared/steampunk';
import type { Parts, PlanQuestion } from '../../plan/planner.ts';

/** Healing 1 or 2, which a question is about: its key says so. */
const roundOf = ({ ask }: PlanQuestion): 1 | 2 => (ask.key.split(' ')[1] === '1' ? 1 : 2);

/** What one unit can spend, and what it spends. */
export interface Spending {
  readonly unit: Unit;
  readonly points: number;
  readonly spent: readonly CureChoice[];
  /** What it can spend points on next, the default first. */
  readonly next: readonly CureChoice[];
  readonly usual: readonly CureChoice[];
}

/** What a cure costs, HEAL-1: the same for healing and repair where both have it. */
export const priceOf = ({ cure }: Pick<CureChoice, 'cure'>): number => PRICES.heal[cure] ?? PRICES.repair[cure] ?? 0;

const pointsOf = (view: View, unit: Unit, round: 1 | 2): number =>
  pursesOf(view, unit, round).reduce((sum, { points }) => sum + points, 0);

/** The own units that have something to cure, HEAL-1, with what they spend so far: as by default where nothing was said. */
export const spendings = (question: PlanQuestion, parts: Parts): readonly Spending[] => {
  const { view, seat } = question;
  const round = roundOf(question);
  return fieldUnits(view)
    .filter((unit) => unit.seat === seat && curesFor(view, unit, round).length > 0)
    .map((unit) => {
      const given = parts[unit.id] as IntentOf<'heal'> | undefined;
      const usual = defaultCures(view, unit, round);
      const spent = given?.cures ?? usual;
      const points = pointsOf(view, unit, round) - spent.reduce((sum, cure) => sum + priceOf(cure), 0);
      return { unit, points, spent, next: curesFor(view, unit, round, spent), usual };
    });
};
