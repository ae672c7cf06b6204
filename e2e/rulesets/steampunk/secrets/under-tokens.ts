import type { CreateFromPosition } from '@ironhex/shared/protocol';
import type { Intent, IntentOf } from '@ironhex/shared/steampunk';
import { answer, answerWith, asked } from '../../../drivers/answers.ts';
import type { SecretScript } from '../../pilot.ts';
import { COMMIT, orderOf } from './answers.ts';
import { begin, GOES_ON } from './begin.ts';

type Orders = readonly [movement: readonly (readonly string[])[], gunnery?: readonly string[]];
const ordered = (...[movement, gunnery = ['-', '-']]: Orders) => ({ orders: { now: { movement, gunnery } } });

const STAND = [['-'], ['-'], ['-']];
const TURN = [['360'], ['-'], ['-']];

/** What may lie under a token: all of it stands still, for on open ground it would be seen moving. */
const ASSASSIN = { id: 'b1', unit: 'darkelf.assassin', ...ordered(TURN) };
const INFANTRY = { id: 'b2', unit: 'darkelf.darkelf_infantry', equipment: ['darkelf.hide'], ...ordered(TURN) };

/** A match with two tokens on the board, of which one lies in a burning hex, and these units under them. */
const withTokens = (step: number, one: object, other: object): CreateFromPosition =>
  begin(GOES_ON, {
    step,
    markers: { '0305': { fire: 2 } },
    seats: { blue: { race: 'darkelf' } },
    units: [
      { seat: 'blue', hidden: true, token: 'b?1', at: '0305', ...one },
      { seat: 'blue', hidden: true, token: 'b?2', at: '0605', ...other },
      { id: 'b3', seat: 'blue', unit: 'darkelf.mechanical_assault_spider', at: '0405', ...ordered(STAND) },
      { id: 'o1', seat: 'orange', unit: 'elf.e34', at: '0402', ...ordered(STAND, ['-', 'Fire']) },
      ...(step > 2
        ? [{ id: 'o2', seat: 'orange', unit: 'elf.elf_scout', at: '0302', ...ordered(STAND, ['Spot', 'Spot']) }]
        : []),
    ],
  });

const othersIn = (step: number): NonNullable<SecretScript['others']> => [
  ['which unit lies where', withTokens(step, INFANTRY, ASSASSIN)],
  [
    'another unit, which has nothing to choose',
    withTokens(step, { id: 'b1', unit: 'elf.e34', ...ordered(STAND) }, INFANTRY),
  ],
  ['other facings', withTokens(step, { ...ASSASSIN, facing: 3 }, { ...INFANTRY, facing: 4 })],
  [
    'what has happened to them',
    withTokens(
      step,
      { ...ASSASSIN, fd: 3, bleeding: [4], poison: [6, 4], criticals: ['plus_minus_1'] },
      { ...INFANTRY, dead: [0, 2], fire: 1, acid: 1, cfd: 2 },
    ),
  ],
  [
    'other gunnery orders, which come to nothing',
    withTokens(
      step,
      { ...ASSASSIN, ...ordered(TURN, ['Fire', '-']) },
      { ...INFANTRY, ...ordered(TURN, ['-', 'Aim']), loads: { 'darkelf.rifle': 0 } },
    ),
  ],
];

const shoot = (...shots: IntentOf<'shoot'>['shots']): Intent => ({ kind: 'shoot', unit: 'o1', use: 'normal', shots });
const gunAt = (target: string) => shoot({ weapon: 'elf.main_tank_gun', target });

/** What orange tries in order to learn from a refusal what it cannot see: at units, tokens, and what there is not. */
const SHOTS: readonly Intent[] = [
  ...['b1', 'b2', 'b?1', 'b?2', 'b9', 'b3'].map(gunAt),
  { ...shoot(), unit: 'b1' } as Intent,
  shoot({ weapon: 'elf.main_tank_gun', hex: '0305' }),
];

const name = 'what lies under tokens';

/** A turn in which what hides may be asked, turn, burn, and fire in vain; orange is curious all the time. */
const inATurn: SecretScript = {
  name: `${name}, in a turn`,
  request: withTokens(2, ASSASSIN, INFANTRY),
  others: othersIn(2),
  told: 'turn',
  deeds: [
    [
      'orders of the next turn',
      (blue) =>
        answerWith(
          blue,
          'plan',
          orderOf('b1', [['-'], ['Reveal'], ['Chase']]),
          orderOf('b2', [['Reveal'], ['-'], ['-']]),
        ),
    ],
  ],
  play: async ({ first: blue, second: orange, secret, hidden, stretch, layOpen }) => {
    await asked(blue, 'plan');
    await secret();
    await hidden('blue commits', () => answer(blue, 'plan', COMMIT));
    await stretch('orange writes orders for units that are not its own', () =>
      answerWith(orange, 'plan', ...['b1', 'b2', 'b?1', 'b9'].map((unit) => orderOf(unit, [['-'], ['-'], ['-']]))),
    );
    await stretch('orange commits, and all move', async () => {
      await answer(orange, 'plan', COMMIT);
      await asked(orange, 'shoot');
    });
    await stretch('orange aims at what it does not see', () => answerWith(orange, 'shoot', ...SHOTS));
    await layOpen(() => orange.intend({ kind: 'concede' }));
  },
};

const choose = (option: string): Intent => ({ kind: 'choose', option });

/** Orange looks for hidden units, and chooses the token; nothing is rolled any more. */
const spotting: SecretScript = {
  name: `${name}, when they are looked for`,
  request: withTokens(23, ASSASSIN, INFANTRY),
  others: othersIn(23),
  told: 'spot',
  deeds: [],
  play: async ({ second: orange, secret, stretch, layOpen }) => {
    await secret();
    await stretch('orange is asked for which token it looks', () => asked(orange, 'spot'));
    await stretch('orange chooses tokens and units', () =>
      answerWith(orange, 'spot', ...['b1', 'b2', 'b?3', 'b?2', 'b?1'].map(choose)),
    );
    await stretch('orange aims at what it does not see', () => answerWith(orange, 'shoot', ...SHOTS));
    await layOpen(() => orange.intend({ kind: 'concede' }));
  },
};

/** What lies under tokens, whatever orange tries. */
export const underTokens: readonly SecretScript[] = [inATurn, spotting];
