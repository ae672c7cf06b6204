import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { puppetTable } from '../../table-kit.ts';
import type { PuppetDecision } from '../../toys/puppet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Seconds to plan, then a long bank; who reacts has all the time there is. */
const CLOCKS = { seconds: { plan: 5, react: 3600 }, bank: 300 };

const asked = (seat: string, id: number, more: Partial<PuppetDecision> = {}): PuppetDecision => ({
  id,
  seat,
  kind: 'move',
  clock: { class: seat === 'blue' ? 'plan' : 'react' },
  ...more,
});

/** What blue does next, and whom the match waits for after that. */
interface Step {
  readonly seconds: number;
  readonly does: 'answer' | 'go back';
  /** Blue itself is asked again; if not, nobody that it knows of may be. */
  readonly own: boolean;
  readonly open: boolean;
  readonly secret: boolean;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    seconds: fc.integer({ min: 0, max: 9 }),
    does: fc.constantFrom<Step['does']>('answer', 'go back'),
    own: fc.boolean(),
    open: fc.constantFrom(true, true, false),
    secret: fc.boolean(),
  }),
  { maxLength: 20 },
);

/** Blue uses up its ration, while orange is asked something openly and something in secret. */
const TO_THE_END: Step[] = Array.from({ length: 5 }, () =>
  (['answer', 'go back'] as const).map((does): Step => ({ seconds: 2, does, own: false, open: true, secret: true })),
).flat();

/** All that blue and spectators are told of going back, and of the clocks; orange is asked in secret, or it is not. */
const told = (steps: readonly Step[], withSecrets: boolean): unknown[] => {
  vi.setSystemTime(1_000_000);
  const { table, perform } = puppetTable(CLOCKS);
  const all = steps.map(({ seconds, does, own, open, secret }) => {
    vi.advanceTimersByTime(seconds * 1000);
    const [decision] = table.awaited('blue').filter(({ seat }) => seat === 'blue');
    const way = table.wayBack('blue');
    const pending = [
      ...(own ? [asked('blue', (decision?.id ?? 0) + 1)] : []),
      ...(open ? [asked('orange', 1)] : []),
      ...(secret && withSecrets ? [asked('orange', 2, { kind: 'hidden', secret })] : []),
    ];
    const answer = { kind: 'done', seat: 'blue', intent: { do: 'ask', pending }, by: 'player' } as const;
    const refusal =
      does === 'answer'
        ? decision && perform({ ...answer, decision: decision.id! })
        : perform({ kind: 'back', seat: 'blue', decision: way?.decision ?? 1 });
    const viewers = ['blue', 'public'].map((viewer) => [
      ['blue', 'orange'].map((seat) => table.clocks.bank(seat, viewer)),
      table.clocks.shownTo(viewer),
      table.awaited(viewer),
    ]);
    return { refusal, way, next: table.wayBack('blue'), left: table.taken.left('blue'), viewers };
  });
  table.clocks.stop();
  return all;
};

test('whether another seat is asked in secret changes no ration, no refusal and no time that somebody else is told of', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(steps, (steps) => {
      const open = told(steps, false) as readonly { refusal?: { code: string }; left: number }[];
      expect(told(steps, true)).toEqual(open);
      for (const { refusal, left } of open) met.add(refusal?.code ?? `${left} left`);
    }),
    { numRuns: 150, examples: [[TO_THE_END]] },
  );
  for (const reached of ['ration-used', 'no-way-back', '0 left']) expect(met).toContain(reached);
});
