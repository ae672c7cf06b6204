import { fastDice } from '@ironhex/shared/dice';
import { type Decision, hashOf, Match, type Refusal, readIntent, told } from '@ironhex/shared/match';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SteampunkTypes } from '../../../src/rulesets/steampunk/model/types.ts';
import { steampunk } from '../../../src/rulesets/steampunk/ruleset.ts';
import { setupOf } from './transcripts/scene.ts';

// What somebody might send at each question: what cannot be read, half of an answer, one that comes twice or late, what
// is somebody else's, and what cannot be done. Each is refused by its rule, in a sentence, and nothing has changed.

/** What is sent, and by which code and rule it is refused. */
type RefusalRow = readonly [what: string, intent: unknown, code: string, rule: string];

/** A question to blue, and what is sent then. */
interface Scene {
  /** Lines as in the transcripts. */
  readonly table: readonly string[];
  /** The seed of the dice. */
  readonly seed?: number;
  readonly prompt: string;
  /** The number of the prompt. */
  readonly number: string;
  /** An answer that is allowed. */
  readonly right: { readonly kind: string };
  /** The kind that answers another question. */
  readonly other: object;
  /** The last word on the question. */
  readonly last: object;
  /** What that is refused as when it comes again: others are still asked, or nobody is. */
  readonly again: 'committed' | 'stale-decision';
  readonly rows: readonly RefusalRow[];
}

const CHOOSE = { kind: 'choose', option: 'yes' };
const COMMIT = { kind: 'commit' };

const order = (unit: unknown, more: object = {}) => ({
  kind: 'order',
  unit,
  order: { movement: [['360'], ['360'], ['360']], gunnery: ['-', '-'], ...more },
});
const shoot = (unit: string, ...shots: readonly object[]) => ({ kind: 'shoot', unit, shots });
const bow = (more: object) => shoot('b1', { weapon: 'elf.elf_bow', ...more });
const heal = (unit: unknown, ...cures: readonly object[]) => ({ kind: 'heal', unit, cures });
const place = (unit: unknown, at: unknown, more: object = {}) => ({ kind: 'place', unit, at, ...more });
const design = (hexes: unknown) => ({ kind: 'design', hexes });
const announce = (...units: readonly unknown[]) => ({ kind: 'announce', units });
const army = (...units: readonly object[]) => ({ kind: 'army', army: { race: 'ork', units } });
const allocate = (cancelled: unknown, hits: unknown) => ({ kind: 'allocate', cancelled, hits });

const BEFORE = 'options {"races": {"blue": "ork", "orange": "elf"}, "terrain": "designed", "setup": "blind"}';
const SET_UP = ['army blue {"race": "darkelf", "units": [{"unit": "darkelf.assassin"}, {"unit": "darkelf.scout"}]}'];
const AGAINST = 'army orange {"race": "elf", "units": [{"unit": "elf.e34"}]}';
const hosted = (setup: string) => [...SET_UP, AGAINST, `options {"armies": "host", "setup": "${setup}"}`];
const ARCHERS =
  'unit b1 elf.elf_archer D5 {"orders": {"now": {"movement": [["360"],["360"],["360"]], "gunnery": ["Fire", "Fire"]}}}';

