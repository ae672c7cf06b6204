// How a destroyed unit leaves the map, G-11.B, and its passengers before it, G-15.1 e.

import { type HexLabel, indexDistance } from '../../../../hex/index.ts';
import { indexIn } from '../../ground/footprint.ts';
import { byMapOrder } from '../../ground/map-order.ts';
import { bailingOut, type PlaceRule } from '../../ground/placing/check-place.ts';
import type { Question } from '../../model/asks.ts';
import type { Effect } from '../../model/effects.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { GONE } from '../../roster/index.ts';
import { answerOf, first, type PromptRules, type StepRules } from '../chapter.ts';
import { bodyOf } from '../field.ts';
import { passengersOf, unitOf } from '../figures.ts';
import { dropsOf } from '../items.ts';
import { shake } from '../morale/need.ts';
import { hexesFor, whyNotAt } from '../placing.ts';

const without = (effects: readonly Effect[], unit: UnitId): readonly Effect[] =>
  effects.filter(({ on }) => on.unit !== unit);

/** A unit is destroyed, or routs, G-11.B and G-13.6. Its counter stands until its passengers have left it, G-15.1 e. */
export const DESTROY_STEPS: StepRules<'destroy' | 'remove'> = {
  destroy: {
    perform: function* (state, { unit, why }) {
      if (unitOf(state, unit).place === 'destroyed') return;
      yield first(
        state,
        ...passengersOf(state, unit).flatMap(
          ({ id }) =>
            [
              { do: 'dangerous', unit: id, why: 'wreck' },
              { do: 'bail-out', unit: id, transport: unit },
            ] as const,
        ),
        { do: 'remove', unit, why },
      );
    },
  },
  remove: {
    perform: function* (state, { unit: id, why }) {
      yield* dropsOf(state, id);
      const { at, wounds } = unitOf(state, id);
      const effects = without(state.effects, id);
      yield {
        kind: 'unit-destroyed',
        unit: id,
        why,
        at,
        to: {
          ...(effects.length < state.effects.length && { open: { effects } }),
          units: {
            [id]: {
              place: 'destroyed',
              at: null,
              transport: null,
              wounds: wounds.map(() => GONE),
              tokens: [],
              shaken: false,
              fatigued: false,
            },
          },
        },
      };
    },
  },
};

const KEY = 'bail-out';

/** Where a passenger must be placed. The transport still stands in its own hexes. */
const ruleFor = (table: Table, { seat }: Unit, transport: UnitId): PlaceRule =>
  bailingOut(seat, bodyOf(table, unitOf(table, transport)));

/** Where a passenger can be placed, the nearest to the transport first, ties in map order. */
const hexesAround = (table: Table, unit: Unit, transport: UnitId): readonly HexLabel[] => {
  const { board } = table;
  const centre = indexIn(board, unitOf(table, transport).at!);
  const away = (hex: HexLabel): number => indexDistance(board, indexIn(board, hex), centre);
  return [...hexesFor(table, unit, ruleFor(table, unit, transport))].toSorted(
    (one, other) => away(one) - away(other) || byMapOrder(board, one, other),
  );
};

/** P18, unless the passenger did not survive or has nowhere to go. */
const asked = (table: Table, { unit: id, transport }: StepOf<'bail-out'>): readonly Question[] => {
  const unit = unitOf(table, id);
  if (unit.place !== 'aboard') return [];
  const [to, ...others] = hexesAround(table, unit, transport);
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
    check: (view, { unit, wreck }, { to }) =>
      whyNotAt(view, unitOf(view, unit!), to, ruleFor(view, unitOf(view, unit!), wreck!.transport)),
    fallback: (view, { unit, wreck }) => ({
      kind: 'bailOut',
      to: hexesAround(view, unitOf(view, unit!), wreck!.transport)[0]!,
    }),
    *all(view, { unit, wreck }) {
      for (const to of hexesAround(view, unitOf(view, unit!), wreck!.transport)) yield { kind: 'bailOut', to };
    },
  },
} satisfies PromptRules<'bail-out'>;
