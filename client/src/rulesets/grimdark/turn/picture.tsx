import { arsenalOf, type View } from '@ironhex/shared/grimdark';
import { sideOf } from '../map/counters.ts';
import { UnitMark } from '../panels/unit-mark.tsx';

/** A unit's counter, for the band over the map and the log. */
export const Picture = ({ view, unit: id }: { readonly view: View; readonly unit: string }) => {
  const unit = view.units[id];
  const profile = unit && arsenalOf(view).profiles[unit.bought.profile];
  return profile ? <UnitMark profile={profile} side={sideOf(view.seats, unit.seat)} /> : null;
};
