import { fieldOf, type GrimdarkLesson, livingIn } from './field.ts';

const end = (path: readonly string[] | undefined): string | undefined => path?.at(-1);

/** One unit goes to a marker, then the other side moves one. */
export const activations: GrimdarkLesson = {
  id: 'activations',
  title: 'Activations',
  goal: 'Walk to the marker with one unit, and let the other hold.',
  seat: 'a',
  opening: fieldOf({
    units: [
      { id: 'a1', profile: 'tb-reavers', at: '1206' },
      { id: 'a2', profile: 'tb-skitters', at: '1506' },
      { id: 'b1', profile: 'hl-militia', at: '2431' },
      { id: 'b2', profile: 'hl-militia', at: '0131' },
    ],
    markers: [{ at: '1207' }],
    seed: 1,
  }),
  steps: [
    {
      says: 'In each round every unit acts once, and the sides take turns, unit by unit. Choose the Reavers, click the marker at 1207, and confirm. Up to 6 hexes is an Advance, after which a unit may shoot; up to 12 is a Rush.',
      at: [{ control: 'unit-a1' }, { hex: '1207' }, { control: 'confirm' }],
      answer: [
        {
          kind: 'activate',
          unit: 'a1',
          act: { kind: 'act', action: 'advance', path: ['1207'] },
        },
      ],
      wrong: (given) => {
        if (given.kind !== 'activate' || given.unit !== 'a1') return 'Choose the Reavers first.';
        return end(given.act?.path) === '1207' ? undefined : 'Walk to the marker at 1207.';
      },
    },
    {
      says: 'The other side has acted with one unit. Your Reavers are done for this round; the Skitters are left. Hold, and confirm.',
      at: [{ control: 'action-hold' }, { control: 'confirm' }],
      answer: [{ kind: 'act', action: 'hold', path: [] }],
      wrong: (given) => (given.kind === 'act' && given.action === 'hold' ? undefined : 'Let the Skitters hold.'),
    },
    {
      says: 'Everybody has acted: the round ended, and the marker is yours, as only you are within 3 hexes.',
      at: [{ hex: '1207' }],
    },
  ],
  reached: (view) => view.markers[0]?.owner === 'a',
};

/** A volley at those who have no cover. */
export const shooting: GrimdarkLesson = {
  id: 'shooting',
  title: 'Shooting',
  goal: 'Shoot at the Skitters, which stand in the open.',
  seat: 'a',
  opening: fieldOf({
    units: [
      { id: 'a1', profile: 'hl-veterans', at: '1210' },
      { id: 'a2', profile: 'hl-militia', at: '0501', activated: true },
      { id: 'b1', profile: 'tb-skitters', at: '1218', activated: true },
      { id: 'b2', profile: 'tb-spitters', at: '1519' },
    ],
    hexes: { '1519': { level: 0, features: { ruins: 1 }, piece: 'r1' } },
    seed: 1,
  }),
  steps: [
    {
      says: 'Who holds or advances may shoot. Hold with the Veterans.',
      at: [{ control: 'action-hold' }, { control: 'confirm' }],
      answer: [{ kind: 'act', action: 'hold', path: [] }],
      wrong: (given) =>
        given.kind === 'act' && given.action !== 'hold'
          ? 'There is no need to go nearer: the carbines reach 18 hexes.'
          : undefined,
    },
    {
      says: 'A die for each attack must reach your Quality, 4; each hit is blocked by a die against their Defense. The Spitters have cover: +1 on their blocks. Take the Skitters as the target of all, and confirm.',
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
        if (given.groups.length === 0) return 'Do not hold your fire.';
        return given.groups.every(({ target }) => target === 'b1')
          ? undefined
          : 'The Spitters stand in ruins, where cover helps them to block. Shoot at the Skitters only.';
      },
    },
    { says: 'Each hit that was not blocked removed a Skitter. The log has all dice.', at: [{ hex: '1218' }] },
  ],
  reached: (view) => livingIn(view, 'b1') < 10,
};

/** A charge is struck back, then the tired charger is charged. */
export const charging: GrimdarkLesson = {
  id: 'charging',
  title: 'Charge and strike back',
  goal: 'Withstand a charge, then charge who is tired.',
  seat: 'a',
  opening: fieldOf({
    units: [
      { id: 'a1', profile: 'hl-line', at: '1212', activated: true },
      { id: 'a2', profile: 'hl-breachers', at: '1511' },
      { id: 'b1', profile: 'tb-skitters', at: '1218', wounds: [0, 0, 0, 0, 0, 0, 0, null, null, null] },
      { id: 'b2', profile: 'tb-spitters', at: '0131', activated: true },
    ],
    next: 'b',
    seed: 15,
    b: [{ kind: 'act', action: 'charge', path: ['1217', '1216', '1215', '1214', '1213'], target: 'a1' }],
  }),
  steps: [
    {
      says: 'The Skitters have charged: they struck first. You may strike back, and who has struck is fatigued: it hits on a 6 only until the round ends. Your Line Section has acted already, so strike back.',
      at: [{ control: 'option-0' }],
      answer: [{ kind: 'strikeBack', strike: true }],
      wrong: (given) =>
        given.kind === 'strikeBack' && !given.strike
          ? 'It has nothing to save its strength for. Strike back.'
          : undefined,
    },
    {
      says: 'Now the Skitters are fatigued. Charge them with the Breachers: they strike first, at full skill.',
      at: [{ control: 'charge-b1' }, { control: 'confirm' }],
      answer: [{ kind: 'act', action: 'charge', path: ['1512', '1513', '1413', '1314'], target: 'b1' }],
      wrong: (given) =>
        given.kind === 'act' && given.action !== 'charge'
          ? 'Charge: a tired enemy strikes back on 6s only.'
          : undefined,
    },
  ],
  reached: (view) => livingIn(view, 'b1') < 7,
};
