import { seatOf, type Viewer } from '@ironhex/shared/match';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import { SAMPLES } from '../../../shared/test/rulesets/samples.ts';
import { Connection } from '../../src/net/connection.ts';
import type { MatchSource } from '../../src/table/source.ts';
import type { Open } from '../../src/worker/serve.ts';
import { openPage, settle } from '../net/far-end.ts';
import { Heard } from './heard.ts';
import { holding, TO_PLAY, TO_SEE } from './open-match.ts';
import { PretendedRoom } from './pretended-room.ts';
import { Truth } from './truth.ts';

vi.mock('colyseus.js', async (original) => ({
  ...(await original<typeof import('colyseus.js')>()),
  Client: (await import('../net/far-end.ts')).FakeClient,
}));

/** Where the match comes from: gives a source for each of its viewers. */
type Opening = (truth: Truth) => (viewer: Viewer) => Opened;

interface Opened {
  readonly source: MatchSource;
  /** Lets it in, once it has knocked. */
  readonly letIn: () => void;
  /** Asks for a new view, and waits for it. */
  readonly refresh: () => Promise<unknown>;
}

const overTheNetwork: Opening = (truth) => {
  const room = new PretendedRoom(truth.again());
  return (viewer) => {
    const line = room.await(viewer);
    const source = new Connection('m1', { secrets: [], opened: () => {}, lost: () => {} });
    const refresh = async () => {
      const next = room.await(viewer);
      source.refresh();
      await vi.advanceTimersByTimeAsync(500);
      room.greet(next);
      await settle();
    };
    return { source, letIn: () => room.greet(line), refresh };
  };
};

const inAWorker =
  (open: Open): Opening =>
  (truth) => {
    const match = holding(truth.record(), open);
    return (viewer) => {
      const source = match.as(viewer);
      const refresh = () => {
        source.refresh();
        return settle();
      };
      return { source, letIn: () => {}, refresh };
    };
  };

const onThisPage = inAWorker(TO_PLAY);
const fromARecord = inAWorker(TO_SEE);

/** Somebody at the match. */
type Guest = Heard & Pick<Opened, 'refresh'>;

let heard: Heard[];

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
  heard = [];
});

