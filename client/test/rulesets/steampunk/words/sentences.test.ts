import type { Fact, FactKind, FactOf, View } from '@ironhex/shared/steampunk';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../../../../../shared/test/rules/steampunk/kit.ts';
import { steampunkRules } from '../../../../src/rulesets/steampunk/rules.ts';
import { withNames } from '../../../../src/rulesets/steampunk/words/names.ts';
import { viewOf } from '../kit.ts';

const names = (seat: string): string => ({ blue: 'Ada', orange: 'Bob' })[seat] ?? seat;

const view: View = viewOf(
  tableOf({
    units: {
      b1: { unit: 'elf.elf_infantry', at: 'C5' },
      b2: { unit: 'elf.elf_infantry', at: 'C6' },
      o1: { unit: 'ork.ork_infantry', at: 'C3' },
    },
  }),
  'blue',
);

/** The line of a fact, as Ada reads it. */
const lineOf = (fact: Fact) => steampunkRules.line(fact, { view, names, you: 'blue' });

type Samples = { readonly [K in FactKind]?: readonly [fact: Omit<FactOf<K>, 'kind'>, text: string] };

/** Typical facts with their sentences, above all those that chance seldom brings. */
const SAMPLES: Samples = {
  'kept-out': [
    { at: '0304', layer: 'ground', units: ['b2'] },
    'Elf Infantry 2 finds no room in the assault at 0304 (AS-2).',
  ],
  'slip-rolled': [
    { unit: 'b1', at: '0306', needs: 4, die: 5 },
    'Elf Infantry 1 may retreat before the assault (PAR-1).',
  ],
  slipped: [{ unit: 'b1', from: '0305', at: '0306' }, 'Elf Infantry 1 retreats before the assault to 0306 (PAR-3).'],
  'stench-met': [{ by: 'o1', units: ['b1'] }, 'Ork Infantry stinks: Elf Infantry 1 suffers (AS-3).'],
  'fear-met': [
    { by: 'o1', die: 6, units: ['b1', 'b2'] },
    'Ork Infantry spreads fear, psychic d6, among Elf Infantry 1 and Elf Infantry 2 (AS-3).',
  ],
  'hits-exchanged': [
    { seat: 'orange', target: 'b1', per: 3, rolls: 2 },
    'Bob exchanges 6 hits on Elf Infantry 1 for 2 rolls of light damage (AB-CA).',
  ],
  'cunning-met': [{ unit: 'b1', needs: 4, dice: [4, 2] }, 'Elf Infantry 1 sees through 1 cunning blow (AB-CA).'],
  'stood-firm': [{ unit: 'b1' }, 'Elf Infantry 1 stands firm: it does not retreat (RET-7).'],
  'endurance-spent': [
    { unit: 'b1', use: 'poison' },
    'Elf Infantry 1 spends endurance to roll its poison again (AB-EN).',
  ],
  fled: [{ unit: 'b1', from: '0309' }, 'Elf Infantry 1 leaves the battlefield at 0309 for good (RET-4).'],
  cornered: [{ unit: 'b1', at: '0304' }, 'Elf Infantry 1 is cornered, and fights its way out into 0304 (RET-4).'],
  'cut-off': [{ unit: 'b1', why: 'towed' }, 'Elf Infantry 1 is destroyed: it is towed, and cannot retreat (RET-6).'],
  awoke: [{ unit: 'o1' }, 'Ork Infantry is conscious again (AB-UN).'],
  'fires-burned': [
    { at: ['0304', '0305'], forests: ['0305'] },
    'Fires burn down at 0304 and 0305; the forest at 0305 is gone (HEX-7).',
  ],
  'hex-struck': [
    { unit: 'b1', at: '0305', marker: 'fire', needs: 5, dice: [6], tokens: [{ token: 'fire' }] },
    'Elf Infantry 1 is in the fire at 0305: it gets fire (HEX-3).',
  ],
  slowed: [{ unit: 'b1' }, 'Elf Infantry 1 will be slowed by the ray.'],
  'swap-decided': [
    { seat: 'blue', at: '0304', other: '0305', held: ['o1'], entering: ['b1'] },
    'Units would change places between 0304 and 0305. You have the choice: they fight over 0304 (MOV-6).',
  ],
  revealed: [
    { each: [{ unit: 'o1', from: '0303', at: '0304', facing: 3, bonuses: true }] },
    'Ork Infantry shows itself at 0304 (CON-8).',
  ],
  'lost-uncovered': [{ unit: 'o1' }, 'Ork Infantry is found where it cannot stand, and is destroyed (CON-8).'],
  'building-ruined': [{ by: 'o1', at: '0304' }, 'Ork Infantry drives into the building at 0304: it is ruins now.'],
  hid: [{ units: ['b1'] }, 'Elf Infantry 1 hides again (CON-8).'],
  'assaults-declared': [
    {
      each: [
        { unit: 'b1', assaults: true },
        { unit: 'b2', assaults: false },
      ],
    },
    'Elf Infantry 1 will assault and Elf Infantry 2 will not assault (INI-1).',
  ],
  'spot-tried': [
    { by: 'b1', seat: 'orange', token: 'o?1', at: '0302', dice: [5], success: true },
    'Elf Infantry 1 looks for the hidden unit at 0302 and finds it (GUN-5).',
  ],
  'races-chosen': [
    {
      seats: [
        { seat: 'blue', race: 'elf', drawn: false, budget: 'standard' },
        { seat: 'orange', race: 'darkelf', drawn: true, budget: 'standard' },
      ],
    },
    'You play Elves and Bob plays Dark Elves by lot.',
  ],
  'huge-announced': [
    { lists: { blue: [], orange: ['dwarf.tamed_balrog'] } },
    'You announce no Huge units and Bob announces Tamed Balrog (ARM-7).',
  ],
  'armies-chosen': [{}, 'Both armies are ready.'],
  'edges-drawn': [
    { roll: 1, edges: { blue: 'south', orange: 'north' } },
    'You have the south and Bob has the north (SET-2).',
  ],
  'ground-designed': [
    { middle: [{ at: '0405', feature: 'road' }] },
    'Both grounds are laid out, with road at 0405 between them (SET-1).',
  ],
  'hidden-cost-told': [
    { costs: { blue: { ip: 0, mp: 3, cp: 0, xp: 2 }, orange: { ip: 0, mp: 0, cp: 0, xp: 0 } } },
    'Hidden units cost together: Ada 3 manpower and 2 experience; Bob nothing (SET-6).',
  ],
  'setup-step-began': [
    { step: 4, rolls: [{ blue: 2, orange: 5 }], advantage: 'orange' },
    'Set-up 4 of 6: All other units. Bob goes second (SET-5).',
  ],
  placed: [{ seats: ['orange'], units: ['o1'], tokens: ['o?1'] }, 'Bob sets up Ork Infantry and 1 hidden unit.'],
  'setup-passed': [{ seat: 'orange' }, 'Bob places nothing more now (SET-4).'],
  'left-behind': [{ units: ['b1'] }, 'There is no room for Elf Infantry 1: left behind (SET-3).'],
  'units-moved': [
    { each: [{ unit: 'b1', from: '0306', to: '0305', facing: 0, token: 'F' }] },
    'Elf Infantry 1 moves to 0305, facing N.',
  ],
  'assault-decided': [
    {
      at: '0304',
      layer: 'ground',
      tallies: [
        { seat: 'blue', hits: 3, deflections: 1, net: 2 },
        { seat: 'orange', hits: 2, deflections: 1, net: 1 },
      ],
      winner: 'blue',
      byRank: false,
    },
    'You win the assault at 0304: Ada with 2 (3 hits, 1 deflection) against Bob with 1 (2 hits, 1 deflection) (AS-11).',
  ],
};

