import { type Awaited, patched, type SeatId, settle } from '../../../match/index.ts';
import type { Own, Secrets, State, Truth } from './state.ts';
import type { Table } from './table.ts';
import type { Unit, UnitId } from './units.ts';
import type { View } from './view.ts';

/** Fields of the table that are replaced whole. */
export type Open = Omit<Table, 'units' | 'options' | 'arsenal'>;

/** What an event changes: only what has another value afterwards. A unit that is new has all of its fields. */
export interface Change {
  readonly open?: Partial<Open>;
  readonly units?: Readonly<Record<UnitId, Partial<Unit>>>;
  readonly own?: Readonly<Record<SeatId, Partial<Own>>>;
  readonly truth?: Partial<Truth>;
}

/** What one viewer gets to know of a change. */
export interface SeenChange {
  readonly open?: Partial<Open>;
  readonly units?: Readonly<Record<UnitId, Partial<Unit>>>;
  readonly own?: Partial<Own>;
  readonly waits?: readonly Awaited[];
  readonly secrets?: SecretsChange;
}

/** What the omniscient viewer gets to know of a change of what is secret. */
interface SecretsChange {
  readonly own?: Readonly<Record<SeatId, Partial<Own>>>;
  readonly truth?: Partial<Secrets['truth']>;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Writes a change into the truth. */
export const applyChange = (state: State, { open, units, own, truth }: Change): void => {
  const to = state as Writable<State>;
  if (open) Object.assign(to, settle(open));
  if (truth) Object.assign(to, settle(truth));
  if (units) to.units = Object.freeze(patched(to.units, units));
  if (own) to.own = Object.freeze(patched(to.own, own));
};

/** Writes what a viewer saw into its view. */
export const applySeen = (view: View, { open, units, own, waits, secrets }: SeenChange): void => {
  const to = view as Writable<View>;
  if (open) Object.assign(to, open);
  if (units) to.units = patched(to.units, units);
  if (own) to.own = { ...to.own!, ...own };
  if (waits) to.waits = waits;
  if (secrets)
    to.secrets = {
      own: patched(to.secrets!.own, secrets.own ?? {}),
      truth: { ...to.secrets!.truth, ...secrets.truth },
    };
};