afterEach(() => {
  for (const { leave } of heard) leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Somebody at the match, for each of its viewers. */
const join = async (truth: Truth, opening: Opening): Promise<ReadonlyMap<Viewer, Guest>> => {
  const open = opening(truth);
  const everybody = new Map<Viewer, Guest>();
  for (const viewer of truth.viewers) {
    const { source, letIn, refresh } = open(viewer);
    everybody.set(viewer, Object.assign(new Heard(source, truth.match.ruleset), { refresh }));
    await settle();
    letIn();
    await settle();
  }
  heard.push(...everybody.values());
  return everybody;
};

/** What was told is what is true. */
const expectTrue = (truth: Truth, everybody: ReadonlyMap<Viewer, Heard>): void => {
  for (const [viewer, { source, events, view, from }] of everybody) {
    expect(events, viewer).toEqual(truth.told(viewer));
    expect(view, viewer).toEqual(truth.view(viewer));
    if (events.length > 0) expect(from, viewer).toEqual(truth.first(viewer));
    expect(source.own.value?.awaited, viewer).toEqual(truth.awaited(viewer));
    const { outcome } = truth.match;
    expect(source.facts.value).toMatchObject({ status: outcome ? 'over' : 'playing', clocks: 'none', outcome });
  }
};

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))('%s', (_, sample) => {
  const { ruleset } = sample;
  /** A match that goes on. */
  const begun = (): Truth => {
    const truth = new Truth(sample.ruleset, smallSetup(sample, 5), 5);
    truth.play(6);
    return truth;
  };

  describe.each([
    ['over the network', overTheNetwork],
    ['on this page', onThisPage],
    ['of a record', fromARecord],
  ])('%s', (_, opening) => {
    test('who joins gets the view, the past from its beginning, and what is asked', async () => {
      const truth = begun();
      const everybody = await join(truth, opening);
      expectTrue(truth, everybody);
      for (const [viewer, { source }] of everybody) {
        expect(source.access.value).toMatchObject({ status: 'open', message: '' });
        expect(source.own.value).toMatchObject({ viewer, seat: opening === fromARecord ? null : seatOf(viewer) });
        expect(source.facts.value!.ruleset).toBe(ruleset.id);
        const seats = truth.match.setup.seats.map(({ id, side }) => expect.objectContaining({ id, side, taken: true }));
        expect(source.facts.value!.seats).toEqual(seats);
        expect(source.facts.value!.seats[0]!.name).toBe('Ada');
      }
    });

    test('a new view can be asked for at any time', async () => {
      const truth = begun();
      const everybody = await join(truth, opening);
      for (const guest of everybody.values()) {
        guest.view = undefined;
        await guest.refresh();
        expect(guest.source.access.value.status).toBe('open');
      }
      expectTrue(truth, everybody);
    });

    test('whoever has left is told nothing more, and refused', async () => {
      const truth = begun();
      const everybody = await join(truth, opening);
      const { seat, ...asked } = truth.draw();
      const gone = everybody.get(seat)!;
      const before = gone.events.length;
      gone.leave();
      expect(await gone.source.act('intent', asked)).toMatchObject({ ok: false, refusal: { code: 'no-line' } });
      await settle();
      expect(gone.events).toHaveLength(before);
    });
  });

  describe.each([
    ['over the network', overTheNetwork],
    ['on this page', onThisPage],
  ])('%s', (_, opening) => {
    test('everybody is told what happens, once and in order, before the answer comes', async () => {
      const truth = begun();
      const everybody = await join(truth, opening);
      for (let n = 0; n < 12 && !truth.match.outcome; n += 1) {
        const { seat, ...asked } = truth.draw();
        const asking = everybody.get(seat)!;
        const answer = asking.source.act('intent', asked).then((given) => ({ given, told: asking.events.length }));
        await settle();
        const given = truth.intend(seat, asked);
        expect(await answer).toEqual({ given, told: truth.told(seat).length });
        expectTrue(truth, everybody);
      }
    });

    test('what is refused changes nothing, and is refused in the words of the rules', async () => {
      const truth = begun();
      const everybody = await join(truth, opening);
      const { seat, intent, decision } = truth.draw();
      for (const asked of [
        { intent, decision: decision + 1000 },
        { intent: ruleset.concession, decision: 1000 },
      ]) {
        const answer = everybody.get(seat)!.source.act('intent', asked);
        await settle();
        expect((await answer).ok).toBe(false);
        expect(await answer).toEqual(truth.intend(seat, asked));
        expectTrue(truth, everybody);
      }
    });

    test('who gives up ends the match, and nothing can be asked any more', async () => {
      const truth = begun();
      const everybody = await join(truth, opening);
      const seat = truth.match.setup.seats[0]!.id;
      for (let n = 0; n < 2; n += 1) {
        const answer = everybody.get(seat)!.source.act('intent', { intent: ruleset.concession });
        await settle();
        expect(await answer).toEqual(truth.intend(seat, { intent: ruleset.concession }));
        expectTrue(truth, everybody);
      }
      expect(truth.match.outcome).toBeDefined();
    });
  });

  describe('of a record', () => {
    test('any moment can be sought, and what follows leads to the same end', async () => {
      const truth = begun();
      truth.play(40);
      const everybody = await join(truth, fromARecord);
      for (const [viewer, guest] of everybody) {
        const moments = [{ at: 0, view: truth.first(viewer) }, ...truth.moments(viewer)];
        for (const { at, view } of [...moments, ...moments.toReversed()]) {
          const sought = guest.source.reach.value.seek!(at);
          await settle();
          expect(await sought).toEqual({ ok: true });
          expect(guest.landed, `${viewer} at ${at}`).toEqual(view);
          expect(guest.view, `${viewer} from ${at}`).toEqual(truth.view(viewer));
        }
      }
      expectTrue(truth, everybody);
    });

    test('there are only the moments of the match, and nobody changes it', async () => {
      const truth = begun();
      const everybody = await join(truth, fromARecord);
      const { seat, ...asked } = truth.draw();
      const { source, events } = everybody.get(seat)!;
      const { seek } = source.reach.value;
      const answers = [seek!(-1), seek!(events.length + 1), seek!(0.5), source.act('intent', asked)];
      await settle();
      for (const answer of await Promise.all(answers))
        expect(answer).toMatchObject({ ok: false, refusal: { message: expect.stringMatching(/\.$/) } });
      expectTrue(truth, everybody);
    });
  });
});
