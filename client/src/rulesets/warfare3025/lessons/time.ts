import { isAlive, tableOf, unitOf } from '@ironhex/shared/warfare3025';
import { fieldOf, shotAt, type WarfareLesson, WOODS } from './field.ts';

/** Two cheap shots come before the enemy's answer. */
export const clock: WarfareLesson = {
  id: 'clock',
  title: 'The clock of ticks',
  goal: 'Shoot twice before the Rifleman acts.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      { id: 'b1', seat: 'blue', card: 'LCT-1V', at: '0505', facing: 0 },
      { id: 'o1', seat: 'orange', card: 'RFL-3N', at: '0503', facing: 0, ticks: 7, token: 'stationary' },
    ],
    seed: 5,
  }),
  steps: [
    {
      says: 'The Rifleman stands at 7 on the track. Your laser takes 6 ticks: one shot, and a second would come after it. The Dual MG takes 3. Fire it.',
      ...shotAt('0503', 'dual-mg', '1'),
      wrong: (given) => {
        if (given.kind !== 'act' || !given.attack) return 'Shoot at the Rifleman.';
        if (given.move) return 'With a move it costs the 6 ticks of the move. Stay.';
        if (given.attack.weapon !== 'dual-mg') return 'The laser takes 6 ticks: a second shot would come too late.';
        return given.attack.extras ? 'Each extra attack costs a tick more. Leave them out.' : undefined;
      },
    },
    {
      says: '3 ticks on, the Rifleman has 4 left: you are first again. Fire once more.',
      ...shotAt('0503', 'dual-mg', '1'),
      wrong: (given) => {
        if (given.kind !== 'act' || !given.attack) return 'Shoot at the Rifleman.';
        return given.attack.weapon === 'dual-mg' ? undefined : 'The Dual MG is cheaper.';
      },
    },
  ],
  reached: (view) => unitOf(tableOf(view), 'o1').damage.structure > 1,
};

/** An enemy's action is cut into. */
export const interrupting: WarfareLesson = {
  id: 'interrupting',
  title: 'Interrupt and Ask me',
  goal: 'Fire before the Rifleman does.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      { id: 'b1', seat: 'blue', card: 'WVR-6W', at: '0508', facing: 0, ticks: 1 },
      { id: 'o1', seat: 'orange', card: 'RFL-3N', at: '0501', facing: 3 },
    ],
    acts: ['o1'],
    hexes: { '0203': WOODS, '0806': WOODS },
    seed: 12,
    orange: [
      {
        kind: 'act',
        unit: 'o1',
        move: { path: ['0502', '0503'], facing: 3, onPoor: 'stop' },
        attack: { weapon: 'twin-l-laser', target: 'b1', after: 2, extras: 0 },
      },
    ],
  }),
  steps: [
    {
      says: 'The Rifleman moves and fires: 10 ticks. You have fewer and see it, so you may cut in (W-11). Your 1 tick and the autocannon’s 5 make 6, less than 10: you fire first. Click the Rifleman, choose the Autocannon/5, and Confirm.',
      at: [{ hex: '0503' }, { control: 'forecast-autocannon-5', key: '1' }, { control: 'confirm' }],
      answer: [
        {
          kind: 'interrupt',
          unit: 'b1',
          trigger: 2,
          attack: { weapon: 'autocannon-5', target: 'o1', extras: 0, after: 0 },
        },
      ],
      wrong: (given) => {
        if (given.kind === 'pass') return 'Then only the Rifleman would fire. Interrupt it.';
        if (given.kind !== 'interrupt' || !given.attack) return 'Interrupt with a shot at the Rifleman.';
        if (given.move) return 'With a move it costs 9 ticks: 10 in all, and both would fire at once.';
        return given.attack.weapon === 'autocannon-5' ? undefined : 'The autocannon is the quickest. Choose it.';
      },
    },
    {
      says: 'You fired first, then the Rifleman. An interrupt costs its ticks like any action.',
      at: [{ hex: '0503' }],
    },
    {
      says: 'You are asked at every chance. Open Ask me, beside the log, and set for the whole match: ask only if attacked. What you are not asked is passed.',
      at: [{ control: 'tab-policy' }, { control: 'policy-match', choose: 'ifAttacked' }],
      answer: [{ kind: 'policy', policy: { match: { answer: 'ifAttacked' } } }],
      wrong: (given) => {
        if (given.kind !== 'policy') return 'First set when you are asked, under Ask me.';
        return given.policy.match.answer === 'ifAttacked' ? undefined : 'Choose: ask only if attacked.';
      },
    },
  ],
  reached: (view) => unitOf(tableOf(view), 'o1').damage.structure > 0,
};

/** A crippled mech is finished. */
export const finishing: WarfareLesson = {
  id: 'finishing',
  title: 'Finish a mech',
  goal: 'Destroy the Locust.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      { id: 'b1', seat: 'blue', card: 'GRF-1N', at: '0509', facing: 0 },
      {
        id: 'o1',
        seat: 'orange',
        card: 'LCT-1V',
        at: '0502',
        facing: 0,
        ticks: 30,
        token: 'stationary',
        damage: { structure: 16, armour: 8 },
      },
      { id: 'o2', seat: 'orange', card: 'WVR-6W', at: '0802', facing: 3, ticks: 40 },
    ],
    seed: 1,
  }),
  steps: [
    {
      says: 'A mech is lost with 20 damage on its structure; damage also spoils what a part rolls (W-1.2). The Locust has 16, the Wolverine none. Who is nearly lost comes first: choose the PPC, and fire at the Locust.',
      ...shotAt('0502', 'ppc', '1'),
      wrong: (given) => {
        if (given.kind !== 'act' || !given.attack) return 'Fire at the Locust.';
        if (given.attack.target !== 'o1') return 'The Wolverine is whole. Finish the Locust first.';
        if (given.attack.weapon !== 'ppc') return 'The LRM does 2 damage a hit; 4 are missing. Fire the PPC.';
        return given.move ? 'Stand still: that is an advantage.' : undefined;
      },
    },
    {
      says: 'Two tiers better: you pick the part. 5 on the structure make 21.',
      at: [{ control: 'pick-structure' }],
      answer: [{ kind: 'pick', component: 'structure' }],
      wrong: (given) =>
        given.kind === 'pick' && given.component !== 'structure' ? 'It would live on. Pick the structure.' : undefined,
    },
  ],
  reached: (view) => !isAlive(unitOf(tableOf(view), 'o1')),
};

/** All of it against the easy computer. */
export const skirmish: WarfareLesson = {
  id: 'skirmish',
  title: 'A small match',
  goal: 'Beat the computer in 40 ticks.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      { id: 'b1', seat: 'blue', card: 'GRF-1N', at: '0408', facing: 0 },
      { id: 'b2', seat: 'blue', card: 'WVR-6W', at: '0608', facing: 0, ticks: 1 },
      { id: 'o1', seat: 'orange', card: 'RFL-3N', at: '0501', facing: 3, ticks: 2, damage: { structure: 6 } },
    ],
    hexes: { '0306': WOODS, '0705': WOODS, '0504': WOODS, '0203': WOODS },
    seed: 7,
    orange: 'easy',
    limit: 40,
  }),
  steps: [
    {
      says: 'Two against one. Most structure damage wins when time is up. Use cover, stand still to shoot, and count ticks.',
      until: (view) => view.outcome !== null,
    },
  ],
  reached: (view) => view.outcome?.winner === 0,
};
