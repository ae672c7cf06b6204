import { describe, expect, test, vi } from 'vitest';
import type { State } from '../../../../../shared/src/rulesets/grimdark/model/state.ts';
import type { Step } from '../../../../../shared/src/rulesets/grimdark/model/steps.ts';
import { caster, casting, squad } from '../../../../../shared/test/rules/grimdark/casting/casting.ts';
import { type Laying, playOn, tableOf } from '../../../../../shared/test/rules/grimdark/kit.ts';
import { before } from '../../../../../shared/test/rules/grimdark/setup/before.ts';
import { CastPlanner } from '../../../../src/rulesets/grimdark/plan/prompts/cast-planner.ts';
import { CasualtiesPlanner } from '../../../../src/rulesets/grimdark/plan/prompts/casualties-planner.ts';
import { ChoicePicker } from '../../../../src/rulesets/grimdark/plan/prompts/choice-picker.ts';
import { DeclarePlanner } from '../../../../src/rulesets/grimdark/plan/prompts/declare-planner.ts';
import { wayKey } from '../../../../src/rulesets/grimdark/plan/prompts/declaring.ts';
import { HinderPlanner } from '../../../../src/rulesets/grimdark/plan/prompts/hinder-planner.ts';
import { sitAndAnswer } from '../sit.ts';

const at = (state: State, ...agenda: readonly Step[]): State => ({ ...state, agenda });

const ruins = {
  terrain: [
    { type: 'ruins', piece: 'r1', hexes: [[12, 12]] },
    { type: 'forest', piece: 'f1', hexes: [[16, 12]] },
  ],
} as const;
const BOTH: Laying['units'] = { a1: squad([14, 10]), b1: squad([14, 11]) };
const FIGHT = { charger: 'b1', target: 'a1', caused: { a1: 0, b1: 0 }, used: [], wasFatigued: false };

describe('one of a few options', () => {
  test.each([
    ['P1', before('markers', [{ do: 'marker-first', seat: 'a' }], { units: BOTH }), ['self', 'opponent']],
    ['P3', before('sides', [{ do: 'edge', seat: 'a' }], { units: BOTH }), ['south', 'north']],
    [
      'P14',
      at(tableOf({ units: BOTH, active: { unit: 'b1', action: 'charge', target: 'a1' }, table: { fight: FIGHT } }), {
        do: 'strike-back',
      }),
      ['yes', 'no'],
    ],
    ['P19', at(tableOf({ units: BOTH, ground: ruins }), { do: 'rig', seat: 'a' }), ['f1', 'r1']],
  ])('%s: each is taken by the rules, and the default is first', (_, state, options) => {
    const { desk, judged, fallback, given } = sitAndAnswer(state);
    const picker = new ChoicePicker(desk);
    expect(picker.choices.value.map(({ option }) => option)).toEqual(options);
    for (const { intent } of picker.choices.value) expect(judged(intent)).toBeUndefined();
    expect(picker.intent.value).toEqual(fallback());
    picker.choose(options[1]!);
    expect(given).toEqual([picker.choices.value[1]!.intent]);
  });

  test('the number of an option is the answer at once, as its button is', () => {
    const { desk, given } = sitAndAnswer(at(tableOf({ units: BOTH, ground: ruins }), { do: 'rig', seat: 'a' }));
    // Another test may have pressed the same key a moment ago.
    const now = vi.spyOn(performance, 'now').mockReturnValue(2e9);
    new ChoicePicker(desk).keys['2']!();
    now.mockRestore();
    expect(given).toEqual([{ kind: 'eventChoice', option: 'r1' }]);
  });

  test('a terrain piece is picked on the map, and picked again is the answer', () => {
    const { desk, given } = sitAndAnswer(at(tableOf({ units: BOTH, ground: ruins }), { do: 'rig', seat: 'a' }));
    const picker = new ChoicePicker(desk);
    const piece = picker.choices.value[1]!;
    expect(piece.words).toMatch(/^Ruins at /);
    picker.pick(piece.hexes[0]!, undefined);
    expect(given).toEqual([]);
    expect(picker.intent.value).toEqual({ kind: 'eventChoice', option: 'r1' });
    picker.pick(piece.hexes[0]!, undefined);
    expect(given).toEqual([{ kind: 'eventChoice', option: 'r1' }]);
  });

  test('what is picked to be looked at is kept, and is not the answer when it comes back', () => {
    const { desk, given } = sitAndAnswer(at(tableOf({ units: BOTH, ground: ruins }), { do: 'rig', seat: 'a' }));
    const before = new ChoicePicker(desk);
    expect(before.save()).toBeUndefined();
    before.pick(before.choices.value[1]!.hexes[0]!, undefined);
    const after = new ChoicePicker(desk);
    after.restore(before.save()!);
    expect(after.intent.value).toEqual({ kind: 'eventChoice', option: 'r1' });
    expect(after.undo()).toBe(true);
    after.restore('a piece that is not there');
    expect(after.picked.value).toBeUndefined();
    expect(after.save()).toBeUndefined();
    expect(given).toEqual([]);
  });
});

