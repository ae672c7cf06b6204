import type { Refusal } from '@ironhex/shared/match';
import {
  type AttackOption,
  attackOdds,
  interruptTiming,
  type Odds,
  type UnitId,
  type View,
} from '@ironhex/shared/warfare3025';
import { type Draft, planOf } from './draft.ts';
import { judgedTable } from './judge.ts';

/** The best shot at an enemy from where the draft would fire. */
export interface Shot {
  readonly target: UnitId;
  readonly weapon: string;
  readonly odds: Odds;
}

/** How much a shot is worth against others: what it destroys counts most. */
const worthOf = ({ destroyed, component, structure, armour }: Odds): number =>
  destroyed * 4 + component * 2 + structure * 1.5 + armour;

/** The best shot at each enemy that can be shot at, with its exact odds. `options`: those of `optionsOf` to choose from. */
export const shotsOf = (view: View, draft: Draft, options: readonly AttackOption[]): readonly Shot[] => {
  const table = judgedTable(view, draft);
  const best = new Map<UnitId, Shot>();
  for (const { weapon, target, situation } of options) {
    if (!situation) continue;
    const shot = { target, weapon, odds: attackOdds(table, situation, 0).whole };
    const known = best.get(target);
    if (!known || worthOf(shot.odds) > worthOf(known.odds)) best.set(target, shot);
  }
  return [...best.values()];
};

/** What a weapon would come to in an interrupt, before anything is chosen. */
export interface Forecast {
  readonly weapon: string;
  /** The odds of one attack without extras; undefined if it cannot be made. */
  readonly odds: Odds | undefined;
  /** Why it cannot be made. */
  readonly refusal: Refusal | undefined;
  /** When the attack would end, and whether it comes first, W-11.4. */
  readonly timing: ReturnType<typeof interruptTiming>;
}

/** What each weapon of a unit comes to against the unit that acts, at the trigger of the draft. */
export const forecastsOf = (
  view: View,
  draft: Draft,
  actor: UnitId,
  options: readonly AttackOption[],
): readonly Forecast[] => {
  const { unit } = draft;
  if (unit === null) return [];
  const table = judgedTable(view, draft);
  const { move, attack } = planOf(table, draft);
  const after = attack?.after ?? draft.path.length;
  return options
    .filter(({ target }) => target === actor)
    .map(({ weapon, situation, refusal }) => ({
      weapon,
      odds: situation && attackOdds(table, situation, 0).whole,
      refusal,
      timing: interruptTiming(table, unit, {
        ...(move ? { move } : {}),
        attack: { weapon, target: actor, extras: 0, after, ...(situation?.aimed && { aim: situation.aimed.aim }) },
      }),
    }));
};
