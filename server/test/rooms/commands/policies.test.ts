import { isDeepStrictEqual } from 'node:util';
import { choicesOf } from '@ironhex/shared/match';
import { describe, expect, test } from 'vitest';
import { ASK_ALWAYS, type Eligible, example, type Policy, type Seen, type View } from '../../example.ts';
import { askedOf, codeOf, type Gathering, must, play, RoomClient, turnOf, until, useApp, viewOf } from '../../kit.ts';
import { type Below, bareTable, below } from '../../table-kit.ts';

const app = useApp();
const PASS: Policy = { match: { answer: 'pass' } };

type SeenOf<K extends Seen['kind']> = Extract<Seen, { kind: K }>;

/** A window of the match: what was declared before it, who could interrupt, and whether its player was asked. */
interface Window {
  readonly declared: SeenOf<'actionDeclared'>;
  readonly eligible: readonly Eligible[];
  readonly asked: boolean;
}

/** Plays a match by chance at a bare table, and gives the windows that were blue's. */
const windowsOfOne = (policy: Policy, seed: number): Window[] => {
  const { table, seen, troubles, perform } = bareTable({ seed, policies: { blue: policy } });
  const chance = below(seed);
  const windows: Window[] = [];
  let looked = 0;
  while (table.status === 'playing') {
    const { seat, id, kind } = table.pending()[0]!;
    for (; looked < seen.length; looked++) {
      const event = seen[looked]!;
      if (event.kind !== 'windowOpened' || event.eligible[0]!.seat !== 'blue') continue;
      const declared = seen.slice(0, looked).findLast((before) => before.kind === 'actionDeclared')!;
      windows.push({ declared, eligible: event.eligible, asked: kind === 'interrupt' && looked === seen.length - 1 });
    }
    const intent = choicesOf(example, table.view(seat) as View, seat).sample(chance)!;
    perform({ kind: 'done', seat, intent, by: 'player', decision: id });
  }
  expect(troubles).toEqual([]);
  return windows;
};

/** Windows of a few matches. */
const windowsOfBlue = (policy: Policy): Window[] => {
  const windows = [1, 2, 3, 4, 5, 6].flatMap((seed) => windowsOfOne(policy, seed));
  expect(windows.length).toBeGreaterThan(10);
  return windows;
};

/** The same, where some must be asked about and some not. */
const mixed = (policy: Policy): Window[] => {
  const windows = windowsOfBlue(policy);
  expect(new Set(windows.map(({ asked }) => asked))).toEqual(new Set([true, false]));
  return windows;
};

describe('whether a player is asked about an action that could be interrupted', () => {
  test('without a policy, and with one that asks always: each time', () => {
    expect(windowsOfBlue(ASK_ALWAYS).every(({ asked }) => asked)).toBe(true);
  });

  test('passing: never, and the answer comes in the same breath as the window', () => {
    expect(windowsOfBlue(PASS).some(({ asked }) => asked)).toBe(false);
  });

  test('passing for this kind of question: never, for other kinds all the same', () => {
    const policy: Policy = { match: { answer: 'ask' }, kinds: { interrupt: { answer: 'pass' } } };
    expect(windowsOfBlue(policy).some(({ asked }) => asked)).toBe(false);
    const others: Policy = { match: { answer: 'pass' }, kinds: { interrupt: { answer: 'ask' } } };
    expect(windowsOfBlue(others).every(({ asked }) => asked)).toBe(true);
  });

  test('passing for one unit: only when another of its units could interrupt', () => {
    for (const { eligible, asked } of mixed({ match: { answer: 'ask' }, units: { b1: { answer: 'pass' } } }))
      expect(asked).toBe(eligible.some(({ unit }) => unit !== 'b1'));
  });

  test('if attacked: only when a unit that could interrupt is the target', () => {
    for (const { declared, eligible, asked } of mixed({ match: { answer: 'ifAttacked' } }))
      expect(asked).toBe(eligible.some(({ unit }) => unit === declared.attack?.target));
  });

  test('from a cost: only when the action costs at least that', () => {
    for (const { declared, asked } of mixed({ match: { answer: 'ask', fromCost: 8 } }))
      expect(asked).toBe(declared.cost >= 8);
  });
});