describe('declarations, P4', () => {
  const HERO = {
    models: [{ type: 'captain', count: 1, weapons: ['blade'] }],
    tough: 3,
    quality: 3,
    rules: { hero: 1 },
  };
  const UNITS: Laying['units'] = {
    a1: { profile: 'squad', with: HERO, hex: null },
    a2: { profile: 'squad', hex: null },
    a3: { profile: 'guard', with: { rules: { ambush: 1 } }, hex: null },
    a4: { profile: 'squad', hex: null },
    a5: { profile: 'walker', with: { rules: { transport: 6 } }, hex: null },
    b1: { profile: 'squad', hex: null },
  };
  const planning = () => {
    const seated = sitAndAnswer(before('declarations', [{ do: 'declare' }], { units: UNITS }));
    return { ...seated, declare: new DeclarePlanner(seated.desk) };
  };
  const waysOf = (declare: DeclarePlanner, id: string): readonly string[] =>
    declare.lines.value.find(({ unit }) => unit.id === id)?.ways.map(({ way }) => wayKey(way)) ?? [];

  test('is filled in with what is proposed, which the rules take', () => {
    const { declare, judged } = planning();
    expect(declare.intent.value).toMatchObject({ reserves: ['a3'] });
    expect(judged(declare.intent.value)).toBeUndefined();
  });

  test('offers each unit the ways in which it can begin', () => {
    const { declare } = planning();
    expect(waysOf(declare, 'a3')).toContain('reserve');
    expect(waysOf(declare, 'a1')).toEqual(expect.arrayContaining(['map', 'join a2', 'ride a5']));
    expect(waysOf(declare, 'a2')).not.toContain('join a4');
  });

  test('a hero joins, and its unit rides with it', () => {
    const { declare, judged } = planning();
    declare.set('a1', { kind: 'join', other: 'a2' });
    declare.set('a2', { kind: 'ride', other: 'a5' });
    expect(declare.intent.value).toMatchObject({
      joins: [{ hero: 'a1', unit: 'a2' }],
      loads: [{ unit: 'a2', transport: 'a5' }],
    });
    expect(judged(declare.intent.value)).toBeUndefined();
    expect(declare.lines.value.every(({ faults }) => faults.length === 0)).toBe(true);
  });

  test('tells each fault at its unit', () => {
    const { declare } = planning();
    declare.set('a2', { kind: 'reserve' });
    declare.set('a4', { kind: 'scout' });
    const faults = declare.lines.value.flatMap(({ unit, faults }) => faults.map(({ code }) => `${unit.id} ${code}`));
    expect(faults).toEqual(['a2 E_BAD_CHOICE', 'a4 E_BAD_CHOICE']);
    expect(declare.refusal.value).toBeDefined();
  });

  test('is with the server as it stands, the proposal too, whenever it is allowed', () => {
    const { declare, given } = planning();
    const drafts = () => given.map((intent) => intent.kind === 'declare' && intent.draft && intent.reserves);
    expect(drafts()).toEqual([['a3']]);
    declare.set('a3', { kind: 'map' });
    expect(drafts()).toEqual([['a3'], []]);
    declare.set('a2', { kind: 'reserve' });
    expect(drafts()).toHaveLength(2);
    declare.undo();
    declare.undo();
    expect(drafts().slice(2)).toEqual([[], ['a3']]);
    declare.confirm();
    expect(given.at(-1)).toEqual(declare.intent.value);
    expect(declare.save()).toBeUndefined();
  });

  test('goes on where another page has left it, and proposes nothing over it', () => {
    const state = before('declarations', [{ do: 'declare' }], { units: UNITS });
    playOn(state, [{ kind: 'declare', joins: [], loads: [], reserves: [], scouts: [], draft: true }]);
    const { desk, given } = sitAndAnswer(state);
    const declare = new DeclarePlanner(desk);
    expect(declare.intent.value).toEqual({ kind: 'declare', joins: [], loads: [], reserves: [], scouts: [] });
    expect(given).toEqual([]);
  });
});

