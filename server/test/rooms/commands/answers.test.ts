import { type Refusal, told } from '@ironhex/shared/match';
import { beforeEach, describe, expect, test } from 'vitest';
import { Chat } from '../../../src/rooms/commands/chat.ts';
import { example, type Intent } from '../../example.ts';
import {
  codeOf,
  type Gathering,
  must,
  play,
  RoomClient,
  sameFor,
  sentenceOf,
  turnOf,
  until,
  useApp,
  viewOf,
} from '../../kit.ts';

const app = useApp();

let at: Gathering;
beforeEach(async () => {
  at = await play(app.url);
});

/** Waiting with the unit that is asked. */
const wait = (): Intent => turnOf(at).decision.default;

describe('an intent that the rules do not allow changes nothing and says why', () => {
  /** The refusal, after checking that nobody has seen anything of it. */
  const refusal = async (asking: () => ReturnType<RoomClient['ask']>) => {
    await sameFor(at.everybody, at.blue);
    const before = at.everybody.map(({ view, seen }) => ({ view, seen: seen.length }));
    const answer = await asking();
    expect(await at.spectator.events()).toHaveLength(before[2]!.seen);
    expect(at.everybody.map(({ view, seen }) => ({ view, seen: seen.length }))).toEqual(before);
    return answer.ok ? 'done' : answer.refusal;
  };

  test('out of turn', async () => {
    const { other } = turnOf(at);
    expect(await refusal(() => other.intend(wait()))).toMatchObject({ code: 'not-asked', rule: 'W-3.1' });
  });

  test('with somebody else’s unit', async () => {
    const { answer, seat } = turnOf(at);
    const theirs = viewOf(at.blue).units.find((unit) => unit.seat !== seat)!.id;
    const refused = await refusal(() => answer({ kind: 'wait', unit: theirs }));
    expect(refused).toEqual({ code: 'not-yours', rule: 'W-3.1' });
    expect(told(example.words.refusals, refused as Refusal).message).toBe('That unit is not yours.');
  });

  test('with an answer to another question', async () => {
    const { answer } = turnOf(at);
    expect(await refusal(() => answer({ kind: 'pass' }))).toMatchObject({ code: 'wrong-answer' });
  });

  test('in answer to a question that was answered already, or has never been asked', async () => {
    const { asked, decision } = turnOf(at);
    const stale = () => asked.intend(decision.default, decision.id + 1);
    expect(await refusal(stale)).toMatchObject({ code: 'stale-decision' });
    must(await asked.intend(decision.default, decision.id));
    expect(await refusal(() => asked.intend(decision.default, decision.id))).toMatchObject({ code: 'stale-decision' });
  });
});

describe('numbers make sure that what is sent twice is done once', () => {
  test('the same number with the same intent is answered the same, and done once', async () => {
    const { asked, decision } = turnOf(at);
    const command = { seq: 7, decision: decision.id, intent: decision.default };
    const twice = await Promise.all([asked.ask('intent', command), asked.ask('intent', command)]);
    expect(twice).toEqual([{ ok: true }, { ok: true }]);
    await sameFor(at.everybody, asked);
    const seen = asked.seen.length;
    expect(await asked.ask('intent', command)).toEqual({ ok: true });
    expect(await at.spectator.events()).toHaveLength(seen);
    expect(asked.seen.filter((event) => event.seen.kind === 'waited')).toHaveLength(1);
  });

  test('a refusal is repeated too, even if it would be allowed by now', async () => {
    const { asked, other, decision } = turnOf(at);
    const early = { seq: 1, intent: { kind: 'pass' } };
    const first = await other.ask('intent', early);
    expect(codeOf(first)).toBe('not-asked');
    must(await asked.intend(decision.default, decision.id));
    expect(await other.ask('intent', early)).toEqual(first);
  });

  test('the same number with another intent is refused in words for people, and the number to go on from is told', async () => {
    const { asked, decision } = turnOf(at);
    must(await asked.ask('intent', { seq: 5, decision: decision.id, intent: decision.default }));
    const other = await asked.ask('intent', { seq: 5, intent: { kind: 'concede' } });
    expect(other).toMatchObject({ ok: false, refusal: { code: 'seq-used' } });
    expect(sentenceOf(other)).toContain('from another tab already. Look what happened');
    expect(asked.own!.seq).toBe(5);
    expect(asked.state.status).toBe('playing');
    must(await asked.ask('intent', { seq: 6, intent: { kind: 'concede' } }));
  });

  test('a number below the highest is refused, even one that was never used', async () => {
    const { asked } = turnOf(at);
    await asked.ask('intent', { seq: 9, intent: { kind: 'pass' } });
    expect(codeOf(await asked.ask('intent', { seq: 3, intent: { kind: 'concede' } }))).toBe('seq-used');
  });

  test('the two seats count on their own', async () => {
    const { asked, other, decision } = turnOf(at);
    must(await asked.ask('intent', { seq: 1, decision: decision.id, intent: decision.default }));
    must(await other.ask('intent', { seq: 1, intent: { kind: 'concede' } }));
  });

  test('a second tab goes on where the first one is, after a refusal as well', async () => {
    const { asked, seat } = turnOf(at);
    const { secret } = at.match.seats.find(({ id }) => id === seat)!;
    const tab = await RoomClient.join(app.url, at.match.id, { secret });
    await until(() => tab.own, 'the tab has got the state');
    expect(codeOf(await asked.intend({ kind: 'pass' }))).toBe('wrong-answer');
    await until(() => tab.own!.seq === 1, 'the tab knows the number');
    const { decision } = turnOf(at);
    must(await tab.intend(decision.default, decision.id));
    await until(() => asked.own!.seq === 2, 'the first tab knows the number');
    must(await asked.intend({ kind: 'concede' }));
  });
});