describe('a policy in the room', () => {
  /** A long match: sooner or later somebody could interrupt. */
  const LONG = { options: { limit: 900 } };

  /** One decision by chance. Resolves when the spectator has been told what came of it. */
  const act = async ({ spectator }: Gathering, client: RoomClient, seat: string, chance: Below): Promise<void> => {
    const alike = () => isDeepStrictEqual({ ...viewOf(client), viewer: '' }, { ...viewOf(spectator), viewer: '' });
    await until(alike, 'the player is up to date');
    must(await client.intend(choicesOf(example, viewOf(client), seat).sample(chance)!, askedOf(client, seat)!.id));
    await until(alike, 'the spectator is up to date');
  };

  /** Both pass on everything. */
  const passive = async (): Promise<Gathering> => {
    const at = await play(app.url, LONG);
    for (const client of [at.blue, at.orange]) must(await client.ask('policy', { policy: PASS }));
    return at;
  };

  test('that passes answers at once and opens no question', async () => {
    const at = await passive();
    const chance = below(11);
    const kinds = () => at.spectator.seen.map((event) => event.seen.kind);
    while (!kinds().includes('windowAnswered')) {
      const seat = askedOf(at.spectator, 'blue') ? 'blue' : 'orange';
      await act(at, at[seat], seat, chance);
      expect(viewOf(at.spectator).moment.kind).not.toBe('interrupt');
    }
    const opened = kinds().indexOf('windowOpened');
    expect(kinds().slice(opened, opened + 3)).toEqual(['windowOpened', 'windowAnswered', 'windowClosed']);
  });

  test('tells its own seat what it has answered, just before everybody sees it, and nobody else', async () => {
    const at = await passive();
    const chance = below(11);
    const answers = ({ seen }: RoomClient) => seen.filter((event) => event.seen.kind === 'seat-answered');
    while (answers(at.blue).length + answers(at.orange).length === 0) {
      const acting = askedOf(at.spectator, 'blue') ? 'blue' : 'orange';
      await act(at, at[acting], acting, chance);
      await until(() => at.everybody.every(({ seen, own }) => seen.length === own?.eventCount), 'all are up to date');
    }
    expect(answers(at.spectator)).toEqual([]);
    for (const seat of ['blue', 'orange'] as const)
      for (const { n, seen } of answers(at[seat])) {
        expect(seen).toMatchObject({ seat, intent: {} });
        // What it leads to comes next: a window that is answered, or a defence that is set.
        expect(at[seat].seen.find((event) => event.n === n + 1)!.seen.kind).toMatch(
          /^(windowAnswered|defenceSet|picked)$/,
        );
      }
  });

  test('answers while its player is away, and still holds when the player comes back', async () => {
    const at = await passive();
    const { secret } = at.match.seats[0]!;
    const chance = below(12);
    await at.blue.leave();
    const away = () => !at.spectator.state.seats.get('blue')!.connected;
    const answered = () =>
      at.spectator.seen.some(({ seen }) => seen.kind === 'windowAnswered' && Object(seen).seat === 'blue');
    while (!answered()) {
      await until(away, 'blue is away');
      if (askedOf(at.spectator, 'orange')) await act(at, at.orange, 'orange', chance);
      else {
        // Blue comes only to act with its own units.
        expect(viewOf(at.spectator).moment.kind).toBe('activate');
        const blue = await RoomClient.join(app.url, at.match.id, { secret });
        await act(at, blue, 'blue', chance);
        expect(blue.welcomes[0]!.policy).toEqual(PASS);
        await blue.leave();
      }
    }
    expect(away()).toBe(true);
  });

  test('that is changed while its question is open answers it there and then', async () => {
    const { table, seen, play, perform } = bareTable();
    play(below(7), () => table.pending()[0]?.kind === 'interrupt');
    const { seat, id } = table.pending()[0]!;
    const before = seen.length;
    perform({ kind: 'policy', seat, policy: PASS });
    expect(seen.slice(before, before + 2).map(({ kind }) => kind)).toEqual(['windowAnswered', 'windowClosed']);
    expect(table.pending().some((decision) => decision.seat === seat && decision.id === id)).toBe(false);
  });

  test('does not act for a unit: activations are always the player’s', async () => {
    const at = await play(app.url);
    const { asked, seat, decision } = turnOf(at);
    must(await asked.ask('policy', { policy: PASS }));
    expect(turnOf(at).decision).toEqual(decision);
    expect(at.spectator.decisionOf(seat)).toMatchObject({ id: decision.id, kind: 'activate' });
    expect(codeOf(await asked.intend(decision.default, decision.id))).toBe('done');
  });
});
