import { describe, expect, test } from 'vitest';
import { example, STOCK_BOARDS } from '../example.ts';
import { faultsOf, forceOf, gather, must, open, post, REQUEST, RoomClient, until, useApp, viewOf } from '../kit.ts';

const app = useApp();

const [BOARD] = STOCK_BOARDS;
const [blue, orange] = [forceOf('b', 'GRF-1N'), forceOf('o', 'WVR-6W')];
const card = blue[0]!.card;
const made = { seed: 'ridge', width: 20, height: 16, hills: 0.4, woods: 0.3, water: 0, town: 0 };

/** Asks for a match that is like a good one but for something, and gives the status and the places of the faults. */
const asking = async (request: object): Promise<{ status: number; at: string[]; messages: string[] }> => {
  const response = await post(app.url, JSON.stringify({ ...REQUEST, ...request }));
  const faults = response.status === 400 ? await faultsOf(response) : [];
  return { status: response.status, at: faults.map(({ at }) => at), messages: faults.map(({ message }) => message) };
};

describe('making a match', () => {
  test('gives its id and a secret for each seat, and nothing else', async () => {
    const created = await open(app.url);
    expect(created).toEqual({
      id: expect.stringMatching(/^[2-9a-z]{14}$/),
      seats: [
        { id: 'blue', secret: expect.stringMatching(/^[\w-]{32}$/) },
        { id: 'orange', secret: expect.stringMatching(/^[\w-]{32}$/) },
      ],
    });
    expect(created.seats[0]!.secret).not.toBe(created.seats[1]!.secret);
  });

  test.each([
    ['one of ours', { board: { stock: 'small-town' } }],
    ['made from a seed', { board: made }],
    ['of the host’s own', { board: { custom: { ...BOARD, id: 'my-own', name: 'My own' } } }],
  ])('on a board %s', async (_what, request) => {
    const { id, seats } = await open(app.url, request);
    const client = await RoomClient.join(app.url, id, { secret: seats[0]!.secret });
    await until(() => client.own, 'the room answers');
    expect(client.state.status).toBe('gathering');
  });

  test('the same seed gives the same board', async () => {
    const boards: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      const at = await gather(app.url, { board: made });
      for (const client of [at.blue, at.orange])
        must(await client.ask('sit', { name: client === at.blue ? 'A' : 'B', salt: 'any salt' }));
      await until(() => at.spectator.own!.eventCount > 0, 'the match begins');
      boards.push((at.spectator.view as { board: unknown }).board);
    }
    expect(boards[0]).toEqual(boards[1]);
  });

  test('under a name, or the name of the game and the board', async () => {
    const named = await gather(app.url, { name: ' Friday night ' });
    expect(named.blue.state.name).toBe('Friday night');
    const unnamed = await gather(app.url);
    expect(unnamed.blue.state.name).toBe(
      `${example.name}: ${STOCK_BOARDS.find(({ id }) => id === 'open-hills')!.name}`,
    );
  });
});

