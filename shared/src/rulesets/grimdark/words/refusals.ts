import { count } from '../../../count.ts';
import type { Names, Numbers, Said, Sentences } from '../../../match/index.ts';

/** What a unit that is not to be placed is not, by where it would be placed from. */
const AWAY: Readonly<Record<string, string>> = {
  waiting: 'does not wait to be deployed',
  scouts: 'is not set aside as a scout',
  reserve: 'is not in reserve',
};

/** What is chosen in P19. */
const CHOSEN: Readonly<Record<string, string>> = {
  rig: 'terrain piece',
  shelter: 'terrain piece',
  'next-unit': 'unit that you can activate',
};

/** Who may answer what, and which units there are, G-19 and G-20. */
const ANSWERING = {
  over: 'The match is over.',
  'E_NOT_YOUR_PROMPT/no-seat': 'You do not play in this match.',
  'E_NOT_YOUR_PROMPT/nothing': 'Nothing is asked of you now.',
  'E_NOT_YOUR_PROMPT/other': ({ asked, sent }: Names<'asked' | 'sent'>) =>
    `You are asked for "${asked}" now, not for "${sent}".`,
  E_UNKNOWN_UNIT: ({ unit }: Names<'unit'>) => `There is no unit ${unit}.`,
  E_NOT_YOURS: ({ unit }: Names<'unit'>) => `The unit ${unit} is not yours.`,
  'E_BAD_CHOICE/option': ({ of, option }: Names<'of' | 'option'>) => `There is no ${CHOSEN[of]} "${option}" to choose.`,
} satisfies Sentences;

/** Forces, G-4 and G-15.1: heroes that join, units that ride. Units of a force go by their names. */
const FORCES = {
  'E_FORCE_INVALID/empty': 'A force has at least one unit.',
  'E_FORCE_INVALID/unlisted': ({ unit, army }: Names<'unit' | 'army'>) => `No unit ${unit} belongs to ${army}.`,
  'E_FORCE_INVALID/points': ({ total, over, most }: Numbers<'total' | 'over' | 'most'>) =>
    `${total} points are ${over} more than the limit of ${most}.`,
  'E_FORCE_INVALID/units': ({ points, most, has }: Numbers<'points' | 'most' | 'has'>) =>
    `A strict force of ${points} points has at most ${count(most, 'unit')}; this one has ${has}.`,
  'E_FORCE_INVALID/heroes': ({ points, most, has }: Numbers<'points' | 'most' | 'has'>) =>
    `A force of ${points} points has at most ${count(most, 'hero')}; this one has ${has}.`,
  'E_FORCE_INVALID/copies': ({ points, most, unit, has }: Names<'unit'> & Numbers<'points' | 'most' | 'has'>) =>
    `A force of ${points} points has the same unit at most ${most === 1 ? 'once' : `${most} times`}; ` +
    `this one has ${unit} ${has} times.`,
  'E_FORCE_INVALID/share': ({
    percent,
    points,
    most,
    unit,
    has,
  }: Names<'unit'> & Numbers<'percent' | 'points' | 'most' | 'has'>) =>
    `One unit has at most ${percent} % of ${points} points, which is ${most}; ${unit} has ${has}.`,
  'E_UNKNOWN_UNIT/of-force': ({ unit }: { readonly unit: string | number }) =>
    `There is no unit ${unit} in this force.`,
  'E_CANNOT_JOIN/no-hero': ({ hero }: Names<'hero'>) => `${hero} is no single model with Hero, so it joins no unit.`,
  'E_CANNOT_JOIN/tough': ({ hero, tough, most }: Names<'hero'> & Numbers<'tough' | 'most'>) =>
    `${hero} has Tough ${tough}; heroes with more than ${most} join no unit.`,
  'E_CANNOT_JOIN/one-model': ({ unit }: Names<'unit'>) =>
    `${unit} has one model only; heroes join units of two or more.`,
  'E_CANNOT_JOIN/has-hero': ({ unit }: Names<'unit'>) => `${unit} has a hero already.`,
  'E_CANNOT_JOIN/immobile': ({ unit }: Names<'unit'>) => `${unit} is Immobile, so nobody joins it.`,
  'E_CANNOT_JOIN/joined': ({ unit }: Names<'unit'>) => `${unit} has joined a unit already.`,
  'E_CANNOT_BOARD/joined': ({ unit }: Names<'unit'>) => `${unit} has joined a unit, and rides with it or not at all.`,
  'E_CANNOT_BOARD/loaded': ({ unit }: Names<'unit'>) => `${unit} is in a transport already.`,
  'E_CANNOT_BOARD/no-transport': ({ unit }: Names<'unit'>) => `${unit} is no transport.`,
  'E_CANNOT_BOARD/no-rider': ({ unit }: Names<'unit'>) => `${unit} cannot ride in a transport.`,
  'E_CANNOT_BOARD/riding': 'A transport that rides carries nobody.',
  'E_TRANSPORT_FULL/load': ({
    transport,
    left,
    room,
    unit,
    spaces,
  }: Names<'transport' | 'unit'> & Numbers<'left' | 'room' | 'spaces'>) =>
    `${transport} has ${left} of ${count(room, 'space')} left; ${unit} takes ${spaces}.`,
} satisfies Sentences;

