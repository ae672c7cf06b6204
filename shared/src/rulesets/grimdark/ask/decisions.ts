import type { Awaited, ClockClass, Decision } from '../../../match/index.ts';
import { type Ask, PROMPTS, type Prompt } from '../model/asks.ts';
import { clockOf } from '../model/clock-of.ts';
import type { Own, State } from '../model/state.ts';
import type { View } from '../model/view.ts';

const clock = (name: string, seconds: number, waits = 30): ClockClass => ({ name, seconds, bank: true, waits });
/** Reactions have as long as in the other games, and draw the bank, other than in G-19.1. */
const reaction = (name: string): ClockClass => clock(name, 20, 5);

/** The clocks of the prompts, G-19.1. P8 to P11 of one activation share theirs. */
export const CLOCKS: Readonly<Record<(typeof PROMPTS)[Prompt]['clock'], ClockClass>> = {
  proposal: clock('Begin as proposed', 30),
  'marker-first': clock('Choose who places a marker first', 20),
  'place-marker': clock('Place a marker', 45),
  edge: clock('Choose an edge', 20),
  declare: clock('Declare joins, transports and reserves', 120),
  deploy: clock('Deploy a unit', 60),
  scout: clock('Place a scout', 45),
  arrive: clock('Bring a reserve', 45),
  activation: clock('Activate a unit', 75),
  hinder: reaction('Hinder a spell'),
  counter: reaction('Counter'),
  'strike-back': reaction('Strike back'),
  casualties: reaction('Choose casualties'),
  separate: reaction('Step back'),
  consolidate: reaction('Consolidate'),
  'bail-out': reaction('Bail out'),
  choice: clock('Choose', 20),
};

/** Seconds of the whole match that a player draws when those of a prompt are used up, G-19.1. */
export const BANK = { seconds: 300, whenEmpty: null } as const;

const decisionOf = (ask: Ask, at: Pick<View, 'batch' | 'turn'>): Decision => ({
  id: ask.id,
  seat: ask.seat,
  kind: ask.prompt,
  clock: clockOf(ask.prompt, at),
});

/** The open decisions of one seat. One that has its answer is committed. */
const openOf = ({ asks, answers }: Own, at: Pick<View, 'batch' | 'turn'>): Decision[] =>
  asks.map((ask) => ({
    ...decisionOf(ask, at),
    ...(answers[ask.id]?.final ? { committed: true as const } : {}),
  }));

/** The open decisions of all seats. */
export const pending = (state: State): readonly Decision[] =>
  state.outcome ? [] : Object.values(state.own).flatMap((own) => openOf(own, state));

/**
 * The open decisions as a viewer knows them: its own whole, of others who is asked what; the omniscient viewer knows all
 * whole.
 */
export const awaited = (view: View): readonly Awaited[] => {
  if (view.outcome) return [];
  const known = view.secrets ? Object.values(view.secrets.own) : view.own ? [view.own] : [];
  return [...known.flatMap((own) => openOf(own, view)), ...view.waits];
};

/** The number of the prompt that a kind of decision is; `G-19.1` for none. */
export const askedBy = (kind?: string): string => PROMPTS[kind as Prompt]?.number ?? 'G-19.1';

/** The question behind a decision of the viewer. */
export const askOf = ({ own }: View, { id }: Pick<Decision, 'id'>): Ask => own!.asks.find((ask) => ask.id === id)!;
