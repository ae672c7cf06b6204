import { refusal } from '../../model/refusal.ts';
import type { Army } from '../army.ts';
import { UNITS } from '../figures/index.ts';
import { type Refused, refused } from './refused.ts';

/** The ids of the Huge units of an army, in its order, ARM-7. */
export const hugeIn = ({ units }: Pick<Army, 'units'>): readonly string[] =>
  units.map(({ unit }) => unit).filter((id) => UNITS.get(id)?.size === 'Huge');

const countIn = (list: readonly string[], id: string): number => list.filter((each) => each === id).length;

/** Why an army does not have exactly the Huge units that were announced, ARM-7. */
export const notAsAnnounced = (army: Pick<Army, 'units'>, announced: readonly string[]): readonly Refused[] => {
  const huge = hugeIn(army);
  return [...new Set([...announced, ...huge])]
    .map((id) => ({ name: UNITS.get(id)?.name ?? id, announced: countIn(announced, id), has: countIn(huge, id) }))
    .filter((each) => each.announced !== each.has)
    .map((figures) => refused('units', refusal('not-announced', 'ARM-7', figures)));
};
