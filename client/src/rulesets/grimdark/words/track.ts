import type { EffectOn, SeatTold, Stage } from '@ironhex/shared/grimdark';

/** What the track above the map says. */
export const TRACK = {
  title: 'The battle',
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  inRound: (n: number) => `Round ${n}`,
  stages: {
    markers: 'Placing markers',
    proposed: 'Proposed deployment',
    sides: 'Choosing edges',
    declarations: 'Declarations',
    deployment: 'Deployment',
    scouts: 'Scouts',
    battle: 'Battle',
    over: 'The battle is over',
  } satisfies Readonly<Record<Stage, string>>,
  phases: { start: 'Start of the round', turns: 'Activations', end: 'End of the round' },
  heldIn: (at: string) => `held, in ${at}`,
  victoryPoints: 'Victory points',
  scoreRule: 'One for each marker that is held, and victory points of events and the scenario (G-14.3).',
  toAct: (name: string) => `Units of ${name} that have still to act`,
  toPlace: (name: string) => `Units of ${name} that are still to be placed`,
  acting: 'acts now',
  open: 'has still to act',
  waits: 'is still to be placed',
  done: (n: number) => `${n} done`,
  marks: 'Markers and what they are held by',
  marker: (n: number) => `Marker ${n}`,
  markerText: 'It is held by the side that alone has units within 3 of it at the end of a round (G-14.2).',
  terminal: (n: number) => `Terminal ${n}`,
  opened: 'It has been opened (G-18.3).',
  closed: 'It has not been opened yet (G-18.3).',
  doubled: 'It scores 4 in this round.',
  nobody: 'nobody',
  heldBy: (name: string) => `held by ${name}`,
  force: 'In force',
  tomb: 'Tomb',
  hidden: 'The relic has not been found yet (G-18.2).',
  found: 'The relic has been found (G-18.2).',
  collapsed: 'Collapsed',
  collapsedText: 'The tomb is difficult terrain now (G-18.2).',
  storm: 'Storm',
  stormText: 'It blows in this round (G-18.3).',
  codes: (codes: readonly number[]) => `Codes ${codes.join(' : ')}`,
  codesText: 'Codes that each side has found in terminals (G-18.3).',
  scope: ({ seat, quarter }: EffectOn, seats: readonly SeatTold[]) => {
    if (quarter !== undefined) return ` in quarter ${quarter} of the map`;
    if (seat === undefined) return '';
    return seats.find(({ id }) => id === seat)?.side === 0
      ? ' on units of the first side'
      : ' on units of the second side';
  },
} as const;