describe('a typical fact', () => {
  for (const [kind, [fact, text]] of Object.entries(SAMPLES) as [FactKind, readonly [object, string]][])
    it(`${kind} is told so`, () => expect(lineOf({ kind, ...fact } as Fact)?.text).toBe(text));
});

describe('damage', () => {
  const rolled = (...effects: FactOf<'damage-rolled'>['effects']) =>
    lineOf({
      ...{ kind: 'damage-rolled', unit: 'o1', by: 'b1', type: 'regular', sides: 6, dice: [6], reasons: [] },
      ...{ result: 6, table: 'regular', effects, killed: [], endured: 0 },
    } as Fact);

  it('that destroys says so, and stands out', () => {
    expect(rolled({ do: 'destroy' })).toMatchObject({ text: 'Ork Infantry, 6: destroyed.', tone: 'important' });
    expect(rolled({ do: 'destroy' }, { do: 'fd', n: 1 })?.text).toContain('destroyed, +1 on damage to come');
  });

  it('that does nothing says that', () => {
    expect(rolled()).toMatchObject({ text: 'Ork Infantry, 6: no effect.', tone: 'plain' });
  });
});

describe('a shot', () => {
  const shot = {
    kind: 'shot-fired',
    by: 'b1',
    model: 1,
    weapon: 'elf.rifle',
    target: 'o1',
    reasons: [
      { why: 'aim', add: 2 },
      { why: 'target_terrain', add: -1 },
    ],
    needed: 4,
    dice: [6, 5, 2],
    hit: true,
  } as const;

  it('says who, with what, at whom, what was needed and what came', () => {
    expect(lineOf(shot)?.text).toMatch(
      /^Elf Infantry 1 \(model 2\) fires its .+ at Ork Infantry: 4\+ needed, 7 rolled, a hit\.$/,
    );
    expect(lineOf(shot)).toMatchObject({ opens: 'action', by: 'b1', units: ['b1', 'o1'] });
  });

  it('opens to every reason with its rule, and to its dice', () => {
    const [roll] = lineOf(shot)!.rolls;
    expect(roll?.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'A shot needs: 5+',
      'Has aimed: +2',
      'Terrain of the target: −1',
      'Needed: 4+',
      'Dice: 6, 5, 2',
      'Result: 7: a hit',
    ]);
    expect(roll?.dice.map(({ face, sides }) => [face, sides])).toEqual([
      [6, 6],
      [5, 6],
      [2, 6],
    ]);
    expect(roll?.enough).toBe(true);
  });

  it('stands out in the story only if it hits', () => {
    expect(lineOf({ ...shot, hit: false })?.tone).toBe('quiet');
    expect(lineOf(shot)?.tone).toBe('plain');
  });
});

