import { TRACK } from '@ironhex/shared/warfare3025';
import { count } from '../../../text/numbers.ts';
import { ticks } from './words.ts';

/** The panels of a match. */
const panels = {
  timeline: 'Timeline',
  now: 'Now',
  tick: (n: number) => `Tick ${n}`,
  wait: 'Wait',
  pass: 'Pass',
  interrupt: 'Interrupt',
  jump: 'Jump',
  extras: 'Extra attacks',
  attackFirst: 'Attack first',
  attackLast: 'Attack last',
  onPoor: 'Poor roll',
  onPoorHint: 'What it does after a poor roll in difficult terrain',
  stop: 'stop',
  press: 'press on',
  unstable: 'unstable',
  stabilise: 'Stabilise',
  hide: 'Hide',
  hideHint: 'The chance to sink by one step, by the enemies that you know of (W-13d.9)',
  windowOpen: 'Reactions are possible until the time is up (W-13d.15).',
  howToStand:
    'Pick a hex to move to, an enemy to fire at, or both. This unit is unstable: it can stabilise instead (W-13c.8).',
  aim: 'Aim ticks',
  carefully: (at: string) => `Carefully into ${at}`,
  careCost: 'one tier less, 2 ticks more (W-13c.9)',
  hits: (parts: string) => `Hits: ${parts}`,
  hitsAsked: 'ask me',
  hitsTitle: 'Where great hits go',
  hitsHint:
    'Press parts in the order in which they are to be hit. Each great hit goes to the first that is left (W-10.3).',
  hitsClear: 'Ask me for each',
  hitsDone: 'Done',
  forRest: 'For the rest of this attack too',
  lastTime: 'as last time',
  /** What a track is after so much damage. */
  becomes: (damage: number) => (damage >= TRACK ? 'then gone' : `then ${damage}`),
  unlessClear: 'From now on, ask me only where each has its merits',
  noReaction: 'Do neither',
  dodge: 'Dodge',
  dodgeComes: (avoids: string) => `${avoids} to avoid the first attack; then you may move, and are not attacked again`,
  counter: (weapon: string) => `Counter: ${weapon}`,
  counterComes: (avoids: string, hits: string, damage: number, cost: string) =>
    `${avoids} to avoid the first attack, ${hits} to hit back for ${damage}; ${cost}, whatever comes of it`,
  stay: 'Stay',
  howToEvade: 'Pick a hex to move to, or stay.',
  rollArmour: 'Roll armour',
  rollPiloting: 'Roll piloting',
  odds: 'Odds',
  targetDestroyed: 'destroyed',
  watching: 'You are watching: only the players plan.',
  pickUnit: 'Point at a unit to see its card.',
  chooseUnit: 'Choose the unit that acts.',
  howToPlan: 'Pick a hex to move to, an enemy to fire at, or both.',
  howToInterrupt: 'Fire, move, or both. Or pass.',
  interruptQuestion: (name: string) => `Interrupt ${name}?`,
  ifYouPass: 'If nobody interrupts',
  weaponsAgainst: 'Your weapons against it',
  hit: 'hit',
  noShot: 'no shot',
  first: 'first',
  simultaneous: 'simultaneous',
  interruptAt: 'Interrupt at',
  whoInterrupts: 'Who may interrupt',
  facing: 'Facing',
  face: (direction: string, risky: boolean) => `Face ${direction}${risky ? ', an about-face: takes a roll' : ''}`,
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  better: 'better',
  reserve: 'in reserve',
  ours: 'ours',
  card: 'Unit card',
  of: (player: string) => `of ${player}`,
} as const;

/** Who knows what of whom, W-13d. */
const sensors = {
  title: 'Sensors',
  /** A ring of so many hexes, once to four times the apparent size. */
  ring: (hexes: number, times: number) =>
    `${times > 1 ? `${times} × size` : 'size'} · ${hexes}: ${['spotted', 'appropriate', 'good', 'excellent'][times - 1]}`,
  /** The sum of what follows, in a line; of a unit that is visible already nothing is found anew. */
  seen: (size: number) => `Looks size ${size} · visible already`,
  fires: (size: number) => `Looks size ${size} · its attack gives it away`,
  gives: (state: string) => `Its attack gives it away: it will be ${state} (W-13d.5).`,
  sum: (size: number, sure: number, maybe: number) =>
    `Looks size ${size} · ${
      sure + maybe === 0
        ? 'no enemy you know of could spot it'
        : sure === 0
          ? `perhaps spotted by ${maybe}`
          : `spotted by ${sure}${maybe > 0 ? `, perhaps by ${maybe} more` : ''}`
    }`,
  already: 'The enemy sees it already: only hiding changes that (W-13d.3).',
  unseen: 'unseen unit',
  /** The chance of one die for a defence, of which no more is known. */
  plain: (reached: string) => `${reached} to be at least appropriate, with one die`,
  lastKnown: 'as last known',
} as const;

