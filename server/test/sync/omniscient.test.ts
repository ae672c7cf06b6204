import { foldRecord, OMNISCIENT, readRecordText } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { expect, test } from 'vitest';
import { toldAfter } from '../../../shared/test/rulesets/index.ts';
import {
  begin,
  codeOf,
  type Gathering,
  gather,
  must,
  quietConsole,
  RoomClient,
  sameFor,
  turnOf,
  until,
  useApp,
} from '../kit.ts';

/** Told of everything at once: what is told at all is what matters here. */
const app = useApp({ rulesets: toldAfter({ minutes: 0, turns: 0 }) });

quietConsole();

const watch = async ({ match }: Gathering): Promise<RoomClient> => {
  const client = await RoomClient.join(app.url, match.id, { viewer: OMNISCIENT });
  await until(() => client.own?.view, 'the state is there');
  return client;
};

/** Has it been told of all that has happened? */
const upTo = async (watching: RoomClient, at: Gathering): Promise<void> => {
  const told = () => watching.state.status === 'over' && watching.seen.at(-1)?.n === watching.own!.eventCount;
  await sameFor(at.everybody, at.blue);
  await until(told, 'the end is told');
};

/** Some decisions by their defaults, of which every one is taken back once where that is possible; then somebody gives up. */
const playOn = async (at: Gathering, decisions: number): Promise<number> => {
  let taken = 0;
  for (let n = 0; n < decisions; n++) {
    const { asked, seat, decision, answer } = turnOf(at);
    must(await answer(decision.default));
    await sameFor(at.everybody, asked);
    if (asked.own!.back !== decision.id || taken > 2) continue;
    if (codeOf(await asked.ask('back', { decision: decision.id })) !== 'done') continue;
    taken += 1;
    await sameFor(at.everybody, asked);
    const again = turnOf(at);
    expect(again.seat).toBe(seat);
    must(await again.answer(again.decision.default));
    await sameFor(at.everybody, asked);
  }
  must(await at.blue.intend({ kind: 'concede' }));
  return taken;
};

test('the omniscient viewer follows a match, what is taken back in it too, and who comes later is told the same', async () => {
  const gathered = await gather(app.url, { spectators: { minutes: 0, turns: 0 } });
  // Who watched in the lobby is sent on when the match begins.
  const at = { ...gathered, everybody: [gathered.blue, gathered.orange] };
  await begin(at);
  const watching = await watch(at);
  await until(() => watching.state.status === 'playing', 'the beginning is told');
  const taken = await playOn(at, 30);
  await upTo(watching, at);
  const back = watching.seen.filter(({ seen }) => seen.kind === 'went-back');
  expect(back).toHaveLength(taken);
  expect(taken).toBeGreaterThan(0);

  const record = readRecordText((await app.journal.record(at.match.id))!.record, RULESETS);
  const folded = record.ok ? foldRecord(record.value, RULESETS) : undefined;
  if (!folded?.ok) throw new Error('the record does not fold');
  expect(watching.view).toEqual(folded.value.match.view(OMNISCIENT));

  const past = await watching.events();
  await app.restart();
  const late = await watch(at);
  expect(late.view).toEqual(watching.view);
  expect(await late.events()).toEqual(past);
  expect(late.state).toMatchObject({ status: 'over', outcome: watching.state.outcome, secret: '' });
});
