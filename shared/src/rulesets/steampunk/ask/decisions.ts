import { decisionsBy } from '../../../agenda/index.ts';
import type { Awaited, ClockClass, Delay } from '../../../match/index.ts';
import { PROMPTS, type Prompt } from '../model/asks.ts';
import type { View } from '../model/state.ts';
import type { Table } from '../model/table.ts';
import { matchClock } from '../rules/victory/ending.ts';

/**
 * Orders are written one turn ahead, ORD-2: when two turns have ended they have been carried out. Hidden units can outlast
 * any delay, CON-8.
 */
export const LEAST_DELAY: Delay = { minutes: 10, turns: 2 };

/** What the clocks of prompts are called. */
const NAMES: Readonly<Record<Prompt, string>> = {
  race: 'Choose a race',
  budget: 'Choose a budget',
  announce: 'Announce Huge units',
  army: 'Choose an army',
  terrain: 'Design your ground',
  hide: 'Choose who begins hidden',
  setup: 'Set up units',
  deploy: 'Set up in secret',
  plan: 'Write orders',
  move: 'Choose a move',
  declare: 'Declare an assault',
  swap: 'Choose the hex to fight over',
  enter: 'Choose who enters',
  slip: 'Retreat before an assault',
  cloud: 'Release a cloud',
  angle: 'Choose the side to meet an assault with',
  allocate: 'Allocate hits',
  retreat: 'Choose where to retreat',
  withdraw: 'Retreat after winning',
  shoot: 'Choose targets',
  spot: 'Choose a token to spot',
  heal: 'Heal and repair',
  casualty: 'Choose who is shot',
  endure: 'Spend endurance',
  reveal: 'Reveal a unit',
  flee: 'Choose where an enemy flees',
  cunning: 'Exchange hits',
  drag: 'Choose where to drag',
  gunsmoke: 'Choose where smoke drifts',
  weapon: 'Choose a weapon',
  unstable: 'Choose a hex for an unstable round',
};

const clockOf = ([prompt, { seconds }]: [string, { readonly seconds: number }]): [string, ClockClass] => [
  prompt,
  { name: NAMES[prompt as Prompt], seconds, bank: true, waits: prompt === 'plan' ? 30 : 5 },
];

/** A clock for each prompt, section 23, and one for windows in which somebody may be asked in secret, CON-8. */
export const CLOCKS: Readonly<Record<string, ClockClass>> = {
  ...Object.fromEntries(Object.entries(PROMPTS).map(clockOf)),
  hidden: { name: 'Hidden units', seconds: 10, bank: false },
};

/** A bank for the whole match; when it is empty a prompt has five seconds, CLK-2. */
export const BANK = { seconds: 900, whenEmpty: 5 } as const;

const DECISIONS = decisionsBy<Prompt, Table>({
  prompts: PROMPTS,
  unasked: 'CLK-1',
  clockOf: (prompt, { batch }) => ({ class: prompt, run: `${batch}` }),
});

export const { pending, viewFor, seenOf, askedBy } = DECISIONS;

/** What a viewer may know of the decisions, and last the time of the match. */
export const awaited = (view: View): readonly Awaited[] => {
  const clock = view.outcome ? undefined : matchClock(view);
  return [...DECISIONS.awaited(view), ...(clock ? [{ seat: null, id: null, kind: clock.class, clock }] : [])];
};