/** How reactions are answered without asking, W-11.9. */
const policy = {
  hint: 'Reactions that you are not asked about are passed for you (W-11.9).',
  pass: 'Pass',
  ifAttacked: 'Ask only if attacked',
  unlessClear: 'Ask unless it is clear',
  cost: 'Cost in ticks, at least',
  distance: 'Distance in hexes, at most',
  perMatch: 'For the whole match',
  perKind: 'For each kind of reaction',
  perAction: 'For interrupting each kind of action',
  move: 'A move',
  attack: 'An attack',
  moveAndAttack: 'A move and an attack',
  perUnit: 'For each unit',
  inherit: 'As above',
  interrupt: 'Interrupts',
  defend: 'Defence rolls',
  pick: 'Components to hit',
  any: 'any',
  noOwnUnits: 'You have no units in this match.',
} as const;

/** What the keys do beside those of every game. */
const keys = [
  ['P', 'Pass instead of interrupting; stay after a dodge'],
  ['W', 'Plan to wait'],
  ['D', 'Show how far it is to each hex within reach'],
  ['N', 'Next unit that may act'],
  ['T', 'Next target'],
  ['1 to 9', 'Answers how to defend or react and what is hit at once; else a weapon'],
  ['J', 'Jump'],
  ['Q and E', 'Turn left and right'],
  ['F', 'Fire before or after moving'],
  ['R', 'One more extra attack'],
  ['O', 'Stop or press on in difficult terrain'],
  ['A', 'Enter carefully wherever ground is rolled for, by movement mode'],
  ['X', 'Plan to stabilise an unstable unit, or to hide, with detection'],
  ['Z', 'Aim for one tick more, by aimed fire'],
  ['[ and ]', 'Interrupt earlier or later on the path'],
] as const;

/** How a first match goes, in order. */
const firstMatch = [
  ['Meet', 'Send the invitation link, enter your name and sit down. The match begins when everybody sits.'],
  ['Wait for your unit', 'The unit with the fewest ticks acts next (W-3.1). The timeline shows who comes after.'],
  [
    'Plan',
    'Pick a hex to move to, an enemy to fire at, or both. Units wait beside their short side and enter there (W-3.6).',
  ],
  ['Check', 'The bar below says what it costs in ticks and what it can do. Change it until you like it, then confirm.'],
  [
    'React',
    'When an enemy acts in your sight you may interrupt: what is done earlier happens first (W-11.4). Or pass.',
  ],
  ['Win', 'Destroy every enemy unit, or have done more structure damage when time is up (W-15).'],
] as const;

