import { count } from '../../../count.ts';
import type { Names, Numbers, Sentences } from '../../../match/index.ts';

/** What each decision waits for. */
const WAITS_FOR: Readonly<Record<string, string>> = {
  activate: 'for your unit to act or wait',
  interrupt: 'for you to interrupt or pass',
  defend: 'for you to choose armour or piloting',
  pick: 'for you to pick a component',
  react: 'for you to dodge, to counter or to do neither',
  evade: 'for you to move or to stay',
};

/** Who may answer what. */
const ANSWERING = {
  over: 'The match is over.',
  'no-seat': 'You do not play in this match.',
  'nothing-left': 'You have no units left to give up. Your side fights on.',
  'not-asked': 'It is not your turn: nothing is asked of you now.',
  'not-asked/interrupt': 'There is nothing to interrupt now.',
  'wrong-answer': ({ asked }: Names<'asked'>) => `The match waits ${WAITS_FOR[asked]}.`,
  'no-unit': ({ unit }: Names<'unit'>) => `There is no unit ${unit}.`,
  'not-yours': 'That unit is not yours.',
  'not-yours/policy': ({ unit }: Names<'unit'>) =>
    `You have no unit "${unit}": a rule for one unit must name a unit of yours.`,
  destroyed: 'That unit is destroyed.',
  'not-its-turn': 'That unit is not next: the one with the fewest ticks acts.',
  'not-eligible': 'This unit cannot interrupt: it has too many ticks, or does not see the action.',
  'not-seen': 'This unit does not see the actor at that hex of its path.',
  'no-choice': 'You can only roll armour: the unit is neither fast nor in cover.',
  'no-counter/none': 'A counter names the weapon that it is made with.',
  'no-counter/weapon': 'Only a counter is made with a weapon.',
  'no-counter/named': ({ weapon }: Names<'weapon'>) =>
    `You cannot counter with the ${weapon}: it cannot fire at the attacker.`,
  'no-component': ({ component }: Names<'component'>) => `The target has no component ${component} that could be hit.`,
  'no-attack': 'Parts are named for an attack, and this is none.',
  empty: 'An action is a move, an attack or both; to do nothing, wait.',
} satisfies Sentences;

