import type { Move, Plan } from '../../ask/intents.ts';
import type { Step } from '../../model/state.ts';
import type { Interruption, Role } from '../../model/table.ts';

/**
 * The steps of one unit's plan: to the point of attack, the attack, to the end, W-4.2; `mark` inserts steps at a hex,
 * W-11.8.
 */
const ownSteps = (role: Role, plan: Plan, mark?: { readonly at: number; readonly steps: readonly Step[] }): Step[] => {
  const length = plan.move?.path.length ?? 0;
  const steps: Step[] = [];
  let reached = 0;
  const walkTo = (upTo: number) => {
    if (upTo > reached) steps.push({ do: 'walk', role, upTo });
    reached = Math.max(reached, upTo);
  };
  const stops: { at: number; steps: readonly Step[] }[] = mark ? [mark] : [];
  // A unit that turns on the spot turns before it attacks: its plan was checked with the new facing.
  const turns = plan.move !== undefined && length === 0;
  const turning: Step[] = turns ? [{ do: 'walk', role, upTo: 0 }] : [];
  // The sort is stable, so a trigger in the hex of the attack comes before the attack, W-11.8.
  if (plan.attack) stops.push({ at: plan.attack.after, steps: [...turning, { do: 'attack', role, exchange: false }] });
  for (const stop of stops.sort((a, b) => a.at - b.at)) {
    walkTo(stop.at);
    steps.push(...stop.steps);
  }
  if (!plan.attack) steps.push(...turning);
  walkTo(length);
  return steps;
};

/** The steps of an action without an interrupt. */
export const uninterrupted = (actor: Plan): Step[] => [...ownSteps('actor', actor), { do: 'finish', role: 'actor' }];

/** The steps of an action with a first interrupt, all of which happens at its trigger, W-11.4 and W-11.5. */
const first = (actor: Plan, interrupter: Plan, trigger: number): Step[] => [
  ...ownSteps('actor', actor, {
    at: trigger,
    steps: [{ do: 'interrupt' }, ...ownSteps('interrupter', interrupter), { do: 'finish', role: 'interrupter' }],
  }),
  { do: 'finish', role: 'actor' },
];

/** The steps of an action and a simultaneous interrupt: all rolls, then all damage, then both movements, W-11.6. */
const simultaneous = (actor: Plan, interrupter: Plan): Step[] => {
  const exchange = (role: Role, plan: Plan): Step[] => (plan.attack ? [{ do: 'attack', role, exchange: true }] : []);
  return [
    ...exchange('actor', actor),
    ...exchange('interrupter', interrupter),
    { do: 'settle' },
    ...ownSteps('actor', { move: actor.move }),
    ...ownSteps('interrupter', { move: interrupter.move }),
    { do: 'finish', role: 'interrupter' },
    { do: 'finish', role: 'actor' },
  ];
};

/** The steps of the move after a dodge, and of the rest of the actor's action, W-13b.8. */
export const evading = (move: Move, rest: readonly Step[]): Step[] => [
  ...ownSteps('interrupter', { move }),
  { do: 'finish', role: 'interrupter' },
  ...rest,
];

/** The steps of an action, and at its end the movement of an interrupt of which its side is told nothing, W-13d.18. */
const after = (actor: Plan, interrupter: Plan): Step[] => [
  ...ownSteps('actor', actor),
  ...ownSteps('interrupter', { move: interrupter.move }),
  { do: 'finish', role: 'interrupter' },
  { do: 'finish', role: 'actor' },
];

/** When an interrupt is carried out: `after`: at the end of the action, in secret. */
interface Order {
  readonly trigger: number;
  readonly timing: Interruption['timing'] | 'after';
}

/** The steps of an action and its interrupt, W-11. */
export const interrupted = (actor: Plan, interrupter: Plan, { timing, trigger }: Order): Step[] => {
  if (timing === 'after') return after(actor, interrupter);
  return timing === 'first' ? first(actor, interrupter, trigger) : simultaneous(actor, interrupter);
};