/** Setups and declarations, G-7. */
const SETTING_UP = {
  seats: 'Grimdark is a game for two seats: a, then b.',
  'board/tomb': ({ piece, most }: Names<'piece'> & Numbers<'most'>) =>
    `The scenario "tomb" needs a map with a piece "${piece}" of ${most} or more hexes of ruins.`,
  'board/storm': ({ terminals }: Numbers<'terminals'>) =>
    `The scenario "storm" needs a map with ${terminals} terminals.`,
  'board/resonance': ({ chambers }: Numbers<'chambers'>) =>
    `The scenario "resonance" needs a map with ${chambers} chambers.`,
  'board/markers': 'This map has no markers: choose that players place them, or another map.',
  'any/in-force': ({ seat, at, why }: Names<'seat' | 'at'> & { readonly why: Said }, tell) =>
    `In the force of ${seat}, at ${at}: ${tell(why)}`,
  'any/in-declaration': ({ at, why }: Names<'at'> & { readonly why: Said }, tell) => `At ${at}: ${tell(why)}`,
  'E_NOT_AVAILABLE/declared': ({ unit, place }: Names<'unit' | 'place'>) =>
    `The unit ${unit} does not wait for deployment: it is ${place}.`,
  'E_BAD_CHOICE/named-twice': ({ unit }: Names<'unit'>) => `${unit} is named twice.`,
  'E_BAD_CHOICE/reserved': ({ unit }: Names<'unit'>) => `${unit} goes to reserve already.`,
  'E_BAD_CHOICE/joined': ({ unit }: Names<'unit'>) => `${unit} has joined another unit.`,
  'E_BAD_CHOICE/rides': ({ unit, transport }: Names<'unit' | 'transport'>) =>
    `${unit} rides in ${transport} and shares its fate.`,
  'E_BAD_CHOICE/no-reserves': 'In this scenario units with Ambush deploy normally.',
  'E_BAD_CHOICE/no-ambush': ({ unit }: Names<'unit'>) =>
    `Not all models of ${unit} have Ambush, so it cannot go to reserve.`,
  'E_BAD_CHOICE/no-scout': ({ unit }: Names<'unit'>) =>
    `Not all models of ${unit} have Scout, so it cannot be set aside.`,
} satisfies Sentences;

/** Places of units and markers, G-7.4 to G-7.8 and G-15. */
const PLACING = {
  'E_NOT_AVAILABLE/from': ({ unit, from, place }: Names<'unit' | 'from' | 'place'>) =>
    `The unit ${unit} ${AWAY[from]}: its place is "${place}".`,
  'E_NOT_AVAILABLE/rides': ({ unit, transport }: Names<'unit' | 'transport'>) =>
    `The unit ${unit} rides in ${transport} and is placed with it.`,
  'E_NOT_AVAILABLE/early': ({ unit, round }: Names<'unit'> & Numbers<'round'>) =>
    `The unit ${unit} arrives in round ${round} at the earliest.`,
  'E_NOT_AVAILABLE/placed': ({ unit, place }: Names<'unit' | 'place'>) =>
    `The unit ${unit} is not to be placed: its place is "${place}".`,
  'E_OFF_MAP/unit': ({ hex }: Names<'hex'>) => `At hex ${hex} the unit is not on the map.`,
  'E_OFF_MAP/hex': ({ hex }: Names<'hex'>) => `Hex ${hex} is not on the map.`,
  'E_HEX_OCCUPIED/by': ({ hex, unit }: Names<'hex' | 'unit'>) => `In hex ${hex} stands ${unit}.`,
  E_NOT_IN_ZONE: ({ hex, zone }: Names<'hex' | 'zone'>) => `Hex ${hex} is not in the ${zone} deployment zone.`,
  E_IN_ZONE: ({ hex, zone }: Names<'hex' | 'zone'>) => `Hex ${hex} is in the ${zone} deployment zone.`,
  'E_TOO_FAR/from-hex': ({ hex, most, from }: Names<'hex' | 'from'> & Numbers<'most'>) =>
    `Hex ${hex} is over ${most} from hex ${from}.`,
  'E_TOO_CLOSE/enemy': ({ hex, over, unit }: Names<'hex' | 'unit'> & Numbers<'over'>) =>
    `Hex ${hex} is not over ${over} from ${unit}.`,
  'E_TOO_CLOSE/marker': ({ hex, over, marker }: Names<'hex' | 'marker'> & Numbers<'over'>) =>
    `Hex ${hex} is not over ${over} from the marker in hex ${marker}.`,
  E_UNREACHABLE: ({ hex }: Names<'hex'>) => `Hex ${hex} cannot be reached on foot from both deployment zones.`,
} satisfies Sentences;

