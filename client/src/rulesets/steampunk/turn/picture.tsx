import type { View } from '@ironhex/shared/steampunk';
import { UnitMark } from '../panels/unit-mark.tsx';

/** A unit's counter, for the band over the map and the log. */
export const Picture = ({ view, unit: id }: { readonly view: View; readonly unit: string }) => {
  const unit = view.units[id];
  return unit ? <UnitMark type={unit.bought.unit} side={unit.side} /> : null;
};