/** Movements, W-5 to W-7. */
const MOVING = {
  immobile: 'This unit cannot move: its movement is destroyed.',
  'too-far/path': ({ hexes, most }: Numbers<'hexes' | 'most'>) =>
    `This path has ${hexes} hexes; the unit moves up to ${most}.`,
  'too-far/jump': ({ hexes, most, flown }: Numbers<'hexes' | 'most' | 'flown'>) =>
    `This path has ${hexes} hexes; the unit moves up to ${most}, and thrust pays up to ${count(flown, 'hex')} of the jump.`,
  'too-far/unstable': ({ hexes, most }: Numbers<'hexes' | 'most'>) =>
    `This path has ${hexes} hexes; while it is unstable the unit moves up to ${most}.`,
  'option-off/careful': 'Nothing is entered carefully in this match: ground is the same for all.',
  'option-off/stabilise': 'No unit loses its footing in this match: ground is the same for all.',
  'careful/no-roll': ({ hex }: Names<'hex'>) => `No care is needed at ${hex}: nothing is rolled for there.`,
  'careful/off': ({ count: n, hexes }: Numbers<'count' | 'hexes'>) =>
    `You cannot enter hex ${n} carefully: the path has ${count(hexes, 'hex')}.`,
  'option-off/hide': 'Nobody hides in this match: all units are in sight.',
  'off-map/hide': 'This unit is not on the map: nobody knows of it.',
  hidden: 'This unit is hidden already.',
  watched: 'An enemy that you know of has a clear line to this unit.',
  steady: 'This unit stands firm: only an unstable one stabilises.',
  'too-far/hex': ({ hex, away, most }: Names<'hex'> & Numbers<'away' | 'most'>) =>
    `${hex} is out of reach: it is ${away} hexes away; the unit moves up to ${most}.`,
  'no-way': ({ hex, most }: Names<'hex'> & Numbers<'most'>) =>
    `${hex} is out of reach: no way of up to ${most} hexes leads there on foot.`,
  'off-board': ({ hex }: Names<'hex'>) => `${hex} is not a hex of this map.`,
  'broken-path': ({ hex }: Names<'hex'>) => `${hex} is not next to the hex before it on your path.`,
  'closed/all': ({ hex }: Names<'hex'>) => `You cannot enter ${hex}: it is impassable or deep water.`,
  'closed/mode': ({ hex, mode }: Names<'hex' | 'mode'>) => `A ${mode} unit cannot enter ${hex}.`,
  'occupied/named': ({ hex, unit }: Names<'hex' | 'unit'>) => `You cannot end in ${hex}: the ${unit} stands there.`,
  'occupied/enemy': ({ hex, unit }: Names<'hex' | 'unit'>) => `You cannot pass ${hex}: the enemy ${unit} stands there.`,
  'occupied/contact': ({ hex }: Names<'hex'>) => `You cannot enter ${hex}: a contact is there.`,
  'occupied/unnamed': ({ hex }: Names<'hex'>) => `You cannot end in ${hex}: a unit stands there.`,
  'too-steep': ({ hex, climb }: Names<'hex'> & Numbers<'climb'>) =>
    `You cannot climb ${climb} levels into ${hex}: two or more need a jump.`,
  'no-jets/none': 'This unit cannot jump: it has no thrust.',
  'no-jets/weak': 'This unit cannot jump: it has too little thrust.',
  'no-thrust/levels': ({ rise, takes, left }: Numbers<'rise' | 'takes' | 'left'>) =>
    `Rising ${rise} takes ${takes} thrust; you have ${left} left.`,
  'no-thrust/hexes': ({ rise, hexes, takes, left }: Numbers<'rise' | 'hexes' | 'takes' | 'left'>) =>
    `Rising ${rise} and flying ${count(hexes, 'hex')} more than the unit moves takes ${takes} thrust; you have ${left} left.`,
  'bad-jump/straight': 'A jump goes in one straight line of hexes.',
  'bad-jump/ends': 'A jump starts and ends on hexes of your path, on the map.',
  'too-low/over': ({ hex }: Names<'hex'>) => `You cannot jump over ${hex}: it is higher than the jump.`,
  'too-low/elsewhere': 'The jump does not lead there.',
  'wrong-edge': 'A unit enters the map by a hex of its own short side.',
  'off-map/jump': 'It enters by a hex of its own short side, and jumps from there.',
  'off-map/stay': 'This unit has not entered the map: move it onto your edge, or wait.',
  'off-map/yet': 'This unit is not on the map yet: it may only move on, or wait.',
  'off-map/attack': 'The attack cannot be made any more.',
} satisfies Sentences;

