import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  codeOf,
  type Gathering,
  gather,
  inWords,
  must,
  play,
  RoomClient,
  sentenceOf,
  turnOf,
  until,
  useApp,
} from '../../kit.ts';

const app = useApp();

let at: Gathering;
beforeAll(async () => {
  at = await play(app.url);
});

/** All that anybody at the table has in hand. */
const tableAs = ({ everybody }: Gathering) =>
  everybody.map(({ view, seen, said, own, state, decisions }) => ({
    view,
    seen: seen.length,
    said: said.length,
    eventCount: own!.eventCount,
    status: state.status,
    seats: state.seats.toJSON(),
    decisions,
  }));

/** A message that lasts until everybody's line has been used once more: what was on its way has come by then. */
const settled = async ({ everybody }: Gathering): Promise<void> => {
  for (const client of everybody) must(await client.ask('events', { since: 1_000_000 }));
};

/** Sends something that must be refused, and checks that nothing came of it, for nobody. */
const refused = async (client: RoomClient, command: string, payload: unknown) => {
  await settled(at);
  const before = tableAs(at);
  const frames = at.everybody.map((other) => other.frames.length);
  const answer = await client.ask(command, payload);
  // Only the answer itself came over the wire, and only to whoever asked.
  const came = at.everybody.map((other, index) => other.frames.length - frames[index]!);
  expect(came).toEqual(at.everybody.map((other) => (other === client ? 1 : 0)));
  await settled(at);
  expect(tableAs(at)).toEqual(before);
  if (answer.ok) throw new Error(`${command} was not refused`);
  return answer.refusal;
};

const intent = (asked: unknown, more: object = {}) => ({ seq: 1, intent: asked, ...more });
const acting = (move: object) => intent({ kind: 'act', unit: 'b1', move: { path: [], facing: 0, ...move } });
const salt = 'a salt of mine';
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

