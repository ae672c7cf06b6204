import { checkDealing, type Dealing, deal, dealingOf, type View } from '@ironhex/shared/steampunk';
import { describe, expect, it } from 'vitest';
import type { Fight } from '../../../../../shared/src/rulesets/steampunk/model/contest.ts';
import { tableOf } from '../../../../../shared/test/rules/steampunk/kit.ts';
import { dealt, fateOf, fatesFor, sidesOf } from '../../../../src/rulesets/steampunk/panels/allocate/dealing.ts';
import {
  countOf,
  groupsOf,
  lotsFor,
  oneLess,
  oneMore,
} from '../../../../src/rulesets/steampunk/panels/allocate/groups.ts';
import { viewOf } from '../kit.ts';

const fighter = (unit: string) =>
  ({
    unit,
    seat: unit[0] === 'b' ? 'blue' : 'orange',
    role: unit[0] === 'b' ? 'entering' : 'staying',
    angle: 0,
  }) as const;

/** Blue has won with four hits against two units of four models; one was deflected; orange has one hit. */
const FIGHT: Fight = {
  at: '0304',
  layer: 'ground',
  staying: ['o1', 'o2'],
  held: [],
  entering: [{ unit: 'b1', from: '0305', backwards: false }],
  round: 1,
  fighters: ['b1', 'o1', 'o2'].map(fighter),
  hits: [0, 1, 2, 3].map((model) => ({ by: 'b1', model })).concat([{ by: 'o1', model: 0 }]),
  deflections: { o1: 1 },
  winner: 'blue',
  allocation: null,
  stubborn: [],
};

const view: View = {
  ...viewOf(
    tableOf({
      units: {
        b1: { unit: 'ork.ork_infantry', at: 'C5' },
        o1: { unit: 'elf.elf_infantry', at: 'C4' },
        o2: { unit: 'elf.elf_infantry', at: 'C4' },
      },
    }),
    'blue',
  ),
  fight: FIGHT,
};

const usual = dealingOf(deal(view, FIGHT));
const [own, enemy] = sidesOf(view);
const struck = usual.hits.find(({ on }) => on === 'o1')!.hit;
const deflected = usual.cancelled[0]!.hit;

describe('dealing out hits', () => {
  it('offers for a hit to be deflected by who has deflected, and to strike each enemy', () => {
    expect(fatesFor(own!, usual, struck)).toEqual([
      { kind: 'cancelled', by: 'o1' },
      { kind: 'strikes', on: 'o1' },
      { kind: 'strikes', on: 'o2' },
    ]);
    expect(fatesFor(enemy!, usual, 4)).toEqual([{ kind: 'strikes', on: 'b1' }]);
  });

  it('lets a hit strike another unit that has room', () => {
    const next = dealt(view, own!, usual, struck, { kind: 'strikes', on: 'o2' });
    expect(next.ok && fateOf(next.value, struck)).toEqual({ kind: 'strikes', on: 'o2' });
    expect(next.ok && checkDealing(view, FIGHT, next.value)).toBeUndefined();
  });

  it('exchanges two hits where the number of deflected ones is fixed', () => {
    const next = dealt(view, own!, usual, struck, { kind: 'cancelled', by: 'o1' });
    expect(next.ok && fateOf(next.value, struck)).toEqual({ kind: 'cancelled', by: 'o1' });
    expect(next.ok && fateOf(next.value, deflected)).toEqual({ kind: 'strikes', on: 'o1' });
    expect(next.ok && checkDealing(view, FIGHT, next.value)).toBeUndefined();
  });

  it('says why a hit cannot support while every hit must strike', () => {
    const next = dealt(view, own!, usual, struck, { kind: 'supports', hit: deflected });
    expect(next.ok).toBe(false);
    expect(!next.ok && next.error.rule).toBe('AS-12');
  });
});

describe('hits that do the same', () => {
  const [group] = groupsOf(view, own!);
  const many = (dealing: Dealing) =>
    Object.fromEntries(
      lotsFor(own!, dealing, group!).map((lot) => [`${lot.kind} ${lot.unit}`, countOf(dealing, group!, lot)]),
    );

  it('are dealt out by their number', () => {
    expect(group!.hits).toEqual([0, 1, 2, 3]);
    expect(many(usual)).toEqual({ 'cancelled o1': 1, 'strikes o1': 2, 'strikes o2': 1 });
  });

  it('go to another unit one by one, as far as AS-12 lets them', () => {
    const lot = { kind: 'strikes', unit: 'o2' } as const;
    const next = oneMore(view, own!, usual, group!, lot);
    expect(next?.ok && many(next.value)).toEqual({ 'cancelled o1': 1, 'strikes o1': 1, 'strikes o2': 2 });
    const back = next?.ok ? oneLess(view, own!, next.value, group!, lot) : undefined;
    expect(back?.ok && many(back.value)).toEqual(many(usual));
  });

  it('that are deflected are as many as were rolled, and the rule says so', () => {
    for (const step of [oneMore, oneLess]) {
      const next = step(view, own!, usual, group!, { kind: 'cancelled', unit: 'o1' });
      expect(next?.ok).toBe(false);
      expect(next && !next.ok && next.error.rule).toBe('AS-12');
    }
  });

  it('that all fare so already cannot be one more, and none not one less', () => {
    const [theirs] = groupsOf(view, enemy!);
    expect(oneMore(view, enemy!, usual, theirs!, { kind: 'strikes', unit: 'b1' })).toBeUndefined();
    expect(oneLess(view, enemy!, usual, theirs!, { kind: 'strikes', unit: 'o1' })).toBeUndefined();
  });
});