describe('what is dealt with at once', () => {
  const each = ['b1', 'b2', 'o1'].map((unit) => ({ unit, from: '0306', to: '0305', facing: 0, token: 'F' }) as const);

  it('is one line with a list that opens, where many move', () => {
    const line = lineOf({ kind: 'units-moved', each });
    expect(line?.text).toBe('3 units move: 2 of yours and 1 of Bob’s.');
    expect(line?.rolls[0]?.rows).toHaveLength(3);
  });

  it('goes on the map at the same time', () => {
    const after: View = {
      ...view,
      units: { ...view.units, b1: { ...view.units.b1!, at: '0304' }, b2: { ...view.units.b2!, at: '0206', facing: 1 } },
    };
    const cues = steampunkRules.cues({ kind: 'units-moved', each }, view, after);
    expect(cues).toEqual([
      [
        { kind: 'move', unit: 'b1', path: ['0305', '0304'], facing: view.units.b1!.facing, jump: false },
        { kind: 'move', unit: 'b2', path: ['0306', '0206'], facing: 1, jump: false },
      ],
    ]);
  });
});

describe('what the rules refuse', () => {
  it.each([
    ['Unit b2 does not see 0405.', 'Elf Infantry 2 does not see 0405.'],
    ['Shots go at enemy units: b1 is on your side.', 'Shots go at enemy units: Elf Infantry 1 is on your side.'],
    ['There is no room for Ork Infantry (o1) in 0307.', 'There is no room for Ork Infantry in 0307.'],
    ['There is no unit b9 (GUN-4).', 'There is no unit b9 (GUN-4).'],
  ])('names units as players know them: %s', (told, read) => {
    expect(withNames(view, told)).toBe(read);
  });
});

describe('before the units are set up', () => {
  it('says that the ground is designed only where it is', () => {
    const said = (terrain: 'board' | 'designed') =>
      steampunkRules.line(
        { kind: 'stage-began', stage: 'terrain' },
        { view: { ...view, options: { ...view.options, terrain } }, names, you: 'blue' },
      )?.text;
    expect(said('designed')).toContain('design');
    expect(said('board')).toBe('The board is played as it is.');
  });
});
