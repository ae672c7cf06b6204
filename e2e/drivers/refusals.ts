import { told } from '@ironhex/shared/match';
import type { Answer, CreatedMatch, CreateFromPosition, CreateMatch } from '@ironhex/shared/protocol';
import { expect } from 'vitest';
import { settled } from '../leaks/settled.ts';
import { openMatch, postMatch } from './door.ts';
import { RoomClient } from './room-client.ts';
import { until } from './until.ts';

/** Two players and somebody who watches, at a match that has begun. */
export interface Table {
  readonly url: string;
  readonly first: RoomClient;
  readonly second: RoomClient;
  readonly spectator: RoomClient;
}

/** What somebody might send, what it is refused as, and by which rule. Nothing changes, so all rows are sent at once. */
export type RefusedRow = readonly [what: string, intent: object, code: string, rule: string];

const join = async (url: string, { id, seats }: CreatedMatch, seat?: number): Promise<RoomClient> => {
  const client = await RoomClient.arrive(url, id, seat === undefined ? {} : { secret: seats[seat]!.secret });
  await until(() => client.own !== undefined, 'the view is there');
  return client;
};

/** Opens a match for two on the server with this address, seats both and waits until it has begun. */
export const sitDown = async (url: string, request: CreateMatch | CreateFromPosition): Promise<Table> => {
  const match = await openMatch(url, request);
  const [first, second, spectator] = [await join(url, match, 0), await join(url, match, 1), await join(url, match)];
  await first.ask('sit', { name: 'Ada', salt: `salt of ${match.seats[0]!.id}` });
  await second.ask('sit', { name: 'Bo', salt: `salt of ${match.seats[1]!.id}` });
  await until(() => [first, second, spectator].every(({ state }) => state.status === 'playing'), 'the match has begun');
  return { url, first, second, spectator };
};

/** What all three know. */
export const knownAt = ({ first, second, spectator }: Table): readonly object[] =>
  [first, second, spectator].map(({ view, decisions }) => ({ view, decisions }));

/** How many frames have come to those who did nothing, but for the time, which a machine that was busy tells anew. */
const framesAt = ({ second, spectator }: Table): readonly number[] =>
  [second, spectator].map(({ frames, clock }) => frames.length - clock.length);

/** What the first player does gets this answer; nothing has changed, and nobody else hears of it. */
export const expectUnnoticed = async (table: Table, deed: () => Promise<unknown>, answer: object): Promise<void> => {
  await settled(table.url);
  const before = { known: knownAt(table), frames: framesAt(table) };
  expect(await deed()).toEqual(answer);
  await settled(table.url);
  expect({ known: knownAt(table), frames: framesAt(table) }).toEqual(before);
};

/** One or more sentences. */
const SENTENCE = /^[A-Z].+[.?!]$/s;

/** What somebody is answered, a refusal with its sentence in the words of the game. */
const said = ({ first }: Table, answer: Answer): object => {
  if (answer.ok) return answer;
  const { detail: _detail, figures: _figures, ...refused } = told(first.ruleset.words.refusals, answer.refusal);
  return { ok: false, refusal: refused };
};

/** It is refused with this code and rule and with a sentence; nothing has changed, and nobody else hears of it. */
export const expectRefused = (table: Table, deed: () => Promise<Answer>, code: string, rule: string): Promise<void> =>
  expectUnnoticed(table, async () => said(table, await deed()), {
    ok: false,
    refusal: { code, rule, message: expect.stringMatching(SENTENCE) },
  });

/** What is wrong with a match that is asked for and refused: each fault's place, and what it says. */
export const faultsOf = async (url: string, request: object): Promise<readonly string[]> => {
  const response = await postMatch(url, JSON.stringify(request));
  expect(response.status).toBe(400);
  const { faults } = (await response.json()) as { faults: readonly { at: string; message: string }[] };
  return faults.map(({ at, message }) => `${at}: ${message}`);
};
