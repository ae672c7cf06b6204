import { PUBLIC, positionOf, type SeatId, type Viewer } from '@ironhex/shared/match';
import { clocksFor } from '@ironhex/shared/protocol';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ComputerPlayers } from '../../../server/src/computer/players.ts';
import type { ThinkingPool } from '../../../server/src/computer/pool.ts';
import type { AnyRuleset, Blueprint } from '../../../server/src/rooms/match/history/blueprint.ts';
import { MatchRunner } from '../../../server/src/rooms/match/runner.ts';
import { Table } from '../../../server/src/rooms/match/table.ts';
import { ownStateOf, publicStateOf } from '../../../server/src/sync/shown.ts';
import { secretly } from '../../../shared/test/rules/warfare3025/detection/kit.ts';
import { GRIFFIN, hex, WOLVERINE } from '../../../shared/test/rules/warfare3025/kit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Seconds of a window, as nobody changes them. */
const WINDOW = 8;
/** Milliseconds in which something is looked at: a window, and what comes after it. */
const LONG = 30_000;
/** Milliseconds that a computer thinks about anything. */
const THOUGHT = 300;

/** Who holds red's seat: a person, a computer that plays for one, or nobody since the host has freed it. */
type Holder = 'person' | 'computer' | 'nobody';

/** What red's player does in the window, or has said before. */
type Deed = 'nothing' | 'passes' | 'has a policy';

interface Making {
  readonly clocks: 'none' | object;
  readonly holder: Holder;
  /** Whether red's unit, of which blue knows nothing, can do anything in the window. */
  readonly able: boolean;
  readonly deed?: Deed;
}

/** A table at which blue's only unit is in sight, and red's stands hidden before it: able to do anything, or to do nothing. */
const blueprintOf = ({ clocks, able }: Making): Blueprint => {
  const nothing = { movement: 20, ppc: 20, 'lrm-10': 20 };
  const { state } = secretly(
    {
      // Too far for its sensors.
      ground: { '0,0': 'light' },
      units: {
        b1: { card: WOLVERINE, at: '0,29' },
        r1: { card: GRIFFIN, at: '0,0', facing: 3, ticks: 1, ...(able ? {} : { damage: nothing }) },
      },
    },
    { b1: 'visible' },
  );
  const seats = state.seats.map(({ id, side }) => ({ id, side, force: null, brings: 'match' as const, lock: '' }));
  const setup = { options: state.options, board: state.board, seats };
  const asked = clocksFor(warfare3025, clocks as never);
  if (!asked.ok) throw new Error(asked.error[0]!.message);
  return {
    ...{ id: 'here', name: 'Here', rulesetId: warfare3025.id, version: warfare3025.version },
    ...{ options: state.options, board: state.board, seats, clocks: asked.value },
    position: warfare3025.schemas.position.parse(positionOf({ ruleset: warfare3025, setup, state }).position),
    diceSecret: '24'.padStart(64, '0'),
  };
};

/** Something that blue or somebody who watches is told or shown, and when. */
type Told = readonly [ms: number, viewer: Viewer, what: string];

/** Blue moves; gives all that red's others are told and shown from then on, and when. */
const watched = async (making: Making): Promise<readonly Told[]> => {
  vi.setSystemTime(1_000_000);
  const told: Told[] = [];
  const shown = new Map<Viewer, string>();
  const blueprint = blueprintOf(making);
  const viewers = ['blue', PUBLIC];
  const note = (viewer: Viewer, what: string) => {
    if (viewers.includes(viewer)) told.push([Date.now(), viewer, what]);
  };
  const look = () => {
    for (const viewer of viewers) {
      const now = JSON.stringify([ownStateOf(table, viewer), publicStateOf(table, [])]);
      if (shown.get(viewer) !== now) note(viewer, now);
      shown.set(viewer, now);
    }
  };
  const table: Table = new Table(
    warfare3025 as unknown as AnyRuleset,
    blueprint,
    { now: Date.now },
    {
      seen: (viewer, seen) => note(viewer, JSON.stringify(seen)),
      expired: (seat, id) => runner.expire(seat, id, Date.now()),
      laid: () => {},
    },
  );
  const trouble = (what: string) => {
    throw new Error(what);
  };
  const changed = () => {
    look();
    computers.look();
  };
  const runner = new MatchRunner(table, { happened: () => {}, changed, trouble });
  const think = () => new Promise((done) => setTimeout(done, THOUGHT));
  const computers: ComputerPlayers = new ComputerPlayers({
    ...{ table, pool: { think } as unknown as ThinkingPool, openedBy: '', pause: 700, now: Date.now },
    attended: () => true,
    apply: (work) => work(),
    perform: (entry) => runner.perform(entry),
    trouble,
  });
  const perform = (entry: object) => {
    const refusal = runner.perform({ at: Date.now(), ...entry } as never);
    if (refusal) throw new Error(refusal.code);
  };
  for (const { id } of blueprint.seats) perform({ kind: 'sat', seat: id, name: id, salt: `salt of ${id}` });
  if (making.holder === 'computer') perform({ kind: 'covered', seat: 'red', by: 'blue', level: 'easy' });
  if (making.holder === 'nobody') perform({ kind: 'relocked', seat: 'red', by: 'blue', lock: 'next' });
  if (making.deed === 'has a policy') perform({ kind: 'policy', seat: 'red', policy: { match: { answer: 'pass' } } });
  const openOf = (seat: SeatId) => table.pending().find((asked) => asked.seat === seat)?.id;
  const intent = warfare3025.schemas.intent.parse({
    kind: 'act',
    unit: 'b1',
    move: { path: [hex('0,28')], facing: 0 },
  });
  perform({
    kind: 'done',
    seat: 'blue',
    by: 'player',
    decision: openOf('blue'),
    intent,
  });
  const asksRed = openOf('red') !== undefined;
  expect(asksRed).toBe(making.able && making.deed !== 'has a policy');
  await vi.advanceTimersByTimeAsync(1000);
  if (making.deed === 'passes' && making.able)
    perform({ kind: 'done', seat: 'red', by: 'player', decision: openOf('red'), intent: { kind: 'pass' } });
  await vi.advanceTimersByTimeAsync(LONG);
  computers.stop();
  table.clocks.stop();
  return told;
};

/** When what is told with these words was told to a viewer. */
const when = (told: readonly Told[], viewer: Viewer, words: string): number =>
  told.find(([, to, what]) => to === viewer && what.includes(words))![0];

describe.each<['none' | object]>([['none'], [{ seconds: { plan: 10 } }]])('a window with clocks %o', (clocks) => {
  test.each<[Holder, readonly Deed[]]>([
    ['person', ['nothing', 'passes', 'has a policy']],
    ['computer', ['nothing']],
    ['nobody', ['nothing', 'has a policy']],
  ])(
    'is the same to all others, and lasts its time, whether or not a seat held by %s can use it',
    async (holder, deeds) => {
      const none = await watched({ clocks, holder, able: false });
      for (const viewer of ['blue', PUBLIC]) {
        const open = when(none, viewer, '"windowOpened"');
        expect(when(none, viewer, '"windowClosed"') - open).toBe(WINDOW * 1000);
      }
      for (const deed of deeds) expect(await watched({ clocks, holder, able: true, deed }), deed).toEqual(none);
    },
  );
});