/** Its part of the form that makes a match. */
const home = {
  rules: 'Rules',
  aSide: (players: number) => `${players} players a side`,
  ticks,
  players: 'Players on each side',
  limit: 'Time limit in ticks',
  forces: 'Forces are chosen',
  forcesBy: { host: 'By me for all', player: 'By each player' },
  forcesBriefly: 'each player brings a force',
  /** With hidden units. */
  forcesKnown:
    'Units hide from the other side, but you know what you chose for it. Let each player choose, unless you play a computer.',
  preset: 'Preset',
  presets: { core: 'core', advanced: 'advanced', own: 'your own' },
  presetHints: {
    core: 'The rules of the core alone.',
    advanced: 'Detection, aimed fire, close quarters, terrain by mode and thrust jumping (W-13).',
    own: 'Choices of your own, below.',
  },
  choices: {
    attackPoint: {
      label: 'Point of attack',
      values: { ends: 'Start or end of the path', anywhere: 'Anywhere on the path' },
      brief: 'attacks anywhere on the path',
      hint: 'Where along its path a unit that moves may attack (W-4.2).',
    },
    firingArcs: {
      label: 'Firing arcs',
      values: { off: 'Off: all round', on: 'On: not into the own rear' },
      brief: 'firing arcs',
      hint: 'Whether a unit may fire to where it turns its back (W-9.1).',
    },
    jumping: {
      label: 'Jumping',
      values: { simple: 'Simple: thrust pays levels', thrust: 'Thrust: it pays hexes too' },
      brief: 'thrust jumping',
      hint: 'With thrust a jump may go beyond the unit’s movement, 1 thrust a hex, and comes down free as far as it rose; landing always rolls for its ground (W-13e).',
    },
    combat: {
      label: 'Attacks',
      values: { opposed: 'Opposed: attack against defence', aimed: 'Aimed: by distance, aim and speed' },
      brief: 'aimed fire',
      hint: 'With aimed fire an attack takes the ticks for which it is aimed; what it must roll follows from distance, aim and speed, and only armour is rolled against it (W-13a).',
    },
    closeQuarters: {
      label: 'Close quarters',
      values: { off: 'Off: near shots are like all others', on: 'On: near shots at moving targets' },
      brief: 'close quarters',
      hint: 'A shot from near on a target that moves is rolled with piloting: the nearer a weapon is made for, the better. Its target may dodge or counter (W-13b).',
    },
    terrain: {
      label: 'Terrain',
      values: { simple: 'Simple: the same for all', byMode: 'By mode: legs, wheels, tracks, air cushions' },
      brief: 'terrain by mode',
      hint: 'By mode each kind of ground asks its own of walkers, wheels, tracks and hovercraft: units get stuck, damaged or unstable, and may enter carefully (W-13c).',
    },
    preflight: {
      label: 'Preflight',
      values: { rolloff: 'Roll-off: all start at 0 ticks', tactics: 'Tactics: the best pilots delay the enemy' },
      brief: 'tactics',
      hint: 'With tactics the best pilot of each side rolls: every enemy begins with as many ticks as the roll is good (W-13f).',
    },
    detection: {
      label: 'Detection',
      values: { off: 'Off: everybody sees all units', on: 'On: units are hidden until they are detected' },
      brief: 'detection',
      hint: 'Units begin hidden and are seen when sensors, fire or a meeting give them away. A window of some seconds opens for every action, whether or not anybody can use it: the match is played in one go (W-13d).',
    },
  },
  addUnit: 'Add a unit',
  ours: 'Vehicles of our own, which no source prints (W-14)',
  add: (name: string) => `Add ${name}`,
  remove: (name: string) => `Remove ${name}`,
  moves: (hexes: number, jump: number) => (jump > 0 ? `moves ${hexes}, jumps ${jump}` : `moves ${hexes}`),
  value: (n: number) => `value ${n}`,
  valueMeans:
    'Values are ours, not the rulebook’s: what a mech does to the stock mechs and takes from them; about 100 each.',
  noUnits: 'No units yet. Add at least one.',
  unitNeeded: 'A force needs at least one unit (W-2.1).',
  tooManyUnits: (most: number) => `A force has at most ${count(most, 'unit')} (W-2.1).`,
  ownCards: 'Own unit cards',
  ownCardsHint: 'A JSON file with one card, a list of cards, or a force. Its units join this force.',
  chooseFile: 'Choose a file',
  cardInFile: (n: number, name: string | undefined) => (name ? `Card ${n}, ${name}` : `Card ${n}`),
  weaponInFile: (n: number, name: string | undefined) => (name ? `weapon ${n}, ${name}` : `weapon ${n}`),
  field: (path: string) => `field "${path}"`,
  badCards: 'No card was added. Mend what is named here in the file, then choose it again.',
  noCard: 'A card is an object in braces. Save the example to see one.',
  example: 'Save an example',
  noCards: 'This file has no cards: the list is empty.',
  noJson: (why: string) => `This file is not JSON: ${why}.`,
  moreFaults: (n: number) => `There are ${count(n, 'more fault')}.`,
} as const;

/** Where a match stands. */
const score = {
  structure: (points: number) => `${points} structure damage`,
  lost: (structure: number) => `lost: ${structure} structure damage, and 20`,
  rule: 'Structure damage to enemy units, and 20 more for each that is lost (W-15).',
  left: (n: number) => `${ticks(n)} left`,
} as const;

/** Every fixed string of this game's panels, by place. */
export const WARFARE = { panels, sensors, score, policy, keys, firstMatch, home } as const;
