import {
  type Ask,
  type Fact,
  type FactKind,
  type FactOf,
  PROMPTS,
  type Prompt,
  type View,
} from '@ironhex/shared/grimdark';
import { grimdark } from '@ironhex/shared/grimdark/ruleset';
import type { Awaited } from '@ironhex/shared/match';
import { describe, expect, it } from 'vitest';
import { hex, tableOf } from '../../../../../shared/test/rules/grimdark/kit.ts';
import { grimdarkRules } from '../../../../src/rulesets/grimdark/rules.ts';
import { grimdarkMoments } from '../../../../src/rulesets/grimdark/turn/moments.ts';
import { answered } from '../../../../src/rulesets/grimdark/turn/standing.ts';
import { grimdarkWords } from '../../../../src/rulesets/grimdark/words/index.ts';
import { STANDING_BY_DEFAULT } from '../../../../src/ui/decisions/by-default.tsx';

const names = (seat: string): string => ({ a: 'Ada', b: 'Bob' })[seat] ?? seat;

const [A1, A2, B1] = [hex([5, 5]), hex([5, 8]), hex([9, 5])];

const view: View = grimdark.view(
  tableOf({
    units: {
      a1: { profile: 'hl-line', hex: [5, 5] },
      a2: { profile: 'hl-line', hex: [5, 8] },
      b1: { profile: 'tb-reavers', hex: [9, 5] },
    },
    markers: [[7, 7]],
    ground: { terrain: [{ type: 'forest', piece: 'f1', hexes: [[12, 12]] }] },
  }),
  'a',
);

const context = { view, names, you: 'a' };
const forest = hex([12, 12]);

/** The line of a fact, as Ada reads it. */
const lineOf = (fact: Fact) => grimdarkRules.line(fact, context);

type Samples = { readonly [K in FactKind]?: readonly [fact: Omit<FactOf<K>, 'kind'>, text: string] };

/** Facts that chance seldom brings, or that are told otherwise to each player, with their sentences. */
const SAMPLES: Samples = {
  'forces-listed': [{ units: ['a1', 'a2', 'b1'] }, 'You bring 2 units and Bob brings 1 unit (G-7.2).'],
  'markers-listed': [{ at: ['0405'] }, 'The markers lie at 0405 (G-7.3).'],
  'markers-rolled': [{ roll: 5, markers: 5 }, '5 markers will be placed (G-7.3).'],
  'markers-short': [{ missing: 2 }, 'There is no place for 2 more markers (G-7.4).'],
  'first-marker-given': [{ by: 'a', first: 'b' }, 'Bob places the first marker (G-7.4).'],
  'edges-chosen': [{ by: 'b', edges: { b: 'north', a: 'south' } }, 'Bob has the north and you have the south (G-7.5).'],
  declared: [
    { seat: 'b', joins: [], loads: [{ unit: 'a1', transport: 'a2' }], reserves: ['b1'], scouts: [] },
    'Bob declares: Line Section 1 rides in Line Section 2 and Reavers waits in reserve (G-7.6).',
  ],
  'scout-placed': [
    { unit: 'a1', from: '0405', at: '0412', passengers: [] },
    'Line Section 1 scouts from 0405 ahead to 0412 (G-7.8).',
  ],
  'left-behind': [{ units: ['a1', 'b1'] }, 'There is no place for Line Section 1 and Reavers: left behind (G-7.7).'],
  'unit-moved': [
    { unit: 'a1', action: 'charge', from: A1, path: ['0505', B1], target: 'b1', left: null, board: null },
    `Line Section 1 charges Reavers at ${B1} (G-9.7).`,
  ],
  'danger-tested': [
    { unit: 'a1', why: 'wreck', dice: [1, 4], wounds: 1 },
    'Line Section 1 gets out of the wreck: 1 wound (G-15.1).',
  ],
  'unit-destroyed': [
    { unit: 'a1', why: 'no-room', at: null },
    'Line Section 1 finds no way out and is destroyed (G-15.1).',
  ],
  'strike-began': [
    { unit: 'b1', target: 'a1', when: 'counter', weapons: [] },
    'Reavers strikes first, by Counter (G-12.1).',
  ],
  'strike-declined': [{ unit: 'b1', when: 'counter' }, 'Reavers does not use Counter (G-12.1).'],
  'melee-decided': [
    {
      charger: 'a1',
      target: 'b1',
      sides: [
        { unit: 'a1', wounds: 1, fear: 0 },
        { unit: 'b1', wounds: 1, fear: 2 },
      ],
      loser: 'a1',
      destroyed: false,
    },
    'Line Section 1 has lost the melee: Line Section 1 1 and Reavers 3 (G-12.8).',
  ],
  separated: [{ unit: 'a1', from: A1, at: null }, 'Line Section 1 cannot step back, and stays in contact (G-12.12).'],
  'became-shaken': [{ unit: 'b1', why: 'event 41' }, 'Reavers is shaken: Surprise Attack (G-17.4).'],
  'event-failed': [{}, 'No event fits in this round (G-17.2).'],
  'event-rolled': [
    { event: 11, again: 'campaign' },
    'The event would be P.O.W.: it belongs to campaigns, and is rolled again (G-17.2).',
  ],
  'event-wounded': [{ event: 43, unit: 'b1', die: 3, wounds: 2 }, 'Berserker: Reavers takes 2 more wounds (G-17.4).'],
  'piece-blew': [
    { seat: 'b', piece: 'f1', unit: 'a1' },
    `Line Section 1 sets off what was rigged: forest at ${forest} blows up (G-17.4).`,
  ],
  'piece-shown': [{ seat: 'b', piece: 'f1' }, `Bob had rigged forest at ${forest}, and nobody set it off (G-19.5).`],
  'sniper-aimed': [{ at: '0405', unit: 'a1', sees: false }, 'The sniper at 0405 does not see Line Section 1 (G-17.4).'],
  'intel-delivered': [{ unit: 'a1', seat: 'a' }, 'Line Section 1 delivers the intel: you score a point (G-17.4).'],
  'items-dropped': [{ unit: 'a1', at: A1, items: ['relic'] }, `Line Section 1 drops the relic at ${A1} (G-18.2).`],
  'item-taken': [{ unit: 'a1', item: 'component' }, 'Line Section 1 takes the component (G-18.3).'],
  'tomb-searched': [
    { unit: 'a1', die: 2, found: false, mishap: { die: 6, what: 'curse' } },
    'Line Section 1 searches the tomb: a curse: −1 to hit and on morale until its next activation is over (G-18.2).',
  ],
  'scenario-struck': [
    { source: 'will', units: ['a1', 'b1'], die: 4, hits: 2 },
    'The chamber of Will strikes Line Section 1 and Reavers: 2 hits each (G-18.4).',
  ],
  'chambers-scored': [
    { owners: ['a', null, 'a', 'b'], points: { a: 7, b: 2 } },
    'Knowledge is yours, Logic is yours and Will is Bob’s: you score 7 and Bob scores 2 (G-18.4).',
  ],
  conceded: [{ seat: 'b' }, 'Bob concedes the battle (G-14.4).'],
};

