import { writeView } from '@ironhex/shared/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientMatch } from '../../src/table/match.ts';
import { now } from '../../src/table/now.ts';
import { UI } from '../../src/text/ui.ts';
import type { ExampleTypes } from '../example.ts';
import { exampleRules, story } from '../example.ts';
import { FarEnd, openPage, server, settle } from '../net/far-end.ts';

vi.mock('colyseus.js', async (original) => ({
  ...(await original<typeof import('colyseus.js')>()),
  Client: (await import('../net/far-end.ts')).FakeClient,
}));

const { chapters } = story(5);
const [chapter] = chapters.slice(2);
const events = chapters.slice(0, 3).flatMap((each) => each.events);
let match: ClientMatch<ExampleTypes>;
let room: FarEnd;

beforeEach(async () => {
  vi.useFakeTimers();
  openPage();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  room = new FarEnd();
  server.next.push(room);
  match = new ClientMatch('m1', 'old');
  await settle();
  const { view, upTo: eventCount } = chapter!;
  await room.greets({
    events,
    state: { view: writeView(view), eventCount },
  });
});

afterEach(() => {
  match.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what comes before the game is loaded is shown once it is', async () => {
  expect(match.ruleset.value).toBe('toy');
  expect([match.view.value, match.log.lines.value]).toEqual([undefined, []]);
  match.begin(exampleRules);
  expect(match.view.value).toEqual(chapter!.view);
  expect(match.settled.value).toBe(true);
  expect(match.log.lines.value.length).toBeGreaterThan(0);
});

test('a sentence that fails is a line that says so, and the rest of the log is as it is', () => {
  let n = 0;
  match.begin({
    ...exampleRules,
    line: (seen, context) => {
      n += 1;
      if (n === 2) throw new Error('no sentence');
      return exampleRules.line(seen, context);
    },
  });
  const [, second] = events;
  expect(match.log.lines.value.find((line) => line.n === second!.n)?.text).toBe(UI.errors.noSentence);
  expect(match.log.lines.value.filter(({ text }) => text === UI.errors.noSentence)).toHaveLength(1);
  expect(match.log.lines.value.length).toBeGreaterThan(2);
  expect(console.error).toHaveBeenCalledOnce();
});

test('a refusal of the server calls units by the names that the viewer knows them by', async () => {
  match.begin({ ...exampleRules, withNames: (_view, sentence) => sentence.replace('b1', 'Griffin') });
  const sent = match.command('say', { text: 'hello' });
  const refusal = { code: 'no', rule: null, message: 'Unit b1 may not.' };
  room.last('say').answer({ ok: false, refusal });
  await sent;
  expect(match.toast.value?.text).toContain('Griffin');
  expect(match.toast.value?.text).not.toContain('b1');
});

test('going back is offered as long as there is time for it, and not any more when that is up', async () => {
  match.begin(exampleRules);
  const { view, upTo: eventCount } = chapter!;
  const own = { view: writeView(view), eventCount, back: 3, backTakes: '["orange"]', backsLeft: 2 };
  const offered = async (backUntil: number) => {
    room.shows({ ...own, backUntil });
    await settle();
    return match.wayBack.value;
  };
  expect(await offered(0), 'time without end').toEqual({ decision: 3, takes: ['orange'], left: 2 });
  expect(await offered(now.value + 2000)).toMatchObject({ decision: 3 });
  now.value += 1800;
  expect(match.wayBack.value).toBeUndefined();
});

test('a failure is told to the player and to the console', () => {
  const error = new Error('a layer failed');
  match.failed(error);
  expect(match.toast.value).toEqual({ text: UI.errors.notShown, tone: 'danger' });
  expect(console.error).toHaveBeenCalledWith(error);
});
