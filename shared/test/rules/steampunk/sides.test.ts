import { OMNISCIENT, PUBLIC, SIDES } from '@ironhex/shared/match';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/match/index.ts';
import { applyChange } from '../../../src/rulesets/steampunk/model/change.ts';
import { redact, view } from '../../../src/rulesets/steampunk/model/redact.ts';
import type { State } from '../../../src/rulesets/steampunk/model/state.ts';
import { steampunk } from '../../../src/rulesets/steampunk/ruleset.ts';
import { often } from '../../often.ts';
import { playOut, smallSetup } from '../../properties/matches.ts';
import { steampunkSample as sample } from '../../rulesets/steampunk/sample.ts';
import { tableOf } from './kit.ts';

// What a viewer of all sides sees: what is planned, and of hidden units nothing until they show themselves, CON-8.

const ELF = { unit: 'elf.e34', at: 'D8' };
const ASSASSIN = { unit: 'darkelf.assassin', at: 'D4' };
const hiding = (): State => tableOf({ units: { b1: ELF, o1: { ...ASSASSIN, hidden: true } } });

describe('the viewer of all sides', () => {
  it('sees the orders of all units on the table, and of a hidden one its token alone', () => {
    const seen = view(hiding(), SIDES);
    expect(Object.keys(seen.orders)).toEqual(['b1']);
    expect(Object.keys(seen.units)).toEqual(['b1']);
    expect(Object.values(seen.tokens)).toEqual([{ seat: 'orange', at: expect.any(String) }]);
    expect(seen).not.toHaveProperty('secrets');
    expect(Object.keys(view(hiding(), OMNISCIENT).orders)).toEqual(['b1', 'o1']);
    expect(view(hiding(), PUBLIC).orders).toEqual({});
  });

  it('gets the orders of a unit together with the unit, and both are gone when it hides again', () => {
    const state = hiding();
    const seen = structuredClone(view(state, SIDES));
    const change = (hidden: boolean) => {
      const event = { kind: 'went-on', to: { units: { o1: { hidden } } } } as const;
      applyChange(state, event.to);
      const told = redact(state, event, SIDES)!;
      steampunk.follow(seen, told);
      expect(canonicalJson(seen)).toBe(canonicalJson(view(state, SIDES)));
      return told;
    };
    expect(change(false).to).toMatchObject({ units: { o1: { id: 'o1' } }, orders: { o1: state.orders.o1 } });
    expect(change(true).to).toMatchObject({ gone: ['o1'] });
    expect(seen.orders).not.toHaveProperty('o1');
  });

  it('knows in any match just the units that everybody knows, and all of their orders', () => {
    let hidden = 0;
    for (let seed = 1; seed <= often(4, 40); seed += 1)
      playOut(sample, smallSetup(sample, seed), seed, {
        each: (match) => {
          const [all, open] = [match.view(SIDES), match.view(PUBLIC)];
          expect(Object.keys(all.units)).toEqual(Object.keys(open.units));
          const known = Object.keys(match.state.orders).filter((id) => id in open.units);
          expect(Object.keys(all.orders).toSorted()).toEqual(known.toSorted());
          hidden += Object.keys(all.tokens).length;
        },
      });
    expect(hidden).toBeGreaterThan(0);
  });
});