const SCENES: readonly Scene[] = [
  {
    table: [BEFORE],
    prompt: 'announce',
    number: 'P1',
    right: announce('ork.troll'),
    other: army({ unit: 'ork.grunt' }),
    last: COMMIT,
    again: 'stale-decision',
    rows: [
      ['no list', { kind: 'announce', units: 'ork.troll' }, 'malformed', 'ARM-7'],
      ['no list at all', { kind: 'announce' }, 'malformed', 'ARM-7'],
      ['a number for a name', announce(7), 'malformed', 'ARM-7'],
      ['more than anybody can pay', announce(...Array(13).fill('ork.troll')), 'malformed', 'ARM-7'],
      ['more than it can pay', announce(...Array(12).fill('ork.troll')), 'over-budget', 'ARM-1'],
      ['a unit that is not Huge', announce('ork.grunt'), 'not-huge', 'ARM-7'],
      ["a unit of the enemy's race", announce('elf.e34'), 'not-huge', 'ARM-7'],
      ['a unit that there is not', announce('ork.dragon'), 'unknown-unit', 'ARM-2'],
      ['a name that every object has', announce('constructor'), 'unknown-unit', 'ARM-2'],
    ],
  },
  {
    table: [BEFORE],
    prompt: 'army',
    number: 'P2',
    right: army({ unit: 'ork.grunt' }),
    other: order('b1'),
    last: COMMIT,
    again: 'committed',
    rows: [
      ['no army', { kind: 'army' }, 'malformed', 'ARM-2'],
      ['nobody', army(), 'malformed', 'ARM-2'],
      ['no race', { kind: 'army', army: { units: [{ unit: 'ork.grunt' }] } }, 'malformed', 'ARM-2'],
      [
        'a race that there is not',
        { kind: 'army', army: { race: 'human', units: [{ unit: 'a.b' }] } },
        'malformed',
        'ARM-2',
      ],
      ['a unit without a race', army({ unit: 'grunt' }), 'malformed', 'ARM-2'],
      ['half a model', army({ unit: 'ork.grunt', replace: { 'ork.elite_grunt': 0.5 } }), 'malformed', 'ARM-3'],
      ['equipment that is no list', army({ unit: 'ork.grunt', equipment: 'ork.bomb' }), 'malformed', 'ARM-4'],
      ['equipment for no model', army({ unit: 'ork.grunt', modelEquipment: { 'ork.bomb': 0 } }), 'malformed', 'ARM-4'],
      ['more than the budget', army(...Array(24).fill({ unit: 'ork.hammerhead' })), 'over-budget', 'ARM-1'],
      ['what was not announced', army({ unit: 'ork.troll' }), 'not-announced', 'ARM-7'],
      [
        "the enemy's race",
        { kind: 'army', army: { race: 'elf', units: [{ unit: 'elf.e34' }] } },
        'wrong-race',
        'ARM-2',
      ],
      ["a unit of the enemy's", army({ unit: 'elf.e34' }), 'wrong-race', 'ARM-2'],
      ['a unit that there is not', army({ unit: 'ork.dragon' }), 'unknown-unit', 'ARM-2'],
      [
        'an upgrade that there is not',
        army({ unit: 'ork.grunt', equipment: ['ork.death_ray'] }),
        'unknown-equipment',
        'ARM-4',
      ],
      [
        'a replacement that there is not',
        army({ unit: 'ork.grunt', replace: { 'ork.dragon': 1 } }),
        'no-replacement',
        'ARM-3',
      ],
      [
        'more replacements than models',
        army({ unit: 'ork.bioengineered_ork', replace: { 'ork.elite_bioengineered_ork': 9 } }),
        'too-many-replaced',
        'ARM-3',
      ],
    ],
  },
  {
    table: [BEFORE],
    prompt: 'terrain',
    number: 'P3',
    right: { kind: 'design', preset: 'ridge' } as { kind: string },
    other: place('b1', '0408'),
    last: COMMIT,
    again: 'committed',
    rows: [
      ['hexes that are a list', design([]), 'malformed', 'SET-1'],
      ['a hex that is none', design({ D8: { terrain: 'hill' } }), 'malformed', 'H-1.3'],
      ['terrain that is none', design({ '0408': { terrain: 7 } }), 'malformed', 'SET-1'],
      ['half a road', design({ '0408': { road: 0.5 } }), 'malformed', 'SET-1'],
      ['a preset that is none', { kind: 'design', preset: 1 }, 'malformed', 'P3'],
      ['a preset that there is not', { kind: 'design', preset: 'maze' }, 'no-such-preset', 'SET-1'],
      ['a hex that the board has not', design({ '9999': { terrain: 'hill' } }), 'outside-side', 'SET-1'],
      ["a hex of no man's land", design({ '0405': { terrain: 'hill' } }), 'outside-side', 'SET-1'],
      ['terrain that there is not', design({ '0408': { terrain: 'lava' } }), 'no-such-terrain', 'SET-1'],
    ],
  },
  {
    table: hosted('steps'),
    prompt: 'hide',
    number: 'P4',
    right: { kind: 'hide', unit: 'b1', hidden: false } as { kind: string },
    other: place('b1', '0408'),
    last: COMMIT,
    again: 'stale-decision',
    rows: [
      ['perhaps', { kind: 'hide', unit: 'b1', hidden: 'perhaps' }, 'malformed', 'CON-8'],
      ['neither yes nor no', { kind: 'hide', unit: 'b1' }, 'malformed', 'CON-8'],
      ['no unit', { kind: 'hide', hidden: true }, 'malformed', 'P4'],
      ['who cannot', { kind: 'hide', unit: 'b2', hidden: true }, 'cannot-hide', 'CON-8'],
      ["the enemy's unit", { kind: 'hide', unit: 'o1', hidden: true }, 'not-yours', 'SET-4'],
      ['a unit that there is not', { kind: 'hide', unit: 'b9', hidden: true }, 'not-yours', 'SET-4'],
    ],
  },
  {
    table: hosted('blind'),
    prompt: 'deploy',
    number: 'P4',
    right: place('b2', null),
    other: order('b1'),
    last: COMMIT,
    again: 'committed',
    rows: [
      ['no place', { kind: 'place', unit: 'b2' }, 'malformed', 'H-1.3'],
      ['a place that is none', place('b2', 'D8'), 'malformed', 'H-1.3'],
      ['no unit', { kind: 'place', at: '0408' }, 'malformed', 'P4'],
      ['a seventh side', place('b2', '0408', { facing: 6 }), 'malformed', 'MAP-3'],
      ['half a side', place('b2', '0408', { facing: 0.5 }), 'malformed', 'MAP-3'],
      ['a speed that there is not', place('b2', '0408', { speed: 'warp' }), 'malformed', 'SET-3'],
      ['a speed that it has not', place('b2', '0408', { speed: 'setup' }), 'no-such-speed', 'SET-3'],
      ['a hex that the board has not', place('b2', '9999'), 'outside-area', 'SET-3'],
      ["the enemy's rows", place('b2', '0401'), 'outside-area', 'SET-3'],
      ["the enemy's unit", place('o1', '0408'), 'not-yours', 'SET-4'],
      ['a unit that there is not', place('b9', '0408'), 'not-yours', 'SET-4'],
    ],
  },
  {
    table: [ARCHERS, 'unit o1 ork.grunt D2'],
    prompt: 'plan',
    number: 'P5',
    right: order('b1'),
    other: shoot('b1'),
    last: COMMIT,
    again: 'committed',
    rows: [
      ['no order', { kind: 'order', unit: 'b1' }, 'malformed', 'ORD-3'],
      ['two steps', order('b1', { movement: [['-'], ['-']] }), 'malformed', 'ORD-3'],
      ['four steps', order('b1', { movement: [['-'], ['-'], ['-'], ['-']] }), 'malformed', 'ORD-3'],
      ['an empty step', order('b1', { movement: [['-'], [], ['-']] }), 'malformed', 'ORD-3'],
      ['steps that are no lists', order('b1', { movement: ['-', '-', '-'] }), 'malformed', 'ORD-3'],
      ['no gunnery', order('b1', { gunnery: undefined }), 'malformed', 'ORD-3'],
      ['one part of gunnery', order('b1', { gunnery: ['Fire'] }), 'malformed', 'ORD-3'],
      ['a third brake', order('b1', { brake: 3 }), 'malformed', 'ORD-3'],
      ['half a priority', order('b1', { priority: 0.5 }), 'malformed', 'DET-6'],
      ['a field that there is not', order('b1', { speed: 3 }), 'malformed', 'ORD-3'],
      ['a use of endurance that there is not', order('b1', { endurance: { kill: 'perhaps' } }), 'malformed', 'AB-EN'],
      ['models that are none', order('b1', { casualties: ['first'] }), 'malformed', 'DMG-5'],
      ['no unit', order(7), 'malformed', 'P5'],
      ['a movement that it has not', order('b1', { movement: [['F'], ['F'], ['Rev']] }), 'no-such-order', 'ORD-1'],
      ['a gunnery that it has not', order('b1', { gunnery: ['Release', '-'] }), 'no-such-order', 'ORD-1'],
      ['a brake that it has not', order('b1', { brake: 1 }), 'no-brake', 'ORD-1'],
      ["the enemy's unit", order('o1'), 'no-unit', 'ORD-1'],
      ['a unit that there is not', order('b9'), 'no-unit', 'ORD-1'],
      ['a name that every object has', order('constructor'), 'no-unit', 'ORD-1'],
    ],
  },
  {
    table: [ARCHERS, 'unit b2 elf.e34 C5', 'unit o1 ork.grunt D2', 'unit o2 ork.grunt E3', 'step 3'],
    prompt: 'shoot',
    number: 'P16',
    right: shoot('b1'),
    other: order('b1'),
    last: COMMIT,
    again: 'stale-decision',
    rows: [
      ['no list of shots', { kind: 'shoot', unit: 'b1', shots: 'o1' }, 'malformed', 'GUN-4'],
      ['no shots at all', { kind: 'shoot', unit: 'b1' }, 'malformed', 'GUN-4'],
      ['no weapon', shoot('b1', { target: 'o1' }), 'malformed', 'GUN-4'],
      ['a target that is none', bow({ target: 1 }), 'malformed', 'GUN-4'],
      ['a hex that is none', bow({ hex: 'D2' }), 'malformed', 'H-1.3'],
      ['a seventh direction', bow({ target: 'o1', from: 6 }), 'malformed', 'MAP-3'],
      ['a third layer', bow({ target: 'o1', layer: 'sea' }), 'malformed', 'GUN-7'],
      ['a way to fire that there is not', { ...shoot('b1'), use: 'twice' }, 'malformed', 'P26'],
      ['nothing to fire at', bow({}), 'wrong-mode', 'GUN-8'],
      ['a hex with a bow', bow({ hex: '0402' }), 'wrong-mode', 'GUN-8'],
      ['a weapon that it has not', shoot('b1', { weapon: 'elf.rifle', target: 'o1' }), 'no-weapon', 'GUN-4'],
      ['a model that it has not', bow({ target: 'o1', models: [9] }), 'no-model', 'GUN-4'],
      ['an own unit', bow({ target: 'b2' }), 'own-unit', 'GUN-4'],
      ['a unit that there is not', bow({ target: 'o9' }), 'no-target', 'GUN-4'],
      ['a name that every object has', bow({ target: 'constructor' }), 'no-target', 'GUN-4'],
      ['a side that the line does not leave by', bow({ target: 'o1', from: 3 }), 'no-side', 'ANG-2'],
      [
        'more shots than it has',
        shoot('b1', ...Array(9).fill({ weapon: 'elf.elf_bow', target: 'o1', models: [0] })),
        'no-shot-left',
        'GUN-4',
      ],
      ['a shared weapon that it has not', { ...shoot('b1'), use: 'shared' }, 'no-shared', 'ARM-6'],
      ['a focus that it has not', { ...shoot('b1'), use: 'focus' }, 'no-focus', 'P26'],
      ["the enemy's unit", shoot('o1'), 'not-yours', 'GUN-4'],
      ['a unit that there is not fires', shoot('b9'), 'no-unit', 'GUN-4'],
    ],
  },
  {
    table: ['unit b1 ork.troll D5 {"fd": 1, "bleeding": [6]}', 'unit b2 ork.grunt C5', 'unit o1 elf.e34 D2', 'step 25'],
    prompt: 'heal',
    number: 'P18',
    right: heal('b1'),
    other: shoot('b1'),
    last: COMMIT,
    again: 'stale-decision',
    rows: [
      ['no list of cures', heal('b1', ['fd']), 'malformed', 'HEAL-1'],
      ['no cures at all', { kind: 'heal', unit: 'b1' }, 'malformed', 'HEAL-1'],
      ['a cure that there is not', heal('b1', { on: 'b1', cure: 'death' }), 'malformed', 'HEAL-1'],
      ['a die of seven sides', heal('b1', { on: 'b1', cure: 'bleeding', die: 7 }), 'malformed', 'HEAL-1'],
      ['no unit', heal(undefined), 'malformed', 'P18'],
      ['what it does not suffer from', heal('b1', { on: 'b1', cure: 'poison' }), 'nothing-to-cure', 'HEAL-1'],
      [
        'a die that it does not suffer from',
        heal('b1', { on: 'b1', cure: 'bleeding', die: 4 }),
        'nothing-to-cure',
        'HEAL-1',
      ],
      ['somebody else', heal('b1', { on: 'b2', cure: 'fd' }), 'out-of-reach', 'HEAL-1'],
      ['somebody whom there is not', heal('b1', { on: 'constructor', cure: 'fd' }), 'no-unit', 'HEAL-1'],
      ['two units', heal('b1', { on: 'b1', cure: 'fd' }, { on: 'b2', cure: 'fd' }), 'one-unit', 'HEAL-1'],
      ['who cannot heal', heal('b2', { on: 'b2', cure: 'fd' }), 'no-healing', 'HEAL-1'],
      ["the enemy's unit", heal('o1'), 'not-yours', 'P18'],
      ['a unit that there is not', heal('b9'), 'not-yours', 'P18'],
    ],
  },
  {
    table: [
      'unit b1 elf.elf_infantry D5 {"orders": {"now": {"movement": [["360"],["360"],["360"]], "gunnery": ["-", "-"]}}}',
      'unit o1 ork.grunt D2',
      'step 6',
    ],
    prompt: 'move',
    number: 'P6',
    right: { kind: 'choose', option: '2' } as { kind: string },
    other: COMMIT,
    last: { kind: 'choose', option: '3' },
    again: 'stale-decision',
    rows: [
      ['no option', { kind: 'choose' }, 'malformed', 'P6'],
      ['a number for an option', { kind: 'choose', option: 2 }, 'malformed', 'P6'],
      ['a seventh side', { kind: 'choose', option: '6' }, 'no-option', 'P6'],
      ['a name that every object has', { kind: 'choose', option: 'constructor' }, 'no-option', 'P6'],
      ['an order', order('b1'), 'wrong-answer', 'P6'],
    ],
  },
  {
    table: [
      'unit b1 darkelf.mechanical_assault_spider D4 {"facing": 3, "speed": "slow", "orders": {"now": {"movement": [["360"], ["F"], ["360"]], "gunnery": ["-", "-"]}}}',
      'unit o1 elf.tattoo_ink D5 {"facing": 0}',
      'unit o2 elf.elf_infantry D5 {"facing": 0}',
      'step 12',
    ],
    seed: 5,
    prompt: 'allocate',
    number: 'P13',
    right: COMMIT,
    other: order('b1'),
    last: COMMIT,
    again: 'stale-decision',
    rows: [
      ['no lists', { kind: 'allocate' }, 'malformed', 'AS-12'],
      ['hits that are no list', allocate([], {}), 'malformed', 'AS-12'],
      ['half a hit', allocate([], [{ hit: 0.5, on: 'o1' }]), 'malformed', 'AS-12'],
      ['a hit on nobody', allocate([], [{ hit: 0, on: 7 }]), 'malformed', 'AS-12'],
      ['a hit that there is not', allocate([], [{ hit: 400, on: 'o1' }]), 'no-hit', 'AS-12'],
      [
        'a hit twice',
        allocate(
          [],
          [
            { hit: 0, on: 'o1' },
            { hit: 0, on: 'o2' },
          ],
        ),
        'hit-twice',
        'AS-12',
      ],
      ['a part of the hits', allocate([], [{ hit: 0, on: 'o1' }]), 'hit-missing', 'AS-12'],
    ],
  },
];

