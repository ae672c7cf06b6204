// What a player means to do with a unit, and the action that it comes to.
import { ACTIONS, type Action, type Reaches, type Table, type Unit, type UnitId } from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import { type Act, type Going, HOLD, wayThrough } from './route.ts';

/** What is planned for one activation so far. */
export interface ActDraft {
  readonly unit: UnitId | null;
  /** null: not chosen yet. */
  readonly action: Action | null;
  /** Hexes through which the way leads, the last its end; empty: none is chosen. */
  readonly stops: readonly HexLabel[];
  /** Whom it charges. */
  readonly target: UnitId | null;
  /** The transport that it boards. */
  readonly board: UnitId | null;
  /** The enemy that it means to shoot at then. */
  readonly aim: UnitId | null;
  /** Benefits of chambers that it takes, G-18.4. */
  readonly logic: boolean;
  readonly ask: boolean;
}

/** Nothing is planned. */
export const EMPTY: ActDraft = {
  unit: null,
  action: null,
  stops: [],
  target: null,
  board: null,
  aim: null,
  logic: false,
  ask: false,
};

/** The action that a draft comes to; undefined: there is something to be chosen yet. */
export const actOf = (table: Table, unit: Unit, reaches: Reaches, draft: ActDraft): Act | undefined => {
  const { action, stops, target, board } = draft;
  if (action === null) return undefined;
  if (action === 'hold') return HOLD;
  const stays = stops.length === 0;
  // A unit can board or charge what it stands beside already, without a step.
  if (stays && target === null && board === null) return undefined;
  const path = wayThrough(table, unit, reaches[action satisfies Going], stops);
  if (!path) return undefined;
  return { kind: 'act', action, path: [...path], ...(target && { target }), ...(board && { board }) };
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** A draft out of a text that was kept; undefined for one that is damaged. */
export const draftFrom = (text: string): ActDraft | undefined => {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { unit, action, stops, target, board, aim = null, logic, ask } = kept as Readonly<Record<string, unknown>>;
    const orNull = (value: unknown): value is string | null => value === null || isText(value);
    if (!orNull(unit) || !orNull(target) || !orNull(board) || !orNull(aim) || !Array.isArray(stops)) return undefined;
    const known = ACTIONS.find((each) => each === action) ?? null;
    return {
      unit,
      action: known,
      stops: stops.filter(isText),
      target,
      board,
      aim,
      logic: logic === true,
      ask: ask === true,
    };
  } catch {
    return undefined;
  }
};
