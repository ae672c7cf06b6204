import type { View } from '@ironhex/shared/steampunk';
import { SETUP_STEPS, stepName } from './steps.ts';
import { PANELS } from './ui.ts';

const STAGES: Readonly<Record<View['stage'], string>> = {
  races: 'Races',
  armies: 'Armies',
  terrain: 'Ground',
  setup: 'Set-up',
  orders: 'First orders',
  turn: '',
  'end-phase': 'The end',
  over: 'The match is over',
};

/** What the match is at, in a few words. */
export const nowText = ({ stage, step, turn, timeUp, options: { victory } }: View): string => {
  if (stage === 'setup' && step > 0) return `${STAGES.setup} ${step} of 6: ${SETUP_STEPS[step]}`;
  if (stage !== 'turn') return STAGES[stage];
  if (timeUp) return PANELS.lastTurn(turn);
  return PANELS.turn(turn, victory.kind === 'timed' ? victory.turns : undefined);
};

/** The turn and its step; outside of turns what the match is at. */
export const partOf = (view: View): readonly string[] => {
  const { stage, turn, step } = view;
  if (stage !== 'turn') return [nowText(view)];
  return [PANELS.turn(turn, undefined), ...(step > 0 ? [stepName(step)] : [])];
};