const seated = ({ table, prompt, seed = 1 }: Scene) => {
  const match = new Match<SteampunkTypes>(steampunk, setupOf(table), { dice: () => fastDice(seed) });
  const isIt = ({ seat, kind }: Decision) => seat === 'blue' && kind === prompt;
  while (!match.pending().some(isIt)) goOn(match);
  return { match, decision: match.pending().find(isIt)! };
};

/** What has to be answered before something else is asked is answered as by default. */
const goOn = (match: Match<SteampunkTypes>): void => {
  const asked = match.pending().find(({ committed }) => !committed);
  const [timer] = match.timers();
  const done = asked
    ? match.submit(asked.seat, steampunk.fallback(match.view(asked.seat), asked), { decision: asked.id })
    : match.ring(timer!.id);
  if (!done.ok) throw new Error(done.error.code);
};

/** What it is refused as; undefined if it is done. */
const sent = (
  match: Match<SteampunkTypes>,
  decision: Decision,
  intent: unknown,
  seat = 'blue',
): Refusal | undefined => {
  const read = readIntent<SteampunkTypes>(steampunk, intent, decision);
  if (!read.ok) return read.error;
  const done = match.submit(seat, read.value, { decision: decision.id });
  return done.ok ? undefined : done.error;
};

const SENTENCES = /^[A-Z].+[.?!]$/s;

