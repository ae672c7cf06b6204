import { describe, expect, it } from 'vitest';
import { PUBLIC } from '../../../../src/match/index.ts';
import type { Order } from '../../../../src/rulesets/steampunk/model/orders.ts';
import type { Part } from '../../../../src/rulesets/steampunk/model/steps/gunnery.ts';
import { readParts } from '../../../../src/rulesets/steampunk/rules/gunnery/open-fire.ts';
import { factsOf, folded, type Placing, runStep } from '../kit.ts';
import { before, seenBy } from './kit.ts';

const fires = (...gunnery: Order['gunnery']): Partial<Order> => ({ gunnery });
const TANK: Placing = { unit: 'dwarf.dw42', at: 'D8', speed: 'still' };
const FAR: Placing = { unit: 'ork.grunt', at: 'A1' };

/** What `b1` does in a part, and why not what was written. */
const reads = (b1: Partial<Placing>, part: Part = 1) => {
  const state = before({ units: { b1: { ...TANK, ...b1 }, o1: FAR } }, part);
  const [fact] = factsOf(
    folded(state, [], () => [readParts(state, part)]),
    'parts-read',
  );
  const { word, void: why } = fact!.orders.find(({ unit }) => unit === 'b1')!;
  return { word, why, did: state.units.b1!.did.parts };
};

describe('GUN-1: parts are read when they come up', () => {
  it('carries out a part whose pair is in the list of the present speed, ORD-10', () => {
    expect(reads({ order: fires('Load', '-') })).toEqual({ word: 'Load', why: null, did: ['Load', null] });
    expect(reads({ order: fires('Load', '-') }, 2)).toEqual({ word: '-', why: null, did: [null, '-'] });
    expect(reads({})).toEqual({ word: '-', why: null, did: ['-', null] });
  });

  it('does nothing if it is not in that list: part 1 may be void and part 2 valid', () => {
    const written = { order: fires('Load', '-') };
    expect(reads({ ...written, speed: 'slow' })).toMatchObject({ word: '-', why: 'speed' });
    const pair: Partial<Placing> = { unit: 'elf.elf_infantry', order: fires('-', 'Fire') };
    expect(reads({ ...pair, speed: 'slow' }, 2)).toMatchObject({ word: '-', why: 'speed' });
    expect(reads({ ...pair, speed: 'still' }, 2)).toMatchObject({ word: 'Fire', why: null });
  });

  it.each([
    ['shaken', { harm: { shaken: 1 } }],
    ['unconscious', { unit: 'ork.troll', order: fires('Fire', '-'), harm: { unconscious: true } }],
    ['hidden', { unit: 'darkelf.assassin', hidden: true }],
  ] as const)('does nothing while %s', (why, more) => {
    expect(reads({ order: fires('Fire', '-'), ...more })).toMatchObject({ word: '-', why });
  });

  it('reads the list with what equipment adds', () => {
    const grenades: Partial<Placing> = { unit: 'elf.elf_infantry', equipment: ['elf.hand_grenade'], speed: 'fast' };
    expect(reads({ ...grenades, order: fires('-', 'Throw') }, 2)).toMatchObject({ word: 'Throw', why: null });
  });

  it('tells everybody what is carried out, and only the owner why something is not', () => {
    const state = before({ units: { b1: { ...TANK, speed: 'slow', order: fires('Load', '-') }, o1: FAR } });
    const [read] = runStep(state, { do: 'gunnery', part: 1 }).events;
    const told = (viewer: string) =>
      (seenBy(state, read!, viewer) as Extract<typeof read, { kind: 'parts-read' }>).orders;
    expect(told('blue')[0]).toMatchObject({ unit: 'b1', word: '-', void: 'speed' });
    for (const viewer of ['orange', PUBLIC])
      expect(told(viewer)[0]).toMatchObject({ unit: 'b1', word: '-', void: null });
  });

  it('says nothing of hidden units to others', () => {
    const hidden: Placing = { unit: 'darkelf.assassin', at: 'D8', hidden: true, order: fires('Fire', '-') };
    const state = before({ units: { b1: hidden, o1: FAR } });
    const [read] = runStep(state, { do: 'gunnery', part: 1 }).events;
    expect(JSON.stringify(seenBy(state, read!, 'orange'))).not.toContain('b1"');
    expect(JSON.stringify(seenBy(state, read!, 'blue'))).toContain('"b1"');
  });
});