describe('a typical fact', () => {
  for (const [kind, [fact, text]] of Object.entries(SAMPLES) as [FactKind, readonly [object, string]][])
    it(`${kind} is told so`, () => expect(lineOf({ kind, ...fact } as Fact)?.text).toBe(text));
});

describe('a group of shots', () => {
  const shots: FactOf<'group-resolved'> = {
    kind: 'group-resolved',
    attack: {
      by: 'a1',
      target: 'b1',
      weapon: 'hl-rifle',
      hero: false,
      how: 'hold',
      carriers: [
        { model: 0, attacks: 2 },
        { model: 1, attacks: 1 },
      ],
      distance: 4,
      cover: 'terrain',
    },
    aims: [{ carriers: 2, base: 5, reasons: [{ rule: 'G-17.4', why: 'event 16', add: -1 }], needs: 6 }],
    hitDice: [6, 2, 6],
    hits: [
      { die: 0, ap: 1, why: 'hit', defense: 0 },
      { die: 2, ap: 1, why: 'hit', defense: 0 },
    ],
    cover: true,
    lost: 0,
    blast: 1,
    defenses: [
      {
        base: 4,
        reasons: [
          { rule: 'G-5.9', why: 'cover', add: 1 },
          { rule: 'G-15', why: 'ap', add: -1 },
        ],
        needs: 4,
      },
    ],
    blockDice: [5, 3],
    rerolls: [],
    failed: 1,
  };

  it('says who, with what, at whom, and what came of it', () => {
    expect(lineOf(shots)?.text).toMatch(
      /^Line Section 1 shoots at Reavers with .+: 3 shots, 2 hits, 1 blocked \(G-11\.2\)\.$/,
    );
    expect(lineOf(shots)).toMatchObject({ by: 'a1', units: ['a1', 'b1'], at: [A1, B1], tone: 'plain' });
  });

  it('opens to every reason with its rule, and to its dice', () => {
    const [hit, block] = lineOf(shots)!.rolls;
    expect(hit!.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Quality: 5+',
      'Combat Fatigued: −1',
      'Needed: 6+',
      'Dice: 6, 2, 6',
      'Result: 2 hits',
    ]);
    expect(hit!.dice.map(({ counts }) => counts)).toEqual([true, false, true]);
    expect(block!.rows.map(({ label, value, rule }) => `${label}: ${value} ${rule}`)).toEqual([
      'Defense: 4+ G-11.5',
      'Cover: +1 G-5.9',
      'Armour piercing: −1 G-15',
      'Needed: 4+ G-3.2',
      'Dice: 5, 3 G-11.5',
      'Result: 1 wound G-11.7',
    ]);
    expect(block!.dice.map(({ counts }) => counts)).toEqual([true, false]);
    expect([hit!.enough, block!.enough]).toEqual([true, false]);
  });

  it('flies, and its dice land at the target', () => {
    expect(grimdarkRules.cues(shots, view, view).flat()).toMatchObject([
      { kind: 'shot', from: A1, to: B1, side: 0, missed: false, impact: 'danger' },
      { kind: 'verdict', at: B1, text: '2 hits' },
      { kind: 'verdict', at: B1, text: '1 wound of 2 hits' },
    ]);
  });

  it('is quiet if nothing hits', () => {
    const missed = { ...shots, hitDice: [1, 2, 3], hits: [], defenses: [], blockDice: [], failed: 0 };
    expect(lineOf(missed)).toMatchObject({ tone: 'quiet', rolls: [{ enough: false }] });
    expect(grimdarkRules.cues(missed, view, view).flat()[0]).toMatchObject({ kind: 'shot', missed: true });
  });
});