const MALFORMED: readonly (readonly [command: string, what: string, payload: unknown, names: string])[] = [
  ['sit', 'nothing', undefined, 'the message'],
  ['sit', 'null', null, 'the message'],
  ['sit', 'a list', [], 'the message'],
  ['sit', 'a number for a name', { name: 7, salt }, 'name'],
  ['sit', 'an empty name', { name: '  ', salt }, 'name'],
  ['sit', 'a name too long', { name: 'x'.repeat(25), salt }, 'name'],
  ['sit', 'a salt too short', { name: 'Ada', salt: 'short' }, 'salt'],
  ['sit', 'a salt too long', { name: 'Ada', salt: 'x'.repeat(65) }, 'salt'],
  ['sit', 'an unknown field', { name: 'Ada', salt, host: true }, 'host'],
  ['intent', 'nothing', undefined, 'the message'],
  ['intent', 'text', 'concede', 'the message'],
  ['intent', 'no number', { intent: { kind: 'pass' } }, 'seq'],
  ['intent', 'the number 0', intent({ kind: 'pass' }, { seq: 0 }), 'seq'],
  ['intent', 'half a number', intent({ kind: 'pass' }, { seq: 1.5 }), 'seq'],
  ['intent', 'a number as text', intent({ kind: 'pass' }, { seq: '1' }), 'seq'],
  ['intent', 'a number that is none', intent({ kind: 'pass' }, { seq: Number.NaN }), 'seq'],
  ['intent', 'a negative decision', intent({ kind: 'pass' }, { decision: -1 }), 'decision'],
  ['intent', 'an unknown field', intent({ kind: 'pass' }, { seat: 'orange' }), 'seat'],
  ['intent', 'no intent', { seq: 1 }, 'intent'],
  ['intent', 'an unknown intent', intent({ kind: 'win' }), 'intent.kind'],
  ['intent', 'an unknown field inside', intent({ kind: 'concede', seat: 'orange' }), 'intent.seat'],
  ['intent', 'a unit that is no text', intent({ kind: 'wait', unit: 1 }), 'intent.unit'],
  ['intent', 'a hex that is none', acting({ path: ['0101', '-1-1'] }), 'intent.move.path.1'],
  ['intent', 'a facing that is none', acting({ facing: 6 }), 'intent.move.facing'],
  ['intent', 'a path too long', acting({ path: Array(61).fill('0101') }), 'intent.move.path'],
  ['intent', 'a path of 60,000 elements', acting({ path: Array(60_000).fill(1) }), 'far longer'],
  ['intent', 'lists in lists in lists', intent(nested(500)), 'far longer'],
  ['policy', 'nothing', undefined, 'the message'],
  ['policy', 'no policy', {}, 'policy'],
  ['policy', 'an unknown answer', { policy: { match: { answer: 'win' } } }, 'policy.match.answer'],
  ['policy', 'an unknown field', { policy: { match: { answer: 'pass' }, seat: 'orange' } }, 'policy.seat'],
  ['policy', 'a cost of text', { policy: { match: { answer: 'ask', fromCost: '5' } } }, 'policy.match.fromCost'],
  ['events', 'nothing', undefined, 'the message'],
  ['events', 'a negative number', { since: -1 }, 'since'],
  ['events', 'text', { since: 'the start' }, 'since'],
  ['events', 'an unknown field', { since: 1, viewer: 'orange' }, 'viewer'],
  ['rematch', 'nothing', undefined, 'the message'],
  ['rematch', 'a word', { wanted: 'yes' }, 'wanted'],
  ['rematch', 'an unknown field', { wanted: true, seat: 'orange' }, 'seat'],
  ['reissue', 'nothing', undefined, 'the message'],
  ['reissue', 'no secret', { seat: 'orange' }, 'secret'],
  ['reissue', 'a secret too short', { seat: 'orange', secret: 'x'.repeat(31) }, 'secret'],
  ['reissue', 'a secret too long', { seat: 'orange', secret: 'x'.repeat(33) }, 'secret'],
  ['reissue', 'a secret with a line after it', { seat: 'orange', secret: `${'x'.repeat(32)}\n` }, 'secret'],
  ['reissue', 'a secret that cannot stand in an address', { seat: 'orange', secret: '#'.repeat(32) }, 'secret'],
  ['reissue', 'an unknown field', { seat: 'orange', secret: 'x'.repeat(32), host: true }, 'host'],
  ['stay', 'nothing', undefined, 'the message'],
  ['stay', 'a seat', { seat: 'orange' }, 'seat'],
  ['withdraw', 'nothing', undefined, 'the message'],
  ['withdraw', 'no seat', {}, 'seat'],
  ['withdraw', 'a name far too long for a seat', { seat: 'x'.repeat(25) }, 'seat'],
  ['say', 'nothing', undefined, 'the message'],
  ['say', 'blanks', { text: '   ' }, 'text'],
  ['say', 'too much', { text: 'x'.repeat(301) }, 'text'],
  ['say', 'a number', { text: 5 }, 'text'],
  ['ready', 'no revision', { ready: true }, 'revision'],
  ['ready', 'an unknown field', { ready: true, revision: 0, seat: 'orange' }, 'seat'],
  ['stand', 'a short secret', { secret: 'x' }, 'secret'],
  ['swap', 'one seat', { seats: ['blue'] }, 'seats'],
  ['lot', 'an unknown field', { seed: 1 }, 'seed'],
  ['close', 'no seat', { closed: true }, 'seat'],
  ['lock', 'no word', { locked: 'yes' }, 'locked'],
  ['hand', 'an unknown field', { seat: 'orange', to: 'me' }, 'to'],
  ['say', 'an unknown field', { text: 'hello', from: 'orange' }, 'from'],
  ['mute', 'no word', { seat: 'orange' }, 'muted'],
  ['sit', 'a person of no secret', { name: 'Ada', salt: 'some salt', person: 'Ada' }, 'person'],
];

describe('a command that is not well-formed is refused, naming the place, and nothing comes of it', () => {
  test.each(MALFORMED)('%s with %s', async (command, _what, payload, names) => {
    const refusal = await refused(at.blue, command, payload);
    expect(refusal.code).toBe('malformed');
    expect(inWords(refusal)).toContain(names);
  });

  test('whatever it is, its number is not used up', async () => {
    const asked = turnOf(at).asked;
    await refused(asked, 'intent', intent({ kind: 'win' }, { seq: 1 }));
    const answer = await asked.ask('intent', intent({ kind: 'wait', unit: 'nobody' }, { seq: 1 }));
    expect(codeOf(answer)).toBe('no-unit');
  });
});

