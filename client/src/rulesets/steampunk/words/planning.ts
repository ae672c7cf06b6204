import { count } from '../../../text/numbers.ts';

/** What is set up in each of the six steps, SET-4; 0: everything at once. */
const SET_UP = [
  'Everything at once, in secret.',
  'Huge units.',
  'Scouts that you want to place now.',
  'Units where a scout of the enemy sees them, if you want to.',
  'All other units, where no scout of the enemy sees them.',
  'The scouts that are left.',
  'Tokens of hidden units.',
];

/** What the panels say in which a player plans. */
export const PLANNING = {
  card: {
    title: 'Unit',
    pickUnit: 'Pick a unit on the map to read its card.',
    unarmoured: 'No armour.',
    armour: ([front, frontSide, backSide, back]: readonly number[]) =>
      `Armour: front ${front}, front-side ${frontSide}, back-side ${backSide}, back ${back}`,
    alive: (living: number, all: number) => `${living} of ${all} alive`,
    always: 'needs no loading',
    uses: (n: number, of: number) => `${n} of ${of} uses left`,
    loaded: (n: number, of: number) => (n === 0 ? 'not loaded' : `loaded, ${n} of ${of}`),
    ready: 'ready',
    empty: 'not ready',
    arc: 'Show where it reaches',
    tables: 'Damage tables',
    abilities: 'Abilities',
    thisTurn: 'This turn',
    done: 'done',
    unknown: 'not known yet',
    instead: {
      'ORD-2': 'Nothing was written; it does its default:',
      'ORD-9': 'What was written does not fit its speed; it does its default:',
      'ORD-11': 'It is shaken; it does its default:',
    },
    speed: (speed: string) => `Speed: ${speed}`,
    where: (at: string, facing: string) => `in ${at}, facing ${facing}`,
    states: 'State',
    status: { waiting: 'Waits to be set up', fled: 'Has fled', destroyed: 'Destroyed' },
  },
  orders: {
    title: (turn: number) => `Orders for turn ${turn}`,
    units: 'Your units',
    chooseUnit: 'Choose a unit in the list or on the map, then how it moves, by a card or a hex, and how it shoots.',
    lead: (without: number, all: number) =>
      without === 0
        ? `All ${count(all, 'unit')} have orders.`
        : `${without} of ${count(all, 'unit')} without orders: they get their default (ORD-2).`,
    bar: (without: number) =>
      without === 0
        ? 'All units have orders.'
        : without === 1
          ? '1 unit without orders gets its default.'
          : `${without} units without orders get their default.`,
    several: 'Several',
    severalHint: 'Choose several units of one type: the order goes to all of them.',
    alike: (n: number) => `All ${n} alike`,
    alikeHint: (name: string) => `The order goes to every ${name}.`,
    copy: 'Copy last',
    copyHint: 'Write the order of this turn again for the next.',
    copyAll: (n: number) => `Copy for all ${n}`,
    copyAllHint: 'Write the orders of this turn again for all units that have none yet.',
    next: 'Next',
    nextHint: 'The next unit without an order.',
    movement: 'Movement',
    into: (hex: string) => `into ${hex}`,
    allMoves: 'All',
    figures: 'Figures and weapons',
    backTo: (unit: string) => `Orders of ${unit}`,
    gunnery: 'Gunnery',
    more: 'More',
    atSpeed: 'Orders for speed',
    expected: 'expected',
    choices: 'Choose',
    byDefault: 'Default',
    groups: { move: 'Move', faster: 'Faster', slower: 'Slower', react: 'Chase, flee, hide', stand: 'Stand and turn' },
    noCards: 'It has no movement orders at this speed: it does its default.',
    flees: 'flees',
    fleesByDefault: 'no order: it flees by default (ORD-2)',
    state: { written: 'order written', default: 'no order', illegal: 'order will not be carried out as written' },
    pickEnemy: 'Pick an enemy for the chances from where it will be, with everything loaded.',
    cannotHit: (enemy: string) => `From where it will be it cannot hit ${enemy} where that stands now.`,
    brake: 'Brake after step 3',
    priority: 'Shoots in this order',
    priorityHint: 'Lower numbers are rolled first (DET-6).',
    casualties: 'Lost first',
    casualtiesHint: 'Which models die first when a hit on the unit kills some (DMG-5).',
    casualtiesUsual: 'as usual',
    casualtiesFirst: (n: number, name: string, weapons: string) =>
      `${n} × ${name}${weapons === '' ? '' : ` with ${weapons}`}`,
    endurance: 'Endurance',
    enduranceFor: { kill: 'against a death', stubborn: 'after a lost assault', poison: 'against poison' },
    enduranceUse: { always: 'always', never: 'never', ask: 'ask me' },
  },
  places: {
    title: (step: number) => (step === 0 ? 'Set up your units' : `Set-up, step ${step} of 6`),
    lead: (step: number, most: number) =>
      `${SET_UP[step] ?? ''} Pick a unit, then a hex, or drag it (SET-3)${step === 0 ? '' : `; ${count(most, 'unit')} now (SET-5)`}. Ghosts show where the rest goes by default.`,
    bar: (given: number, byDefault: number) =>
      byDefault === 0
        ? `${count(given, 'unit')} placed.`
        : `${count(given, 'unit')} placed, ${byDefault} as the ghosts show.`,
    units: 'Units to set up',
    waits: 'waits beside the map',
    stands: (at: string, given: boolean) => (given ? `in ${at}` : `in ${at} by default`),
    speed: 'Starting speed',
    facing: 'Facing',
    takeBack: 'Take back',
    next: 'Next',
  },
  fire: {
    title: (part: 1 | 2) => `Targets, Gunnery ${part}`,
    lead: 'Pick an enemy; press a weapon first to aim it alone. What you leave is aimed by default (P16).',
    bar: (given: number, byDefault: number, holds: number) =>
      [
        ...(given > 0 ? [`${count(given, 'unit')} aimed by you`] : []),
        ...(byDefault > 0 ? [`${count(byDefault, 'unit')} aimed by default`] : []),
        ...(holds > 0 ? [`${count(holds, 'unit')} ${holds === 1 ? 'holds its fire' : 'hold their fire'}`] : []),
      ].join(', '),
    units: 'Units that can fire',
    state: { written: 'targets chosen', default: 'fires by default', holds: 'holds its fire' },
    use: 'How it fires',
    uses: {
      normal: 'Normal weapons',
      shared: 'Shared weapon',
      focus: 'Focused',
      amp: 'Amplified',
    },
    holds: 'holds fire',
    hold: 'Hold fire',
    holdWeapon: (weapon: string) => `Hold the fire of ${weapon}`,
    holdAll: 'Hold fire',
    fires: 'Fire',
    byDefault: 'As by default',
    next: 'Next',
    byModel: 'Split by model',
    inFront: 'what lies before it',
    towards: (direction: string, layer: string) => `towards ${direction}${layer === 'air' ? ', in the air' : ''}`,
    sweep: 'Sweep towards',
    ownSide: 'Through the side',
    armourSide: 'Armour hit',
    hit: 'any hit',
    destroyed: 'destroyed',
    shaken: 'shaken',
    critical: 'critical',
    kills: 'die, expected',
    why: 'Why',
    needs: (n: number) => `needs ${n}+`,
    noReasons: 'nothing adds or takes',
    oneHit: 'What one hit does',
    noEffect: 'no effect',
  },
  commit: 'Commit',
} as const;
