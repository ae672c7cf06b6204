import { PUBLIC } from '@ironhex/shared/match';
import { describe, expect, it } from 'vitest';
import { redact, view } from '../../../src/rulesets/steampunk/model/redact.ts';
import type { State } from '../../../src/rulesets/steampunk/model/state.ts';
import type { Step } from '../../../src/rulesets/steampunk/model/steps.ts';
import { type Placing, runStep, tableOf } from './kit.ts';

// What happens to hidden units without a word to others, INF-1.

const HURT: Partial<Placing> = { unit: 'ork.ork_infantry', at: 'D4', ledger: { fd: 2 } };
/** Step 4 of a turn: damage is applied. */
const APPLY: Step = { do: 'step', step: 4 };

const hurt = (hidden: boolean): State =>
  tableOf({ units: { b1: { unit: 'elf.e34', at: 'D8' }, o1: { ...HURT, hidden } as Placing } });

describe('damage that waits', () => {
  it('of units that all see is applied in a step that is told', () => {
    const { events } = runStep(hurt(false), APPLY);
    expect(events.map(({ kind }) => kind)).toContain('step-began');
  });

  it('of hidden units is applied in silence: others see the same as if there was none', () => {
    const state = hurt(true);
    const before = ['blue', PUBLIC].map((viewer) => view(state, viewer));
    const { events } = runStep(state, APPLY);
    expect(state.units.o1!.harm.fd).toBe(2);
    for (const viewer of ['blue', PUBLIC])
      expect(events.map((event) => redact(state, event, viewer)).filter((seen) => seen !== undefined)).toEqual([]);
    expect(['blue', PUBLIC].map((viewer) => view(state, viewer))).toEqual(before);
  });
});

describe('what units still do after an assault', () => {
  it('stands in the view of nobody else', () => {
    const state = { ...hurt(false), late: { o1: ['R'] } };
    for (const viewer of ['blue', 'orange', PUBLIC]) expect(view(state, viewer)).not.toHaveProperty('late');
  });
});