/** Attacks, W-8 and W-9. */
const ATTACKING = {
  'bad-point/off': 'The attack must be made on your path.',
  'bad-point/ends': 'The attack is made at the start or at the end of your path.',
  'bad-point/jump': 'You cannot attack in the middle of a jump: choose a hex that you enter.',
  'too-many/extras': ({ weapon, most }: Names<'weapon'> & Numbers<'most'>) =>
    `The ${weapon} makes up to ${most} extra attacks in an action.`,
  'option-off/aim': 'Nobody aims in this match: attack and defence are opposed.',
  'too-many/aim': ({ weapon, most }: Names<'weapon'> & Numbers<'most'>) =>
    `The ${weapon} is aimed for up to ${count(most, 'tick')}.`,
  'too-many/aim-moving': ({ weapon, most }: Names<'weapon'> & Numbers<'most'>) =>
    `The ${weapon} is aimed for up to ${count(most, 'tick')} while its unit moves.`,
  'too-many/aim-close': 'Nobody aims in close quarters: the target is too near for it.',
  'too-many/aim-unstable': 'An unstable unit does not aim.',
  'no-sensors':
    'Your sensors do not find the target: dense forest or a building counts on the line together with other cover.',
  impossible: ({ distance, most }: Numbers<'distance' | 'most'>) =>
    `This shot is impossible: the target is at ${count(distance, 'hex')}, and looks too small beyond ${most}.`,
  'no-weapon': ({ weapon }: Names<'weapon'>) => `This unit has no weapon ${weapon}.`,
  'weapon-gone/destroyed': ({ weapon }: Names<'weapon'>) => `The ${weapon} is destroyed.`,
  'weapon-gone/empty': ({ weapon }: Names<'weapon'>) => `The ${weapon} is out of ammunition.`,
  friend: 'You cannot attack your own side.',
  'no-target/unknown': ({ unit }: Names<'unit'>) => `There is no unit ${unit} to attack.`,
  'no-target/unseen': 'You do not see that unit: only visible units can be attacked.',
  'no-target/named': ({ unit }: Names<'unit'>) => `${unit} is not on the map.`,
  'no-target/unnamed': 'The target is not on the map.',
  'no-target/destroyed': 'The target is destroyed.',
  'out-of-range/far': ({ weapon, distance, most }: Names<'weapon'> & Numbers<'distance' | 'most'>) =>
    `The target is at ${count(distance, 'hex')}; the ${weapon} reaches ${most}.`,
  'out-of-range/band': ({ weapon, distance, band, best }: Names<'weapon' | 'band' | 'best'> & Numbers<'distance'>) =>
    `The target is at ${count(distance, 'hex')}, ${band} range; ` +
    `the ${weapon} is made for ${best} range and fires one band farther or closer.`,
  'own-rear': 'You cannot fire into your own rear: turn first.',
  'no-sight/ground': ({ unit, hex }: Names<'unit' | 'hex'>) =>
    `You have no line of sight to ${unit}: the ground at ${hex} is in the way.`,
  'no-sight/cover': ({ unit, pieces, most }: Names<'unit'> & Numbers<'pieces' | 'most'>) =>
    `You have no line of sight to ${unit}: ${pieces} pieces of cover, more than ${most}, lie between.`,
} satisfies Sentences;

/** Setups, W-2 and W-3. */
const SETTING_UP = {
  'two-sides': 'There must be seats for exactly two sides, 0 and 1.',
  'not-own-id': ({ unit, id }: Names<'unit' | 'id'>) => `The unit ${unit} must be called ${id} on this seat.`,
  'same-id': ({ unit }: Names<'unit'>) => `Two units are called ${unit}: every unit needs an id of its own.`,
  'no-figure': ({ unit, weapon, field }: Names<'unit' | 'weapon' | 'field'>) =>
    `${unit} cannot play with aimed fire: its ${weapon} has no "${field}".`,
  'no-figure/size': ({ unit, field }: Names<'unit' | 'field'>) =>
    `${unit} cannot play with aimed fire: its card has no "${field}".`,
  'no-figure/detection': ({ unit, field }: Names<'unit' | 'field'>) =>
    `${unit} cannot play with detection: its card has no "${field}".`,
  'no-figure/close': ({ unit, weapon, field }: Names<'unit' | 'weapon' | 'field'>) =>
    `${unit} cannot play in close quarters: its ${weapon} has no "${field}".`,
  'too-many/units': ({ side, count: brought, most }: Numbers<'side' | 'count' | 'most'>) =>
    `Side ${side} brings ${brought} units; at most ${most} may play.`,
  'no-entry/mode': ({ side, mode }: Numbers<'side'> & Names<'mode'>) =>
    `Side ${side} cannot bring ${mode} units onto this board: its edge is closed to them.`,
  'no-entry/all': ({ side }: Numbers<'side'>) => `Side ${side} cannot enter this board: its edge is impassable.`,
} satisfies Sentences;

/** Why something is refused. */
export const REFUSALS = { ...ANSWERING, ...MOVING, ...ATTACKING, ...SETTING_UP };
