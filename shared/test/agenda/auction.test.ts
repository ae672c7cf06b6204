import { fastDice, scriptedDice } from '@ironhex/shared/dice';
import {
  copyOf,
  type Decision,
  decisionsOf,
  followSeen,
  Match,
  OMNISCIENT,
  PUBLIC,
  type SeatId,
} from '@ironhex/shared/match';
import { describe, expect, it } from 'vitest';
import { type AuctionTypes, auction, breathless, type Intent, type State, type Step } from './auction.ts';

const VIEWERS = ['one', 'two', PUBLIC, OMNISCIENT];
const SETUP = {
  options: {},
  board: auction.boards.stock[0]!,
  seats: ['one', 'two'].map((id, side) => ({ id, side, force: null })),
};
const COMMIT: Intent = { kind: 'commit' };
const choose = (option: string): Intent => ({ kind: 'choose', option });
const coins = (lot: 'vase' | 'clock' | 'map', number: number): Intent => ({ kind: 'coins', lot, coins: number });

type Auction = Match<AuctionTypes>;
const begun = (rolls: readonly number[] = [], position?: Partial<State>): Auction =>
  new Match(
    auction,
    { ...SETUP, ...(position && { position: { ...auction.create(SETUP), ...position } }) },
    { dice: () => scriptedDice(rolls), viewers: VIEWERS },
  );
/** Answers, and gives the kinds of the events that follow. */
const answer = (match: Auction, seat: SeatId, ...intents: readonly Intent[]): readonly string[] =>
  intents.flatMap((intent) => {
    const done = match.submit(seat, intent);
    if (!done.ok) throw new Error(done.error.code);
    return done.value.events.map(({ kind }) => kind);
  });
const asked = (match: Auction, seat: SeatId): readonly Decision[] => decisionsOf(auction, match.view(seat), seat);
/** Both have bid: the second seat less, so that it may look. */
const bid = (rolls: readonly number[] = []): Auction => {
  const match = begun(rolls);
  answer(match, 'one', coins('vase', 3), coins('map', 2), COMMIT);
  answer(match, 'two', coins('clock', 4), COMMIT);
  return match;
};
const night = (match: Auction) => match.ring(match.timers()[0]!.id);

