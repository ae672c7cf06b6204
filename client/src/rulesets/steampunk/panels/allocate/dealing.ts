import type { Refusal } from '@ironhex/shared/match';
import { fail, ok, type Result } from '@ironhex/shared/result';
import { checkDealing, type Dealing, type Quota, quotasOf, type UnitId, type View } from '@ironhex/shared/steampunk';

/** What becomes of one hit, AS-12: deflected by a unit, striking one, or in support of another hit. */
export type Fate =
  | { readonly kind: 'cancelled'; readonly by: UnitId }
  | { readonly kind: 'strikes'; readonly on: UnitId }
  | { readonly kind: 'supports'; readonly hit: number };

/** Do two hits fare alike? */
export const isSame = (one: Fate | undefined, other: Fate): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What becomes of a hit in a dealing; undefined if it is not dealt out. */
export const fateOf = ({ cancelled, hits }: Dealing, hit: number): Fate | undefined => {
  const deflected = cancelled.find((each) => each.hit === hit);
  if (deflected) return { kind: 'cancelled', by: deflected.by };
  const dealt = hits.find((each) => each.hit === hit);
  if (dealt?.on !== undefined) return { kind: 'strikes', on: dealt.on };
  return dealt?.supports === undefined ? undefined : { kind: 'supports', hit: dealt.supports };
};

/** The dealing with another fate for one hit, which may not be allowed so. */
export const withFate = (dealing: Dealing, hit: number, fate: Fate): Dealing => {
  const cancelled = dealing.cancelled.filter((each) => each.hit !== hit);
  const others = dealing.hits.filter((each) => each.hit !== hit);
  if (fate.kind === 'cancelled') return { ...dealing, cancelled: [...cancelled, { hit, by: fate.by }], hits: others };
  const mine = fate.kind === 'strikes' ? { hit, on: fate.on } : { hit, supports: fate.hit };
  const at = dealing.hits.findIndex((each) => each.hit === hit);
  return { ...dealing, cancelled, hits: at < 0 ? [...others, mine] : dealing.hits.with(at, mine) };
};

/** The dealing in which two hits do what the other did. */
export const swapped = (dealing: Dealing, one: number, other: number): Dealing => {
  const as = (hit: number): number => (hit === one ? other : hit === other ? one : hit);
  return {
    ...dealing,
    cancelled: dealing.cancelled.map((each) => ({ ...each, hit: as(each.hit) })),
    hits: dealing.hits.map((each) => ({
      ...each,
      hit: as(each.hit),
      ...(each.supports !== undefined && { supports: as(each.supports) }),
    })),
  };
};

/**
 * The dealing in which a hit has another fate: by itself, or in exchange with another hit of its side that has it, as the
 * numbers of AS-12 ask. Or why neither is allowed.
 */
export const dealt = (
  view: View,
  { hits }: Quota,
  dealing: Dealing,
  hit: number,
  fate: Fate,
): Result<Dealing, Refusal> => {
  const fight = view.fight!;
  const alone = withFate(dealing, hit, fate);
  const partners = hits.filter((other) => other !== hit && isSame(fateOf(dealing, other), fate));
  const ways = [alone, ...partners.map((other) => swapped(dealing, hit, other))];
  const allowed = ways.find((way) => !checkDealing(view, fight, way));
  return allowed ? ok(allowed) : fail(checkDealing(view, fight, alone)!);
};

/** What can become of a hit of one side. */
export const fatesFor = (
  { deflectors, targets, cancelled, support }: Quota,
  dealing: Dealing,
  hit: number,
): readonly Fate[] => [
  ...(cancelled > 0
    ? deflectors.filter(({ deflections }) => deflections > 0).map(({ unit }): Fate => ({ kind: 'cancelled', by: unit }))
    : []),
  ...targets.filter(({ room }) => room > 0).map(({ unit }): Fate => ({ kind: 'strikes', on: unit })),
  ...(support > 0
    ? dealing.hits
        .filter((each) => each.on !== undefined && each.hit !== hit && targets.some(({ unit }) => unit === each.on))
        .map((each): Fate => ({ kind: 'supports', hit: each.hit }))
    : []),
];

/** Both sides' hits in the fight of a view, those of the winner first; none if there is no fight. */
export const sidesOf = (view: View): readonly Quota[] => (view.fight?.winner ? quotasOf(view, view.fight) : []);
