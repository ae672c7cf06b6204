import type { MatchRecord, Ruleset, RulesetTypes } from '@ironhex/shared/match';
import { describe, expect, test } from 'vitest';
import { example, type View } from '../../example.ts';
import {
  codeOf,
  faultsOf,
  forceOf,
  must,
  open,
  post,
  REQUEST,
  RoomClient,
  sentenceOf,
  until,
  useApp,
} from '../../kit.ts';

/** The same game, but that the second player brings a force when sitting down. */
const guests = {
  ...example,
  seats: () => [
    { id: 'blue', side: 0, brings: 'host' },
    { id: 'orange', side: 1, brings: 'player' },
  ],
} as unknown as Ruleset<RulesetTypes>;

/** The same, but that both players bring a force, each in secret from the other. */
const secretive = {
  ...guests,
  id: 'secretive',
  seats: () => guests.seats({}).map((seat) => ({ ...seat, brings: 'player' })),
} as unknown as Ruleset<RulesetTypes>;

const app = useApp({ rulesets: new Map([guests, secretive].map((game) => [game.id, game])) });
const [host] = REQUEST.forces;
const request = { ruleset: guests.id, forces: [host] };
const FORCE = forceOf('o', 'RFL-3N', 'LCT-1V');

/** Both at a match that waits for the second player's force. */
const gather = async () => {
  const match = await open(app.url, request);
  const [blue, orange] = await Promise.all(
    match.seats.map(({ secret }) => RoomClient.join(app.url, match.id, { secret })),
  );
  must(await blue!.ask('sit', { name: 'Ada', salt: 'salt of Ada' }));
  const sit = (force?: unknown) => orange!.ask('sit', { name: 'Bo', salt: 'salt of Bo', ...(force ? { force } : {}) });
  return { match, blue: blue!, sit };
};

/** The forces in the record of a match that a player gives up now. */
const forcesOf = async (id: string, player: RoomClient) => {
  must(await player.intend({ kind: 'concede' }));
  const record = (await (await fetch(`${app.url}/api/matches/${id}/record`)).json()) as MatchRecord;
  return record.seats.map(({ force }) => force);
};

describe('a force that its player brings', () => {
  test('is announced to that player only, with the options of the match', async () => {
    const { match, blue } = await gather();
    const orange = await RoomClient.join(app.url, match.id, { secret: match.seats[1]!.secret });
    await until(() => orange.welcomes.length > 0, 'orange is greeted');
    expect(orange.welcomes[0]!.bringUnder).toMatchObject({ limit: expect.any(Number) });
    expect(blue.welcomes[0]).not.toHaveProperty('bringUnder');
  });

  test('is not asked of the host: one for each of the other seats is', async () => {
    const faults = await faultsOf(
      await post(app.url, JSON.stringify({ ...REQUEST, ...request, forces: REQUEST.forces })),
    );
    expect(faults).toMatchObject([{ at: 'forces', message: expect.stringContaining('each of: blue') }]);
  });

  test('is asked of the player, judged with its place, and played with', async () => {
    const { match, blue, sit } = await gather();
    expect(codeOf(await sit())).toBe('force-missing');
    const malformed = await sit([{ id: 'o1', card: { name: 'Nothing' } }]);
    expect(malformed).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
    expect(sentenceOf(malformed)).toContain('force.0.card');
    expect(codeOf(await sit(host)), 'ids that the other force has').toBe('same-id');
    must(await sit(FORCE));
    await until(() => blue.state.status === 'playing', 'the match has begun');
    expect(await forcesOf(match.id, blue)).toEqual([host, FORCE]);
  });

  test('is seen by everybody from then on, also by those who were there before and those who come later', async () => {
    const { match, blue, sit } = await gather();
    const unitsOf = (client: RoomClient) => (client.view as Partial<View>).units?.map(({ id }) => id);
    await until(() => unitsOf(blue)?.length === 2, 'blue sees its own force');
    must(await sit(FORCE));
    await until(() => (blue.view as View).moment.kind !== 'running', 'the match has begun');
    const watcher = await RoomClient.join(app.url, match.id);
    await until(() => unitsOf(watcher) !== undefined, 'somebody watches');
    expect(unitsOf(watcher)).toEqual(['b1', 'b2', 'o1', 'o2']);
    expect(blue.view).toEqual({ ...watcher.view, viewer: 'blue' });
  });

  test('cannot be brought to a seat whose force the host has chosen', async () => {
    const { blue } = await gather();
    expect(codeOf(await blue.ask('sit', { name: 'Ada', salt: 'another salt', force: FORCE }))).toBe('no-force');
  });

  test('is there again after the server has started anew', async () => {
    const { match, sit } = await gather();
    must(await sit(FORCE));
    await app.restart();
    const back = await RoomClient.join(app.url, match.id, { secret: match.seats[1]!.secret });
    await until(() => back.state.status === 'playing', 'the match is there');
    expect(await forcesOf(match.id, back)).toEqual([host, FORCE]);
  });
});

test('a force that does not go together with another secret one is refused without a word of that one', async () => {
  const match = await open(app.url, { ...request, ruleset: secretive.id, forces: [] });
  const [blue, orange] = await Promise.all(
    match.seats.map(({ secret }) => RoomClient.join(app.url, match.id, { secret })),
  );
  must(await blue!.ask('sit', { name: 'Ada', salt: 'salt of Ada', force: forceOf('secret', 'RFL-3N') }));
  const clash = await orange!.ask('sit', { name: 'Bo', salt: 'salt of Bo', force: forceOf('secret', 'LCT-1V') });
  expect(codeOf(clash)).toBe('force-clashes');
  expect(JSON.stringify(clash)).not.toContain('secret1');
});

test('a match without spectators lets nobody in who holds no seat', async () => {
  const match = await open(app.url, { ...request, spectators: false });
  await expect(RoomClient.join(app.url, match.id)).rejects.toThrow(/lets nobody watch/);
  const blue = await RoomClient.join(app.url, match.id, { secret: match.seats[0]!.secret });
  await until(() => blue.own, 'a player comes in');
  expect(blue.viewers).toEqual(['blue']);
});
