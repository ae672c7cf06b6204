import type { Options } from '../../../../src/rulesets/grimdark/model/options.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { type Ground, type Laying, type Place, type Placing, runStep, type Scripted, tableOf } from '../kit.ts';

/** A unit of five; with `more` it is another one. */
export const squad = (hex: Place | null, more: Partial<Placing> = {}): Placing => ({ profile: 'squad', hex, ...more });

/** A table on which an event happens in every round. */
export const eventTable = (
  units: Laying['units'],
  {
    ground,
    options,
    ...more
  }: Partial<Laying> & { readonly ground?: Ground; readonly options?: Partial<Options> } = {},
): State =>
  tableOf({
    units,
    ...(ground && { ground }),
    options: { events: 'always', eventSet: 'full', ...options },
    ...more,
    table: { phase: 'start', ...more.table },
  });

/** This event happens: after the two dice of its number come these dice and picks. */
export const happen = (state: State, event: number, dice: readonly number[] = [], answers: Scripted = {}) =>
  runStep(state, { do: 'random-event' }, { dice: [Math.floor(event / 10), event % 10, ...dice], answers });
