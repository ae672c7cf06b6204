import { describe, expect, it } from 'vitest';
import { promptRuleOf } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import type { Pending } from '../../../../src/rulesets/grimdark/model/chapters/attacks.ts';
import type { Effect } from '../../../../src/rulesets/grimdark/model/effects.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { Fight } from '../../../../src/rulesets/grimdark/model/table.ts';
import { builtOf, GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { arsenalOf } from '../../../../src/rulesets/grimdark/rules/figures.ts';
import { factsOf, type Laying, type Placing, runStep, tableOf } from '../kit.ts';

/** Two kinds of Tough 1, one of Tough 3, and a hero of Tough 3: 0 1 | 2 3 | 4 5 | 6. */
const motley: NonNullable<Placing['with']> = {
  models: [
    { type: 'conscript', count: 2, weapons: ['rifle'] },
    { type: 'gunner', count: 2, weapons: ['plasma'] },
    { type: 'brute', count: 2, tough: 3, weapons: ['maul'] },
    { type: 'hero', count: 1, tough: 3, rules: { hero: 1 }, weapons: ['maul'] },
  ],
};

const laid = (unit: Partial<Placing> = {}, changes: Partial<Laying> = {}) =>
  tableOf({
    units: { a1: { profile: 'squad', hex: [10, 10] }, b1: { profile: 'squad', hex: [11, 10], with: motley, ...unit } },
    ...changes,
  });

const plain: Pending = { target: 'b1', by: 'a1', source: 'rifle', wounds: 1, deadly: 1, regenerates: true };

const allocate = (
  pending: Partial<Pending>,
  { unit = {}, changes = {}, dice = [] }: { unit?: Partial<Placing>; changes?: Partial<Laying>; dice?: number[] } = {},
) => {
  const state = laid(unit, changes);
  const { events, asked } = runStep(state, { do: 'allocate', pending: { ...plain, ...pending } }, { dice });
  const [fact] = factsOf(events, 'wounds-marked');
  return { state, events, asked, fact, b1: state.units.b1! };
};

const regenerating: Placing['with'] = {
  models: motley.models!.map((each) => ({ ...each, rules: { ...each.rules, regeneration: 1 } })),
};

describe('G-11.8: who takes a wound', () => {
  it.each<[string, readonly number[], number, readonly number[]]>([
    ['Tough 1 in model order', [0, 0, 0, 0, 0, 0, 0], 3, [GONE, GONE, GONE, 0, 0, 0, 0]],
    ['Tough 1 before a wounded Tough 3', [0, GONE, GONE, GONE, 2, 0, 0], 1, [GONE, GONE, GONE, GONE, 2, 0, 0]],
    ['then the most wounded', [GONE, GONE, GONE, GONE, 0, 1, 0], 1, [GONE, GONE, GONE, GONE, 0, 2, 0]],
    ['ties in model order', [GONE, GONE, GONE, GONE, 1, 1, 0], 1, [GONE, GONE, GONE, GONE, 2, 1, 0]],
    ['one after the other', [GONE, GONE, GONE, GONE, 0, 0, 0], 4, [GONE, GONE, GONE, GONE, GONE, 1, 0]],
    ['heroes last, though most wounded', [GONE, GONE, GONE, GONE, GONE, 0, 2], 1, [GONE, GONE, GONE, GONE, GONE, 1, 2]],
    ['heroes at last', [GONE, GONE, GONE, GONE, GONE, GONE, 1], 1, [GONE, GONE, GONE, GONE, GONE, GONE, 2]],
  ])('%s', (_, before, wounds, after) => {
    const { b1, fact } = allocate({ wounds }, { unit: { wounds: before } });
    expect(b1.wounds).toEqual(after);
    expect(fact!.caused).toBe(wounds);
  });

  it('loses wounds beyond the last model, and rolls nothing for them', () => {
    const wounds = [GONE, GONE, GONE, GONE, GONE, GONE, 2];
    const { fact, b1 } = allocate({ wounds: 3 }, { unit: { wounds, with: regenerating }, dice: [2] });
    expect(fact).toMatchObject({ caused: 1, wounds: [{ model: 6, dice: [2], marked: 1, removed: true }] });
    expect(b1.place).toBe('destroyed');
  });
});

describe('the friend of event 34', () => {
  it('takes wounds after the own models of its unit, tough ones too, and before a hero', () => {
    const state = laid();
    const { b1 } = state.units;
    const bought = { ...b1!.bought, profile: 'guard', hero: 'hl-marshal', friend: true };
    const track = builtOf(bought, arsenalOf(state)).track.map(({ type }) => type);
    const wounds = track.map((type) => (type === 'guard' ? 2 : 0));
    const befriended = { ...state, units: { ...state.units, b1: { ...b1!, bought, wounds } } };
    const taken = (count: number) => {
      const copy = { ...befriended };
      const step = { do: 'allocate', pending: { ...plain, wounds: count } } as const;
      return factsOf(runStep(copy, step).events, 'wounds-marked')[0]!.wounds.map(({ model }) => track[model]);
    };
    expect(taken(5)).toEqual(['guard', 'guard', 'guard', 'friend', track.at(-1)]);
  });
});

describe('Deadly, G-11.7 and G-11.8', () => {
  it('puts all wounds of a hit on one model; what it has no room for is lost', () => {
    const wounds = [GONE, GONE, GONE, GONE, 1, 0, 0];
    const { fact, b1 } = allocate({ wounds: 2, deadly: 3 }, { unit: { wounds } });
    expect(fact!.wounds.map(({ model, marked, removed }) => [model, marked, removed])).toEqual([
      [4, 2, true],
      [5, 3, true],
    ]);
    expect(fact!.caused).toBe(5);
    expect(b1.wounds).toEqual([GONE, GONE, GONE, GONE, GONE, GONE, 0]);
  });

  it('kills one model of Tough 1 per hit, and causes one wound', () => {
    expect(allocate({ wounds: 2, deadly: 3 }).fact).toMatchObject({ caused: 2 });
  });
});

describe('Regeneration, G-11.8 and G-15', () => {
  const tough = [GONE, GONE, GONE, GONE, 0, 0, 0];

  it('ignores each wound on a natural 5 or 6', () => {
    const { fact, b1 } = allocate({ wounds: 3 }, { unit: { wounds: tough, with: regenerating }, dice: [5, 4, 6] });
    expect(fact!.wounds.map(({ model, dice, marked }) => [model, dice, marked])).toEqual([
      [4, [5], 0],
      [4, [4], 1],
      [4, [6], 0],
    ]);
    expect(b1.wounds[4]).toBe(1);
    expect(b1.damage).toBe(1);
  });

  it('rolls X dice for a Deadly wound, and marks the rest', () => {
    const { fact, b1 } = allocate({ deadly: 3 }, { unit: { wounds: tough, with: regenerating }, dice: [5, 1, 2] });
    expect(fact!.wounds).toEqual([{ model: 4, dice: [5, 1, 2], marked: 2, removed: false }]);
    expect(b1.wounds[4]).toBe(2);
  });

  it('is of no use against Poison and Rending, nor for models without it', () => {
    expect(allocate({ regenerates: false }, { unit: { with: regenerating } }).b1.wounds[0]).toBe(GONE);
    expect(allocate({}).fact!.wounds[0]!.dice).toEqual([]);
  });

  it('is granted by a spell', () => {
    const granted: Effect = {
      source: 'x',
      on: { unit: 'b1' },
      what: { kind: 'grant', rule: 'regeneration' },
      until: 'round',
    };
    const { b1 } = allocate({}, { changes: { table: { effects: [granted] } }, dice: [5] });
    expect(b1.wounds[0]).toBe(0);
  });

  it('applies to wounds without a block roll', () => {
    const state = laid({ with: regenerating });
    runStep(state, { do: 'wounds', target: 'b1', wounds: 2, source: 'dangerous', by: null }, { dice: [5, 4] });
    expect(state.units.b1!.wounds).toEqual([GONE, 0, 0, 0, 0, 0, 0]);
  });
});

describe('what wounds count for', () => {
  const fight: Fight = { charger: 'a1', target: 'b1', caused: { a1: 2, b1: 0 }, used: [], wasFatigued: false };

  it('G-13.2: adds those marked to the damage of the unit', () => {
    expect(allocate({ wounds: 2 }, { unit: { damage: 3 } }).b1.damage).toBe(5);
  });

  it.each<[string, Pending['by'], Fight | null, Fight['caused'] | undefined]>([
    ['of the opponent', 'a1', fight, { a1: 3, b1: 0 }],
    ['of nobody', null, fight, { a1: 2, b1: 0 }],
    ['of a third unit', 'a2', fight, { a1: 2, b1: 0 }],
    ['outside of melees', 'a1', null, undefined],
  ])('G-12.8: counts them in a melee for who caused them: %s', (_, by, now, caused) => {
    expect(allocate({ by }, { changes: { table: { fight: now } } }).state.fight?.caused).toEqual(caused);
  });

  it('G-11.9: counts only what is marked, not what is lost or ignored', () => {
    const { state } = allocate({ deadly: 6 }, { changes: { table: { fight } } });
    expect(state.fight!.caused).toEqual({ a1: 3, b1: 0 });
  });

  it('G-16.1: takes the tokens of a model that dies', () => {
    expect(allocate({}, { unit: { tokens: [2, 1, 0, 0, 0, 0, 3] } }).b1.tokens).toEqual([0, 1, 0, 0, 0, 0, 3]);
  });
});

describe('G-11.A: the choice of casualties, P15', () => {
  const asking: Partial<Laying> = { options: { casualties: { a: 'auto', b: 'ask' } } };
  const types = (...names: string[]) => ({ casualties: { kind: 'casualties' as const, types: names } });
  const run = (unit: Partial<Placing>, changes: Partial<Laying>, answer?: ReturnType<typeof types>, wounds = 3) => {
    const state = laid(unit, changes);
    const step = { do: 'allocate', pending: { ...plain, wounds } } as const;
    const { asked } = runStep(state, step, answer ? { answers: answer } : {});
    return { asked, wounds: state.units.b1!.wounds };
  };

  it('asks the owner which types of Tough 1 are removed first', () => {
    const { asked, wounds } = run({}, asking, types('gunner'));
    expect(asked).toMatchObject([
      { seat: 'b', prompt: 'casualties', unit: 'b1', losses: { wounds: 3, types: ['conscript', 'gunner'] } },
    ]);
    expect(wounds).toEqual([GONE, 0, GONE, GONE, 0, 0, 0]);
  });

  it('uses model order by default', () => {
    expect(run({}, asking).wounds).toEqual([GONE, GONE, GONE, 0, 0, 0, 0]);
  });

  it.each<[string, Partial<Placing>, Partial<Laying>]>([
    ['with the option off', {}, {}],
    ['with the option of the other player only', {}, { options: { casualties: { a: 'ask', b: 'auto' } } }],
    ['with one type left', { wounds: [GONE, GONE, 0, 0, 0, 0, 0] }, asking],
    ['with none of Tough 1 left', { wounds: [GONE, GONE, GONE, GONE, 0, 0, 0] }, asking],
  ])('asks nobody %s', (_, unit, changes) => {
    expect(run(unit, changes).asked).toEqual([]);
  });

  it('asks nobody about what Sniper names', () => {
    expect(allocate({ named: [2] }, { changes: asking })).toMatchObject({
      asked: [],
      b1: { wounds: [0, 0, GONE, 0, 0, 0, 0] },
    });
  });

  it('refuses types that are not offered, or named twice; and offers nothing that is refused', () => {
    const rule = promptRuleOf('casualties');
    const losses = { wounds: 3, types: ['conscript', 'gunner'] };
    const ask = { id: 1, seat: 'b', key: 'casualties', prompt: 'casualties', unit: 'b1', losses } as const;
    const seen = view(laid({}, asking), 'b');
    const code = (...names: string[]) => rule.check(seen, ask, types(...names).casualties)?.code;
    expect([code('brute'), code('gunner', 'gunner'), code('gunner', 'conscript'), code()]).toEqual([
      'E_BAD_CHOICE',
      'E_BAD_CHOICE',
      undefined,
      undefined,
    ]);
    const all = [...rule.all(seen, ask)];
    expect(all.length).toBeGreaterThan(2);
    expect(all.filter((each) => rule.check(seen, ask, each as never))).toEqual([]);
  });
});
