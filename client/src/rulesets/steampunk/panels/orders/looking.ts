import type { Change, OrderPlanner } from '../../plan/orders/order-planner.ts';

/** Shows on the map what part of an order would do while the pointer or the focus is on its card. */
export const looking = ({ preview }: OrderPlanner, change: Change) => {
  const look = (at: Change | undefined): void => {
    preview.value = at;
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && look(change),
    onPointerLeave: () => look(undefined),
    onFocus: () => look(change),
    onBlur: () => look(undefined),
  };
};
