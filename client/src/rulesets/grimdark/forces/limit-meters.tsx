import { ARMIES, type Force, type Limits, totalOf } from '@ironhex/shared/grimdark';
import type { Usage } from '../../../text/forces.ts';
import { Meters } from '../../../ui/forces/meters.tsx';
import { FORCE_TEXT } from '../words/forces.ts';

/** The limits of G-4.6, in the order in which they are shown. */
type LimitId = 'points' | 'units' | 'heroes' | 'copies' | 'share';

/** How much of each limit a force uses, G-4.6; limits that do not count are left out. */
export const limitParts = ({ army, units }: Force, limits: Limits): readonly (Usage & { readonly id: LimitId })[] => {
  const rows = units.flatMap((id) => ARMIES[army].units.filter((unit) => unit.id === id));
  const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);
  return [
    { id: 'points', used: totalOf({ army, units }), most: limits.points },
    ...(limits.units === null ? [] : [{ id: 'units', used: rows.length, most: limits.units } as const]),
    { id: 'heroes', used: rows.filter(({ rules }) => rules.hero !== undefined).length, most: limits.heroes },
    {
      id: 'copies',
      used: most([...Map.groupBy(rows, ({ id }) => id).values()].map((same) => same.length)),
      most: limits.copies,
    },
    { id: 'share', used: most(rows.map(({ points }) => points)), most: limits.share },
  ];
};

/** What a force uses of each limit, G-4.6. */
export const LimitMeters = ({ force, limits }: { readonly force: Force; readonly limits: Limits }) => (
  <Meters
    label={FORCE_TEXT.builder.used}
    meters={limitParts(force, limits).map((part) => ({ ...part, name: FORCE_TEXT.limits[part.id] }))}
  />
);
