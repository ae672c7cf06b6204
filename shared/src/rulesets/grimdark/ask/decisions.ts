import { decisionsBy } from '../../../agenda/index.ts';
import type { ClockClass, Delay } from '../../../match/index.ts';
import { PROMPTS, type Prompt } from '../model/asks.ts';
import type { Table } from '../model/table.ts';

const clock = (name: string, seconds: number, waits = 30): ClockClass => ({ name, seconds, bank: true, waits });
/** Reactions have as long as in the other games, and draw the bank, other than in G-19.1. */
const reaction = (name: string): ClockClass => clock(name, 20, 5);

/** Spectators see all sides when the round is over, and not sooner than this: what was secret in it is worth nothing then. */
export const LEAST_DELAY: Delay = { minutes: 10, turns: 1 };

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

/** P8 to P11 of one turn share a running time, G-19.1. */
export const { pending, awaited, viewFor, seenOf, askedBy } = decisionsBy<Prompt, Table>({
  prompts: PROMPTS,
  unasked: 'G-19.1',
  clockOf: (prompt, { batch, turn }) => {
    const { clock } = PROMPTS[prompt];
    return { class: clock, run: clock === 'activation' ? `turn ${turn}` : `${batch}` };
  },
});
