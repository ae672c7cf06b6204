// Matches in which one prompt comes right after the other, so that one page meets all of them. Seat a is asked.
import type { CreateFromPosition } from '@ironhex/shared/protocol';
import { begin } from './position.ts';
import { BOARD } from './secrets/board.ts';

/** A unit has charged another from 0716 to 0714, and their melee has begun. */
const charged = (unit: string, target: string): object => ({
  active: { unit, action: 'charge', target, from: '0716', path: ['0715', '0714'] },
  fight: { charger: unit, target, caused: {}, used: [], wasFatigued: false },
});

/** P1 to P6: one marker, the edge, a hero who can join, two units to deploy and one that scouts; then the first round. */
export const SET_UP: CreateFromPosition = begin(
  {
    stage: 'markers',
    starter: 'a',
    markers: [],
    markersToPlace: 1,
    seats: { a: { edge: null }, b: { edge: null } },
    units: [
      { id: 'a1', profile: 'hl-marshal' },
      { id: 'a2', profile: 'hl-veterans' },
      { id: 'a3', profile: 'hl-militia' },
      { id: 'a4', profile: 'hl-surveyors' },
      { id: 'b1', profile: 'tb-spitters' },
    ],
  },
  {
    board: BOARD,
    agenda: [{ do: 'marker-first', seat: 'a' }, { do: 'edge', seat: 'a' }, { do: 'declare' }],
  },
);

/** P7 to P11: a reserve, and two Casters with two enemies before them that nothing here destroys. */
export const ACTIVATION: CreateFromPosition = begin(
  {
    round: 2,
    phase: 'start',
    starter: 'a',
    units: [
      { id: 'a1', profile: 'tb-burrowers', place: 'reserve' },
      { id: 'a2', profile: 'fc-cantor', at: '0712', tokens: [2] },
      { id: 'a3', profile: 'fc-cantor', at: '0412' },
      { id: 'b1', profile: 'hl-rampart', at: '0720' },
      { id: 'b2', profile: 'hl-rampart', at: '0920' },
    ],
  },
  { board: BOARD },
);

/** P12 to P15 and P17 to P19: a spell and a charge come at a, a unit loses models, its transport is lost, and it rigs a piece. */
export const REACTIONS: CreateFromPosition = begin(
  {
    round: 2,
    starter: 'a',
    ...charged('b1', 'a1'),
    units: [
      { id: 'a1', profile: 'fc-precentor', at: '0713' },
      { id: 'a2', profile: 'fc-cantor', at: '1010', tokens: [3] },
      { id: 'a3', profile: 'hl-line', at: '0410' },
      { id: 'a4', profile: 'hl-crawler', at: '1106' },
      { id: 'a5', profile: 'hl-veterans', transport: 'a4' },
      { id: 'b1', profile: 'hl-rampart', at: '0714', moved: true },
      { id: 'b2', profile: 'fc-cantor', at: '1018', tokens: [0] },
    ],
  },
  {
    board: BOARD,
    options: { casualties: { a: 'ask', b: 'auto' } },
    agenda: [
      { do: 'spell', casting: { caster: 'b2', spell: 'fc-discord', targets: ['a2'], help: 0 } },
      { do: 'counter' },
      { do: 'strike-back' },
      {
        do: 'allocate',
        pending: { target: 'a3', by: null, source: 'event 14', wounds: 2, deadly: 1, regenerates: false },
      },
      { do: 'consolidate', unit: 'a1' },
      { do: 'bail-out', unit: 'a5', transport: 'a4' },
      { do: 'rig', seat: 'a' },
      { do: 'end-fight' },
      { do: 'turns' },
    ],
  },
);

/** P16: a has charged, and both live. */
export const SEPARATION: CreateFromPosition = begin(
  {
    round: 2,
    starter: 'a',
    ...charged('a1', 'b1'),
    units: [
      { id: 'a1', profile: 'hl-breachers', at: '0714', moved: true },
      { id: 'a2', profile: 'hl-militia', at: '0428' },
      { id: 'b1', profile: 'hl-rampart', at: '0713' },
    ],
  },
  { board: BOARD, agenda: [{ do: 'separate' }, { do: 'end-fight' }, { do: 'end-activation' }] },
);

/** P5 again and again: b waits until a has deployed four units. */
export const DEPLOYMENT: CreateFromPosition = begin(
  {
    stage: 'deployment',
    starter: 'a',
    next: 'a',
    units: [
      ...['hl-militia', 'hl-line', 'hl-veterans', 'hl-mortars'].map((profile, n) => ({ id: `a${n + 1}`, profile })),
      { id: 'b1', profile: 'hl-militia', at: '0729' },
    ],
  },
  { board: BOARD },
);

/** P8 and P10 again and again: nobody sees or reaches anybody, and no die falls. */
export const PARADE: CreateFromPosition = begin(
  {
    round: 1,
    starter: 'a',
    units: [
      ...['0402', '0602', '0802', '1002'].map((at, n) => ({ id: `a${n + 1}`, profile: 'hl-militia', at })),
      ...['0429', '0629', '0829', '1029'].map((at, n) => ({ id: `b${n + 1}`, profile: 'hl-militia', at })),
    ],
  },
  { board: BOARD },
);
