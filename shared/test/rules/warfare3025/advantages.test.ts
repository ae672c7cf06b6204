import { describe, expect, test } from 'vitest';
import { attackOptions, type Card, type Defence, weaponOf } from '../../../src/rulesets/warfare3025/index.ts';
import { advantages } from '../../../src/rulesets/warfare3025/rules/attacks/advantages.ts';
import { ADVANTAGES } from '../../../src/rulesets/warfare3025/words/rolls.ts';
import { armed, GRIFFIN, game, LOCUST, RIFLEMAN, straight, type UnitWords, WOLVERINE } from './kit.ts';

interface Case {
  readonly card?: Card;
  readonly weapon?: string;
  readonly distance?: number;
  readonly ground?: Record<string, string>;
  readonly target?: UnitWords;
  readonly moves?: boolean;
  readonly defence?: Defence;
}

/** Both sides' reasons, when a Wolverine fires its autocannon at its best range at a Wolverine, and is moving, but for what is said. */
const reasons = (words: Case) => {
  const { card = WOLVERINE, weapon = card.weapons[0]!.id, distance = 8, ground = {}, target = {} } = words;
  const b1 = { card: WOLVERINE, at: `0,${distance}`, ...target };
  const { state } = game({ ground, units: { r1: { card, at: '0,0' }, b1 } });
  const move = { path: straight('0,0', 1, 1), facing: 0, onPoor: 'stop' } as const;
  const options = attackOptions(state, 'r1', { after: 0, ...(words.moves === false ? {} : { move }) });
  const { situation } = options.find((option) => option.weapon === weapon)!;
  const both = advantages(situation!, weaponOf(state, 'r1', weapon)!, b1.card, words.defence ?? 'armour');
  const words_ = (side: typeof both.attacker) => side.map(({ rule, why }) => `${rule} ${ADVANTAGES[why]}`);
  return { attacker: words_(both.attacker), defender: words_(both.defender), spread: both.spread };
};

const light = armed(WOLVERINE, { tier: 2 });
const heavy = armed(WOLVERINE, { tier: 5 });
const piercing = armed(WOLVERINE, { traits: { armourPiercing: true } });

describe('W-9.4: the attacker’s advantages', () => {
  test.each<[string, Case, string[]]>([
    ['none', {}, []],
    ['not moving in this action', { moves: false }, ['W-9.4 attacker does not move']],
    ['the target is stationary', { target: { token: 'stationary' } }, ['W-9.4 target stationary']],
    ['not that it is fast', { target: { token: 'fast' } }, []],
    ['through its back side', { target: { facing: 3 } }, ['W-9.4 from behind']],
    ['not through a back-side', { target: { facing: 2 } }, []],
    [
      'armour rolled, the weapon’s tier one higher',
      { card: armed(WOLVERINE, { tier: 4 }) },
      ['W-9.4 weapon above armour tier'],
    ],
    ['armour rolled, the weapon’s tier two higher', { card: heavy }, ['W-9.4 weapon above armour tier']],
    ['not when piloting is rolled', { card: heavy, defence: 'piloting' }, []],
    ['not against armour as high', { card: armed(WOLVERINE, { tier: 3 }) }, []],
    ['armour rolled, armour piercing', { card: piercing }, ['W-9.4 armour piercing']],
    ['not armour piercing when piloting is rolled', { card: piercing, defence: 'piloting' }, []],
    [
      'all together',
      {
        card: armed(WOLVERINE, { tier: 6, traits: { armourPiercing: true } }),
        moves: false,
        target: { facing: 3, token: 'stationary' },
      },
      [
        'W-9.4 attacker does not move',
        'W-9.4 target stationary',
        'W-9.4 from behind',
        'W-9.4 weapon above armour tier',
        'W-9.4 armour piercing',
      ],
    ],
  ])('%s', (_, words, expected) => {
    expect(reasons(words).attacker).toEqual(expected);
  });
});

