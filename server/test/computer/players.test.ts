import { describe, expect, test } from 'vitest';
import { ComputerPlayers } from '../../src/computer/players.ts';
import type { ThinkingPool } from '../../src/computer/pool.ts';
import {
  askedOf,
  codeOf,
  faultsOf,
  joined,
  must,
  newSecret,
  open,
  outcomeOf,
  post,
  REQUEST,
  RoomClient,
  until,
  useApp,
} from '../kit.ts';
import { bareTable, below } from '../table-kit.ts';

const app = useApp();

/** Ada sits at a match whose other seat a computer holds. */
const against = async (
  level = 'normal',
): Promise<{ readonly id: string; readonly ada: RoomClient; readonly secret: string }> => {
  const { id, seats } = await open(app.url, { computers: { orange: level as 'normal' } });
  expect(seats.map((seat) => seat.id)).toEqual(['blue']);
  const { secret } = seats[0]!;
  const ada = await joined(app.url, id, { secret });
  must(await ada.ask('sit', { name: 'Ada', salt: 'the salt of Ada' }));
  return { id, ada, secret };
};

/** Ada answers what the clock would, as long as she is asked something and the match has not ended. */
const playOn = async (ada: RoomClient, answers: number): Promise<void> => {
  for (let answered = 0; answered < answers; answered++) {
    await until(() => ada.state.status === 'over' || askedOf(ada, 'blue'), 'Ada is asked, or it is over');
    const asked = ada.state.status === 'over' ? undefined : askedOf(ada, 'blue');
    if (!asked) return;
    const answer = await ada.intend(asked.default, asked.id);
    // The computer may have taken the moment away meanwhile.
    if (!answer.ok) expect(['stale-decision', 'not-your-turn', 'over']).toContain(codeOf(answer));
  }
};

describe('a computer on a seat', () => {
  test('sits there from the beginning: the match begins with the person', async () => {
    const { ada } = await against('easy');
    await until(() => ada.state.status === 'playing', 'it begins');
    const { name, taken, connected, computer } = ada.state.seats.get('orange')!;
    expect({ name, taken, connected, computer }).toEqual({
      name: 'Computer (easy)',
      taken: true,
      connected: true,
      computer: 'easy',
    });
  });

  test('plays to the end, and the record says which answers were its own', async () => {
    const { ada, id } = await against();
    await playOn(ada, 400);
    await until(() => ada.state.status === 'over', 'it ends');
    expect(outcomeOf(ada).score).toHaveLength(2);
    const record = (await (await fetch(`${app.url}/api/matches/${id}/record`)).json()) as {
      intents: { seat: string; by: string }[];
    };
    const bySeat = Map.groupBy(record.intents, ({ seat }) => seat);
    expect(new Set(bySeat.get('orange')!.map(({ by }) => by))).toEqual(new Set(['bot']));
    expect(bySeat.get('blue')!.map(({ by }) => by)).not.toContain('bot');
  });

  test('goes on after a restart, and answers what is open once', async () => {
    const { ada, id, secret } = await against();
    await playOn(ada, 3);
    const before = (await ada.events()).length;
    await app.restart();
    const back = await joined(app.url, id, { secret });
    await playOn(back, 3);
    expect((await back.events()).length).toBeGreaterThan(before);
    expect(back.state.seats.get('orange')!.name).toBe('Computer (normal)');
  });

  test('lets the person go back past its answers, on every page and after a restart, too', async () => {
    const { ada, id, secret } = await against('easy');
    await until(() => askedOf(ada, 'blue'), 'Ada is asked');
    const first = askedOf(ada, 'blue')!.id;
    const goesFar = () => ada.state.status === 'over' || ada.own!.backFar;
    for (let answers = 0; answers < 40 && !goesFar(); answers++) await playOn(ada, 1);
    await until(goesFar, 'she can go back further than the dice allow');
    expect(ada.state.status).toBe('playing');
    await app.restart();
    const back = await joined(app.url, id, { secret });
    await until(() => back.own?.backFar, 'she still can');
    const events = (await back.events()).length;
    for (let times = 0; back.own!.back >= 0 && back.own!.back !== first && times < 20; times++) {
      const at = back.own!.back;
      must(await back.ask('back', { decision: at }));
      await until(() => back.own!.back !== at, 'it was done');
    }
    must(await back.ask('back', { decision: first }));
    const seen = (await back.events()).slice(events).map((told) => told.seen);
    expect(seen).toContainEqual(expect.objectContaining({ kind: 'went-back', seat: 'blue' }));
    await until(() => askedOf(back, 'blue')?.id === first, 'Ada is asked as in the beginning');
  });

  test('wants every rematch, and sits on the other side there', async () => {
    const { ada, secret } = await against();
    must(await ada.intend({ kind: 'concede' }));
    must(await ada.ask('rematch', { wanted: true }));
    await until(() => ada.invitations.length === 1, 'the rematch is open');
    const again = await joined(app.url, ada.invitations[0]!.id, { secret });
    expect(again.viewers).toEqual(['orange']);
    expect(again.state.seats.get('blue')!.computer).toBe('normal');
    must(await again.ask('sit', { name: 'Ada', salt: 'the salt of Ada' }));
    await until(() => again.state.status === 'playing', 'it begins');
  });

  test('takes what it is along when the host changes places', async () => {
    const { id, seats } = await open(app.url, { computers: { orange: 'easy' }, waits: true });
    const ada = await joined(app.url, id, { secret: seats[0]!.secret });
    must(await ada.ask('sit', { name: 'Ada', salt: 'the salt of Ada' }));
    must(await ada.ask('swap', { seats: ['blue', 'orange'] }));
    const back = await joined(app.url, id, { secret: seats[0]!.secret });
    const shown = (seat: string) => {
      const { computer, rematch, name } = back.state.seats.get(seat)!;
      return { computer, rematch, name };
    };
    await until(() => back.viewers[0] === 'orange', 'Ada has changed places');
    expect(shown('blue')).toEqual({ computer: 'easy', rematch: true, name: 'Computer (easy)' });
    expect(shown('orange')).toEqual({ computer: '', rematch: false, name: 'Ada' });
  });

  test('takes a seat for which there is an invitation: that opens nothing any more', async () => {
    const { id, seats } = await open(app.url, { waits: true });
    const ada = await joined(app.url, id, { secret: seats[0]!.secret });
    must(await ada.ask('sit', { name: 'Ada', salt: 'the salt of Ada' }));
    const changed = await fetch(`${app.url}/api/matches/${id}/settings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${seats[0]!.secret}` },
      body: JSON.stringify({ ...REQUEST, waits: true, computers: { orange: 'easy' } }),
    });
    expect([changed.status, await changed.text()]).toEqual([200, expect.any(String)]);
    await until(() => ada.state.seats.get('orange')!.computer === 'easy', 'the computer sits there');
    const guest = await joined(app.url, id, { secret: seats[1]!.secret }).catch((error: unknown) => error);
    expect(guest instanceof RoomClient ? guest.viewers : ['public']).toEqual(['public']);
  });

  test('leaves the seat to a person if the host frees it', async () => {
    const { id, ada } = await against();
    const secret = 'a'.repeat(32);
    must(await ada.ask('reissue', { seat: 'orange', secret }));
    await until(() => !ada.state.seats.get('orange')!.taken, 'the seat is free');
    const bo = await joined(app.url, id, { secret });
    must(await bo.ask('sit', { name: 'Bo', salt: 'the salt of Bo' }));
    await until(() => ada.state.seats.get('orange')!.name === 'Bo', 'Bo sits there');
    expect(ada.state.seats.get('orange')!.computer).toBe('');
  });
});

