import { readFileSync } from 'node:fs';
import { foldRecord, type MatchRecord, readRecordText } from '@ironhex/shared/match';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import { RULESETS } from '@ironhex/shared/rulesets';
import { describe, expect, test } from 'vitest';
import { Workshop } from '../../src/workshop/workshop.ts';
import { example } from '../example.ts';
import { faultsOf, gatherAt, must, play, post, REQUEST, RoomClient, until, useApp } from '../kit.ts';

const app = useApp();
const recorded = (name: string): MatchRecord =>
  JSON.parse(readFileSync(new URL(`../../../e2e/recordings/${name}.match.json`, import.meta.url), 'utf8'));

const asking = (of: object, intents: number, secret?: string) =>
  fetch(`${app.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) },
    body: JSON.stringify({ clocks: 'none', moment: { of, intents } }),
  });

/** The record without what was noted of its intents, as the page sends it, so far. */
const slim = ({ hash: _, ...record }: MatchRecord, intents: number) => ({
  ...record,
  intents: record.intents.slice(0, intents).map((done) => {
    const { at: _at, digest: _digest, ...rest } = done;
    return rest;
  }),
});

/** The first moment of a recorded match in the middle of a step: no table takes its position from a stranger. */
const midStepOf = (record: MatchRecord) => {
  const ruleset = RULESETS.get(record.ruleset.id)!;
  let intents = -1;
  let view: object | undefined;
  foldRecord(record, RULESETS, [], {
    each: (_step, match) => {
      const position = ruleset.schemas.position.parse(JSON.parse(JSON.stringify(ruleset.toPosition(match.state))));
      if (intents >= 0 || match.pending().length === 0 || !ruleset.inProgress?.(position).length) return;
      intents = match.done.length;
      view = structuredClone(match.view(record.seats[0]!.id));
    },
  });
  if (!view) throw new Error('every moment is at the beginning of a step');
  return { intents, view };
};

const recordOf = async (id: string, secret?: string): Promise<string> => {
  const headers = secret ? { authorization: `Bearer ${secret}` } : undefined;
  return (await fetch(`${app.url}/api/matches/${id}/record`, headers && { headers })).text();
};

const atOf = async (response: Response) => ({
  status: response.status,
  at: (await faultsOf(response)).map(({ at }) => at),
});

/** The games whose positions can stand in the middle of a step. */
const WITH_STEPS = [...RULESETS.values()].flatMap(({ id, inProgress }) => (inProgress ? [id] : []));

test.each(WITH_STEPS)(
  'a match of %s begins in the middle of a step of a record, is taken up again, and another one begins at its first moment',
  async (game) => {
    const record = recorded(`${game}-long`);
    const { intents, view } = midStepOf(record);
    const created = await asking({ record: slim(record, intents) }, intents);
    expect(created.status).toBe(201);
    const at = await gatherAt(app.url, (await created.json()) as CreatedMatch);
    must(await at.blue.ask('sit', { name: 'Ada', salt: 'a grain of salt' }));
    must(await at.orange.ask('sit', { name: 'Bo', salt: 'a grain of salt' }));
    await until(() => at.everybody.every(({ state }) => state.status === 'playing'), 'the match has begun');
    expect(at.blue.view).toEqual(view);
    await app.restart();
    const back = await RoomClient.join(app.url, at.match.id, { secret: at.match.seats[0]!.secret });
    await until(() => back.own, 'the match is there again');
    expect(back.view).toEqual(view);
    must(await back.intend({ kind: 'concede' }));

    // The server trusts what it has kept itself; of a file, nobody knows who wrote what stands in the middle of a step.
    const kept = await recordOf(at.match.id);
    const read = readRecordText(kept, RULESETS);
    expect(read.ok && foldRecord(read.value, RULESETS).ok).toBe(true);
    const again = await asking({ match: at.match.id }, 0);
    expect(again.status).toBe(201);
    const second = await gatherAt(app.url, (await again.json()) as CreatedMatch);
    expect(second.blue.view).toEqual(view);
    const sent = await atOf(await asking({ record: JSON.parse(kept) as object }, 0));
    expect(sent.status).toBe(400);
    expect(sent.at[0]).toMatch(/^moment\.of\.record\.position\./);
  },
);

test('a match that nobody was allowed to watch is gone on from by its players alone', async () => {
  const at = await play(app.url);
  must(await at.blue.intend({ kind: 'concede' }));
  expect((await asking({ match: at.match.id }, 0)).status).toBe(201);

  const closed = (await (
    await post(app.url, JSON.stringify({ ...REQUEST, spectators: false }))
  ).json()) as CreatedMatch;
  const seats = await Promise.all(
    closed.seats.map(async ({ secret }, n) => {
      const client = await RoomClient.join(app.url, closed.id, { secret });
      must(await client.ask('sit', { name: `Player ${n}`, salt: 'a grain of salt' }));
      return client;
    }),
  );
  const running = await atOf(await asking({ match: closed.id }, 0, closed.seats[0]!.secret));
  expect(running).toEqual({ status: 400, at: ['moment.of.match'] });
  must(await seats[0]!.intend({ kind: 'concede' }));
  expect(await atOf(await asking({ match: closed.id }, 0))).toEqual({ status: 400, at: ['moment.of.match'] });
  expect((await asking({ match: closed.id }, 0, closed.seats[1]!.secret)).status).toBe(201);
});

describe('what begins nowhere', () => {
  const record = recorded(`${example.id}-short`);
  const last = record.intents.length;
  const first = record.intents[0] as { readonly seat: string; readonly intent: object };
  const { board, ...boardless } = slim(record, 3);

  test.each([
    ['a match that is not there', { match: 'nosuchmatch' }, 0, 'moment.of.match'],
    ['the end of a match', { record: slim(record, last) }, last, 'moment.intents'],
    ['a moment that the record does not reach', { record: slim(record, 2) }, 3, 'moment.intents'],
    ['less than nothing', { record: slim(record, 2) }, -1, 'moment.intents'],
    ['both at once', { record: slim(record, 2), match: 'nosuchmatch' }, 0, 'moment.of'],
    ['no record', { record: 'here' }, 0, 'moment.of'],
    ['a record of nothing', { record: {} }, 0, 'moment.of.record.format'],
    ['a record without its board', { record: boardless }, 1, 'moment.of.record.board'],
    [
      'an intent that is not allowed',
      {
        record: {
          ...slim(record, 2),
          intents: [
            { ...first, seat: 'orange' },
            { ...first, seat: 'blue' },
          ],
        },
      },
      2,
      'moment.of.record.intents',
    ],
    [
      'a record of far too much',
      { record: { ...slim(record, 2), options: { many: Array.from({ length: 20_000 }, () => 1) } } },
      1,
      'moment.of.record',
    ],
  ])('%s is refused, with its place', async (_what, of, intents, place) => {
    const response = await asking(of, intents);
    const faults = await faultsOf(response);
    expect(response.status).toBe(400);
    expect(faults[0]!.at.startsWith(place), JSON.stringify(faults)).toBe(true);
  });
});

test('a record is folded beside everything else', async () => {
  const workshop = new Workshop(RULESETS);
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  const record = recorded(`${example.id}-long`);
  const made = await workshop.fold('a', JSON.stringify(record), record.intents.length - 1);
  clearInterval(counting);
  expect(made).toMatchObject({ ok: true, value: { ok: true, value: { intents: [] } } });
  expect(turns).toBeGreaterThan(0);
  await workshop.close();
});
