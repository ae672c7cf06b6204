import type { Awaited, ClockClass, Decision } from '../../../match/index.ts';
import { type Ask, PROMPTS, type Prompt } from '../model/asks.ts';
import type { Own, State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { matchClock } from '../rules/victory/match-time.ts';

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

/** The decision that a question is. What is asked in secret has the clock of the window. */
const decisionOf = ({ id, seat, prompt, secret }: Ask, { answers }: Own, batch: number): Decision => ({
  id,
  seat,
  kind: prompt,
  clock: { class: secret ? 'hidden' : prompt, run: `${batch}` },
  ...(answers[id]?.final ? { committed: true as const } : {}),
});

/** What the match waits for, in truth. */
export const pending = ({ own, batch, outcome }: State): readonly Decision[] =>
  outcome ? [] : Object.values(own).flatMap((mine) => mine.asks.map((ask) => decisionOf(ask, mine, batch)));

/**
 * What a viewer may know of it: its own decisions whole, of others who is asked what, of a window that it is open, and last
 * the time of the match. The omniscient viewer knows all decisions whole.
 */
export const awaited = (view: View): readonly Awaited[] => {
  const { own, waits, batch, outcome, secrets } = view;
  if (outcome) return [];
  const clock = matchClock(view);
  const known = secrets ? Object.values(secrets.own) : own ? [own] : [];
  return [
    ...known.flatMap((mine) => mine.asks.map((ask) => decisionOf(ask, mine, batch))),
    ...waits,
    ...(clock ? [{ seat: null, id: null, kind: clock.class, clock }] : []),
  ];
};

/** The number of the prompt that a decision is, section 23; of none: nothing is asked, CLK-1. */
export const askedBy = (kind?: string): string => PROMPTS[kind as Prompt]?.number ?? 'CLK-1';

/** The question that a decision puts. */
export const askOf = ({ own }: View, { id }: Pick<Decision, 'id'>): Ask => own!.asks.find((ask) => ask.id === id)!;
