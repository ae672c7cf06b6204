import { describe, expect, test, vi } from 'vitest';
import { hex, type Laying, type Place } from '../../../../../shared/test/rules/grimdark/kit.ts';
import { ActionPlanner } from '../../../../src/rulesets/grimdark/plan/act/action-planner.ts';
import { CastPlanner } from '../../../../src/rulesets/grimdark/plan/prompts/cast-planner.ts';
import { unitName } from '../../../../src/rulesets/grimdark/words/names.ts';
import { askWords } from '../../../../src/rulesets/grimdark/words/prompts.ts';
import { sitAndPlay } from '../sit.ts';

const UNITS: Laying['units'] = {
  a1: { profile: 'squad', hex: [10, 10] },
  a2: { profile: 'guard', hex: [20, 5] },
  b1: { profile: 'squad', hex: [10, 19] },
  b2: { profile: 'mob', hex: [25, 25] },
};

const plan = (change: Partial<Laying> = {}, dice: readonly number[] = []) => {
  const sitting = sitAndPlay({ units: UNITS, ...change }, undefined, dice);
  const planner = new ActionPlanner(sitting.desk);
  const pick = (place: Place, counter?: string) => planner.pick(hex(place), counter);
  const confirm = () => sitting.desk.answer(planner.intent.value!);
  return { planner, pick, confirm, ...sitting };
};

/** Column 10 downwards, without the first. */
const down = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => hex([10, from + 1 + i]));

