import { PROMPTS, type Prompt } from './asks.ts';
import type { Table } from './table.ts';

/** The clock of a prompt and its run: P8 to P11 of one turn share theirs, G-19.1. */
export const clockOf = (prompt: Prompt, { batch, turn }: Pick<Table, 'batch' | 'turn'>) => {
  const { clock } = PROMPTS[prompt];
  return { class: clock, run: clock === 'activation' ? `turn ${turn}` : `${batch}` };
};
