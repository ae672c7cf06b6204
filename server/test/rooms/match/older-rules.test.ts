import { foldRecord, type Ruleset, type RulesetTypes, readRecordText, reasonOf } from '@ironhex/shared/match';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../src/rooms/match/history/entries.ts';
import { blueprintIn, courseIn } from '../../../src/rooms/match/history/record.ts';
import { example } from '../../example.ts';
import { codeOf, must, open, outcomeOf, play, REQUEST, RoomClient, turnOf, until, useApp } from '../../kit.ts';

/** The rules of this server: as they are now, or as another version of them has it. */
let rules = example as unknown as Ruleset<RulesetTypes>;
const now = rules;
const RULES = { get: () => rules, keys: () => [rules.id].values() };
const app = useApp({ rulesets: RULES as never });

/** The next version, by which waiting costs a tick more. */
const other: Ruleset<RulesetTypes> = {
  ...now,
  version: 'next',
  *resolve(state, seat, intent, dice, decision) {
    for (const event of now.resolve(state, seat, intent, dice, decision) as Iterable<{ kind: string; ticks?: number }>)
      yield event.kind === 'waited' ? { ...event, ticks: event.ticks! + 1 } : event;
  },
};

/** A match in which somebody has waited; then the server starts again with another version of the rules. */
const interrupted = async (version: Ruleset<RulesetTypes>) => {
  rules = now;
  const at = await play(app.url);
  const { answer, decision } = turnOf(at);
  must(await answer(decision.default));
  rules = version;
  await app.restart();
  const { id, seats } = at.match;
  const back = await RoomClient.join(app.url, id, { secret: seats[0]!.secret });
  await until(() => back.own, 'the match is there');
  return { id, back };
};

describe('a match begun under another version of the rules', () => {
  test('goes on if its entries lead to the same events', async () => {
    const { back } = await interrupted({ ...now, version: 'next' });
    expect(back.state.status).toBe('playing');
    must(await back.intend({ kind: 'concede' }));
    await until(() => back.state.status === 'over', 'it is played to its end');
  });

  test('ends with a sentence if they do not, and its record is kept', async () => {
    const { id, back } = await interrupted(other);
    await until(() => back.state.status === 'over', 'it has ended');
    expect(outcomeOf(back)).toEqual({
      score: [],
      rule: '',
      code: 'other-rules',
      figures: { game: now.name, begun: now.version, plays: 'next' },
    });
    expect(reasonOf({}, outcomeOf(back))).toMatch(/begun under version .* ends here/);
    expect(codeOf(await back.intend({ kind: 'concede' }))).toBe('over');
    const text = await (await fetch(`${app.url}/api/matches/${id}/record`)).text();
    const record = readRecordText(text, new Map([[now.id, now]]));
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    expect(record.value).toMatchObject({ ruleset: { version: now.version }, intents: [{ intent: { kind: 'wait' } }] });
    expect(record.value.hash).toBeUndefined();
    expect(foldRecord(record.value, new Map([[now.id, now]])).ok, 'the rules of then fold it').toBe(true);
    expect(foldRecord(record.value, new Map([[now.id, other]])), 'the rules of now, to the first difference').toEqual({
      ok: false,
      error: { intent: 0, refusal: null },
    });
  });

  test('stays ended, and can be looked at, whenever it is opened again', async () => {
    const { id, back } = await interrupted(other);
    await until(() => back.state.status === 'over', 'it has ended');
    const ended = outcomeOf(back);
    await app.restart();
    const again = await RoomClient.join(app.url, id, {});
    await until(() => again.own, 'the match is there');
    expect(outcomeOf(again)).toEqual(ended);
  });
});

test('a match of now is opened as ever', async () => {
  rules = now;
  expect((await open(app.url, REQUEST)).id).toMatch(/^\w{14}$/);
});

describe('the intents in the entries of a match', () => {
  const done = (seat: string, decision: number, n: number): Entry => ({
    kind: 'done',
    at: n,
    seat,
    decision,
    intent: { n },
    by: 'player',
  });
  const back = (seat: string, decision: number): Entry => ({ kind: 'back', at: 9, seat, decision });
  const numbers = (...entries: Entry[]) =>
    courseIn(entries).intents.map((intent) => ('timer' in intent ? 'timer' : (intent.intent as { n: number }).n));

  test('are those that were done and not taken back, and the timers', () => {
    const rang: Entry = { kind: 'rang', at: 3, timer: 1 };
    expect(numbers(done('blue', 1, 1), rang, done('orange', 1, 2), back('orange', 1))).toEqual([1, 'timer']);
  });

  test('end with the first answer to what a seat goes back to, whatever it answered in between', () => {
    const answers = [done('orange', 2, 0), done('blue', 2, 1), done('blue', 3, 2), done('blue', 2, 3)];
    expect(numbers(...answers, back('blue', 3))).toEqual([0, 1]);
    expect(numbers(...answers, back('blue', 2))).toEqual([0]);
  });

  test('are those up to where a player went back past everything, and the draws since then are thrown away', () => {
    const rewound = (to: number, thrown: number, rolls: number): Entry => ({
      ...{ kind: 'rewound', at: 9, seat: 'blue', to },
      ...{ thrown, rolls },
    });
    const entries = [done('blue', 1, 1), done('orange', 1, 2), rewound(1, 4, 9), done('orange', 1, 3)];
    expect(courseIn(entries).unused).toEqual([[5, 9]]);
    expect(numbers(...entries)).toEqual([1, 3]);
    expect(courseIn([...entries, rewound(0, 8, 12)])).toEqual({ intents: [], unused: [[4, 12]] });
    expect(courseIn([...entries, rewound(2, 2, 12), rewound(2, 0, 12)]).unused).toEqual([
      [5, 9],
      [10, 12],
    ]);
  });

  test('name the decisions that they answer: a seat may have had several', () => {
    expect(courseIn([done('blue', 3, 1)]).intents).toEqual([
      { seat: 'blue', intent: { n: 1 }, by: 'player', decision: 3, at: 0 },
    ]);
  });

  test('tell when they were done since the beginning, without the time in which no server ran the match', () => {
    const begun: Entry = { kind: 'begun', at: 100 };
    const at = (n: number): Entry => ({ ...done('blue', 1, n), at: n });
    const resumed: Entry = { kind: 'resumed', at: 5000, from: 120 };
    const later = courseIn([begun, at(107), at(110), resumed, at(5003), { ...at(4000) }], 100).intents;
    expect(later.map((intent) => intent.at)).toEqual([7, 10, 23, 23]);
  });
});

describe('a match from before rulesets had clocks of their own', () => {
  const blueprintWith = (clocks: unknown) => blueprintIn({ id: 'here', clocks }, now);

  test('keeps its clocks', () => {
    expect(blueprintWith({ react: 20, plan: 100, bank: 7 })).toEqual({
      id: 'here',
      clocks: {
        seconds: { react: 20, plan: 100 },
        draws: { react: true, plan: true },
        bank: 7,
        whenEmpty: null,
        concedeAfter: null,
      },
    });
  });

  test('has none if it had none', () => {
    expect(blueprintWith('none').clocks).toBe('none');
  });
});
