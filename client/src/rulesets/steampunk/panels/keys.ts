import { turn } from '@ironhex/shared/hex';
import { numberKeys } from '../../../ui/decisions/number-keys.ts';
import type { KeyMap } from '../../types.ts';
import { movementOf } from '../plan/orders/cards.ts';
import type { SteampunkPlanning } from '../plan/planning.ts';
import type { Props } from './props.ts';

/** Keys while orders are written: numbers are cards, or units while none is chosen. */
const orderKeys = ({ orders }: SteampunkPlanning): KeyMap => {
  const number = (n: number): void => {
    const card = orders.offers.offered.peek()[n - 1];
    const unit = orders.units.peek()[n - 1];
    if (orders.chosen.peek().length > 0) {
      if (card) orders.write({ movement: movementOf(card, [0, 0, 0]) });
    } else if (unit) orders.choose(unit.id);
  };
  return {
    n: () => orders.next(),
    p: () => orders.next(-1),
    a: () => orders.chooseAlike(),
    o: () => orders.copies.write(),
    f: () => orders.nextGunnery(),
    q: () => orders.facings.turnBy(-1),
    e: () => orders.facings.turnBy(1),
    t: () => orders.facings.next(),
    x: () => orders.facings.write(null),
    ...numberKeys(number),
  };
};

/** Keys while units are set up. */
const placeKeys = ({ places }: SteampunkPlanning): KeyMap => ({
  n: () => places.next(),
  p: () => places.next(-1),
  q: () => places.face(turn(places.facing.peek(), -1)),
  e: () => places.face(turn(places.facing.peek(), 1)),
  x: () => places.takeBack(),
  ...numberKeys((n) => {
    const unit = places.placing.peek()?.units[n - 1];
    if (unit) places.choose(unit.id);
  }),
});

/** Keys while targets are chosen: numbers are weapons. */
const fireKeys = ({ fire }: SteampunkPlanning): KeyMap => ({
  n: () => fire.next(),
  p: () => fire.next(-1),
  x: () => fire.hold(fire.gun.peek()?.weapon.id),
  d: () => fire.byDefault(),
  t: () => fire.nextTarget(),
  ...numberKeys((n) => fire.selectWeapon(fire.guns.peek()[n - 1]?.weapon.id)),
});

/** What the keys of Steampunk Fantasy do now. */
export const keysOf = ({ planning }: Props): KeyMap => {
  if (planning.options.question.peek()) return planning.options.keys;
  if (planning.fire.question.peek()) return fireKeys(planning);
  if (planning.places.question.peek()) return placeKeys(planning);
  return planning.orders.view.peek() ? orderKeys(planning) : {};
};