/** Activations and movement, G-8 and G-9; boarding and leaving transports, G-15.1. */
const MOVING = {
  E_ALREADY_ACTIVATED: ({ unit }: Names<'unit'>) => `The unit ${unit} has been activated in this round.`,
  'E_NOT_AVAILABLE/off-map': ({ unit, place }: Names<'unit' | 'place'>) =>
    `The unit ${unit} is not on the map: it is ${place}.`,
  'E_SHAKEN_MUST_IDLE/act': ({ unit }: Names<'unit'>) => `The unit ${unit} is Shaken and does nothing but recover.`,
  'E_IMMOBILE/act': ({ unit }: Names<'unit'>) => `The unit ${unit} is Immobile and can only Hold.`,
  'E_IMMOBILE/consolidate': ({ unit }: Names<'unit'>) => `The unit ${unit} is Immobile and does not consolidate.`,
  E_HEX_IMPASSABLE: ({ hex }: Names<'hex'>) => `Hex ${hex} cannot be entered.`,
  E_CLIFF: ({ hex, from, to }: Names<'hex'> & Numbers<'from' | 'to'>) =>
    `The step to hex ${hex} is a cliff, from level ${from} to level ${to}.`,
  'E_HEX_OCCUPIED/path': ({ hex }: Names<'hex'>) => `At hex ${hex} another unit stands.`,
  E_ENEMY_ADJACENT: ({ hex }: Names<'hex'>) => `At hex ${hex} the unit would be adjacent to an enemy.`,
  E_PATH_NOT_CONTIGUOUS: ({ hex, last }: Names<'hex' | 'last'>) => `Hex ${hex} is not adjacent to hex ${last}.`,
  'E_OFF_MAP/path': ({ hex }: Names<'hex'>) => `At hex ${hex} the path leaves the map.`,
  E_PATH_TOO_LONG: ({ hexes, most }: Numbers<'hexes' | 'most'>) =>
    `The path is ${count(hexes, 'hex')} long, and can be ${most} at most.`,
  E_DIFFICULT_LIMIT: ({ hexes, most }: Numbers<'hexes' | 'most'>) =>
    `The path is ${hexes} hexes long; with difficult terrain or a climb it can be ${most} at most.`,
  E_CHARGE_NOT_ADJACENT: ({ hex, unit }: Names<'hex' | 'unit'>) =>
    `At hex ${hex} the unit is not in contact with ${unit}.`,
  'E_TOO_FAR/leaving': ({ hex, most }: Names<'hex'> & Numbers<'most'>) =>
    `Hex ${hex} is over ${most} from the transport.`,
  'E_BAD_CHOICE/leaving': 'A unit that leaves its transport enters at least one hex.',
  'E_BAD_TARGET/of': ({ unit, of }: Names<'unit' | 'of'>) => `The unit ${unit} is no enemy of ${of}.`,
  'E_BAD_TARGET/off-map': ({ unit }: Names<'unit'>) => `The unit ${unit} is not on the map.`,
  'E_BAD_CHOICE/charge': 'A Charge names the enemy unit that it leads to.',
  'E_BAD_CHOICE/no-charge': ({ action }: Names<'action'>) => `Only a Charge has a target, and the action is ${action}.`,
  'E_CANNOT_BOARD/cannot-ride': ({ unit, transport }: Names<'unit' | 'transport'>) =>
    `The unit ${unit} cannot ride in ${transport}.`,
  'E_CANNOT_BOARD/action': ({ action }: Names<'action'>) =>
    `A unit boards after an Advance or a Rush, not with the action ${action}.`,
  'E_CANNOT_BOARD/again': ({ unit }: Names<'unit'>) =>
    `The unit ${unit} cannot leave a transport and board one in the same activation.`,
  'E_CANNOT_BOARD/beside': ({ hex, transport }: Names<'hex' | 'transport'>) =>
    `Hex ${hex} is not beside ${transport}, with levels that differ by 1 at most.`,
  'E_TRANSPORT_FULL/board': ({
    unit,
    spaces,
    transport,
    left,
  }: Names<'unit' | 'transport'> & Numbers<'spaces' | 'left'>) =>
    `The unit ${unit} takes ${count(spaces, 'space')}, and ${transport} has ${left} left.`,
  'E_TRANSPORT_FULL/together': ({ spaces, transport, room }: Names<'transport'> & Numbers<'spaces' | 'room'>) =>
    `They take ${count(spaces, 'space')}, and ${transport} has ${room}.`,
  'E_BAD_CHOICE/back': ({ unit, hexes, hex }: Names<'unit' | 'hex'> & { readonly hexes: readonly string[] }) =>
    `${unit} can step back to ${hexes.join(', ')}, not to hex ${hex}.`,
} satisfies Sentences;