describe('a spectator', () => {
  test.each([
    ['sit', { name: 'Eve', salt }],
    ['intent', intent({ kind: 'concede' })],
    ['policy', { policy: { match: { answer: 'pass' } } }],
    ['rematch', { wanted: true }],
    ['reissue', { seat: 'blue', secret: 'x'.repeat(32) }],
    ['stay', {}],
    ['withdraw', { seat: 'orange' }],
  ])('cannot %s', async (command, payload) => {
    const refusal = await refused(at.spectator, command, payload);
    expect(refusal).toEqual({ code: 'spectator' });
    expect(inWords(refusal)).toBe('You are watching this match. Open a seat link to play in it.');
  });
});

describe('a command at the wrong time is refused', () => {
  test('sitting down when the match has begun', async () => {
    expect(await refused(at.orange, 'sit', { name: 'Mallory', salt })).toMatchObject({ code: 'begun' });
    expect(at.blue.state.seats.get('orange')!.name).toBe('Bo');
  });

  test('asking for a rematch before the end', async () => {
    expect(await refused(at.blue, 'rematch', { wanted: true })).toMatchObject({ code: 'not-over' });
  });

  test('acting before everybody sits, saying who is missing', async () => {
    const early = await gather(app.url);
    must(await early.blue.ask('sit', { name: 'Ada', salt }));
    const answer = await early.blue.intend({ kind: 'concede' });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'not-begun' } });
    expect(sentenceOf(answer)).toContain('orange missing');
    expect(early.blue.state.status).toBe('gathering');
  });

  test('acting when it is over', async () => {
    const over = await play(app.url);
    must(await over.blue.intend({ kind: 'concede' }));
    expect(codeOf(await over.orange.intend({ kind: 'concede' }))).toBe('over');
    expect(JSON.parse(over.blue.state.outcome)).toMatchObject({ winner: 1 });
  });
});

describe('what breaks the line harms nobody but whoever sent it', () => {
  /** A connection of its own for breaking: orange's second tab. */
  let vandal: RoomClient;
  beforeEach(async () => {
    vandal = await RoomClient.join(app.url, at.match.id, { secret: at.match.seats[1]!.secret });
  });

  /** The others are answered as ever, and orange can come back. */
  const untroubled = async () => {
    await settled(at);
    const back = await RoomClient.join(app.url, at.match.id, { secret: at.match.seats[1]!.secret });
    await until(() => back.own, 'orange is back');
    expect(back.view).toEqual(at.orange.view);
    await back.leave();
  };

  test('a message of a million elements closes the line', async () => {
    vandal.room.send('intent' as never, acting({ path: Array(1_000_000).fill('0101') }) as never);
    await until(() => vandal.closed !== undefined, 'the line is closed');
    await untroubled();
  });

  test('a question nobody knows is answered with an error', async () => {
    for (const unknown of ['fly', 'constructor', '__proto__', 'toString'])
      await expect(vandal.ask(unknown, {})).rejects.toThrow(/no onMessage/);
    await untroubled();
  });

  const text = (word: string) => [0xa0 | word.length, ...Buffer.from(word)];
  const [DATA, BYTES, REQUEST] = [13, 17, 21];
  test.each([
    ['nothing at all', []],
    ['a kind of message that does not exist', [99, 1, 2, 3]],
    ['a message cut off', [DATA]],
    ['an unknown message', [DATA, ...text('constructor')]],
    ['a name said to be longer than memory', [DATA, 0xdb, 0xff, 0xff, 0xff, 0x7f, 65]],
    ['a content that cannot be decoded', [DATA, ...text('say'), 0xc1]],
    ['a question cut off', [REQUEST]],
    [
      'a question with a list said to have four billion elements',
      [REQUEST, 1, ...text('say'), 0xdd, 255, 255, 255, 255],
    ],
    ['bytes for nobody', [BYTES, ...text('say'), 1, 2, 3]],
  ])('bytes that mean nothing: %s', async (_what, bytes) => {
    vandal.room.connection.send(new Uint8Array(bytes));
    await untroubled();
    await vandal.room.connection.close();
  });
});