describe('casting, P9', () => {
  const planning = (tokens = 3) => {
    const units = { a1: caster(tokens), a2: squad([9, 10]), b1: squad([15, 10]), b2: squad([40, 2]) };
    const seated = sitAndAnswer(at(casting(units), { do: 'cast', when: 'before' }));
    return { ...seated, cast: new CastPlanner(seated.desk) };
  };

  test('nothing is cast until a spell is picked', () => {
    const { cast, fallback } = planning();
    expect(cast.intent.value).toEqual(fallback());
    expect(cast.act.value).toBe('No spell');
  });

  test('a spell without a target cannot be cast yet; with one the rules take it', () => {
    const { cast, judged } = planning();
    const offer = cast.spells.value.find(({ spell, refusal }) => spell.side === 'enemy' && !refusal)!;
    expect(offer.targets.map(({ unit, refusal }) => [unit.id, refusal?.code])).toEqual([
      ['b1', undefined],
      ['b2', 'E_OUT_OF_RANGE'],
    ]);
    cast.choose(offer.spell.id);
    // The only one in reach is taken at once.
    expect(cast.targets.value).toEqual(['b1']);
    expect(judged(cast.intent.value)).toBeUndefined();
    cast.toggle('b1');
    expect(cast.intent.value).toBeUndefined();
    cast.toggle('b2');
    expect(cast.targets.value).toEqual([]);
  });

  test('a spell that makes hits says what becomes of its targets; others have no odds', () => {
    const { cast } = planning();
    expect(cast.odds.value).toEqual([]);
    cast.choose('tb-bloom');
    expect(cast.odds.value).toMatchObject([{ unit: 'b1', hits: 5 }]);
    expect(cast.shown.value.sight).toMatchObject([{ state: 'clear', pieces: [] }]);
    cast.choose('tb-itch');
    expect(cast.odds.value).toEqual([]);
  });

  test('says what is left of the chance if the other side spends all that it can against it', () => {
    const { cast } = planning();
    expect(cast.worst.value).toBeUndefined();
    const units = { a1: caster(3), b1: squad([15, 10]), b2: caster(2, [16, 12]), b3: caster(6, [40, 2]) };
    const { desk } = sitAndAnswer(at(casting(units), { do: 'cast', when: 'before' }));
    const hindered = new CastPlanner(desk);
    hindered.choose('tb-itch');
    expect([hindered.chance.value, hindered.worst.value]).toEqual([1 / 2, 1 / 6]);
  });

  test('another spell is offered where one could be paid and reach somebody, now or after the move', () => {
    const { cast, judged, desk } = planning();
    expect(cast.mores.value).toEqual(['none', 'after']);
    cast.keys.n!();
    expect([cast.act.value, cast.words.value]).toEqual(['Later', 'No spell before the move.']);
    expect(judged(cast.intent.value)).toBeUndefined();
    cast.choose('tb-itch');
    expect(cast.mores.value).toEqual(['none', 'now', 'after']);
    cast.wish('now');
    expect(cast.intent.value).toMatchObject({ cast: { spell: 'tb-itch' }, more: 'now' });
    expect(judged(cast.intent.value)).toBeUndefined();
    const kept = cast.save()!;
    cast.undo();
    expect(cast.more.value).toBe('none');
    cast.restore(kept);
    expect(cast.more.value).toBe('now');
    // What costs all tokens leaves none for another one.
    cast.choose('tb-bloom');
    expect(cast.mores.value).toEqual(['none']);
    expect(desk.question.value?.ask.act).toBeUndefined();
  });

  test('is kept by the browser, unless the rules would refuse it', () => {
    const { cast, fallback } = planning();
    const { spell } = cast.spells.value.find(({ spell, refusal }) => spell.side === 'enemy' && !refusal)!;
    cast.choose(spell.id);
    const [planned, kept] = [cast.intent.value, cast.save()!];
    cast.undo();
    cast.restore(kept.replace('"b1"', '"b9"'));
    expect(cast.intent.value).toEqual(fallback());
    cast.restore(kept);
    expect(cast.intent.value).toEqual(planned);
  });

  test('a spell that cannot be paid says so, and cannot be picked', () => {
    const { cast } = planning(1);
    const dear = cast.spells.value.find(({ spell }) => spell.value > 1)!;
    expect(dear.refusal?.code).toBe('E_NO_TOKENS');
    cast.choose(dear.spell.id);
    expect(cast.offer.value).toBeUndefined();
  });
});