describe('a morale test', () => {
  const test: FactOf<'morale-tested'> = {
    kind: 'morale-tested',
    unit: 'b1',
    why: 'melee',
    base: 4,
    reasons: [],
    needs: 4,
    die: 2,
    again: 3,
    fearless: 1,
    result: 'routed',
  };

  it('opens die by die', () => {
    expect(lineOf(test)!.text).toBe('Reavers fails its morale test after the melee, 4+ needed: it routs (G-13.3).');
    expect(lineOf(test)!.rolls[0]!.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Quality: 4+',
      'Needed: 4+',
      'Die: 2',
      'Rolled again: Emotion: 3',
      'Fearless, 4+: 1',
      'Result: routed',
    ]);
  });

  it('says that a shaken unit does not roll', () => {
    const shaken = { ...test, die: null, again: null, fearless: null };
    expect(lineOf(shaken)!.text).toContain('shaken already');
    expect(lineOf(shaken)!.rolls[0]).toMatchObject({ dice: [], enough: false });
  });
});

describe('what moves', () => {
  it('goes along its path, and a charge points at its target', () => {
    const charge = { kind: 'unit-moved', unit: 'a1', action: 'charge', from: A1, path: ['0505', '0605'] } as const;
    const fact: Fact = { ...charge, target: 'b1', left: null, board: null };
    expect(grimdarkRules.cues(fact, view, view).flat()).toEqual([
      { kind: 'word', at: A1, text: 'Charge', tone: 'act' },
      { kind: 'move', unit: 'a1', path: [A1, '0505', '0605'], facing: 0, jump: false },
      { kind: 'attention', at: B1 },
    ]);
  });

  it('lunges when it strikes, and is back', () => {
    const fact: Fact = { kind: 'strike-began', unit: 'a1', target: 'b1', when: 'charge', weapons: [] };
    expect(grimdarkRules.cues(fact, view, view).flat()).toMatchObject([{ kind: 'move', path: [A1, B1, A1] }]);
  });
});

describe('what nobody should miss', () => {
  const wordsOf = (fact: Fact) => grimdarkMoments.happened(fact, context)?.words;

  it.each<readonly [Fact, string | undefined]>([
    [{ kind: 'round-began', round: 2, starter: 'a' }, 'Round 2: you begin'],
    [{ kind: 'unit-destroyed', unit: 'b1', why: 'routed', at: B1 }, 'Reavers routs'],
    [{ kind: 'markers-checked', owners: ['a'], changed: [0] }, 'You take marker 1'],
    [{ kind: 'markers-checked', owners: ['b'], changed: [0] }, 'Bob takes marker 1'],
    [{ kind: 'markers-checked', owners: [null], changed: [0] }, undefined],
    [{ kind: 'event-happened', event: 24, units: ['a2'] }, 'Earthquake'],
    [{ kind: 'turns-began' }, undefined],
  ])('%o: %s', (fact, words) => expect(wordsOf(fact)).toBe(words));

  it('says of a random event what it does, with its rule', () => {
    expect(grimdarkMoments.happened({ kind: 'event-happened', event: 45 }, context)?.about).toBe(
      'This round: the first tough unit to roll a natural 1 when blocking takes D3 more wounds (G-17.4).',
    );
  });

  it('shows those who can act when the turn comes', () => {
    const decision = { id: 1, seat: 'a', kind: 'activate', clock: { class: 'activation', run: '1' } } as const;
    expect(grimdarkMoments.asked(view, decision)).toMatchObject({ kind: 'turn', units: ['a1', 'a2'] });
  });

  it('shows the unit that it is about', () => {
    const lost: Fact = { kind: 'unit-destroyed', unit: 'a2', why: 'casualties', at: A2 };
    expect(grimdarkMoments.happened(lost, context)).toMatchObject({ kind: 'destroyed', units: ['a2'] });
  });
});