describe('a request that cannot be played is answered with what is wrong and where', () => {
  const custom = (change: object) => ({ board: { custom: { ...BOARD, ...change } } });
  const cards = (change: object) => ({ forces: [[{ id: 'b1', card: { ...card, ...change } }], orange] });

  test.each([
    ['no ruleset', { ruleset: undefined }, 'ruleset'],
    ['an unknown ruleset', { ruleset: 'chess' }, 'ruleset'],
    ['an option that does not exist', { options: { cheat: true } }, 'options.cheat'],
    ['an option out of range', { options: { limit: 3 } }, 'options.limit'],
    ['no board', { board: undefined }, 'board'],
    ['an unknown board', { board: { stock: 'atlantis' } }, 'board.stock'],
    ['a board too small to make', { board: { ...made, width: 3 } }, 'board.width'],
    ['a board of one’s own that is none', { board: { custom: 'a board' } }, 'board.custom'],
    [
      'a hex that is not on the board',
      custom({ hexes: { '9999': { level: 0, features: {} } } }),
      'board.custom.hexes.9999',
    ],
    [
      'a hex at a level of text',
      custom({ hexes: { '0101': { level: 'up', features: {} } } }),
      'board.custom.hexes.0101.level',
    ],
    [
      'a feature that does not exist',
      custom({ hexes: { '0101': { level: 0, features: { lava: 1 } } } }),
      'board.custom.hexes.0101.features.lava',
    ],
    ['one force', { forces: [blue] }, 'forces'],
    ['five forces', { forces: [blue, orange, blue, orange, blue] }, 'forces'],
    ['a force without units', { forces: [blue, []] }, 'forces.1'],
    ['a unit without a card', { forces: [blue, [{ id: 'o1' }]] }, 'forces.1.0.card'],
    ['a card with an unknown field', cards({ cheat: 9 }), 'forces.0.0.card.cheat'],
    ['a card with a value out of range', cards({ baseSize: 99 }), 'forces.0.0.card.baseSize'],
    ['two units of one id', { forces: [blue, [{ ...orange[0]!, id: 'b1' }]] }, 'forces.0'],
    ['a force more than there are seats', { forces: [blue, orange, forceOf('v', 'LCT-1V')] }, 'forces'],
    ['clocks that run backwards', { clocks: { seconds: { react: -1 } } }, 'clocks.seconds.react'],
    ['a clock that the ruleset does not have', { clocks: { seconds: { think: 5 } } }, 'clocks.seconds.think'],
    [
      'the bank of a clock that the ruleset does not have',
      { clocks: { draws: { think: true } } },
      'clocks.draws.think',
    ],
    ['clocks by a word', { clocks: 'fast' }, 'clocks'],
    ['a name too long', { name: 'x'.repeat(61) }, 'name'],
    ['a field that does not exist', { host: 'me' }, 'host'],
  ])('%s', async (_what, request, place) => {
    const { status, at, messages } = await asking(request);
    expect(status).toBe(400);
    expect(at).toContain(place);
    for (const message of messages) expect(message).toMatch(/\w{3}/);
  });

  test.each([
    ['a card with a value out of range', cards({ baseSize: 99 }), 'W-2.1'],
    ['a skill that does not rise', cards({ structure: { skill: [9, 8, 7, 6] } }), 'W-1.1'],
    ['two units of one id', { forces: [blue, [{ ...orange[0]!, id: 'b1' }]] }, 'W-2.1'],
  ])('the rule is named by what is wrong with %s (W-2.6)', async (_what, request, rule) => {
    const { messages } = await asking(request);
    expect(messages.every((message: string) => message.endsWith(`(${rule})`))).toBe(true);
  });

  test('of very many faults the first are told, and how many more there are', async () => {
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`field-${i}`, 1]));
    const hexes = Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`hex-${i}`, { level: 99 }]));
    const request = { ...REQUEST, ...fields(2000), forces: [fields(50), fields(50)] };
    for (const body of [request, { ...REQUEST, board: { custom: { ...BOARD, hexes } }, options: fields(900) }]) {
      const response = await post(app.url, JSON.stringify(body));
      expect(response.status).toBe(400);
      const text = await response.text();
      expect(text.length).toBeLessThan(20_000);
      const { faults } = JSON.parse(text);
      expect(faults).toHaveLength(51);
      expect(faults.at(-1)).toMatchObject({ message: expect.stringMatching(/^There are \d+ more faults\.$/) });
    }
  });

  test('names on cards and boards are cleaned like names of players', async () => {
    const hidden = '\u202eGriffin\u200b  \u0007Mk\u3164II\u202c';
    const named = { ...card, name: hidden, designation: `GRF${hidden}`, pilot: { ...card.pilot, name: hidden } };
    const weapons = named.weapons.map((weapon) => ({ ...weapon, name: hidden }));
    const { id } = await open(app.url, {
      forces: [[{ id: 'b1', card: { ...named, weapons } }], orange],
      board: { custom: { ...BOARD, name: `My ${hidden}` } },
    });
    const client = await RoomClient.join(app.url, id);
    await until(() => client.own, 'the room answers');
    const view = viewOf(client);
    expect(view.cards.b1).toMatchObject({ name: 'Griffin MkII', designation: 'GRFGriffin MkII' });
    expect(JSON.stringify(client.view)).not.toMatch(/[\u202a-\u202e\u200b\u3164]/);
    expect(view.board.name).toBe('My Griffin MkII');
    expect((await asking({ forces: [[{ id: 'b1', card: { ...card, name: '\u200b\u3164' } }], orange] })).at).toEqual([
      'forces.0.0.card.name',
    ]);
  });

  test('everything that is wrong is told at once, and what can be chosen instead', async () => {
    const { at, messages } = await asking({ options: { cheat: 1 }, board: { stock: 'atlantis' }, forces: [[], []] });
    expect(at).toEqual(['options.cheat', 'board.stock', 'forces.0', 'forces.1']);
    expect(messages[1]).toContain('open-hills');
  });

  test.each([
    ['nothing', '', 400, 'ruleset'],
    ['text that is not JSON', '{"ruleset": ', 400, 'body'],
    ['a list', '[]', 400, 'body'],
    ['a number', '7', 400, 'body'],
    ['more than fits', JSON.stringify({ name: 'x'.repeat(300_000) }), 413, 'body'],
  ])('%s', async (_what, body, status, place) => {
    const response = await post(app.url, body);
    expect(response.status).toBe(status);
    expect((await faultsOf(response))[0]).toEqual({ at: place, message: expect.stringMatching(/\w{3}/) });
  });

  test('a body that is not said to be JSON', async () => {
    const response = await fetch(`${app.url}/api/matches`, { method: 'POST', body: JSON.stringify(REQUEST) });
    expect(response.status).toBe(400);
    expect((await faultsOf(response)).map(({ at }) => at)).toEqual(['body']);
  });

  test('and nothing is kept of it', async () => {
    const before = app.journal.size;
    await asking({ board: { stock: 'atlantis' } });
    expect(app.journal.size).toBe(before);
    await open(app.url);
    expect(app.journal.size).toBe(before + 1);
  });
});

