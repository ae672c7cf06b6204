import { describe, expect, onTestFinished, test } from 'vitest';
import { layLine } from '../../../e2e/drivers/line.ts';
import { example } from '../example.ts';
import {
  askedOf,
  codeOf,
  type Gathering,
  gather,
  joined,
  must,
  open,
  play,
  quietConsole,
  RoomClient,
  sentenceOf,
  turnOf,
  until,
  useApp,
} from '../kit.ts';

const app = useApp({ countEvery: 0.02 });

quietConsole();

const secretOf = ({ match }: Gathering, seat: string) => match.seats.find(({ id }) => id === seat)!.secret;
/** All that is in the state of a client beside the view, which is that of its joining. */
const openTo = ({ state, own }: RoomClient) => ({ ...state, seats: state.seats.toJSON(), views: own!.eventCount });

/** Whoever is asked does nothing for a while: the match goes on by one decision. */
const goOn = async (at: Gathering): Promise<void> => {
  const { asked, decision } = turnOf(at);
  must(await asked.intend(decision.default, decision.id));
  const watching = at.everybody.filter(({ closed }) => closed === undefined);
  await until(
    () => watching.every(({ own }) => own!.eventCount === asked.own!.eventCount),
    'whoever is here has been told',
  );
};

describe('a line that breaks', () => {
  test('is followed by another, which is given what was missed', async () => {
    const at = await play(app.url);
    const line = await layLine(app.url);
    onTestFinished(line.close);
    const guest = await joined(line.url, at.match.id);
    const known = guest.own!.eventCount;

    line.cut();
    await until(() => at.blue.state.spectators === 1, 'the guest is missed');
    await goOn(at);
    await goOn(at);
    line.mend();
    const back = await joined(line.url, at.match.id);

    expect(guest.closed).toBeDefined();
    expect(back.view).toEqual(at.spectator.view);
    expect(await back.events(known + 1)).toEqual(at.spectator.seen.slice(known));
    await until(() => at.blue.state.spectators === 2, 'the guest is back');
  });

  test('leaves the seat marked as away until its player is back, and what was under way is done once', async () => {
    const at = await play(app.url);
    const { seat, decision, asked, other } = turnOf(at);
    await asked.leave();
    const line = await layLine(app.url);
    onTestFinished(line.close);
    const join = () => joined(line.url, at.match.id, { secret: secretOf(at, seat) });
    const player = await join();
    const command = { seq: 1, decision: decision.id, intent: decision.default };

    line.hush();
    const answer = player.ask('intent', command).catch(() => 'lost');
    await until(() => askedOf(other, seat)?.id !== decision.id, 'it is done');
    line.cut();
    await until(() => !other.state.seats.get(seat)!.connected, 'the player is missed');
    line.mend();
    const back = await join();
    await until(() => other.state.seats.get(seat)!.connected, 'the player is back');
    expect(await answer).toBe('lost');
    const seen = other.own!.eventCount;
    expect(await back.ask('intent', command)).toEqual({ ok: true });
    expect(other.own!.eventCount).toBe(seen);
    expect(back.own!.seq).toBe(1);
  });
});

