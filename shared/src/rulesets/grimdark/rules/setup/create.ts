import { type SeatPlan, type Setup, settle } from '../../../../match/index.ts';
import { type Options, OptionsSchema } from '../../model/options.ts';
import type { Own, State } from '../../model/state.ts';
import type { Step } from '../../model/steps.ts';
import type { GrimdarkTypes } from '../../model/types.ts';
import type { Arsenal } from '../../roster/index.ts';
import { scenarioAtStart } from '../scenarios/begin.ts';

/** Two seats, of the rules' players A and B. */
export const seats = ({ forces }: Options): readonly SeatPlan[] => [
  { id: 'a', side: 0, brings: forces },
  { id: 'b', side: 1, brings: forces },
];

const NOTHING_OWN: Own = { asked: 0, asks: [], answers: {}, rigged: null };

/** One object for all matches, so that `arsenalOf` works out figures once for all of them. */
const NO_MORE: Arsenal = { profiles: {}, weapons: {}, spells: {} };

/** The first steps of a match, G-7. Deployment and scouts follow from them, or are in what is proposed. */
const agendaOf = ({ setUp }: Options): readonly Step[] => [
  { do: 'forces' },
  { do: 'markers-begin' },
  ...(setUp === 'proposed' ? [{ do: 'propose' } as const] : [{ do: 'sides' } as const, { do: 'declare' } as const]),
];

/** A match before anything has happened. */
export const create = ({ options: written, board, seats: sitting }: Setup<GrimdarkTypes>): State => {
  // A match that waits in the journal may have options as they were written for an earlier version.
  const options = OptionsSchema.parse(written);
  return settle({
    options,
    board,
    seats: sitting.map(({ id, side, force }) => ({
      ...{ id, side, edge: null, points: 0 },
      ...(options.forces === 'host' && force && { army: force.army }),
    })),
    stage: 'markers',
    round: 0,
    phase: null,
    turn: 0,
    units: {},
    markers: [],
    markersToPlace: null,
    starter: null,
    finished: null,
    passed: [],
    active: null,
    fight: null,
    effects: [],
    items: [],
    scenario: scenarioAtStart(
      board,
      options.scenario,
      sitting.map(({ id }) => id),
    ),
    batch: 0,
    outcome: null,
    arsenal: NO_MORE,
    forces: Object.fromEntries(sitting.map(({ id, force }) => [id, force ?? null])),
    own: Object.fromEntries(sitting.map(({ id }) => [id, NOTHING_OWN])),
    agenda: agendaOf(options),
    answered: {},
    window: null,
  });
};
