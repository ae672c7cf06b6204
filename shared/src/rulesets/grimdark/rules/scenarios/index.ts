// The scenarios, G-18: what they do at the start and the end of rounds, moves and activations.
import type { ScenariosStep } from '../../model/chapters/scenarios.ts';
import { NEUTRAL } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { unitOf } from '../figures.ts';
import { chambersScored, RESONANCE_STEPS, resonanceActivation } from './resonance.ts';
import { stormActivation, stormMove, TERMINAL_STEPS } from './terminals.ts';
import { tombActivation, tombMove } from './tomb.ts';

/** What a die must show for the storm to blow, G-18.3. */
const BLOWS = 4;
/** The round at whose start chambers roll, G-18.4. */
const SURGES = 3;

/** How this chapter's steps are taken, G-18: a scenario does nothing in hooks that it does not need. */
export const SCENARIOS_STEPS: StepRules<ScenariosStep['do']> = {
  ...TERMINAL_STEPS,
  ...RESONANCE_STEPS,
  'scenario-start': {
    perform: function* (state, _step, _answers, dice) {
      const { scenario, round } = state;
      if (scenario.kind === 'storm') {
        const die = dice.roll(6, 'storm');
        const blows = die >= BLOWS;
        yield { kind: 'storm-rolled', die, blows, to: { open: { scenario: { ...scenario, blows, sheltered: [] } } } };
      }
      if (scenario.kind === 'resonance') {
        const fresh = { ...scenario, doubled: [], interfaced: [], usedLogic: [], usedKnowledge: [], named: {} };
        yield { kind: 'chambers-rested', to: { open: { scenario: fresh } } };
        if (round !== SURGES) return;
        const surges = scenario.chambers.map(({ chamber }) => ({ do: 'surge', chamber }) as const);
        yield first(state, ...surges, { do: 'morale', first: state.seats[0]!.id });
      }
    },
  },
  'scenario-move': {
    perform: function* (state, { unit: id, path }, _answers, dice) {
      const unit = unitOf(state, id);
      const { scenario } = state;
      if (unit.place !== 'map' || unit.seat === NEUTRAL || path.length === 0) return;
      if (scenario.kind === 'tomb' && !unit.shaken) yield* tombMove(state, scenario, unit, dice);
      if (scenario.kind === 'storm') yield first(state, ...stormMove(unit));
    },
  },
  'scenario-activation': {
    perform: function* (state, { unit: id }, _answers, dice) {
      const unit = unitOf(state, id);
      const { scenario } = state;
      if (scenario.kind === 'tomb') yield* tombActivation(state, unit);
      if (scenario.kind === 'storm') yield* stormActivation(state, unit);
      if (scenario.kind === 'resonance')
        yield* resonanceActivation(state, scenario, unit, () => dice.roll(6, 'interface'));
    },
  },
  'scenario-end': {
    perform: function* (state) {
      if (state.scenario.kind === 'resonance') yield chambersScored(state, state.scenario);
    },
  },
};
