// What a choice of the player changes of the draft.
import { type Action, checkAct, type Reaches, type Table, type Unit, type UnitId } from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import { fail, ok, type Result } from '@ironhex/shared/result';
import { type ActDraft, actOf } from './draft.ts';
import { actionTo, whyNoWay } from './route.ts';

/** The actions that a tap on a hex means if none is chosen: the shorter one lets the unit shoot. */
export const USUAL = ['advance', 'rush'] as const;

/** Where the shortest charge at an enemy, or the shortest way to a transport, ends; undefined: it is not in reach. */
const nearestEnd = (
  beside: readonly { readonly unit: Unit; readonly ends: readonly HexLabel[] }[],
  id: UnitId,
): HexLabel | undefined => beside.find(({ unit }) => unit.id === id)?.ends[0];

/** The stops of a way that leads straight to a hex: none if the unit is there already. */
const stopsTo = ({ at }: Unit, end: HexLabel): readonly HexLabel[] => (at === end ? [] : [end]);

/** To charge an enemy by the shortest way; undefined: it is not in reach. */
export const toCharge = (unit: Unit, { charges }: Reaches, target: UnitId): Partial<ActDraft> | undefined => {
  const end = nearestEnd(charges, target);
  return end === undefined
    ? undefined
    : { action: 'charge', stops: stopsTo(unit, end), target, board: null, aim: null };
};

/** To board a transport; undefined: it is not in reach. */
export const toBoard = (unit: Unit, { boardings }: Reaches, transport: UnitId): Partial<ActDraft> | undefined => {
  const [found] = USUAL.flatMap((action) => {
    const end = nearestEnd(boardings[action], transport);
    return end === undefined ? [] : [{ action, end }];
  });
  return found && { action: found.action, stops: stopsTo(unit, found.end), target: null, board: transport, aim: null };
};

/**
 * To take an action that the unit can take: along the same way if that can be, else the way is to be chosen. A charge
 * takes the next enemy. Without reaches it can go nowhere.
 */
export const toTake = (
  unit: Unit,
  reaches: Reaches | undefined,
  draft: ActDraft,
  action: Action,
): Partial<ActDraft> | undefined => {
  if (action === 'charge' && reaches) {
    const { charges } = reaches;
    const at = draft.action === 'charge' ? charges.findIndex(({ unit: { id } }) => id === draft.target) : -1;
    return toCharge(unit, reaches, charges[(at + 1) % charges.length]!.unit.id);
  }
  const last = draft.stops.at(-1);
  const leads = reaches && action !== 'hold' && last !== undefined && actionTo(reaches, last, [action]) !== undefined;
  return { action, stops: leads ? draft.stops : [], target: null, board: null };
};

/** What a way is planned from. */
interface Before {
  readonly table: Table;
  readonly unit: Unit;
  readonly reaches: Reaches;
  readonly draft: ActDraft;
  /** The hex is added to the way that is planned. */
  readonly winding: boolean;
}

/** To go to a hex, or why there is no way. */
export const toGo = (
  { table, unit, reaches, draft, winding }: Before,
  at: HexLabel,
): Result<Partial<ActDraft>, Refusal> => {
  const { action, target, stops } = draft;
  const contact = action === 'charge' ? reaches.charges.find(({ unit: enemy }) => enemy.id === target) : undefined;
  if (contact?.ends.includes(at)) return ok({ stops: winding ? [...stops.slice(0, -1), at] : stopsTo(unit, at) });
  const wanted = action === 'rush' || (action === 'advance' && stops.length === 0) ? [action] : USUAL;
  const going = actionTo(reaches, at, wanted);
  if (going === undefined) return fail(whyNoWay(table, unit, wanted.at(-1)!, at));
  const before = winding && action !== 'charge' ? stops : [];
  const through = [...before, at];
  // A longer way may need the longer action.
  const fits = [going, ...USUAL].find((each) => {
    const act = actOf(table, unit, reaches, { ...draft, action: each, stops: through, target: null });
    return act && !checkAct(table, unit, { kind: 'act', action: each, path: act.path });
  });
  if (fits === undefined && before.length > 0) return fail(whyNoWay(table, unit, 'rush', at));
  return ok({ action: fits ?? going, stops: through, target: null, board: null });
};
