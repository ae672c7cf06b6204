import type { Intent } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import type { Event } from '../../../../src/rulesets/grimdark/model/events.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import type { UnitId } from '../../../../src/rulesets/grimdark/model/units.ts';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import type { Fall } from '../../agenda-kit.ts';
import { runStep } from '../kit.ts';

// What tests of shooting share: a declaration in few words, and what came of its groups.

type Shots = Extract<Intent, { kind: 'shoot' }>;

/** One group: weapon and target, and the models that Sniper names. */
export type Shot = readonly [weapon: string, target: UnitId, models?: number[]];

export const shots = (...groups: readonly Shot[]): Shots => ({
  kind: 'shoot',
  groups: groups.map(([weapon, target, models]) => ({ weapon, hero: false, target, ...(models && { models }) })),
});

/** What came of each group, in the order of resolution, as the worked cases tell it. */
export const groupsIn = (events: readonly Event[]) => {
  const groups: { weapon: string; attacks: number; hits: number; cover: boolean; wounds: number }[] = [];
  for (const event of events) {
    if (event.kind === 'group-resolved') {
      const { attack, hitDice, blockDice, cover } = event;
      groups.push({ weapon: attack.weapon, attacks: hitDice.length, hits: blockDice.length, cover, wounds: 0 });
    }
    if (event.kind === 'wounds-marked') groups.at(-1)!.wounds += event.caused;
  }
  return groups;
};

/** The active unit shoots. Changes the state. */
export const shoot = (state: State, answer: Intent, dice: Fall = []) => {
  const { events, asked } = runStep(state, { do: 'shoot' }, { answers: { shoot: answer }, dice });
  return { events, asked, groups: groupsIn(events) };
};

/** How many models of a unit live. */
export const living = ({ units }: State, id: UnitId): number =>
  units[id]!.wounds.filter((marked) => marked !== GONE).length;
