import type { Intent, IntentOf } from '@ironhex/shared/steampunk';
import { answer, answerWith, asked } from '../../../drivers/answers.ts';
import type { SecretScript } from '../../pilot.ts';
import { army } from '../requests.ts';
import { COMMIT } from './answers.ts';
import { begin } from './begin.ts';

/** A question that is put to both at once, and what blue answers to it. */
interface Case {
  readonly prompt: string;
  readonly options?: object;
  readonly position: object;
  readonly usual: Intent;
  /** Each of them answers it too. */
  readonly others: readonly (readonly [what: string, answers: readonly Intent[]])[];
  /** Is not allowed. */
  readonly refused: Intent;
  /** What orange tries meanwhile. */
  readonly tries: readonly Intent[];
}

/**
 * A match in which both are asked at once. Blue answers, and commits; orange never does: it gives up, so that nobody sees
 * which answer it was.
 */
const scriptOf = ({ prompt, options = {}, position, usual, others, refused, tries }: Case): SecretScript => ({
  name: `the answer to what both are asked at once: ${prompt}`,
  request: begin(options, position),
  told: prompt,
  deeds: [
    ...others.map(
      ([what, answers]) => [what, (blue) => answerWith(blue, prompt, ...answers)] as SecretScript['deeds'][number],
    ),
    [
      'one answer after the other',
      (blue) => answerWith(blue, prompt, ...others.flatMap(([, answers]) => [...answers, usual]), ...others[0]![1]),
    ],
    ['committing, and another answer after that', (blue) => answerWith(blue, prompt, COMMIT, ...others[0]![1])],
    ['an answer that is refused', (blue) => answer(blue, prompt, refused)],
  ],
  play: async ({ first: blue, second: orange, secret, hidden, stretch, layOpen }) => {
    await asked(blue, prompt);
    await hidden('blue answers', () => answer(blue, prompt, usual));
    await secret();
    await hidden('blue commits', () => answer(blue, prompt, COMMIT));
    await stretch('orange tries this and that', () => answerWith(orange, prompt, ...tries));
    await layOpen(() => orange.intend({ kind: 'concede' }));
  },
});

const BUDGET = { ip: 24, mp: 24, cp: 24, xp: 24 };
const FIRES = { movement: [['-'], ['-'], ['-']], gunnery: ['-', 'Fire'] };
const TURNS = { movement: [['360'], ['360'], ['360']], gunnery: ['-', '-'] };

const shoot = (unit: string, ...shots: IntentOf<'shoot'>['shots']): Intent => ({
  kind: 'shoot',
  unit,
  use: 'normal',
  shots,
});
const rifle = (target: string, models?: number[]) => ({ weapon: 'elf.rifle', target, ...(models && { models }) });

const SHOOTING: Case = {
  prompt: 'shoot',
  position: {
    step: 23,
    units: [
      { id: 'b1', seat: 'blue', unit: 'elf.elf_infantry', at: '0406', orders: { now: FIRES } },
      { id: 'b2', seat: 'blue', unit: 'elf.elf_infantry', at: '0306', orders: { now: FIRES } },
      { id: 'o1', seat: 'orange', unit: 'ork.ork_infantry', at: '0403', orders: { now: FIRES } },
      { id: 'o2', seat: 'orange', unit: 'ork.ork_infantry', at: '0503', orders: { now: FIRES } },
    ],
  },
  usual: shoot('b1', rifle('o1')),
  others: [
    ['another target', [shoot('b1', rifle('o2'))]],
    ['no fire', [shoot('b1')]],
    ['targets for each model', [shoot('b1', rifle('o1', [0, 2]), rifle('o2', [1, 3]))]],
    ['targets for more units', [shoot('b1', rifle('o2')), shoot('b2', rifle('o2'))]],
  ],
  refused: shoot('b1', rifle('b2')),
  tries: [shoot('o1', { weapon: 'ork.ork_musket', target: 'b1' }), shoot('o1'), shoot('b1')],
};