describe('planning an activation', () => {
  test('two picks and one confirmation activate a unit and carry its action out', async () => {
    const { planner, confirm, pick, given, settle } = plan();
    expect(planner.intent.value).toBeUndefined();
    pick([10, 10]);
    expect(planner.intent.value).toEqual({ kind: 'activate', unit: 'a1' });
    pick([10, 13]);
    expect(planner.words.value).toContain(`advances to ${hex([10, 13])}, 3 of 6 hexes`);
    await confirm();
    await settle();
    expect(given).toEqual([
      { kind: 'activate', unit: 'a1', act: { kind: 'act', action: 'advance', path: down(10, 13) } },
    ]);
  });

  test('a hex that an Advance does not reach means a Rush, unless another action was chosen', () => {
    const { planner, pick, refusals } = plan();
    pick([10, 10]);
    pick([10, 17]);
    expect(planner.planned.value).toMatchObject({ action: 'rush', path: down(10, 17) });
    planner.take('advance');
    expect(planner.planned.value).toBeUndefined();
    pick([10, 17]);
    expect(refusals).toEqual(['E_PATH_TOO_LONG']);
    pick([10, 15]);
    expect(planner.planned.value).toMatchObject({ action: 'advance' });
    pick([10, 23]);
    expect(refusals).toEqual(['E_PATH_TOO_LONG', 'E_PATH_TOO_LONG']);
  });

  test('says what is to be picked for the action that was chosen, and which step the button takes', async () => {
    const { planner, confirm, pick, settle } = plan();
    expect(planner.words.value).toBe('Still to act: 2 of 2 units (G-8.3).');
    pick([10, 10]);
    expect([planner.words.value, planner.act.value]).toEqual([
      expect.stringContaining('pick a hex, an enemy to attack or an action. Or activate it first.'),
      'Activate',
    ]);
    planner.take('advance');
    expect(planner.words.value).toMatch(/: pick a hex to advance to, 6 hexes at most\.$/);
    await confirm();
    await settle();
    expect(planner.act.value).toBe('Act');
  });

  test('an enemy in reach is charged by the shortest way, or from another hex beside it', () => {
    const { planner, pick } = plan();
    pick([10, 10]);
    expect(planner.shown.value.emphases?.get('b1')).toBe('target');
    const open = planner.shown.value.sights!;
    expect([...open.keys()]).toEqual(['b1']);
    planner.take('charge');
    expect(planner.planned.value).toMatchObject({ action: 'charge', target: 'b1', path: down(10, 18) });
    const odds = planner.odds.charge.value!;
    expect(odds.charger.wins + odds.target.wins + odds.tie).toBeCloseTo(1, 9);
    expect(planner.shown.value.sights).toEqual(open);
    expect(open.get('b1')).toMatch(/^\d+ %$/);
    pick([9, 19]);
    expect(planner.planned.value?.path.at(-1)).toBe(hex([9, 19]));
    expect(planner.refusal.value).toBeUndefined();
  });

  test('an enemy out of reach is looked at, and the player told why; who has chosen to charge, why not that', () => {
    const { planner, pick, refusals } = plan({ units: { ...UNITS, b2: { profile: 'mob', hex: [42, 5] } } });
    pick([10, 10]);
    expect(pick([42, 5])).toBe(false);
    expect(refusals).toEqual(['E_OUT_OF_RANGE']);
    planner.take('charge');
    expect(planner.draft.value.target).toBe('b1');
    expect(pick([42, 5])).toBe(false);
    expect(refusals).toEqual(['E_OUT_OF_RANGE', 'E_BAD_TARGET']);
  });

  test('way points bend the way, and a longer way needs the longer action', () => {
    const { planner, pick } = plan();
    pick([10, 10]);
    pick([13, 10]);
    planner.switch('winding');
    pick([13, 12]);
    expect(planner.planned.value).toMatchObject({ action: 'advance' });
    expect(planner.planned.value?.path).toHaveLength(5);
    pick([10, 12]);
    expect(planner.planned.value).toMatchObject({ action: 'rush' });
    expect(planner.planned.value?.path).toHaveLength(8);
    expect(planner.planned.value?.path).toContain(hex([13, 12]));
    expect(planner.refusal.value).toBeUndefined();
    expect(planner.undo()).toBe(true);
    expect(planner.planned.value?.path.at(-1)).toBe(hex([13, 12]));
  });

  test('says how many wounds danger on the way comes to, and how much longer the way around is', () => {
    const { planner, pick } = plan({
      ground: {
        terrain: [
          {
            type: 'mines',
            piece: 'p1',
            hexes: [
              [9, 12],
              [10, 12],
              [11, 12],
            ],
          },
        ],
      },
    });
    pick([10, 10]);
    planner.take('rush');
    planner.switch('winding');
    for (const row of [11, 12, 13]) pick([10, row]);
    expect(planner.words.value).toContain(
      `Dangerous at ${hex([10, 12])} (G-9.9: about 0.8 wounds; safer way: +2 hexes).`,
    );
  });

  test('says what the test comes to that a unit takes where it stands, and that there is no other one', () => {
    const mines = (...hexes: readonly Place[]) => ({ terrain: [{ type: 'mines', piece: 'p1', hexes }] });
    const { planner, pick } = plan({ ground: mines([10, 10], [10, 11]) });
    pick([10, 10]);
    expect(planner.words.value).toMatch(/ First the ground is dangerous: about 0\.8 wounds \(G-8\.6\)\.$/);
    pick([10, 12]);
    expect(planner.words.value).toMatch(/First the ground is dangerous/);
    expect(planner.words.value).not.toContain('G-9.9');
    const next = plan({ ground: mines([10, 11], [9, 11], [11, 10]) });
    next.pick([10, 10]);
    next.pick([10, 12]);
    expect(next.planner.words.value).not.toContain('First');
  });

  test('says what is difficult, steep and dangerous on the way, where it is', () => {
    const { planner, pick } = plan({
      ground: {
        terrain: [
          { type: 'rubble', piece: 'p1', hexes: [[10, 11]] },
          { type: 'mines', piece: 'p2', hexes: [[10, 12]] },
        ],
        levels: [{ level: 1, hexes: [[13, 10]] }],
      },
    });
    pick([10, 10]);
    planner.take('rush');
    pick([10, 11]);
    planner.switch('winding');
    pick([10, 12]);
    expect(planner.words.value).toContain(
      `2 of 6 hexes. Difficult from ${hex([10, 11])} on (G-9.8) and dangerous at ${hex([10, 12])} (G-9.9: about 0.8 wounds).`,
    );
    const [path] = planner.shown.value.paths!;
    expect(path!.cost).toBe('2 of 6');
    expect(path!.marks.map(({ risk }) => risk)).toEqual(['difficult: 6 at most', 'dangerous']);
    planner.switch('winding');
    pick([13, 10]);
    expect(planner.words.value).toContain(`3 of 6 hexes. Uphill to ${hex([13, 10])} (G-6.2).`);
    // An Advance leads no farther anyway.
    planner.take('advance');
    expect(planner.words.value).toContain('3 of 6 hexes.');
    expect(planner.words.value).not.toMatch(/uphill/i);
    expect(planner.shown.value.paths![0]!.marks.map(({ risk }) => risk)).toEqual([undefined, undefined, undefined]);
  });

  test('a titanic unit goes where all of it has room, and says what is in the way elsewhere', () => {
    const { planner, pick, desk } = plan({
      units: {
        a1: { profile: 'fc-standing-chord', hex: [10, 10] },
        a2: { profile: 'squad', hex: [10, 13] },
        b1: { profile: 'squad', hex: [13, 10] },
      },
    });
    const refuse = vi.spyOn(desk, 'refuse');
    pick([10, 10]);
    // Its own hexes are more than the one in which it is picked.
    expect(planner.focus()).toHaveLength(7);
    pick([10, 14]);
    expect(planner.planned.value).toBeUndefined();
    expect(refuse.mock.calls.at(-1)![0].message).toBe(
      `No way of 8 hexes leads to ${hex([10, 14])}. Straight on: At hex ${hex([10, 12])} another unit stands.`,
    );
    pick([8, 9]);
    expect(planner.planned.value).toMatchObject({ action: 'advance' });
    expect(planner.refusal.value).toBeUndefined();
    planner.take('charge');
    expect(planner.planned.value).toMatchObject({ action: 'charge', target: 'b1', path: [expect.any(String)] });
    expect(planner.refusal.value).toBeUndefined();
  });

  test('the same unit again means Hold; then it tells on whom it can shoot', () => {
    const { planner, pick } = plan();
    pick([10, 10]);
    pick([10, 10]);
    expect(planner.planned.value).toEqual({ kind: 'act', action: 'hold', path: [] });
    expect([...planner.odds.shots.value.keys()]).toEqual(['b1']);
    expect(planner.act.value).toBe('Hold');
  });

  test('a unit boards a transport that it can reach, and is not asked for another way', () => {
    const { planner, pick } = plan({
      units: {
        a1: { profile: 'squad', hex: [10, 10] },
        a2: { profile: 'hl-crawler', hex: [10, 14] },
        b1: { profile: 'squad', hex: [30, 19] },
      },
    });
    pick([10, 10]);
    pick([10, 14]);
    expect(planner.planned.value).toMatchObject({ action: 'advance', path: down(10, 13), board: 'a2' });
    expect(planner.refusal.value).toBeUndefined();
    expect(planner.odds.shots.value.size).toBe(0);
    pick([10, 14]);
    expect(planner.unit.value?.id).toBe('a2');
  });

  test('a unit in a transport is chosen in the list, and leaves it', async () => {
    const { planner, confirm, pick, given, settle } = plan({
      units: {
        a1: { profile: 'squad', hex: null, place: 'aboard', transport: 'a2' },
        a2: { profile: 'hl-crawler', hex: [10, 14] },
        b1: { profile: 'squad', hex: [30, 19] },
      },
    });
    expect(planner.pickCounter('a1')).toBe(true);
    pick([10, 17]);
    expect(planner.shown.value.paths![0]!.from).toBe(hex([10, 14]));
    await confirm();
    await settle();
    expect(given).toMatchObject([{ kind: 'activate', act: { action: 'advance', path: down(14, 17) } }]);
  });

  test('one that is Shaken can only recover, and one that is Immobile only Hold', () => {
    const { planner, pick, refusals } = plan({
      units: {
        a1: { profile: 'squad', hex: [10, 10], shaken: true },
        a2: { profile: 'fc-lattice-node', hex: [20, 5] },
        b1: { profile: 'squad', hex: [30, 19] },
      },
    });
    pick([10, 10]);
    expect(planner.words.value).toContain('only recovers (G-13.5)');
    planner.take('hold');
    expect(refusals).toEqual(['E_SHAKEN_MUST_IDLE']);
    pick([20, 5]);
    planner.take('rush');
    expect(refusals).toEqual(['E_SHAKEN_MUST_IDLE', 'E_IMMOBILE']);
    planner.take('hold');
    expect(planner.planned.value).toEqual({ kind: 'act', action: 'hold', path: [] });
  });

  test('what happens to the unit before its action lets the player decide anew', async () => {
    const mines: Laying['ground'] = { terrain: [{ type: 'mines', piece: 'p1', hexes: [[10, 10]] }] };
    const { planner, confirm, pick, given, settle, desk } = plan({ ground: mines }, [1, 6, 6, 6, 6]);
    pick([10, 10]);
    pick([10, 13]);
    await confirm();
    await settle();
    expect(given).toMatchObject([{ kind: 'activate', unit: 'a1', act: { action: 'advance' } }]);
    expect(desk.question.value?.ask.prompt).toBe('act');
    // The plan is still there, and one confirmation away.
    expect(planner.intent.value).toEqual({ kind: 'act', action: 'advance', path: down(10, 13) });
  });

  describe('of a Caster', () => {
    const CASTER: Laying['units'] = { ...UNITS, a1: { profile: 'tb-dreamer', hex: [10, 10], tokens: [3] } };
    const casting = () => {
      const table = plan({ units: CASTER });
      return { ...table, cast: new CastPlanner(table.desk), asked: () => table.desk.question.value?.ask.prompt };
    };

    test('goes on by itself after its one question, and takes two answers where it was five', async () => {
      const { confirm, pick, cast, desk, given, settle, falls, asked } = casting();
      pick([10, 10]);
      pick([10, 13]);
      await confirm();
      await settle();
      expect([asked(), cast.act.value]).toEqual(['cast', 'No spell']);
      // What was confirmed stays to be seen, and is what the clock does too.
      expect(cast.words.value).toBe(`No spell is cast. Then it advances to ${hex([10, 13])}.`);
      expect(cast.shown.value.paths).toMatchObject([{ unit: 'a1', cost: '3 of 6' }]);
      expect(askWords(desk.view.value!, desk.question.value!.decision).timeout).toContain(
        `no spell, and ${unitName(desk.view.value!, 'a1')} advances to ${hex([10, 13])} (P9)`,
      );
      cast.choose('tb-itch');
      expect(cast.words.value).toMatch(/: 50 % if nobody hinders it\. Then it advances to /);
      falls.push(1);
      await desk.answer(cast.intent.value!);
      await settle();
      expect(desk.view.value?.units.a1).toMatchObject({ at: hex([10, 13]), tried: ['tb-itch'] });
      expect([given.map(({ kind }) => kind), asked()]).toEqual([['activate', 'cast'], 'shoot']);

      // As it was: spells before the move, none any more, the move, and none after it.
      const before = casting();
      await before.desk.answer({ kind: 'activate', unit: 'a1' });
      before.falls.push(1);
      await before.desk.answer({ kind: 'cast', cast: { spell: 'tb-itch', targets: ['b1'], tokens: {} } });
      await before.desk.answer({ kind: 'cast', cast: null });
      await before.desk.answer({ kind: 'act', action: 'advance', path: down(10, 13) });
      await before.desk.answer({ kind: 'cast', cast: null });
      await before.settle();
      expect(before.desk.view.value?.units).toEqual(desk.view.value?.units);
      expect([before.asked(), before.given.length]).toEqual(['shoot', 5]);
    });
  });

  test('is kept as a text, and a damaged one plans nothing', () => {
    const { planner, pick } = plan();
    pick([10, 10]);
    pick([10, 13]);
    const kept = planner.save()!;
    const again = plan().planner;
    again.restore(kept);
    expect(again.planned.value).toEqual(planner.planned.value);
    for (const damaged of ['', '{', '[]', '{"unit":"x9","stops":[],"target":null,"board":null}']) {
      const other = plan().planner;
      other.restore(damaged);
      expect(other.planned.value).toBeUndefined();
    }
    const back = () => [planner.undoable, planner.undo()];
    expect([back(), back(), back()]).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    expect(planner.unit.value).toBeUndefined();
  });

  test('keys choose units, then actions', () => {
    const { planner } = plan();
    planner.keys['2']!();
    expect(planner.unit.value?.id).toBe('a2');
    planner.keys.n!();
    expect(planner.unit.value?.id).toBe('a1');
    planner.keys['4']!();
    expect(planner.planned.value).toMatchObject({ action: 'charge', target: 'b1' });
    planner.keys['1']!();
    expect(planner.planned.value?.action).toBe('hold');
  });

  test('shows the sight line from the planned hex to the enemy that is pointed at', () => {
    const { planner, pick, hover } = plan();
    pick([10, 10]);
    pick([10, 13]);
    hover.value = hex([10, 19]);
    expect(planner.shown.value.sight).toMatchObject([{ from: hex([10, 13]), to: hex([10, 19]), state: 'clear' }]);
    expect(planner.shown.value.outlook).toBeUndefined();
    planner.switch('looking');
    const { hidden } = planner.shown.value.outlook!;
    expect([hidden.includes(hex([10, 23])), hidden.includes(hex([10, 16]))]).toEqual([true, false]);
    planner.switch('wary');
    expect(planner.shown.value.threat?.hits).toContain(hex([10, 13]));
  });
});

test('the unit that is planned for, chosen again, keeps its plan', () => {
  const { planner } = plan();
  planner.choose('a2');
  planner.take('hold');
  const { value: planned } = planner.draft;
  expect(planned.action).toBe('hold');
  planner.choose('a2');
  expect(planner.pickCounter('a2')).toBe(true);
  expect(planner.draft.value).toBe(planned);
  planner.choose('a1');
  expect(planner.draft.value).toMatchObject({ unit: 'a1', action: null });
});