/** Shooting and its casualties, G-10 and G-11. */
const SHOOTING = {
  'E_SHAKEN_MUST_IDLE/shoot': ({ unit }: Names<'unit'>) => `The unit ${unit} is Shaken and does nothing.`,
  'E_BAD_TARGET/no-enemy': ({ unit }: Names<'unit'>) => `The unit ${unit} is no enemy.`,
  'E_NO_LOS/shoot': ({ unit, target, hex }: Names<'unit' | 'target' | 'hex'>) =>
    `The unit ${unit} does not see ${target} from hex ${hex}.`,
  'E_OUT_OF_RANGE/shoot': ({ weapon, range, unit, away }: Names<'weapon' | 'unit'> & Numbers<'range' | 'away'>) =>
    `${weapon} reaches ${count(range, 'hex')} now; ${unit} is ${away} away.`,
  E_WEAPON_SPENT: ({ unit, weapon }: Names<'unit' | 'weapon'>) =>
    `The unit ${unit} has fired its ${weapon}, which is Limited.`,
  'E_NO_WEAPON/unit': ({ unit, weapon }: Names<'unit' | 'weapon'>) =>
    `The unit ${unit} has no living model that can shoot with ${weapon}.`,
  'E_NO_WEAPON/hero': ({ unit, weapon }: Names<'unit' | 'weapon'>) =>
    `The joined hero of ${unit} has no living model that can shoot with ${weapon}.`,
  E_TOO_MANY_TARGETS: ({ targets, most }: Numbers<'targets' | 'most'>) =>
    `The groups name ${targets} targets, and ${most} is the most.`,
  E_CANNOT_SHOOT: ({ name, unit, source }: Names<'name' | 'unit' | 'source'>) =>
    `${name} ${unit} cannot shoot: ${source}.`,
  'E_BAD_CHOICE/no-sniper': ({ weapon }: Names<'weapon'>) => `${weapon} names no models: it is not Sniper.`,
  'E_BAD_CHOICE/models': ({ weapon, carriers, named }: Names<'weapon'> & Numbers<'carriers' | 'named'>) =>
    `${weapon} names one model per carrier: ${carriers}, not ${named}.`,
  'E_BAD_CHOICE/no-model': ({ unit, living, model }: Names<'unit'> & Numbers<'living' | 'model'>) =>
    `The unit ${unit} has ${count(living, 'living model')}, so none is number ${model}, from 0.`,
  'E_BAD_CHOICE/split': ({ weapon }: Names<'weapon'>) => `The group ${weapon} is named twice; it cannot be split.`,
  'E_BAD_CHOICE/same-target': ({ weapon }: Names<'weapon'>) =>
    `The hero's ${weapon} must have the same target as those of its unit.`,
  'E_BAD_CHOICE/rush': ({ unit, action }: Names<'unit' | 'action'>) =>
    `The unit ${unit} does not shoot after the action ${action}.`,
  'E_BAD_CHOICE/boarding': ({ unit, transport }: Names<'unit' | 'transport'>) =>
    `The unit ${unit} does not shoot when it boards ${transport}.`,
  'E_BAD_CHOICE/aboard': ({ unit }: Names<'unit'>) => `The unit ${unit} does not shoot in its transport.`,
  'E_BAD_CHOICE/stranger': ({ unit, type }: Names<'unit' | 'type'>) =>
    `The unit ${unit} has no models "${type}" to remove now.`,
  'E_BAD_CHOICE/type-twice': ({ type }: Names<'type'>) => `The type "${type}" is named twice.`,
} satisfies Sentences;

