import type { Refusal } from '@ironhex/shared/match';
import { fail, ok, type Result } from '@ironhex/shared/result';
import { checkDealing, type Dealing, hitOf, type Quota, type UnitId, type View } from '@ironhex/shared/steampunk';
import { damageText } from '../../words/figures.ts';
import { type Fate, fateOf, fatesFor, isSame, swapped, withFate } from './dealing.ts';

/** Hits of one unit that do the same: which of them is dealt out how makes no difference. */
export interface HitGroup {
  readonly by: UnitId;
  readonly damage: string;
  readonly counter: boolean;
  readonly hits: readonly number[];
}

/** What can become of hits, if it does not matter which hit is supported: deflected by, striking, in support against. */
export interface Lot {
  readonly kind: Fate['kind'];
  readonly unit: UnitId;
}

/** The hits of a side by what they do. */
export const groupsOf = (view: View, { hits }: Quota): readonly HitGroup[] => {
  const fight = view.fight!;
  const each = hits.map((hit) => {
    const one = fight.hits[hit]!;
    return { hit, by: one.by, damage: damageText(hitOf(view, fight, one)), counter: one.counter === true };
  });
  return [...Map.groupBy(each, ({ by, damage, counter }) => JSON.stringify([by, damage, counter])).values()].map(
    (alike) => ({ ...alike[0]!, hits: alike.map(({ hit }) => hit) }),
  );
};

const lotOf = ({ hits }: Dealing, fate: Fate): Lot | undefined => {
  if (fate.kind === 'cancelled') return { kind: 'cancelled', unit: fate.by };
  if (fate.kind === 'strikes') return { kind: 'strikes', unit: fate.on };
  const on = hits.find(({ hit }) => hit === fate.hit)?.on;
  return on === undefined ? undefined : { kind: 'supports', unit: on };
};

const areSame = (one: Lot | undefined, other: Lot): boolean => one?.kind === other.kind && one.unit === other.unit;

const lotOfHit = (dealing: Dealing, hit: number): Lot | undefined => {
  const fate = fateOf(dealing, hit);
  return fate && lotOf(dealing, fate);
};

/** What can become of the hits of a group. */
export const lotsFor = (quota: Quota, dealing: Dealing, { hits }: HitGroup): readonly Lot[] => {
  const lots = hits.flatMap((hit) => fatesFor(quota, dealing, hit)).flatMap((fate) => lotOf(dealing, fate) ?? []);
  return lots.filter((lot, i) => lots.findIndex((each) => areSame(each, lot)) === i);
};

/** How many hits of a group fare so. */
export const countOf = (dealing: Dealing, { hits }: HitGroup, lot: Lot): number =>
  hits.filter((hit) => areSame(lotOfHit(dealing, hit), lot)).length;

/** One of each kind of hits. */
const oneOfEach = (hits: readonly number[], kind: (hit: number) => unknown): readonly number[] =>
  [...Map.groupBy(hits, (hit) => JSON.stringify(kind(hit))).values()].map(([first]) => first!);

/**
 * The dealings in which one more hit of a group fares so: a hit by itself, or in exchange with a hit of another group, as
 * the numbers of AS-12 ask. Some may not be allowed.
 */
const waysTo = (quota: Quota, dealing: Dealing, group: HitGroup, lot: Lot): readonly Dealing[] => {
  const others = group.hits.filter((hit) => !areSame(lotOfHit(dealing, hit), lot));
  const partners = quota.hits.filter((hit) => !group.hits.includes(hit) && areSame(lotOfHit(dealing, hit), lot));
  return oneOfEach(others, (hit) => fateOf(dealing, hit)).flatMap((hit) => [
    ...fatesFor(quota, dealing, hit)
      .filter((fate) => areSame(lotOf(dealing, fate), lot))
      .map((fate) => withFate(dealing, hit, fate)),
    ...oneOfEach(partners, (partner) => fateOf(dealing, partner)).map((partner) => swapped(dealing, hit, partner)),
  ]);
};

/** The first of these dealings that is allowed, or why the first is not. */
const firstAllowed = (view: View, ways: readonly Dealing[]): Result<Dealing, Refusal> | undefined => {
  let first: Refusal | undefined;
  for (const way of ways) {
    const refusal = checkDealing(view, view.fight!, way);
    if (!refusal) return ok(way);
    first ??= refusal;
  }
  return first && fail(first);
};

/** The dealing in which one more hit of a group fares so, or why there is none; undefined if all of them do already. */
export const oneMore = (
  view: View,
  quota: Quota,
  dealing: Dealing,
  group: HitGroup,
  lot: Lot,
): Result<Dealing, Refusal> | undefined => firstAllowed(view, waysTo(quota, dealing, group, lot));

/** The dealing in which one hit of a group less fares so: it fares as the others first, else anew. */
export const oneLess = (
  view: View,
  quota: Quota,
  dealing: Dealing,
  group: HitGroup,
  lot: Lot,
): Result<Dealing, Refusal> | undefined => {
  const hit = group.hits.find((each) => areSame(lotOfHit(dealing, each), lot));
  if (hit === undefined) return undefined;
  const fates = fatesFor(quota, dealing, hit).filter((fate) => !areSame(lotOf(dealing, fate), lot));
  const partners = quota.hits.filter((other) => !group.hits.includes(other));
  return firstAllowed(
    view,
    fates.flatMap((fate) => [
      withFate(dealing, hit, fate),
      ...partners.filter((other) => isSame(fateOf(dealing, other), fate)).map((other) => swapped(dealing, hit, other)),
    ]),
  );
};