describe.each(SCENES.map((scene) => [scene.prompt, scene] as const))('at %s', (_, scene) => {
  let match: Match<SteampunkTypes>;
  let decision: Decision;
  beforeEach(() => {
    ({ match, decision } = seated(scene));
  });

  const expectRefused = (code: string, rule: string, deed: () => Refusal | undefined): void => {
    const before = [hashOf(match.state), match.done.length, match.pending()];
    const { figures: _figures, detail: _detail, ...refused } = told(steampunk.words.refusals, deed()!);
    expect(refused).toEqual({ code, rule, message: expect.stringMatching(SENTENCES) });
    expect([hashOf(match.state), match.done.length, match.pending()]).toEqual(before);
  };

  it('takes what is right', () => {
    expect(sent(match, decision, scene.right)).toBeUndefined();
  });

  it.each<RefusalRow>([
    ['nothing', null, 'malformed', scene.number],
    ['a text', 'commit', 'malformed', scene.number],
    ['no kind', {}, 'malformed', scene.number],
    ['a kind that there is not', { kind: 'teleport' }, 'malformed', scene.number],
    ['a field too many', { ...scene.right, teleport: true }, 'malformed', scene.number],
    ['a commitment with more in it', { kind: 'commit', all: true }, 'malformed', scene.number],
    ['an option that is none', { kind: 'choose', option: 7 }, 'malformed', scene.number],
    ['the answer to another question', scene.other, 'wrong-answer', scene.number],
    ['an option', CHOOSE, scene.right.kind === 'choose' ? 'no-option' : 'wrong-answer', scene.number],
    ...scene.rows,
  ])('refuses %s', (_what, intent, code, rule) => {
    expectRefused(code, rule, () => sent(match, decision, intent));
  });

  it('refuses what comes twice', () => {
    expect(sent(match, decision, scene.last)).toBeUndefined();
    expectRefused(scene.again, scene.again === 'committed' ? scene.number : 'CLK-1', () =>
      sent(match, decision, scene.last),
    );
  });

  it('refuses what comes late', () => {
    while (match.pending().some(({ seat, id }) => seat === 'blue' && id === decision.id)) goOn(match);
    expectRefused('stale-decision', 'CLK-1', () => sent(match, decision, scene.right));
  });

  it('refuses who answers for somebody else', () => {
    expectRefused('stale-decision', 'CLK-1', () => sent(match, { ...decision, id: 999 }, scene.right, 'orange'));
  });
});
