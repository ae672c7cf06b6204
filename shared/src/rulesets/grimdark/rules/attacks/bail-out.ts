// Passengers leave a lost transport, G-15.1 e.
import { type HexLabel, indexDistance, indexOfLabel, labelOfIndex } from '../../../../hex/index.ts';
import { radiusOf } from '../../ground/footprint.ts';
import { inMapOrder } from '../../ground/map-order.ts';
import { bailingOut, checkPlace } from '../../ground/placing/check-place.ts';
import type { Question } from '../../model/asks.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { answerOf, first, type PromptRules, type StepRules } from '../chapter.ts';
import { bodyOf, fieldOf } from '../field.ts';
import { figuresOf, unitOf } from '../figures.ts';
import { shake } from '../morale/shake.ts';

const KEY = 'bail-out';

/** How far from their transport passengers can be placed. */
const FARTHEST = 6;

/** Why a passenger cannot be placed in a hex; undefined: it can. The transport still stands in its own. */
const checkHex = (table: Table, unit: Unit, transport: UnitId, at: HexLabel) => {
  const rule = bailingOut(unit.seat, bodyOf(table, unitOf(table, transport)));
  return checkPlace(fieldOf(table), figuresOf(table, unit).sizeClass, at, rule);
};

/** Where a passenger can be placed, the nearest to the transport first, ties in map order. */
const hexesFor = (table: Table, unit: Unit, transport: UnitId): readonly HexLabel[] => {
  const { board } = table;
  const from = bodyOf(table, unitOf(table, transport));
  const centre = indexOfLabel(board, from.at);
  const away = (hex: number): number => indexDistance(board, hex, centre);
  return Array.from(inMapOrder(board))
    .filter((hex) => away(hex) <= FARTHEST + radiusOf(from.size))
    .toSorted((one, other) => away(one) - away(other))
    .map((hex) => labelOfIndex(board, hex))
    .filter((at) => checkHex(table, unit, transport, at) === undefined);
};

/** P18, unless the passenger did not survive or has nowhere to go. */
const asked = (table: Table, { unit: id, transport }: StepOf<'bail-out'>): readonly Question[] => {
  const unit = unitOf(table, id);
  if (unit.place !== 'aboard') return [];
  const [to, ...others] = hexesFor(table, unit, transport);
  if (to === undefined) return [];
  const wreck = { transport, at: unitOf(table, transport).at! };
  const only = others.length === 0 ? ({ kind: 'bailOut', to } as const) : undefined;
  return [{ seat: unit.seat, key: KEY, prompt: 'bail-out', unit: id, wreck, ...(only && { only }) }];
};

/** A passenger leaves a lost transport and becomes Shaken. Without a hex for it, it is destroyed. */
export const BAIL_OUT_STEPS: StepRules<'bail-out'> = {
  'bail-out': {
    asks: (state, step) => ({ questions: asked(state, step) }),
    perform: function* (state, { unit, transport }, answers) {
      if (unitOf(state, unit).place !== 'aboard') return;
      if (!answers[KEY]) {
        yield first(state, { do: 'destroy', unit, why: 'no-room' });
        return;
      }
      const { to: at } = answerOf(answers, KEY, 'bailOut');
      const placed = { place: 'map', at, transport: null } as const;
      yield { kind: 'bailed-out', unit, transport, at, to: { units: { [unit]: placed } } };
      yield* shake(state, unit, 'wreck');
    },
  },
};

/** Where passengers of a lost transport go, P18. */
export const BAIL_OUT_PROMPTS = {
  'bail-out': {
    check: (view, { unit, wreck }, { to }) => checkHex(view, unitOf(view, unit!), wreck!.transport, to),
    fallback: (view, { unit, wreck }) => ({
      kind: 'bailOut',
      to: hexesFor(view, unitOf(view, unit!), wreck!.transport)[0]!,
    }),
    *all(view, { unit, wreck }) {
      for (const to of hexesFor(view, unitOf(view, unit!), wreck!.transport)) yield { kind: 'bailOut', to };
    },
  },
} satisfies PromptRules<'bail-out'>;
