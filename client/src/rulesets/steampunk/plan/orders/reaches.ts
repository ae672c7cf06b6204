import type { HexLabel } from '@ironhex/shared/hex';
import { HOLD, type Movement, type Order, textOf, type Unit, type View } from '@ironhex/shared/steampunk';
import { memo } from '../memo.ts';
import { cardOfMovement, type MoveCard, movementsOf } from './cards.ts';
import { outlookOf, plannedTurn } from './foresee.ts';

/** A movement order, and the hex in which it is expected to leave its unit. */
export interface Reach {
  readonly card: MoveCard;
  readonly movement: Movement;
  readonly at: HexLabel;
  /** It is expected to be carried out as it is written. */
  readonly sound: boolean;
}

const known = memo<View['units'], readonly Reach[]>();

/** Where all the movement orders of these cards would lead a unit, those first that will be carried out as written. */
export const reachesOf = (view: View, unit: Unit, order: Order, cards: readonly MoveCard[]): readonly Reach[] =>
  known(view.units, JSON.stringify([unit.id, view.orders[unit.id]?.now, cards.map(({ text }) => text)]), () =>
    cards
      .flatMap(movementsOf)
      .flatMap((movement): readonly Reach[] => {
        const outlook = outlookOf(view, unit, { ...order, movement, facings: undefined, gunnery: HOLD });
        const { at } = plannedTurn(outlook).end;
        const sound = outlook.warnings.length === 0;
        return at === null ? [] : [{ card: cardOfMovement(movement), movement, at, sound }];
      })
      .toSorted((a, b) => Number(b.sound) - Number(a.sound)),
  );

/** Which of the ways into a hex comes after the present order; the first for an order that leads elsewhere. */
export const reachAfter = (into: readonly Reach[], now: Movement | undefined): Reach | undefined => {
  const place = now ? into.findIndex(({ card }) => card.text === textOf(now)) : -1;
  return into[(place + 1) % into.length];
};