describe('joining', () => {
  test('again by the same secret, after a reload, gives the same seat, view, numbers and policy', async () => {
    const at = await play(app.url);
    const { asked, seat } = turnOf(at);
    await goOn(at);
    must(await asked.ask('policy', { policy: { match: { answer: 'pass' } } }));
    const before = { view: asked.view, seen: [...asked.seen] };
    await asked.leave();
    const back = await joined(app.url, at.match.id, { secret: secretOf(at, seat) });
    expect(back.view).toEqual(before.view);
    expect(await back.events()).toEqual(before.seen);
    expect(back.welcomes).toEqual([
      {
        viewer: seat,
        ruleset: example.id,
        clocks: 'none',
        spectators: true,
        policy: { match: { answer: 'pass' } },
        seq: 1,
        now: expect.any(Number),
        host: seat === 'blue',
      },
    ]);
  });

  test('twice with one secret: both tabs see and do the same, and the seat is away only without either', async () => {
    const at = await play(app.url);
    const { asked, seat, decision } = turnOf(at);
    const tab = await joined(app.url, at.match.id, { secret: secretOf(at, seat) });
    expect(tab.view).toEqual(asked.view);
    must(await tab.intend(decision.default, decision.id));
    await until(() => asked.seen.length === tab.own!.eventCount, 'the first tab is told');
    expect(asked.view).toEqual(tab.view);
    await asked.leave();
    await goOn({ ...at, blue: seat === 'blue' ? tab : at.blue, orange: seat === 'orange' ? tab : at.orange });
    expect(at.spectator.state.seats.get(seat)!.connected).toBe(true);
    await tab.leave();
    await until(() => !at.spectator.state.seats.get(seat)!.connected, 'the seat is away');
  });

  test('as a spectator is possible at any time: before, during and after the match', async () => {
    const at = await gather(app.url);
    const early = await joined(app.url, at.match.id);
    await until(() => early.own, 'the table is shown');
    expect(early.view).toMatchObject({
      asked: { blue: 0, orange: 0 },
      moment: { kind: 'running' },
      board: { id: 'open-hills' },
    });
    for (const [seat, client] of [at.blue, at.orange].entries())
      must(await client.ask('sit', { name: `Player ${seat}`, salt: at.salts[seat] }));
    await until(() => early.own!.eventCount > 0, 'the match begins before its eyes');
    const during = await joined(app.url, at.match.id);
    expect(during.view).toEqual(early.view);
    await early.leave();
    await goOn(at);
    must(await at.blue.intend({ kind: 'concede' }));
    const after = await joined(app.url, at.match.id);
    await until(() => during.state.status === 'over', 'the end is seen');
    expect(after.view).toEqual(during.view);
    expect(openTo(after)).toEqual(openTo(during));
    expect(await after.events()).toEqual(at.spectator.seen);
  });

  test('seats nobody under a name that looks like the other’s, and proposes a free one', async () => {
    const at = await gather(app.url);
    must(await at.blue.ask('sit', { name: 'Ada', salt: at.salts[0] }));
    for (const name of ['Ada', ' ADA ', 'Ａda', 'A\u200bda']) {
      const answer = await at.orange.ask('sit', { name, salt: at.salts[1] });
      expect(codeOf(answer)).toBe('name-taken');
      expect(sentenceOf(answer)).toMatch(/"Ada" sits at this table .* "\S+ 2"\.$/);
    }
    const imitating = await at.orange.ask('sit', { name: '\u0410da', salt: at.salts[1] });
    expect(sentenceOf(imitating)).toBe(
      'Your name looks like that of "Ada", who sits at this table already. You could be "\u0410da 2".',
    );
    const asTheTable = await at.orange.ask('sit', { name: 'Sp\u0435ctator', salt: at.salts[1] });
    expect(sentenceOf(asTheTable)).toMatch(/^Your name looks like "Spectator", by which the table itself goes/);
    expect(at.spectator.state.seats.get('orange')!.taken).toBe(false);
    must(await at.blue.ask('sit', { name: 'Анна', salt: at.salts[0] }));
    must(await at.blue.ask('sit', { name: 'ada', salt: at.salts[0] }));
    must(await at.orange.ask('sit', { name: 'Ada 2', salt: at.salts[1] }));
  });

  test('shows everybody who sits, who is connected and how many watch', async () => {
    const at = await gather(app.url);
    const seats = () =>
      [...at.spectator.state.seats.values()].map(({ id, name, taken, connected }) => ({ id, name, taken, connected }));
    must(await at.orange.ask('sit', { name: ' Bo ', salt: at.salts[1] }));
    await until(() => at.spectator.state.seats.get('orange')!.taken, 'orange sits');
    expect(seats()).toEqual([
      { id: 'blue', name: '', taken: false, connected: true },
      { id: 'orange', name: 'Bo', taken: true, connected: true },
    ]);
    await at.blue.leave();
    await until(() => !at.spectator.state.seats.get('blue')!.connected, 'blue is gone');
    await until(() => at.spectator.state.spectators === 1, 'the spectator is counted');
    expect(at.spectator.state).toMatchObject({ status: 'gathering', hostSeat: 'blue' });
  });

  test.each([
    ['a secret that opens nothing', () => ({ secret: 'x'.repeat(32) }), /holds no seat/],
    ['an empty secret', () => ({ secret: '' }), /holds no seat/],
    ['a secret of another match', async () => ({ secret: (await open(app.url)).seats[0]!.secret }), /holds no seat/],
    ['a secret that is no text', () => ({ secret: 7 }), /Join with a seat link/],
    ['a secret far too long', () => ({ secret: 'x'.repeat(65) }), /Join with a seat link/],
    ['a viewer of its own choice', () => ({ viewer: 'blue' }), /Join with a seat link/],
    ['more than anybody has to say', () => ({ name: 'x'.repeat(5000) }), /too large|413/],
  ])('with %s is refused', async (_what, join, message) => {
    const { id } = await open(app.url);
    await expect(RoomClient.join(app.url, id, await join())).rejects.toThrow(message);
  });

  test('a match that does not exist is refused', async () => {
    await expect(RoomClient.join(app.url, 'nowhere')).rejects.toThrow(/not found/);
  });
});

