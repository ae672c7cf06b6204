import { PUBLIC, type Ruleset } from '@ironhex/shared/match';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyRuleset } from '../../../src/rooms/match/history/blueprint.ts';
import { type ExampleTypes, example } from '../../example.ts';
import { begin, codeOf, gather, must, play, turnOf, until, useApp } from '../../kit.ts';

/** What does not work at the moment. */
const broken = { waiting: false, publicView: false, policies: false };

/** The example game with bugs that can be turned on. */
const faulty: Ruleset<ExampleTypes> = {
  ...example,
  *resolve(state, seat, intent, dice) {
    for (const event of example.resolve(state, seat, intent, dice)) {
      yield event;
      // In the middle: the state has been changed already.
      if (broken.waiting && intent.kind === 'wait') throw new Error('waiting is broken');
    }
  },
  view: (state, viewer) => {
    if (broken.publicView && viewer === PUBLIC) throw new Error('the public view is broken');
    return example.view(state, viewer);
  },
  standing: (view, seat, policy) => {
    if (broken.policies) throw new Error('policies are broken');
    return example.standing(view, seat, policy);
  },
};

const lines: string[] = [];
const app = useApp({
  rulesets: new Map([[faulty.id, faulty as unknown as AnyRuleset]]),
  log: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }),
});
const logged = (level: number) =>
  lines
    .map((line) => JSON.parse(line) as { level: number; msg: string; match?: string })
    .filter((line) => line.level === level);
const ERROR = 50;

afterEach(() => {
  Object.assign(broken, { waiting: false, publicView: false, policies: false });
  lines.length = 0;
});

describe('a bug in a ruleset is reported, and harms nothing but what it is in', () => {
  test('an intent that fails half way has changed nothing; its player is told, and can do something else', async () => {
    const at = await play(app.url);
    const before = at.everybody.map(({ view, seen }) => ({ view, seen: [...seen] }));
    const { asked, decision } = turnOf(at);
    broken.waiting = true;
    const answer = await asked.intend(decision.default, decision.id);
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'server-fault' } });
    must(await at.spectator.ask('events', { since: 1 }));
    expect(at.everybody.map(({ view, seen }) => ({ view, seen }))).toEqual(before);
    expect(logged(ERROR)).toMatchObject([{ msg: 'a command failed', match: at.match.id }]);
    broken.waiting = false;
    must(await asked.intend(decision.default, decision.id));
  });

  test('a default that fails when the clock runs out is tried again, and other matches are played on', async () => {
    const at = await play(app.url, { clocks: { seconds: { react: 1, plan: 1 }, bank: 0, opening: 0 } });
    const other = await play(app.url);
    const { seat, decision } = turnOf(at);
    const { deadline } = at.spectator.decisionOf(seat)!;
    broken.waiting = true;
    await until(() => at.spectator.decisionOf(seat)!.deadline > deadline, 'the clock runs anew');
    expect(logged(ERROR)).toMatchObject([{ msg: 'a default failed', match: at.match.id }]);
    expect(turnOf(at).decision).toEqual(decision);
    broken.waiting = false;
    const turn = turnOf(other);
    must(await turn.answer(turn.decision.default));
    await until(() => at.spectator.seen.some(({ seen }) => seen.kind === 'waited'), 'the default is done');
  });

  test('a view that fails delays what is told, and the answer comes nevertheless', async () => {
    const at = await play(app.url);
    const { asked, decision } = turnOf(at);
    broken.publicView = true;
    await asked.intend(decision.default, decision.id);
    expect(logged(ERROR)).toMatchObject([{ msg: 'publishing what happened failed', match: at.match.id }]);
    broken.publicView = false;
    must(await asked.ask('policy', { policy: { match: { answer: 'ask' } } }));
    await until(() => at.spectator.seen.length === asked.own!.eventCount, 'the spectator is told later');
    expect(at.spectator.view).toEqual({ ...asked.view, viewer: PUBLIC });
  });

  test('a policy that fails is the command’s failure, and the match goes on without it', async () => {
    const at = await play(app.url);
    const { asked, decision } = turnOf(at);
    broken.policies = true;
    const answer = await asked.ask('policy', { policy: { match: { answer: 'pass' } } });
    expect(codeOf(answer)).toBe('server-fault');
    must(await at.spectator.ask('events', { since: 1 }));
    broken.policies = false;
    must(await asked.intend(decision.default, decision.id));
  });
});

test('the log holds no secret, however much is logged', async () => {
  const at = await gather(app.url);
  await begin(at);
  must(await at.blue.ask('say', { text: 'between us' }));
  must(await at.blue.intend({ kind: 'concede' }));
  for (const client of at.everybody) await client.leave();
  const text = lines.join('');
  expect(text).toContain(at.match.id);
  for (const { secret } of at.match.seats) expect(text).not.toContain(secret);
  for (const salt of at.salts) expect(text).not.toContain(salt);
  expect(text).not.toContain(at.blue.state.secret);
  expect(text).not.toContain('between us');
});
