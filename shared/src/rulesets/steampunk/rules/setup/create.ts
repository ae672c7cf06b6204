import { type SeatPlan, type Setup, settle } from '../../../../match/index.ts';
import type { Options } from '../../model/options.ts';
import type { Own, State } from '../../model/state.ts';
import type { Step } from '../../model/steps.ts';
import type { SeatTold } from '../../model/table.ts';
import type { SteampunkTypes } from '../../model/types.ts';
import type { Army } from '../../roster/army.ts';

/** Two seats; seat 1 is blue. Armies are chosen by the host, or in secret at the table, P2. */
export const seats = ({ armies }: Options): readonly SeatPlan[] => {
  const brings = armies === 'host' ? 'host' : 'match';
  return [
    { id: 'blue', side: 0, brings },
    { id: 'orange', side: 1, brings },
  ];
};

const NOTHING_OWN: Own = { asked: 0, asks: [], answers: {}, army: null };

interface Sitting {
  readonly id: string;
  readonly side: number;
  readonly force?: Army | null;
}

const told = ({ id, side, force }: Sitting): SeatTold => ({
  id,
  side,
  edge: side === 0 ? 'south' : 'north',
  race: force?.race ?? null,
  budget: null,
  announced: null,
  hiddenCost: null,
});

/** What comes before the first turn, and the first turn. */
export const agendaOf = ({ setup }: Options): readonly Step[] => [
  { do: 'races' },
  { do: 'stage', stage: 'armies' },
  { do: 'announce' },
  { do: 'armies' },
  { do: 'stage', stage: 'terrain' },
  { do: 'edges' },
  { do: 'terrain' },
  { do: 'stage', stage: 'setup' },
  { do: 'hides' },
  ...(setup === 'blind'
    ? [{ do: 'deploy' } as const]
    : [1, 2, 3, 4, 5, 6].map((step): Step => ({ do: 'setup', step }))),
  { do: 'plan', of: 'now' },
  { do: 'turn' },
];

/** A match before anything has happened. */
export const create = ({ options, board, seats: sitting }: Setup<SteampunkTypes>): State =>
  settle({
    options: { ...options },
    board,
    seats: sitting.map(told),
    stage: 'races',
    turn: 0,
    step: 0,
    units: {},
    markers: {},
    initiative: null,
    timeUp: false,
    contests: [],
    late: {},
    fight: null,
    batch: 0,
    outcome: null,
    scores: null,
    arsenal: {},
    own: Object.fromEntries(sitting.map(({ id, force }) => [id, { ...NOTHING_OWN, army: force ?? null }])),
    orders: {},
    agenda: agendaOf(options),
    answered: {},
    window: null,
  });
