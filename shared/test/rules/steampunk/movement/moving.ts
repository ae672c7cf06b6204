import type { Order } from '../../../../src/rulesets/steampunk/model/orders.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import { type Laying, type Placing, type Ran, type Replies, runStep, tableOf } from '../kit.ts';

/** The order of a unit that does this in the second step, whatever its lists say: they are only asked in the first. */
export const doing = (...tokens: readonly string[]): Pick<Order, 'movement'> => ({
  movement: [['-'], tokens, ['-']],
});

/** A unit that does this in the second step. */
export const unit = (id: string, at: string, tokens: string, given: Partial<Placing> = {}): Placing => ({
  unit: id,
  at,
  order: doing(...tokens.split(',')),
  ...given,
});

/** What came of a movement. */
export interface Moved extends Ran {
  readonly state: State;
}

/** Lays out a table and carries out one movement, the second if nothing is said. */
export const move = (
  laying: Laying,
  { movement = 2, ...with_ }: { movement?: 1 | 2 | 3; answers?: Replies; dice?: readonly number[] } = {},
): Moved => {
  const state = tableOf(laying);
  return { state, ...runStep(state, { do: 'movement', movement }, with_) };
};

/** Where a unit is, how it faces and how fast it is, as in `D5 0 slow`. */
export const poseOf = ({ units }: State, id: string): string => {
  const { at, facing, speed } = units[id]!;
  return `${String.fromCharCode(64 + Number(at!.slice(0, 2)))}${Number(at!.slice(2))} ${facing} ${speed}`;
};

/** The options of the question with a key; undefined: it was not asked. */
export const optionsOf = ({ asked }: Ran, key: string): readonly string[] | undefined =>
  asked.find((question) => question.key === key)?.options;