describe('looking up a match', () => {
  test('tells who sits, and no secret', async () => {
    const at = await gather(app.url, { name: 'Friday' });
    must(await at.orange.ask('sit', { name: 'Bo', salt: at.salts[1] }));
    const response = await fetch(`${app.url}/api/matches/${at.match.id}`);
    expect(await response.json()).toEqual({
      id: at.match.id,
      name: 'Friday',
      ruleset: example.id,
      status: 'gathering',
      seats: [
        { id: 'blue', name: '', taken: false, newcomer: false },
        { id: 'orange', name: 'Bo', taken: true, newcomer: false },
      ],
    });
  });

  test('does not give the record away while the dice are a secret', async () => {
    const { id } = await open(app.url);
    const response = await fetch(`${app.url}/api/matches/${id}/record`);
    expect(response.status).toBe(409);
    expect(await faultsOf(response)).toMatchObject([{ at: 'id', message: expect.stringContaining('not over') }]);
  });

  test.each(['/api/matches/nowhere', '/api/matches/nowhere/record', '/api/secrets', '/api'])(
    '%s is not there',
    async (path) => {
      const response = await fetch(`${app.url}${path}`);
      expect(response.status).toBe(404);
      expect((await faultsOf(response))[0]!.message).toMatch(/^There is no/);
    },
  );
});

describe('every answer', () => {
  test.each(['/health', '/api/matches/nowhere', '/', '/m/any-match'])(
    '%s keeps browsers from doing harm',
    async (path) => {
      const { headers } = await fetch(`${app.url}${path}`);
      expect(headers.get('content-security-policy')).toMatch(
        /default-src 'self';script-src 'self';.*frame-ancestors 'none'/,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test('says whether the server is well', async () => {
    const response = await fetch(`${app.url}/health`);
    expect(await response.json()).toMatchObject({ status: 'ok', matches: expect.any(Number) });
  });
});

describe('the matchmaking', () => {
  const ask = (path: string, body = '{}') =>
    fetch(`${app.url}/matchmake/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  test.each(['create/match', 'joinOrCreate/match', 'join/match'])('does not let clients %s', async (path) => {
    const before = await (await fetch(`${app.url}/health`)).json();
    expect((await ask(path)).ok).toBe(false);
    expect(await (await fetch(`${app.url}/health`)).json()).toEqual(before);
  });

  test('refuses what is too large before reading it', async () => {
    expect((await ask('joinById/any', JSON.stringify({ secret: 'x'.repeat(5000) }))).status).toBe(413);
  });
});

describe('somebody who makes match after match', () => {
  const strict = useApp({ matchesPerMinute: 3 });

  test('is asked to wait, and opens no more rooms', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push((await post(strict.url, JSON.stringify(REQUEST))).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    const refused = await post(strict.url, JSON.stringify(REQUEST));
    expect(await faultsOf(refused)).toMatchObject([
      { at: 'request', message: expect.stringContaining('Wait a minute') },
    ]);
  });
});
