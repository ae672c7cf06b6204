import { decisionsOf, PUBLIC, type Viewer } from '@ironhex/shared/match';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Connection } from '../../client/src/net/connection.ts';
import { SoFar } from '../../client/src/replay/so-far.ts';
import { Heard } from '../../client/test/source/heard.ts';
import { holding, TO_SEE } from '../../client/test/source/open-match.ts';
import { draw, drawing } from '../../shared/test/properties/matches.ts';
import { openMatch } from '../drivers/door.ts';
import { useTestApp } from '../drivers/test-app.ts';
import { until } from '../drivers/until.ts';
import { call } from '../drivers/wire.ts';
import { PILOTS } from '../rulesets/index.ts';
import type { Pilot } from '../rulesets/pilot.ts';

const app = useTestApp();

/** Answers that are given at most, before somebody gives up. */
const ANSWERS = 25;
/** After so many, no match is over by chance. */
const FEW = 4;

/** The connection of a page needs the address of the page, and somebody who may look at it. */
beforeAll(() => {
  const page = new EventTarget();
  vi.stubGlobal('location', { origin: app.url });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterAll(() => void vi.unstubAllGlobals());

/** The new secret of a seat, as its page makes it on sitting down. */
const secretOf = (index: number): string => `${index}`.repeat(32);

/** Joins as a page does, at a seat or to watch. */
const join = async ({ id }: CreatedMatch, { ruleset }: Pilot, secret?: string): Promise<Heard> => {
  const keys = secret === undefined ? [] : [secret];
  const seat = { secrets: keys, opened: (opened: string) => void keys.unshift(opened), lost: () => {} };
  const heard = new Heard(new Connection(id, seat), ruleset);
  await until(() => heard.view, 'the page is in');
  return heard;
};

/**
 * While a match is under way, a page that watches it from the beginning is told what its viewer was told, and no more; and
 * nobody gets its record.
 */
const expectSoFar = async (match: CreatedMatch, { ruleset }: Pilot, everybody: ReadonlyMap<Viewer, Heard>) => {
  for (const [index, [viewer, { events, view }]] of [...everybody].entries()) {
    const secrets = viewer === PUBLIC ? [] : [secretOf(index)];
    const seat = { secrets, opened: () => {}, lost: () => {} };
    const soFar = new Heard(new SoFar(new Connection(match.id, seat), async () => ruleset), ruleset);
    await until(() => soFar.view, 'what happened so far is there');
    expect({ events: soFar.events, view: soFar.view }).toEqual({ events, view });
    // From the first event on it comes to the same.
    await soFar.source.reach.value.seek!(0);
    expect({ events: soFar.events, view: soFar.view }).toEqual({ events, view });
    expect(soFar.source.own.value).toMatchObject({ viewer, seat: null });
    const [secret] = secrets;
    const init = secret === undefined ? {} : { headers: { authorization: `Bearer ${secret}` } };
    expect((await fetch(`${app.url}/api/matches/${match.id}/record`, init)).status).toBe(409);
    soFar.leave();
  }
};

/** Plays at a server, to the end or until somebody gives up; gives what each viewer was told. */
const play = async (match: CreatedMatch, pilot: Pilot): Promise<ReadonlyMap<Viewer, Heard>> => {
  const { ruleset } = pilot;
  const seats = new Map<Viewer, Heard>();
  for (const { id, secret } of match.seats) seats.set(id, await join(match, pilot, secret));
  const everybody = new Map([...seats, [PUBLIC as Viewer, await join(match, pilot)]]);
  for (const [index, { source }] of [...seats.values()].entries()) {
    const sat = await source.act('sit', {
      name: `Player ${index}`,
      salt: 'a grain of salt',
      secret: secretOf(index),
    });
    expect(sat).toEqual({ ok: true });
  }
  const below = drawing(5);
  for (let answers = 0; answers < ANSWERS; answers += 1) {
    const asked = [...seats].flatMap(([seat, { source, view }]) =>
      decisionsOf(ruleset, view!, seat).flatMap((decision) => (decision.committed ? [] : [{ source, view, decision }])),
    );
    if (asked.length === 0) break;
    const { source, view, decision } = asked[below(asked.length)]!;
    const intent = draw({ ruleset, view: view! }, decision, below);
    expect(await source.act('intent', { intent, decision: decision.id })).toEqual({ ok: true });
    // The others are told over lines of their own, which are read by the second time that the server answers.
    for (let times = 0; times < 2; times += 1) await call(app.url, '/health');
    if (answers === FEW) await expectSoFar(match, pilot, everybody);
  }
  const [{ source: first }] = [...seats.values()] as [Heard];
  if (first.facts.value?.status !== 'over')
    expect(await first.act('intent', { intent: ruleset.concession })).toEqual({ ok: true });
  for (const { source } of everybody.values())
    await until(() => source.facts.value?.status === 'over', 'everybody knows that it is over');
  return everybody;
};

test.each(PILOTS.map((pilot) => [pilot.ruleset.id, pilot] as const))(
  'a replay of a match of %s tells each viewer what that viewer was told at the server, and no more',
  async (_, pilot) => {
    const match = await openMatch(app.url, { ...pilot.requests.duel, clocks: 'none' });
    const everybody = await play(match, pilot);
    const record: unknown = await (await fetch(`${app.url}/api/matches/${match.id}/record`)).json();
    const replay = holding(record, TO_SEE);
    for (const [index, [viewer, told]] of [...everybody].entries()) {
      const again = new Heard(replay.as(viewer), pilot.ruleset);
      await until(() => again.source.access.value.status === 'open', 'the record is folded');
      expect(told.events.length, viewer).toBeGreaterThan(1);
      expect(again.events, viewer).toEqual(told.events);
      expect(again.view, viewer).toEqual(told.view);
      const late = await join(match, pilot, viewer === PUBLIC ? undefined : secretOf(index));
      await until(() => late.events.length > 0, 'the past is there');
      for (const what of ['events', 'from', 'view'] as const) expect(late[what], viewer).toEqual(again[what]);
      late.leave();
      const { outcome, seats } = again.source.facts.value!;
      expect(outcome).toEqual(told.source.facts.value!.outcome);
      expect(seats.map(({ id, side, name }) => ({ id, side, name }))).toEqual(
        told.source.facts.value!.seats.map(({ id, side, name }) => ({ id, side, name })),
      );
      told.leave();
    }
  },
);
