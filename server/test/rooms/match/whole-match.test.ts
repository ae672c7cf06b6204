import { commitmentTo, fastDice, provableDice } from '@ironhex/shared/dice';
import {
  choicesOf,
  foldRecord,
  hashOf,
  Match,
  readRecordText,
  type Setup,
  type Viewer,
  verifyRecord,
} from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ExampleTypes, example, type Intent, OptionsSchema, STOCK_BOARDS, type View } from '../../example.ts';
import { type Gathering, must, outcomeOf, play, REQUEST, sameFor, turnOf, useApp } from '../../kit.ts';

const app = useApp();
const VIEWERS: readonly Viewer[] = ['blue', 'orange', 'public'];

/** What one viewer had in hand after a step: the hash of its synced view, and how many events it had been sent. */
interface Glance {
  readonly view: string;
  readonly events: number;
}

/** What was asked for and done, and what each viewer had in hand then. */
interface Step {
  readonly seat: string;
  readonly intent: Intent;
  readonly glances: readonly Glance[];
}

const glancesOf = ({ everybody }: Gathering): Glance[] =>
  everybody.map(({ view, seen }) => ({ view: hashOf(view), events: seen.length }));

const setup: Setup<ExampleTypes> = {
  options: OptionsSchema.parse(REQUEST.options),
  board: STOCK_BOARDS.find(({ id }) => id === REQUEST.board.stock)!,
  seats: [
    { id: 'blue', side: 0, force: REQUEST.forces[0]! },
    { id: 'orange', side: 1, force: REQUEST.forces[1]! },
  ],
};

describe('a match played through the room, from sitting down to the end', () => {
  let gathering: Gathering;
  let first: readonly Glance[];
  const steps: Step[] = [];

  beforeAll(async () => {
    gathering = await play(app.url);
    const { everybody, blue } = gathering;
    await sameFor(everybody, blue);
    first = glancesOf(gathering);
    const chance = fastDice(3025);
    const below = (n: number) => chance.pick(n, 'choice');
    while (blue.state.status === 'playing') {
      const { asked, seat, answer } = turnOf(gathering);
      const intent = choicesOf(example, asked.view as View, seat).sample(below)!;
      must(await answer(intent));
      await sameFor(everybody, asked);
      steps.push({ seat, intent, glances: glancesOf(gathering) });
    }
  });

  /** The same match, folded again from what everybody can know afterwards. */
  const folded = () =>
    new Match(example, setup, {
      dice: () => provableDice(gathering.blue.state.secret, gathering.salts),
      viewers: VIEWERS,
    });

  test('is over, by the clock of the rules, after both sides have acted', () => {
    for (const { state } of gathering.everybody) expect(state.status).toBe('over');
    expect(outcomeOf(gathering.spectator)).toMatchObject({
      rule: 'W-15',
      score: [expect.any(Number), expect.any(Number)],
    });
    expect(new Set(steps.map(({ seat }) => seat))).toEqual(new Set(['blue', 'orange']));
    expect(steps.length).toBeGreaterThan(10);
    expect(gathering.blue.decisions.length).toBe(0);
  });

  test('shows at the end what the dice were bound to from the start', () => {
    const { secret, commitment } = gathering.spectator.state;
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo(secret)).toBe(commitment);
  });

  test('is the fold of its intents with the dice that were promised', () => {
    const match = folded();
    for (const { seat, intent } of steps) expect(match.submit(seat, intent)).toMatchObject({ ok: true });
    expect(match.outcome).toEqual(outcomeOf(gathering.blue));
  });

  test('can be taken home as a record that anybody can verify', async () => {
    const response = await fetch(`${app.url}/api/matches/${gathering.match.id}/record`);
    expect(response.headers.get('content-disposition')).toContain(`${gathering.match.id}.match.json`);
    const read = readRecordText(await response.text(), RULESETS);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const again = foldRecord(read.value, RULESETS);
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(verifyRecord(read.value, again.value)).toEqual([]);
    expect(hashOf(again.value.match.view('public'))).toBe(steps.at(-1)!.glances[2]!.view);
  });

  test('shows each viewer, after every step, what the rules let it know of the truth', () => {
    const match = folded();
    const views = () => VIEWERS.map((viewer) => hashOf(match.view(viewer)));
    expect(first.map(({ view }) => view)).toEqual(views());
    for (const [index, { seat, intent, glances }] of steps.entries()) {
      match.submit(seat, intent);
      expect(
        glances.map(({ view }) => view),
        `step ${index}`,
      ).toEqual(views());
    }
  });

  test('tells each viewer events that lead from view to view', () => {
    for (const [index, viewer] of VIEWERS.entries()) {
      const { seen } = gathering.everybody[index]!;
      const view = structuredClone(example.view(example.create(setup), viewer));
      let followed = 0;
      for (const glances of [first, ...steps.map((step) => step.glances)]) {
        const { view: synced, events } = glances[index]!;
        for (; followed < events; followed++) example.follow(view, seen[followed]!.seen as never);
        expect(hashOf(view), `${viewer} after event ${followed}`).toBe(synced);
      }
      expect(followed).toBe(seen.length);
    }
  });

  test('numbers the events of each viewer without a gap, and keeps them for whoever asks again', async () => {
    for (const client of gathering.everybody) {
      expect(client.seen.map(({ n }) => n)).toEqual(client.seen.map((_, index) => index + 1));
      expect(await client.events()).toEqual(client.seen);
      expect(client.own!.eventCount).toBe(client.seen.length);
    }
  });

  test('never sends anybody another viewer’s view', () => {
    expect(gathering.everybody.map(({ viewers }) => viewers)).toEqual([['blue'], ['orange'], ['public']]);
  });
});
