import { describe, expect, onTestFinished, test } from 'vitest';
import { TEST_RULESETS } from '../../../../shared/test/rulesets/index.ts';
import { secretive } from '../../example.ts';
import { codeOf, type Gathering, gather, must, play, type RoomClient, turnOf, until, useApp } from '../../kit.ts';

const app = useApp({ rulesets: TEST_RULESETS });
const PASS = { match: { answer: 'pass' } };

/** From now on nothing that is written is confirmed, until the returned function is called. */
const hold = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const go = () => {
    app.journal.slow = undefined;
    resolve();
  };
  app.journal.slow = promise;
  onTestFinished(go);
  return go;
};

/** Waits until the server has taken in what this line sent: it tells of the past whatever is being stored. */
const takenIn = async (line: RoomClient): Promise<void> => void (await line.ask('events', { since: 1_000_000 }));

/** An order of blue's that nobody else may know of. */
const MARCH = { kind: 'order', unit: 'b1', to: '0108' };

/** A match of sealed orders: both seats place their units in secret. Orange has committed. */
const sealed = async (): Promise<Gathering> => {
  const request = { ruleset: secretive.id, options: {}, board: undefined, forces: [], clocks: { bank: 600 } };
  const at = await gather(app.url, request);
  for (const [index, client] of [at.blue, at.orange].entries())
    must(await client.ask('sit', { name: `Player ${index}`, salt: at.salts[index] }));
  must(await at.orange.intend({ kind: 'commit' }));
  await until(() => at.orange.seen.some(({ seen }) => seen.kind === 'committed'), 'orange knows');
  return at;
};

/** What is refused to orange there, each under its own name. */
const refusedToOrange = ({ orange }: Gathering) => ({
  'an intent': () => orange.intend({ kind: 'commit' }),
  'an intent that answers something else': () => orange.intend({ kind: 'commit' }, 77),
  'an intent without form': () => orange.intend({ nonsense: 1 }),
  'a policy without form': () => orange.ask('policy', { policy: { nonsense: 1 } }),
  'a policy that it has': () => orange.ask('policy', { policy: { keepFlare: true } }),
  'another seat’s link': () => orange.ask('reissue', { seat: 'blue', secret: 'x'.repeat(32) }),
  'a withdrawal': () => orange.ask('withdraw', { seat: 'orange' }),
  'a rematch': () => orange.ask('rematch', { wanted: true }),
  'to sit down again': () => orange.ask('sit', { name: 'Bobo', salt: 'another salt' }),
});

describe('while a secret of the other seat is being stored', () => {
  test('what is refused is refused at once, in the same words and with the same number as at any other time', async () => {
    const at = await sealed();
    must(await at.orange.ask('policy', { policy: { keepFlare: true } }));
    /** What orange is answered, and whether its other tabs are told that its number is used. */
    const told: unknown[][] = [];
    const ask = async () => {
      const answers: unknown[] = [];
      for (const asking of Object.values(refusedToOrange(at))) {
        const before = at.orange.own!.seq;
        answers.push([await asking(), at.orange.own!.seq > before]);
      }
      told.push(answers);
    };
    await ask();
    const go = hold();
    const order: string[] = [];
    void at.blue.intend(MARCH).then((answer) => order.push(`blue: ${codeOf(answer)}`));
    await takenIn(at.blue);
    await ask();
    expect(order).toEqual([]);
    expect(told[1]).toEqual(told[0]);
    expect(told[0]!.flat().filter((used) => used === true)).toHaveLength(2);
    go();
    await until(() => order.includes('blue: done'), 'blue is answered');
  });

  test('a policy of the other seat is such a secret, too', async () => {
    const at = await play(app.url);
    const { asked, other, decision } = turnOf(at);
    const go = hold();
    const order: string[] = [];
    void other.ask('policy', { policy: PASS }).then(() => order.push('stored'));
    await takenIn(other);
    expect(codeOf(await asked.intend({ kind: 'pass' }, decision.id))).toBe('wrong-answer');
    expect(codeOf(await asked.intend(decision.default, decision.id + 1))).toBe('stale-decision');
    expect(order).toEqual([]);
    go();
    await until(() => order.length > 0, 'it is stored');
    must(await asked.intend(decision.default, decision.id));
  });

  test('what is allowed is done when that is stored, and refused if it has become impossible', async () => {
    const at = await sealed();
    const go = hold();
    const order: string[] = [];
    void at.blue.intend(MARCH).then(() => order.push('blue'));
    await takenIn(at.blue);
    void at.orange
      .ask('policy', { policy: { keepFlare: true } })
      .then((answer) => order.push(`orange: ${codeOf(answer)}`));
    await takenIn(at.orange);
    expect(order).toEqual([]);
    go();
    await until(() => order.length === 2, 'both are answered');
    expect(order).toEqual(['blue', 'orange: done']);
  });
});

describe('while something is being stored that the seat will be told', () => {
  test('a refusal waits for it: it is judged by what everybody knows then', async () => {
    const at = await play(app.url);
    const { asked, other, decision } = turnOf(at);
    const go = hold();
    const order: string[] = [];
    const seen = other.seen.length;
    void asked.intend(decision.default, decision.id).then(() => order.push('done'));
    await takenIn(asked);
    const refused = other.intend({ kind: 'pass' }, decision.id + 100).then((answer) => {
      order.push(`${codeOf(answer)}, ${other.seen.length > seen ? 'told' : 'not told'}`);
    });
    await takenIn(other);
    expect(order).toEqual([]);
    go();
    await refused;
    expect(order).toEqual(['done', 'stale-decision, told']);
  });

  test('its own deeds, too: what it sends behind them is judged after them', async () => {
    const at = await play(app.url);
    const { asked, decision } = turnOf(at);
    const go = hold();
    const codes: string[] = [];
    void asked.intend(decision.default, decision.id).then((answer) => codes.push(codeOf(answer)));
    const second = asked.intend(decision.default, decision.id).then((answer) => codes.push(codeOf(answer)));
    await takenIn(asked);
    expect(codes).toEqual([]);
    go();
    await second;
    expect(codes).toEqual(['done', 'stale-decision']);
  });
});
