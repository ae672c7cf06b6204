import { PUBLIC, type positionOf } from '@ironhex/shared/match';
import { STOCK_BOARDS } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { laid } from '../laid.ts';
import { type Told, WatchedTable } from './detection/watched-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Ten seconds of its own, and a bank of ten; who has used it up has three seconds for each further question. */
const CLOCKS = { seconds: { plan: 10, window: 3 }, bank: 10, whenEmpty: 3, opening: 0 };
const WINDOW = 3000;

/** Ticks after which a unit does not act in this test. */
const LATE = 900;

/**
 * Two players of blue have a unit each beside the map, which orange does not see. One of them is first in line; a third one,
 * of `blue`, is in sight, and acts after that.
 */
const ambush = (first: 'blue' | 'blue-2') =>
  laid(warfare3025, {
    options: { limit: 120, detection: 'on', players: 2 },
    board: STOCK_BOARDS.find(({ id }) => id === 'open-hills')!,
    position: {
      elapsed: 5,
      units: [
        { id: 'b1', seat: 'blue', card: 'GRF-1N', ticks: first === 'blue' ? 0 : LATE },
        { id: 'b2', seat: 'blue-2', card: 'GRF-1N', ticks: first === 'blue-2' ? 0 : LATE },
        { id: 'b3', seat: 'blue', card: 'LCT-1V', at: '0510', facing: 0, ticks: 1 },
        { id: 'o1', seat: 'orange', card: 'GRF-1N', ticks: LATE },
        { id: 'o2', seat: 'orange-2', card: 'GRF-1N', ticks: LATE },
      ],
      detection: { known: { b3: { state: 'visible' } } },
      decision: { kind: 'activate', units: [first === 'blue' ? 'b1' : 'b2'] },
    },
  }) as object as ReturnType<typeof positionOf>;

/** The bank of blue as orange is shown it at last, and the deadlines that it was shown, since the beginning. */
const shownIn = (told: readonly Told[]) => {
  const states = told.flatMap(([at, viewer, what]) =>
    viewer === 'orange' && what.startsWith('[{"decisions"') ? [{ at, ...JSON.parse(what)[0] }] : [],
  );
  return states.map(({ at, decisions, banks }) => ({
    at: at - 1_000_000,
    banks: [banks.blue, banks['blue-2']],
    until: decisions.map(({ deadline }: { deadline: number }) => deadline - 1_000_000),
  }));
};

/** Somebody of blue thinks for so long about a unit that is not seen; then nobody answers any more. */
const played = async (first: 'blue' | 'blue-2', seconds: number): Promise<readonly Told[]> => {
  vi.setSystemTime(1_000_000);
  const at = new WatchedTable(ambush(first), CLOCKS, ['orange', 'orange-2', PUBLIC]);
  const asked = at.openOf(first);
  await vi.advanceTimersByTimeAsync(1000 * seconds);
  if (at.openOf(first) === asked) at.answer(first, { kind: 'wait', unit: first === 'blue' ? 'b1' : 'b2' });
  await vi.advanceTimersByTimeAsync(WINDOW + 60_000);
  at.stop();
  return at.told;
};

test.each([4, 16, 30])(
  'who of two players has thought for %i seconds about an unseen unit shows in no bank and at no moment, W-13d.16',
  async (seconds) => {
    const one = await played('blue', seconds);
    expect(await played('blue-2', seconds)).toEqual(one);
    const shown = shownIn(one);
    // The times are those that run: what is shown to end ends then, by the bank that both share or by that of the seat.
    const unseen = Math.min(seconds, 20) * 1000;
    expect(shown.find(({ until }) => until.length > 0)!.until).toEqual([20_000]);
    expect(shown.map(({ at }) => at)).toContain(unseen);
    const open = shown.find(({ at, until }) => at >= unseen + WINDOW && until.length > 0)!;
    expect(open).toMatchObject({ banks: [10_000, 10_000] });
    expect(shown.map(({ at }) => at)).toContain(open.until[0]);
  },
);
