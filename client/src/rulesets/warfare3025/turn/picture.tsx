import type { View } from '@ironhex/shared/warfare3025';
import { UnitMark } from '../panels/unit-mark.tsx';

/** A unit's counter, for the band over the map. */
export const Picture = ({ view, unit: id }: { readonly view: View; readonly unit: string }) => {
  const unit = view.units.find((other) => other.id === id);
  const card = view.cards[id];
  return unit && card ? <UnitMark card={card} side={unit.side} /> : null;
};