describe('W-9.5: the defender’s advantages', () => {
  const range = "W-9.5 not the weapon's best range";
  test.each<[string, Case, string[]]>([
    ['none in the best band', { distance: 7 }, []],
    ['none at the far end of the best band', { distance: 14 }, []],
    ['a band nearer', { distance: 6 }, [range]],
    ['a band farther', { distance: 15 }, [range]],
    ['piloting rolled and fast', { target: { token: 'fast' }, defence: 'piloting' }, ['W-9.5 fast']],
    ['not when armour is rolled', { target: { token: 'fast' } }, []],
    ['piloting rolled and in cover', { ground: { '0,5': 'light' }, defence: 'piloting' }, ['W-9.5 in cover']],
    [
      'once, however many pieces',
      { ground: { '0,5': 'dense', '0,8': 'light' }, defence: 'piloting' },
      ['W-9.5 in cover'],
    ],
    ['not when armour is rolled in cover', { ground: { '0,5': 'light' } }, []],
    ['armour rolled, its tier higher', { card: light }, ['W-9.5 armour above weapon tier']],
    ['once for two tiers', { card: armed(WOLVERINE, { tier: 1 }) }, ['W-9.5 armour above weapon tier']],
    ['not when piloting is rolled', { card: light, defence: 'piloting' }, []],
    [
      'all together',
      { distance: 20, ground: { '0,5': 'light' }, target: { token: 'fast' }, defence: 'piloting' },
      [range, 'W-9.5 fast', 'W-9.5 in cover'],
    ],
  ])('%s', (_, words, expected) => {
    expect(reasons(words).defender).toEqual(expected);
  });

  test.each([
    [GRIFFIN, 'ppc', RIFLEMAN, [], []],
    [GRIFFIN, 'lrm-10', RIFLEMAN, [], ['W-9.5 armour above weapon tier']],
    [GRIFFIN, 'ppc', LOCUST, ['W-9.4 weapon above armour tier'], []],
    [LOCUST, 'medium-laser', LOCUST, [], []],
  ] as const)('stock cards, $name', (card, weapon, target, attacker, defender) => {
    const found = reasons({ card, weapon, distance: weapon === 'lrm-10' ? 20 : 5, target: { card: target } });
    const tiers = (list: string[]) => list.filter((why) => why.includes('tier'));
    expect([tiers(found.attacker), tiers(found.defender)]).toEqual([attacker, defender]);
  });
});

describe('W-9.6: traits that change advantages', () => {
  const spread = armed(WOLVERINE, { traits: { spread: 8 } });
  const swarm = armed(WOLVERINE, { traits: { missileSwarm: true } });
  const flamer = armed(WOLVERINE, { traits: { ignoresFastAndCover: true } });
  const woods = { '0,5': 'light' };
  const fast = { token: 'fast' } as const;
  test.each<[string, Case, string[], string[]]>([
    [
      'spread at X hexes against a fast target that pilots',
      { card: spread, target: fast, defence: 'piloting' },
      ['W-9.6 spread'],
      ['W-9.5 fast'],
    ],
    ['not nearer', { card: spread, distance: 7, target: fast, defence: 'piloting' }, [], ['W-9.5 fast']],
    ['not against armour', { card: spread, target: fast }, [], []],
    ['not against a slow one in cover', { card: spread, ground: woods, defence: 'piloting' }, [], ['W-9.5 in cover']],
    ['missile swarm: no advantage from cover', { card: swarm, ground: woods, defence: 'piloting' }, [], []],
    [
      'missile swarm: still one from being fast',
      { card: swarm, target: fast, defence: 'piloting' },
      [],
      ['W-9.5 fast'],
    ],
    ['ignores fast and cover', { card: flamer, ground: woods, target: fast, defence: 'piloting' }, [], []],
  ])('%s', (_, words, attacker, defender) => {
    const found = reasons(words);
    expect([found.attacker, found.defender]).toEqual([attacker, defender]);
    expect(found.spread).toBe(attacker.includes('W-9.6 spread'));
  });

  test.each([
    ['ignores fast and cover: no choice of piloting', flamer, false],
    ['missile swarm: cover still gives the choice', swarm, true],
  ])('%s', (_, card, may) => {
    const { state } = game({ ground: woods, units: { r1: { card, at: '0,0' }, b1: { at: '0,8', ...fast } } });
    expect(attackOptions(state, 'r1', { after: 0 })[0]).toMatchObject({ situation: { mayPilot: may } });
  });
});