const cure = (...cures: IntentOf<'heal'>['cures']): Intent => ({ kind: 'heal', unit: 'b1', cures });
const HURT = { unit: 'ork.troll', bleeding: [6, 4], poison: [8], fire: 1, fd: 2 };

const HEALING: Case = {
  prompt: 'heal',
  position: {
    step: 25,
    units: [
      { id: 'b1', seat: 'blue', at: '0406', ...HURT },
      { id: 'o1', seat: 'orange', at: '0402', ...HURT },
    ],
  },
  usual: cure({ on: 'b1', cure: 'fire' }),
  others: [
    ['another cure', [cure({ on: 'b1', cure: 'poison' })]],
    ['three cures', [cure(...(['fd', 'fd', 'poison_step'] as const).map((each) => ({ on: 'b1', cure: each })))]],
    ['none', [cure()]],
  ],
  refused: cure({ on: 'b1', cure: 'acid' }),
  tries: [{ kind: 'heal', unit: 'o1', cures: [] }, cure()],
};

const face = (option: string): Intent => ({ kind: 'choose', option });

const TURNING: Case = {
  prompt: 'move',
  options: { choices: 'simultaneous' },
  position: {
    step: 6,
    units: [
      { id: 'b1', seat: 'blue', unit: 'elf.elf_infantry', at: '0406', orders: { now: TURNS } },
      { id: 'o1', seat: 'orange', unit: 'ork.ork_infantry', at: '0402', orders: { now: TURNS } },
    ],
  },
  usual: face('0'),
  others: [
    ['another way', [face('3')]],
    ['one way after the other', [face('1'), face('2'), face('5')]],
  ],
  refused: face('6'),
  tries: [face('7'), COMMIT],
};

/** Before the match, with this still to be done first. */
const before = (first: string, stage: string, races: readonly [string, string]): object => ({
  turn: 0,
  step: 0,
  stage,
  units: [],
  seats: {
    blue: { race: races[0], budget: BUDGET, announced: [] },
    orange: { race: races[1], budget: BUDGET, announced: [] },
  },
  agenda: [{ do: first }, { do: 'deploy' }, { do: 'plan', of: 'now' }, { do: 'turn' }],
});

const announce = (...units: readonly string[]): Intent => ({ kind: 'announce', units: [...units] });
const BALROG = 'dwarf.tamed_balrog';

const HUGE: Case = {
  prompt: 'announce',
  position: before('announce', 'armies', ['dwarf', 'ork']),
  usual: announce(BALROG),
  others: [['none', [announce()]]],
  refused: announce('ork.troll'),
  tries: [announce('ork.troll'), announce(BALROG)],
};

const design = (...hexes: readonly string[]): Intent => ({
  kind: 'design',
  hexes: Object.fromEntries(hexes.map((hex) => [hex, { terrain: 'forest' }])),
});

const GROUND: Case = {
  prompt: 'terrain',
  options: { terrain: 'designed' },
  position: before('terrain', 'terrain', ['elf', 'ork']),
  usual: { kind: 'design', preset: 'open' },
  others: [
    ['another preset', [{ kind: 'design', preset: 'woods' }]],
    ['a design of its own', [design('0108', '0208', '0709')]],
    ['ground that is as it was', [design()]],
  ],
  refused: design('0101'),
  tries: [design('0108'), design('0102')],
};

const ARMIES: Case = {
  prompt: 'army',
  position: before('armies', 'armies', ['elf', 'ork']),
  usual: { kind: 'army', army: army('elf-c') },
  others: [
    ['another army', [{ kind: 'army', army: army('elf-d') }]],
    ['a larger one', [{ kind: 'army', army: army('elf-a') }]],
  ],
  refused: { kind: 'army', army: army('ork-a') },
  tries: [
    { kind: 'army', army: army('ork-d') },
    { kind: 'army', army: army('elf-c') },
  ],
};

/** What both are asked at once, where only one of them has answered. */
export const atOnce: readonly SecretScript[] = [HUGE, ARMIES, GROUND, TURNING, SHOOTING, HEALING].map(scriptOf);