it('a dangerous test shows the dice that wound before all others', () => {
  const [roll] = lineOf({ kind: 'danger-tested', unit: 'a1', why: 'moved', dice: [4, 1, 6, 1], wounds: 2 })!.rolls;
  expect(roll!.dice.map(({ face, counts }) => [face, counts])).toEqual([
    [1, true],
    [1, true],
    [4, false],
    [6, false],
  ]);
  expect([roll!.enough, roll!.came]).toEqual([false, '2 wounds']);
});

describe('the score at the end of a round', () => {
  it.each([
    [null, 'Round 2 is over: it stands 0 to 0 (G-14.3).'],
    ['a', 'Round 2 is over: you lead by 1 to 0 (G-14.3).'],
    ['b', 'Round 2 is over: Bob leads by 1 to 0 (G-14.3).'],
  ])('with a marker of %s', (owner, text) => {
    const markers = view.markers.map((marker) => ({ ...marker, owner }));
    expect(
      grimdarkRules.line({ kind: 'round-ended', round: 2 }, { ...context, view: { ...view, markers } })?.text,
    ).toBe(text);
  });
});

describe('how a battle ends', () => {
  it('names units as players know them', () => {
    const outcome = { winner: 1, score: [0, 0], rule: 'G-18.2', code: 'relic-carried', figures: { unit: 'b1' } };
    expect(grimdarkWords.outcome(outcome, context)).toBe('You lose to Bob. Reavers carries the relic (G-18.2).');
  });
});

describe('a prompt', () => {
  const casting = { caster: 'b1', spell: 'le-veil', targets: ['a1'], help: 1 };
  const losses = { wounds: 2, types: ['rifle'] };

  it.each(Object.keys(PROMPTS) as Prompt[])('%s says what is asked, and what is done when the time is up', (prompt) => {
    const ask: Ask = { id: 1, seat: 'a', key: prompt, prompt, unit: 'a1', casting, losses };
    const asked: View = { ...view, own: { ...view.own!, asks: [ask] } };
    const { title, detail, timeout } = grimdarkWords.ask(asked, {
      ...ask,
      kind: prompt,
      clock: { class: PROMPTS[prompt].clock, run: '1' },
    });
    expect(title).toMatch(/^[A-Z]\S+ .+[^.]$/);
    expect(detail).toMatch(/^[A-Z\d].+[.)]$/);
    expect(timeout).toContain(`(${PROMPTS[prompt].number})`);
    for (const words of [title, detail, timeout]) expect(words).not.toMatch(/undefined|\ba1\b|le-veil/);
    const waits = { id: 1, seat: 'b', kind: prompt, clock: null } as unknown as Awaited;
    expect(grimdarkWords.awaited(view, waits, names)).toMatch(/^Bob [a-z].+\.$/);
  });
});

describe('a standing order', () => {
  it('counts prompts, and says what it has answered', () => {
    expect(STANDING_BY_DEFAULT.count({ byDefault: ['arrive', 'hinder'] })).toBe(2);
    const ask = { id: 3, seat: 'a', key: 'arrive', prompt: 'arrive', unit: null } as const;
    const asked: View = { ...view, own: { ...view.own!, asks: [ask] } };
    expect(answered(asked, { kind: 'arrive', arrival: null })).toBe(
      'Your standing order answered “Bring a reserve?” by default (P7).',
    );
  });

  it('that deploys says so once, and not for each unit', () => {
    const deploys = { kind: 'deploy', unit: 'a1', at: A1 } as const;
    const waiting = Object.entries(view.units).map(([id, unit]) => [id, { ...unit, place: 'waiting' as const }]);
    expect(answered({ ...view, units: Object.fromEntries(waiting) }, deploys)).toBe(
      'Your standing order deploys your units (P5).',
    );
    expect(answered(view, deploys)).toBeUndefined();
  });
});