test.each([
  [0, 1 / 2],
  [1, 1 / 3],
  [4, 1 / 6],
])('hindering with %i tokens leaves a chance of %d, P12', (tokens, chance) => {
  const units = { a1: caster(5), b1: caster(2, [15, 10]) };
  const step: Step = { do: 'spell', casting: { caster: 'b1', spell: 'tb-bloom', targets: ['a1'], help: 0 } };
  const { desk, judged } = sitAndAnswer(at(tableOf({ units, active: 'b1' }), step));
  const hinder = new HinderPlanner(desk);
  expect(hinder.hinderers.value.map(([{ id }, spare]) => [id, spare])).toEqual([['a1', 5]]);
  expect(hinder.odds.value.map(({ unit }) => unit)).toEqual(['a1']);
  hinder.spend('a1', tokens);
  expect(hinder.chance.value).toBeCloseTo(chance);
  expect(judged(hinder.intent.value)).toBeUndefined();
});

test('types of models go in the order in which they are picked, P15', () => {
  const models = ['grunt', 'gunner', 'sergeant'].map((type) => ({ type, count: 2, weapons: ['blade'] }));
  const state = at(
    tableOf({
      units: { a1: { profile: 'squad', with: { models }, hex: [14, 10] }, b1: squad([14, 12]) },
      active: 'b1',
      options: { casualties: { a: 'ask', b: 'auto' } },
    }),
    { do: 'wounds', target: 'a1', wounds: 2, source: 'blade', by: 'b1' },
  );
  const { desk, judged, fallback } = sitAndAnswer(state);
  const losses = new CasualtiesPlanner(desk);
  expect(losses.intent.value).toEqual(fallback());
  losses.toggle('sergeant');
  losses.toggle('grunt');
  expect(losses.intent.value).toEqual({ kind: 'casualties', types: ['sergeant', 'grunt'] });
  expect(judged(losses.intent.value)).toBeUndefined();
  expect(losses.offers.value.map(({ type, living, place }) => [type, living, place])).toEqual([
    ['grunt', 2, 2],
    ['gunner', 2, 0],
    ['sergeant', 2, 1],
  ]);
  losses.toggle('sergeant');
  expect(losses.intent.value).toEqual({ kind: 'casualties', types: ['grunt'] });
});
