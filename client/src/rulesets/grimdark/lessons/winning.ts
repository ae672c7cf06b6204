import { fieldOf, type GrimdarkLesson, livingIn } from './field.ts';

/** A unit that is worn down loses its nerve. */
export const morale: GrimdarkLesson = {
  id: 'morale',
  title: 'Morale',
  goal: 'Shoot the worn band until it breaks.',
  seat: 'a',
  opening: fieldOf({
    units: [
      { id: 'a1', profile: 'hl-veterans', at: '1210' },
      { id: 'a2', profile: 'hl-militia', at: '0501', activated: true },
      {
        id: 'b1',
        profile: 'hl-militia',
        at: '1218',
        wounds: [0, 0, 0, 0, 0, 0, null, null, null, null],
        activated: true,
      },
      { id: 'b2', profile: 'hl-militia', at: '1518' },
    ],
    seed: 1,
  }),
  steps: [
    {
      says: 'A unit that was wounded and has half its models or fewer tests its morale: a die against its Quality. One of the two bands has 6 of 10 left. Hold first.',
      at: [{ control: 'action-hold' }, { control: 'confirm' }],
      answer: [{ kind: 'act', action: 'hold', path: [] }],
      wrong: (given) => (given.kind === 'act' && given.action !== 'hold' ? 'You are in range. Hold.' : undefined),
    },
    {
      says: 'Now shoot at the band that is nearly at half.',
      at: [{ hex: '1218' }, { control: 'confirm' }],
      answer: [
        {
          kind: 'shoot',
          groups: [
            { weapon: 'hl-carbine', target: 'b1' },
            { weapon: 'hl-arc-gun', target: 'b1' },
          ],
        },
      ],
      wrong: (given) => {
        if (given.kind !== 'shoot') return undefined;
        return given.groups.length > 0 && given.groups.every(({ target }) => target === 'b1')
          ? undefined
          : 'The other band is whole and will not test. Shoot at the worn one.';
      },
    },
    {
      says: 'It failed: shaken. It does nothing in its next activation, hits on 6s only and holds no marker. Who fails after a lost melee, at half strength, is gone.',
      at: [{ hex: '1218' }],
    },
  ],
  reached: (view) => view.units.b1?.shaken === true || livingIn(view, 'b1') === 0,
};

/** In the last round markers win, not kills. */
export const markers: GrimdarkLesson = {
  id: 'markers',
  title: 'Markers',
  goal: 'Win in the last round.',
  seat: 'a',
  opening: fieldOf({
    units: [
      { id: 'a1', profile: 'hl-veterans', at: '1208' },
      { id: 'b1', profile: 'tb-spitters', at: '2430', activated: true },
    ],
    markers: [{ at: '1214' }, { at: '2430', owner: 'b' }, { at: '0404', owner: 'a' }],
    round: 4,
    seed: 1,
  }),
  steps: [
    {
      says: 'It is the last round. Each side has a marker, and nobody has that at 1214. At the end of a round a unit takes what it alone is within 3 hexes of. Kills win nothing: click a hex near 1214, such as 1211, and confirm the move.',
      at: [{ hex: '1211' }, { control: 'confirm' }],
      answer: [
        {
          kind: 'act',
          action: 'advance',
          path: ['1209', '1210', '1211'],
        },
      ],
      wrong: (given) => {
        if (given.kind !== 'act' || given.action === 'hold' || given.action === 'charge')
          return 'Kills do not count now. Go to the marker.';
        const at = given.path.at(-1) ?? '';
        const isNear = /^(09|1[0-5])(1[1-7])$/.test(at);
        return isNear ? undefined : 'From there the marker at 1214 is more than 3 hexes away.';
      },
    },
  ],
  reached: (view) => view.outcome?.winner === 0,
};

/** A spell instead of a shot. */
export const spells: GrimdarkLesson = {
  id: 'spells',
  title: 'Spells',
  goal: 'Let Corpse Bloom burst among the Militia.',
  seat: 'a',
  opening: fieldOf({
    units: [
      { id: 'a1', profile: 'tb-dreamer', at: '1210', tokens: [4] },
      { id: 'a2', profile: 'tb-reavers', at: '0501', activated: true },
      { id: 'b1', profile: 'hl-militia', at: '1220' },
      { id: 'b2', profile: 'hl-veterans', at: '1620' },
    ],
    seed: 2,
  }),
  steps: [
    {
      says: 'A Caster gains tokens each round, and pays a spell’s value in them, whether it succeeds or not: it needs a 4. Corpse Bloom costs 3, and its one hit becomes one for each of up to 6 models: worth most where many stand. Cast it at the Militia.',
      at: [{ control: 'spell-tb-bloom' }, { hex: '1220' }, { control: 'confirm' }],
      answer: [{ kind: 'cast', cast: { spell: 'tb-bloom', targets: ['b1'], tokens: {} } }],
      wrong: (given) => {
        if (given.kind !== 'cast' || !given.cast) return 'Cast a spell first.';
        if (given.cast.spell !== 'tb-bloom') return 'Maddening Itch wounds nobody. Choose Corpse Bloom.';
        return given.cast.targets[0] === 'b1' ? undefined : 'The Veterans are 5. Ten Militia take all six hits.';
      },
    },
    {
      says: 'It burst. After spells a unit acts as usual, and may cast once more before it shoots.',
      at: [{ hex: '1220' }],
    },
  ],
  reached: (view) => livingIn(view, 'b1') < 10,
};

/** All of it against the easy computer. */
export const battle: GrimdarkLesson = {
  id: 'battle',
  title: 'A small match',
  goal: 'Have more markers than the computer after two rounds.',
  seat: 'a',
  opening: fieldOf({
    units: [
      { id: 'a1', profile: 'hl-veterans', at: '0908' },
      { id: 'a2', profile: 'hl-line', at: '1508' },
      { id: 'a3', profile: 'hl-breachers', at: '1208' },
      { id: 'b1', profile: 'tb-spitters', at: '1024' },
      { id: 'b2', profile: 'tb-skitters', at: '1424' },
    ],
    markers: [{ at: '0716' }, { at: '1216' }, { at: '1716' }],
    hexes: {
      '0914': { level: 0, features: { ruins: 1 }, piece: 'r1' },
      '1519': { level: 0, features: { ruins: 1 }, piece: 'r2' },
    },
    round: 3,
    seed: 7,
    b: 'easy',
  }),
  steps: [
    {
      says: 'Three units against two, in rounds 3 and 4. Go for the markers, shoot what comes near, and charge who is tired.',
      until: (view) => view.outcome !== null,
    },
  ],
  reached: (view) => view.outcome?.winner === 0,
};