/** Spells, G-16. */
const CASTING = {
  'E_NOT_AVAILABLE/cast': ({ unit, place }: Names<'unit' | 'place'>) =>
    `The unit ${unit} is not on the map: its place is "${place}".`,
  'E_SHAKEN_MUST_IDLE/cast': ({ unit }: Names<'unit'>) => `The unit ${unit} is Shaken and casts no spells.`,
  'E_SHAKEN_MUST_IDLE/help': ({ unit }: Names<'unit'>) => `The unit ${unit} is Shaken: it neither helps nor hinders.`,
  'E_NO_LOS/aboard': ({ unit }: Names<'unit'>) => `The unit ${unit} is in a transport and sees nobody.`,
  'E_NO_LOS/help': ({ unit, caster }: Names<'unit' | 'caster'>) =>
    `The units ${unit} and ${caster} do not see each other.`,
  'E_NO_LOS/cast': ({ caster, unit }: Names<'unit' | 'caster'>) => `The unit ${caster} does not see ${unit}.`,
  'E_OUT_OF_RANGE/help': ({ unit, away, caster, most }: Names<'unit' | 'caster'> & Numbers<'away' | 'most'>) =>
    `The unit ${unit} is ${away} from ${caster}, over ${most}.`,
  'E_OUT_OF_RANGE/cast': ({ unit, away, spell, range }: Names<'unit' | 'spell'> & Numbers<'away' | 'range'>) =>
    `The unit ${unit} is ${away} away; ${spell} reaches ${range}.`,
  'E_NO_TOKENS/help': ({ unit, spare, asked }: Names<'unit'> & Numbers<'spare' | 'asked'>) =>
    `The unit ${unit} can spend ${count(spare, 'token')}, not ${asked}.`,
  'E_NO_TOKENS/cast': ({ unit, tokens, spell }: Names<'unit' | 'spell'> & Numbers<'tokens'>) =>
    `No Caster of ${unit} has ${count(tokens, 'token')} for ${spell}.`,
  E_SPELL_USED: ({ unit, spell }: Names<'unit' | 'spell'>) => `The unit ${unit} has tried ${spell} in this activation.`,
  'E_BAD_SPELL/unknown': ({ unit, spell }: Names<'unit' | 'spell'>) => `The unit ${unit} knows no spell ${spell}.`,
  'E_BAD_SPELL/side': ({ spell, side, unit }: Names<'spell' | 'side' | 'unit'>) =>
    `${spell} takes ${side} units; ${unit} is none.`,
  'E_BAD_CHOICE/targets': ({ spell, most }: Names<'spell'> & Numbers<'most'>) =>
    `${spell} takes ${count(most, 'unit')} at most, each once.`,
  'E_BAD_CHOICE/later': 'The unit has moved: there is no later in this activation.',
  'E_BAD_CHOICE/another': 'Another spell is asked for right after one, and none is cast.',
} satisfies Sentences;

/** The chambers of G-18.4 and their benefits. */
const CHAMBERS = {
  'E_BAD_CHOICE/works': 'Who works on a chamber does not shoot.',
  'E_BAD_CHOICE/no-chamber': 'There is no chamber to work on in this scenario.',
  'E_BAD_CHOICE/no-hold': ({ unit }: Names<'unit'>) => `The unit ${unit} does not Hold.`,
  'E_BAD_CHOICE/has-worked': ({ unit }: Names<'unit'>) => `The unit ${unit} has worked on a chamber in this round.`,
  'E_BAD_CHOICE/not-near': ({ unit, most }: Names<'unit'> & Numbers<'most'>) =>
    `The unit ${unit} is within ${most} of no chamber.`,
  'E_BAD_CHOICE/next': ({ unit }: Names<'unit'>) => `You have named ${unit} as the unit that you activate next.`,
  'E_BAD_CHOICE/no-logic': 'You do not control Logic, or have used it in this round.',
  'E_BAD_CHOICE/no-knowledge':
    'You do not control Knowledge, have used it in this round, or nobody is left to be named.',
} satisfies Sentences;

/** Why something is refused. */
export const REFUSALS = {
  ...ANSWERING,
  ...FORCES,
  ...SETTING_UP,
  ...PLACING,
  ...MOVING,
  ...SHOOTING,
  ...CASTING,
  ...CHAMBERS,
};