describe('the chat', () => {
  test('reaches everybody, with who said it; that of spectators reaches spectators while the match is played', async () => {
    const guest = await RoomClient.join(app.url, at.match.id, { name: 'Cy' });
    must(await at.blue.ask('say', { text: ' Good luck! ' }));
    must(await at.spectator.ask('say', { text: 'And me?' }));
    must(await guest.ask('say', { text: 'And me!' }));
    const said = [
      { from: 'Ada', seat: 'blue', text: 'Good luck!' },
      { from: 'Spectator', seat: null, text: 'And me?', to: 'spectators' },
      { from: 'Cy (watching)', seat: null, text: 'And me!', to: 'spectators' },
    ];
    for (const client of [at.spectator, guest]) {
      await until(() => client.said.length === 3, 'all has been heard');
      expect(client.said).toEqual(said);
    }
    for (const client of [at.blue, at.orange]) expect(client.said).toEqual(said.slice(0, 1));
  });

  test('is bounded for all who watch together, below what those who play may say', async () => {
    const chat = new Chat();
    const watching = await Promise.all(
      Array.from({ length: 30 }, (_, n) => chat.refuses({ sessionId: `${n}`, seat: null })),
    );
    expect(watching.filter((refusal) => refusal === undefined)).toHaveLength(8);
    expect(sentenceOf(watching.at(-1)!)).toContain('Many who watch');
    const tabs = await Promise.all(
      Array.from({ length: 6 }, (_, n) => chat.refuses({ sessionId: `tab ${n}`, seat: 'blue' })),
    );
    expect(tabs.filter((refusal) => refusal === undefined)).toHaveLength(5);
    expect(await chat.refuses({ sessionId: 'another', seat: 'orange' })).toBeUndefined();
  });

  test('makes whoever talks too fast wait, and nobody else', async () => {
    const answers: string[] = [];
    for (let i = 1; i <= 8; i++) answers.push(codeOf(await at.blue.ask('say', { text: `word ${i}` })));
    expect(answers).toEqual([...Array(5).fill('done'), ...Array(3).fill('too-fast')]);
    must(await at.orange.ask('say', { text: 'Slow down.' }));
    await until(() => at.spectator.said.some(({ from }) => from === 'Bo'), 'orange is heard');
    expect(at.spectator.said.map(({ text }) => text)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `word ${n}`).concat('Slow down.'),
    );
  });
});

test('everybody is told before the answer comes: state, then events, then the answer', async () => {
  const { asked, decision } = turnOf(at);
  const before = { events: asked.own!.eventCount, asked: viewOf(asked).asked };
  const answered = asked.intend(decision.default, decision.id).then(() => ({
    events: asked.own!.eventCount,
    seen: asked.seen.length,
    asked: viewOf(asked).asked,
  }));
  const now = await answered;
  expect(now.events).toBeGreaterThan(before.events);
  expect(now.seen).toBe(now.events);
  expect(now.asked).not.toEqual(before.asked);
});

test('what several ask for in the same moment is done in order, and each gets its own answer', async () => {
  const { asked, other, decision } = turnOf(at);
  const [first, second, third] = await Promise.all([
    asked.intend(decision.default, decision.id),
    asked.intend({ kind: 'pass' }, decision.id),
    other.intend({ kind: 'pass' }, decision.id + 100),
  ]);
  expect([first, second, third].map(codeOf)).toEqual(['done', 'stale-decision', 'stale-decision']);
});
