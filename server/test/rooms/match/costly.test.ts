import {
  foldRecord,
  type Ruleset,
  type RulesetTypes,
  readRecordText,
  reasonOf,
  verifyRecord,
} from '@ironhex/shared/match';
import { describe, expect, test } from 'vitest';
import { example } from '../../example.ts';
import { codeOf, must, outcomeOf, play, RoomClient, turnOf, until, useApp } from '../../kit.ts';
import { bareTable, tableOf } from '../../table-kit.ts';

/** The game, but waiting never comes to an end: a step that nobody thought of. */
const endless: Ruleset<RulesetTypes> = {
  ...(example as unknown as Ruleset<RulesetTypes>),
  *resolve(state, seat, intent, dice, decision) {
    const events = example.resolve(state as never, seat, intent as never, dice, decision) as Iterable<{ kind: string }>;
    for (const event of events) {
      yield event;
      while (event.kind === 'waited') yield event;
    }
  },
};
const RULES = new Map([[endless.id, endless]]);
const app = useApp({ rulesets: RULES });
const SENTENCE = new RegExp(`more than ${example.bounds.events} events.*without a winner`);

describe('a step that takes more than the rules allow for', () => {
  test('ends the match with a sentence for everybody, also after a restart, and its record is kept', async () => {
    const at = await play(app.url);
    const watcher = await RoomClient.join(app.url, at.match.id, {});
    const { answer, decision } = turnOf(at);
    must(await answer(decision.default));
    await until(() => watcher.state.status === 'over', 'the match has ended');
    expect(outcomeOf(watcher)).toMatchObject({ score: [], rule: '', code: 'too-costly' });
    expect(reasonOf({}, outcomeOf(watcher))).toMatch(SENTENCE);

    await app.restart();
    const back = await RoomClient.join(app.url, at.match.id, { secret: at.match.seats[0]!.secret });
    await until(() => back.own, 'the match is there');
    expect(reasonOf({}, outcomeOf(back))).toMatch(SENTENCE);
    expect(codeOf(await back.intend({ kind: 'concede' }))).toBe('over');

    const record = readRecordText(await (await fetch(`${app.url}/api/matches/${at.match.id}/record`)).text(), RULES);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const folded = foldRecord(record.value, RULES);
    if (!folded.ok) throw new Error(JSON.stringify(folded.error));
    expect(folded.value.match.isCutOff).toBe(true);
    expect(verifyRecord(record.value, folded.value)).toEqual([]);
  });

  test('ends it before the first decision, when the last player sits down', () => {
    const { blueprint } = bareTable();
    const endlessBeginning = {
      ...endless,
      *begin(...given: Parameters<typeof example.begin>) {
        for (const event of example.begin(...given)) for (;;) yield event;
      },
    };
    const { table, entries, perform } = tableOf(blueprint, undefined, endlessBeginning);
    for (const { id } of blueprint.seats) perform({ kind: 'sat', seat: id, name: id, salt: `salt of ${id}` });
    expect(reasonOf({}, table.outcome!)).toMatch(SENTENCE);
    expect(table.pending()).toEqual([]);
    expect(entries.map(({ kind }) => kind)).toEqual(blueprint.seats.map(() => 'sat'));
  });

  test('is no step of a player: a row of answers by policies ends as soon as one step would', () => {
    const { blueprint } = bareTable();
    const most = 40;
    const busy = {
      ...example,
      bounds: { ...example.bounds, events: most },
      standing: example.fallback,
      // Leads to the same question again, by some events that change nothing.
      evolve: (...[state, event]: Parameters<typeof example.evolve>) => {
        if (event.kind !== 'waited') example.evolve(state, event);
      },
      *resolve(state: Parameters<typeof example.resolve>[0]) {
        for (let n = 0; n < 4; n++) yield { kind: 'waited', unit: state.units[0]!.id, ticks: 0 } as const;
      },
    };
    const { table, troubles, entries, perform } = tableOf(blueprint, undefined, busy);
    for (const { id } of blueprint.seats) perform({ kind: 'sat', seat: id, name: id, salt: `salt of ${id}` });
    perform({ kind: 'policy', seat: table.pending()[0]!.seat, policy: {} as never });
    expect(troubles).toEqual(['policies answer without end']);
    expect(entries.filter((entry) => entry.kind === 'done')).toHaveLength(most / 4 + 1);
    expect(table.status, 'the rest is left to the player').toBe('playing');
  });
});