test('computers cannot hold a seat that is not there', async () => {
  const refused = await post(app.url, JSON.stringify({ ...REQUEST, computers: { green: 'easy' } }));
  expect(refused.status).toBe(400);
  expect(await faultsOf(refused)).toEqual([{ at: 'computers.green', message: 'There is no such seat in this match.' }]);
});

describe('computers on all seats', () => {
  const both = { blue: 'easy', orange: 'normal' } as const;

  test('play while somebody looks on, to the end, and want no rematch by themselves', async () => {
    const { id, seats } = await open(app.url, { computers: both });
    expect(seats).toEqual([]);
    const watching = await joined(app.url, id);
    expect(watching.viewers).toEqual(['public']);
    await until(() => watching.state.status === 'over', 'it ends');
    expect([...watching.state.seats.values()].map(({ name }) => name)).toEqual([
      'Computer (easy)',
      'Computer (normal)',
    ]);
    expect(watching.invitations).toEqual([]);
  });

  /** A table with these computers; `thought` counts what they were asked to think about. */
  const thinking = (computers: readonly string[], attended: () => boolean) => {
    const { table, perform, play } = bareTable({ computers });
    if (table.status === 'gathering') perform({ kind: 'begun' });
    let thought = 0;
    const pool = { think: () => ++thought && new Promise(() => {}) } as unknown as ThinkingPool;
    const parts = { table, pool, attended, openedBy: '', pause: 0, now: () => 0 };
    const players = new ComputerPlayers({
      ...parts,
      apply: (work) => work(),
      perform: () => undefined,
      trouble: () => {},
    });
    return { table, play, players, thought: () => thought };
  };

  test('stand still while nobody looks', () => {
    let attended = false;
    const { players, thought } = thinking(['blue', 'orange'], () => attended);
    players.look();
    expect(thought()).toBe(0);
    attended = true;
    players.look();
    expect(thought()).toBe(1);
  });

  test('answer a person who has left the page', () => {
    const { table, play, players, thought } = thinking(['orange'], () => false);
    play(below(3), () => table.pending()[0]?.seat === 'orange');
    players.look();
    expect(thought()).toBe(1);
  });

  test('need somebody who may look', async () => {
    const refused = await post(app.url, JSON.stringify({ ...REQUEST, computers: both, spectators: false }));
    expect(await faultsOf(refused)).toMatchObject([{ at: 'spectators' }]);
  });
});

test('a level that there is not is refused with its place', async () => {
  const refused = await post(app.url, JSON.stringify({ ...REQUEST, computers: { orange: 'godlike' } }));
  expect(await faultsOf(refused)).toMatchObject([{ at: 'computers.orange' }]);
});

test('nobody looks for an opponent and puts a computer in their place', async () => {
  const [secret, person] = [newSecret(), newSecret()];
  const seek = { games: [REQUEST.ruleset], paces: ['normal'], name: 'Ada', salt: 'the salt of Ada', secret, person };
  const refused = await fetch(`${app.url}/api/seeks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...REQUEST, computers: { orange: 'easy' }, seek }),
  });
  expect(await faultsOf(refused)).toMatchObject([{ at: 'computers' }]);
});

test('nobody can be called as a computer is', async () => {
  const { id, seats } = await open(app.url);
  const ada = await joined(app.url, id, { secret: seats[0]!.secret });
  for (const name of ['Computer', 'Computer (easy)', 'C0mputer (hard)'])
    expect((await ada.ask('sit', { name, salt: 'any' })).ok).toBe(false);
});