describe('a game by an agenda', () => {
  it('asks all seats of a step at once, and lets them answer anew until all have committed', () => {
    const match = begun();
    expect(asked(match, 'one')).toMatchObject([{ id: 1, kind: 'bid', clock: { class: 'bid', run: '1' } }]);
    expect(asked(match, 'two')).toMatchObject([{ id: 1 }]);
    answer(match, 'one', coins('vase', 3), COMMIT);
    expect(asked(match, 'one')).toMatchObject([{ committed: true }]);
    answer(match, 'one', coins('vase', 2), COMMIT);
    expect(match.state.own.one!.bids).toEqual({});
    answer(match, 'two', COMMIT);
    expect(match.state.own.one!.bids).toEqual({ vase: 2 });
    expect(match.state.batch).toBe(2);
  });

  it('keeps parts, and opens an answer again that has committed', () => {
    const match = begun();
    answer(match, 'one', coins('vase', 3), COMMIT);
    expect(match.state.own.one!.answers[1]).toEqual({ parts: { vase: coins('vase', 3) }, final: COMMIT });
    answer(match, 'one', coins('map', 3));
    expect(match.state.own.one!.answers[1]).toMatchObject({ final: null });
    expect(answer(match, 'two', COMMIT)).toEqual(['answered']);
    expect(match.check('one', coins('clock', 1))?.code).toBe('too-many-coins');
    expect(match.check('one', choose('yes'))?.code).toBe('wrong-answer');
  });

  it('waits for its window to close, whether or not the seat has answered, and takes the default for a missing answer', () => {
    const match = bid();
    expect(match.timers()).toEqual([{ id: 2, clock: { class: 'hidden', run: '2' } }]);
    expect(answer(match, 'two', choose('yes'))).toEqual(['answered']);
    night(match);
    expect(match.timers()).toEqual([]);
    expect(match.state.own.two!.seen).toEqual({ vase: 3, map: 2 });

    const unanswered = bid();
    night(unanswered);
    expect(unanswered.state.own.two!.seen).toBeNull();
  });

  it('opens the window also where no seat has a question, and tells nobody of the difference', () => {
    const equal = begun();
    for (const seat of ['one', 'two']) answer(equal, seat, coins('vase', 2), COMMIT);
    expect(equal.pending()).toEqual([]);
    for (const match of [bid(), equal])
      for (const viewer of ['one', PUBLIC])
        expect(match.awaited(viewer)).toEqual([
          { seat: null, id: null, kind: 'hidden', clock: { class: 'hidden', run: '2' } },
        ]);
  });

  it('asks by what was answered, with numbers that count up per seat', () => {
    const match = bid();
    night(match);
    expect(asked(match, 'one')).toMatchObject([{ id: 2, kind: 'offer' }]);
    expect(asked(match, 'two')).toEqual([]);
    expect(match.awaited('two')).toMatchObject([{ seat: 'one', id: null, kind: 'offer' }]);
    answer(match, 'one', choose('map'));
    expect(asked(match, 'two')).toMatchObject([{ id: 3, kind: 'take' }]);
    answer(match, 'two', choose('yes'));
    expect(match.state.owners).toEqual({ vase: 'one', clock: 'two', map: 'two' });
    expect(match.outcome).toMatchObject({ winner: 1, score: [1, 2] });
  });

  it('takes steps that a step puts before all others, and rolls only then', () => {
    const agenda: readonly Step[] = [{ do: 'sale', lot: 'map' }, { do: 'bids' }];
    const match = begun([3], { agenda });
    expect(match.begun.events.map(({ kind }) => kind)).toEqual([
      'went-on',
      'went-on',
      'went-on',
      'tied',
      'sold',
      'asked',
    ]);
    expect(match.state.owners).toEqual({ map: 'two' });
    expect([...match.state.agenda]).toEqual([{ do: 'bids' }]);
  });

  it('puts no question that has one answer', () => {
    const match = begun([], { agenda: [{ do: 'swap' }, { do: 'end' }], owners: { vase: 'one' } });
    expect(asked(match, 'one')).toEqual([]);
    expect(match.state.answered).toEqual({ offer: { parts: {}, final: choose('vase') } });
    answer(match, 'two', choose('yes'));
    expect(match.state.owners).toEqual({ vase: 'two' });
  });

  it('begins with nothing where a seat has a question already, and cannot run out of steps', () => {
    const { state } = begun();
    expect(begun([], state).begun.events).toEqual([]);
    expect(() => begun([], { agenda: [] })).toThrow(RangeError);
  });

  it('ends when a seat gives up', () => {
    const match = begun();
    expect(answer(match, 'two', { kind: 'concede' })).toEqual(['ended']);
    expect(match.outcome).toMatchObject({ winner: 0, code: 'given-up' });
    expect(match.pending()).toEqual([]);
    expect(match.awaited('one')).toEqual([]);
  });

  it('pauses where much was worked out at once, and goes on to the same end when its timer is up', () => {
    let pauses = 0;
    for (let seed = 0; seed < 40; seed++) {
      const [whole, cut] = [auction, breathless].map(
        (rules): Auction => new Match(rules, SETUP, { dice: () => fastDice(seed), viewers: VIEWERS }),
      ) as [Auction, Auction];
      const dice = fastDice(seed);
      const told = VIEWERS.map(() => new Set<string>());
      while (!whole.outcome) {
        const decision = whole.pending().find(({ committed }) => !committed);
        const { seat } = decision ?? {};
        const below = (n: number) => dice.pick(n, 'answer');
        const intent = seat === undefined ? undefined : auction.choices(whole.view(seat), decision!).sample(below);
        for (const match of [whole, cut]) {
          const asks = match.pending().find((each) => each.seat === seat && !each.committed);
          const done = seat !== undefined ? match.submit(seat, intent!, { decision: asks!.id }) : night(match);
          expect(done.ok).toBe(true);
        }
        for (; cut.state.window?.pause; pauses++) {
          expect(cut.timers()).toMatchObject([{ clock: { class: 'pause', seconds: 0 } }]);
          expect(cut.pending()).toEqual([]);
          for (const [index, viewer] of VIEWERS.entries())
            told[index]!.add(JSON.stringify([cut.awaited(viewer), cut.view(viewer).waits]));
          night(cut);
        }
        expect(cut.outcome).toEqual(whole.outcome);
        for (const viewer of VIEWERS)
          expect(cut.awaited(viewer).map(({ kind }) => kind)).toEqual(whole.awaited(viewer).map(({ kind }) => kind));
      }
      expect(cut.state.owners).toEqual(whole.state.owners);
      for (const each of told) for (const waits of each) expect(waits).toBe('[[],[]]');
    }
    expect(pauses).toBeGreaterThan(40);
  });

  it('can be given up in a pause', () => {
    const match: Auction = new Match(breathless, SETUP, { dice: () => fastDice(1), viewers: VIEWERS });
    for (const seat of ['one', 'two']) answer(match, seat, coins('vase', 2), COMMIT);
    while (!match.state.window?.pause) night(match);
    expect(answer(match, 'two', { kind: 'concede' })).toEqual(['ended']);
    expect(match.outcome).toMatchObject({ winner: 0, code: 'given-up' });
  });

  it('ends in any case, with views that follow and answers that are allowed', () => {
    for (let seed = 0; seed < 40; seed++) {
      const dice = fastDice(seed);
      const match: Auction = new Match(auction, SETUP, { dice: () => fastDice(seed), viewers: VIEWERS });
      const views = new Map(VIEWERS.map((viewer) => [viewer, copyOf(match.view(viewer))]));
      for (let n = 0; n < 200 && !match.outcome; n++) {
        const open = match.pending();
        const { seat, id } = open[dice.pick(open.length + 1, 'seat')] ?? {};
        const decision = seat !== undefined ? asked(match, seat).find((own) => own.id === id) : undefined;
        if (!decision && match.timers().length === 0) continue;
        const view = seat !== undefined ? match.view(seat) : undefined;
        if (decision) expect(auction.check(view!, seat!, auction.fallback(view!, decision), decision)).toBeUndefined();
        const done = decision
          ? match.submit(seat!, auction.choices(view!, decision).sample((below) => dice.pick(below, 'answer'))!, {
              decision: id,
            })
          : night(match);
        if (!done.ok) throw new Error(done.error.code);
        for (const [viewer, seen] of done.value.seen) {
          for (const each of seen) followSeen(auction, views.get(viewer)!, each);
          expect(views.get(viewer)).toEqual(match.view(viewer));
        }
      }
      expect(match.outcome).toBeDefined();
    }
  });
});
