// Ways from a unit to a hex: the shortest, or through hexes that the player has named.
import {
  type Action,
  bodyOf,
  checkAct,
  DIFFICULT_LIMIT,
  type IntentOf,
  moveNow,
  pathTo,
  type Reach,
  type Reaches,
  reach,
  type StepAhead,
  startOf,
  type Table,
  type Unit,
  WORDS,
} from '@ironhex/shared/grimdark';
import { axialAt, type HexLabel, indexDistance, indexOfLabel, labelOfIndex, lineOnMap } from '@ironhex/shared/hex';
import { type Refusal, refusal, told } from '@ironhex/shared/match';

/** The action of an activation as it is sent, P10. */
export type Act = IntentOf<'act'>;
/** The actions that lead somewhere. */
export type Going = Exclude<Action, 'hold'>;

/** Staying where it is. */
export const HOLD: Act = { kind: 'act', action: 'hold', path: [] };

/**
 * A way of a unit through these hexes in their order, each leg the shortest that there is; undefined if there is none.
 * Whether it may be so long, with difficult ground in it, `checkAct` says.
 */
export const wayThrough = (
  table: Table,
  unit: Unit,
  found: Reach,
  stops: readonly HexLabel[],
): readonly HexLabel[] | undefined => {
  const [first, ...others] = stops;
  if (first === undefined) return [];
  const way = pathTo(found, first);
  if (!way) return undefined;
  let at = first;
  for (const stop of others) {
    const { allowance, kind } = found.move;
    const from = { ...bodyOf(table, unit), at };
    const leg = reach(found.field, { ...found.mover, from }, { kind, allowance: allowance - way.length });
    const next = pathTo(leg, stop);
    if (!next) return undefined;
    way.push(...next);
    at = stop;
  }
  return way;
};

/** The first action that leads to a hex, of those that are wanted in this order. */
export const actionTo = (reaches: Reaches, at: HexLabel, wanted: readonly Going[]): Going | undefined =>
  wanted.find((action) => reaches[action].steps[indexOfLabel(reaches[action].field.board, at)]! >= 0);

/** How far a unit is from a hex when it sets out. */
const awayFrom = (table: Table, unit: Unit, at: HexLabel): number =>
  indexDistance(table.board, indexOfLabel(table.board, startOf(table, unit).at), indexOfLabel(table.board, at));

/** The hexes straight from one to another, without the first. */
const straight = ({ board }: Table, from: HexLabel, to: HexLabel): readonly HexLabel[] => {
  const place = (at: HexLabel) => axialAt(board, indexOfLabel(board, at));
  return lineOnMap(board, place(from), place(to))
    .slice(1)
    .flatMap(({ hexes: [hex] }) => (hex === undefined ? [] : labelOfIndex(board, hex)));
};

/** A step of a way that is hard: with one in it, a way has a limit of its own, G-9.8. */
export const isHardStep = ({ difficult, climb }: Pick<StepAhead, 'difficult' | 'climb'>): boolean => difficult || climb;

/** How long a way of these steps can be. */
export const longest = (steps: readonly StepAhead[], allowance: number): number =>
  steps.some(isHardStep) ? Math.min(DIFFICULT_LIMIT, allowance) : allowance;

/** Why no way of an action leads to a hex, which is not in its reach. */
export const whyNoWay = (table: Table, unit: Unit, action: Going, to: HexLabel): Refusal => {
  const { allowance } = moveNow(table, unit, action);
  const far = awayFrom(table, unit, to);
  const name = action === 'advance' ? 'An Advance' : `A ${action === 'rush' ? 'Rush' : 'Charge'}`;
  if (far > allowance)
    return refusal(
      'E_PATH_TOO_LONG',
      'G-9.1',
      `Hex ${to} is ${far} hexes away. ${name} leads ${allowance} hexes at most.`,
    );
  const path = straight(table, startOf(table, unit).at, to);
  const refused = checkAct(table, unit, { kind: 'act', action, path: [...path] });
  const why = refused && told(WORDS.refusals, refused).message;
  const isOfEnd = refused?.code === 'E_DIFFICULT_LIMIT' || why?.includes(to);
  if (refused && isOfEnd) return refused;
  const straightOn = why === undefined ? '' : ` Straight on: ${why}`;
  return refusal('E_PATH_TOO_LONG', 'G-9.1', `No way of ${allowance} hexes leads to ${to}.${straightOn}`);
};
