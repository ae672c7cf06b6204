import type { Prompt } from '@ironhex/shared/grimdark';
import { ActionPlanner } from './act/action-planner.ts';
import type { Desk, Planner } from './planner.ts';
import { CastPlanner } from './prompts/cast-planner.ts';
import { CasualtiesPlanner } from './prompts/casualties-planner.ts';
import { ChoicePicker } from './prompts/choice-picker.ts';
import { CHOICE_PROMPTS } from './prompts/choices.ts';
import { DeclarePlanner } from './prompts/declare-planner.ts';
import { HinderPlanner } from './prompts/hinder-planner.ts';
import { SpotPlanner } from './prompts/spot-planner.ts';
import { SPOT_PROMPTS } from './prompts/spots.ts';
import { ShotsPlanner } from './shoot/shots-planner.ts';

/** The planners of one match. Each kind of question that is planned on the page has one. */
export const plannersFor = (desk: Desk) => {
  const action = new ActionPlanner(desk);
  return {
    action,
    shots: new ShotsPlanner(desk, (unit) => action.aimOf(unit)),
    spots: new SpotPlanner(desk),
    options: new ChoicePicker(desk),
    declare: new DeclarePlanner(desk),
    cast: new CastPlanner(desk),
    hinder: new HinderPlanner(desk),
    casualties: new CasualtiesPlanner(desk),
  } as const;
};

/** All planners of a match, by name. */
export type Planners = ReturnType<typeof plannersFor>;

/** Names one planner for several prompts. */
const by = <N extends keyof Planners>(name: N, prompts: readonly Prompt[]): Readonly<Partial<Record<Prompt, N>>> =>
  Object.fromEntries(prompts.map((prompt) => [prompt, name]));

/** Which planner answers which prompt. */
const BY_PROMPT: Readonly<Partial<Record<Prompt, keyof Planners>>> = {
  activate: 'action',
  act: 'action',
  shoot: 'shots',
  ...by('spots', SPOT_PROMPTS),
  ...by('options', CHOICE_PROMPTS),
  declare: 'declare',
  cast: 'cast',
  hinder: 'hinder',
  casualties: 'casualties',
};

/** The planner of a prompt; undefined for one that is answered beside the map alone. */
export const plannerOf = (planners: Planners, prompt: Prompt): Planner | undefined => {
  const name = BY_PROMPT[prompt];
  return name && planners[name];
};
