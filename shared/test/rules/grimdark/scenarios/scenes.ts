import type { ScenarioState } from '../../../../src/rulesets/grimdark/model/scenario.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import type { Action, Item, Table } from '../../../../src/rulesets/grimdark/model/table.ts';
import { type Ground, hex, type Laying, type Place, type Placing, runStep, type Scripted, tableOf } from '../kit.ts';

// Tables of the scenarios of G-18.

type Of<K extends ScenarioState['kind']> = Extract<ScenarioState, { readonly kind: K }>;

export const squad = (at: Place | null, more: Partial<Placing> = {}): Placing => ({
  profile: 'squad',
  hex: at,
  ...more,
});

/** The hexes of the tomb: a centre and its neighbours. */
export const TOMB: readonly Place[] = [
  [24, 8],
  [24, 7],
  [25, 7],
  [25, 8],
  [24, 9],
  [23, 9],
  [23, 8],
];

export const tomb = (given: Partial<Of<'tomb'>> = {}): Of<'tomb'> => ({
  kind: 'tomb',
  piece: 'tomb',
  hidden: true,
  collapsed: false,
  ...given,
});

export const storm = (given: Partial<Of<'storm'>> = {}): Of<'storm'> => ({
  kind: 'storm',
  blows: true,
  terminals: [],
  sheltered: [],
  codes: { a: 0, b: 0 },
  ...given,
});

/** Four chambers far apart, controlled by neither player. */
const CHAMBERS = [
  ['knowledge', [10, 5]],
  ['emotion', [40, -10]],
  ['logic', [10, 25]],
  ['will', [40, 10]],
] as const;

export const resonance = (
  owners: Partial<Record<(typeof CHAMBERS)[number][0], 'a' | 'b'>> = {},
  given: Partial<Of<'resonance'>> = {},
): Of<'resonance'> => ({
  kind: 'resonance',
  chambers: CHAMBERS.map(([chamber, at]) => ({ chamber, at: hex(at), owner: owners[chamber] ?? null })),
  doubled: [],
  interfaced: [],
  usedLogic: [],
  usedKnowledge: [],
  named: {},
  ...given,
});

interface Scene extends Partial<Omit<Laying, 'table'>> {
  readonly units: Laying['units'];
  readonly scenario: ScenarioState;
  readonly ground?: Ground;
  readonly items?: readonly Item[];
  readonly table?: Partial<Table>;
}

/** A table of a scenario, in the activation of a1 if nothing is said. */
export const scene = ({ units, scenario, items = [], table, ...more }: Scene): State =>
  tableOf({
    units,
    ...(units.a1 && { active: 'a1' }),
    ...more,
    options: { scenario: scenario.kind, ...more.options },
    table: { scenario, items, ...table },
  });

/** A unit has moved from the hex beside to where it stands. */
export const moveEnded = (state: State, unit: string, dice: readonly number[] = [], answers: Scripted = {}) => {
  const at = state.units[unit]!.at!;
  return runStep(state, { do: 'scenario-move', unit, from: at, path: [at] }, { dice, answers });
};

export const active = (unit: string, action: Action) => ({ active: { unit, action } });