describe('after the end', () => {
  const over = async (): Promise<Gathering> => {
    const at = await play(app.url);
    must(await at.orange.intend({ kind: 'concede' }));
    await until(() => at.everybody.every(({ state }) => state.status === 'over'), 'everybody sees the end');
    return at;
  };

  test('conceding, out of turn too, gives the match to the other side', async () => {
    const { spectator } = await over();
    expect(JSON.parse(spectator.state.outcome)).toEqual({
      winner: 0,
      score: [0, 0],
      rule: 'W-15',
      code: 'conceded',
    });
  });

  test('a rematch opens when both want it: the players swap seats, spectators are told where', async () => {
    const at = await over();
    must(await at.blue.ask('rematch', { wanted: true }));
    must(await at.blue.ask('rematch', { wanted: false }));
    must(await at.orange.ask('rematch', { wanted: true }));
    expect(at.orange.state.seats.get('blue')!.rematch).toBe(false);
    expect(at.blue.invitations).toEqual([]);
    must(await at.blue.ask('rematch', { wanted: true }));
    await until(() => at.everybody.every(({ invitations }) => invitations.length === 1), 'everybody is invited');

    const [blue, orange, guest] = at.everybody.map(({ invitations }) => invitations[0]!);
    expect(Object.keys(guest!)).toEqual(['id']);
    expect([blue, orange]).toEqual([guest, guest]);
    const [ada, bo] = [
      await joined(app.url, blue!.id, { secret: secretOf(at, 'blue') }),
      await joined(app.url, blue!.id, { secret: secretOf(at, 'orange') }),
    ];
    expect([ada.viewers, bo.viewers]).toEqual([['orange'], ['blue']]);
    must(await ada.ask('sit', { name: 'Ada', salt: at.salts[0] }));
    must(await bo.ask('sit', { name: 'Bo', salt: at.salts[1] }));
    await until(() => ada.own!.eventCount > 0, 'the rematch begins');
    expect(at.blue.state.series, 'no match came before the first').toBe('');
    expect(JSON.parse(ada.state.series), 'by the seats of now').toEqual({
      players: [
        { name: 'Bo', won: 0 },
        { name: 'Ada', won: 1 },
      ],
      drawn: 0,
    });
    expect(ada.state.commitment).not.toBe(at.blue.state.commitment);

    // A reloaded page asks the old room again, and is told the same.
    const reloaded = await joined(app.url, at.match.id, { secret: secretOf(at, 'blue') });
    // With its greeting: the page must not take it for a rematch that has just been opened.
    await until(() => reloaded.welcomes.length === 1, 'the reloaded page is greeted');
    expect(reloaded.invitations).toEqual([blue]);
    expect(codeOf(await at.blue.ask('rematch', { wanted: true }))).toBe('done');
  });
});
