import {
  advantages,
  type CoverPiece,
  type SeenOf,
  type Situation,
  unitOf,
  type View,
  weaponOf,
} from '@ironhex/shared/warfare3025';
import type { RollText } from '../../../../text/entry.ts';
import { entry, placesOf, type Sentences } from '../entry.ts';
import { rollText } from '../rolls.ts';
import { componentWord, playerName, unitName, weaponName, who } from '../units.ts';
import { BAND_WORDS, COVER_WORDS, count, DEFENCE_WORDS, list, OFF_WORDS } from '../words.ts';

/** The attack that an event is about: it goes on while its events are told. */
const situationOf = (view: View): Situation | undefined => view.assault?.situation;

const both = ({ attacker, target }: Situation) => [attacker, target];

/** What the odds of an attack depend on, e.g. `8 hexes, medium range, 1 piece of cover (light woods at 0305)`. */
export const situationText = (situation: Situation): string => {
  const pieces = situation.cover.reduce((sum, piece) => sum + piece.pieces, 0);
  const kinds = [...new Set(situation.cover.map(({ why }) => why))];
  const hexesOf = (kind: CoverPiece['why']) => situation.cover.filter(({ why }) => why === kind).map(({ hex }) => hex);
  const where = kinds.map((kind) => `${COVER_WORDS[kind]} at ${list(hexesOf(kind))}`).join(', ');
  return [
    count(situation.distance, 'hex'),
    BAND_WORDS[situation.band],
    ...(pieces > 0 ? [`${count(pieces, 'piece of cover')} (${where})`] : []),
    ...(situation.rear ? ['from behind'] : []),
    ...(situation.targetFast ? ['the target is fast'] : []),
    ...(situation.targetStationary ? ['the target is stationary'] : []),
  ].join(', ');
};

/** What came of one attack, to follow a colon, W-10. */
const outcomeText = ({ result, damage, defence }: SeenOf<'struck'>, target: string): string => {
  switch (result) {
    case 'missed':
      return 'it misses';
    case 'nothing':
      return defence?.on === 'piloting' ? `${target} evades` : 'armour holds';
    case 'armour':
      return 'it scratches the armour';
    case 'structure':
      return `it hits the structure for ${damage}`;
    case 'component':
      return `it hits for ${damage}, on a component of the attacker's choice`;
  }
};

const strikeRolls = (view: View, event: SeenOf<'struck'>, situation: Situation): RollText[] => {
  const { attacker, target, weapon } = situation;
  const card = view.cards[target]!;
  const sides = advantages(situation, weaponOf(view, attacker, weapon)!, card, view.assault?.defence ?? 'armour');
  const name = weaponName(view, attacker, weapon);
  const attack = rollText(event.attack, { name: who(view, attacker), weapon: name, against: sides.defender });
  if (!event.defence) return [attack];
  return [attack, rollText(event.defence, { name: who(view, target), against: event.attack.advantages })];
};

/** Attacks, roll by roll, W-9 and W-10. */
export const ATTACKS: Sentences<
  | 'attackOpened'
  | 'attackCalledOff'
  | 'defenceAsked'
  | 'defenceSet'
  | 'struck'
  | 'pickAsked'
  | 'picked'
  | 'attackEnded'
  | 'exchangeSettled'
  | 'interruptCalledOff'
> = {
  attackOpened: ({ situation, shots, exchange }, { view }) => {
    const { attacker, target, weapon, from, to } = situation;
    const many = shots > 1 ? ` ${count(shots, 'time')}` : '';
    const together = exchange ? '; both actions count as one moment (W-11.6)' : '';
    const aims = `${who(view, attacker)} attacks ${unitName(view, target)}${many} with its ${weaponName(view, attacker, weapon)}`;
    return entry(`${aims}: ${situationText(situation)}${together}.`, {
      tone: 'quiet',
      units: both(situation),
      at: [from, to],
    });
  },
  attackCalledOff: ({ unit, attack, reason, rule }, { view }) => {
    const aim = `its ${weaponName(view, unit, attack.weapon)} at ${unitName(view, attack.target)}`;
    return entry(`${who(view, unit)} does not fire ${aim}: ${OFF_WORDS[reason]} (${rule}).`, {
      units: [unit, attack.target],
      at: placesOf(view, unit, attack.target),
    });
  },
  defenceAsked: ({ seat }, { view, names, you }) => {
    const target = situationOf(view)?.target;
    const yours = seat === you;
    const choice = `what ${target ? unitName(view, target) : 'the target'} rolls: armour or piloting (W-9.3)`;
    return entry(yours ? `You choose ${choice}.` : `${playerName(names, seat)} chooses ${choice}.`, {
      tone: yours ? 'important' : 'quiet',
      units: target ? [target] : [],
    });
  },
  defenceSet: ({ defence, chosen }, { view }) => {
    const situation = situationOf(view);
    if (!chosen || !situation) return undefined;
    return entry(`${who(view, situation.target)} defends with ${DEFENCE_WORDS[defence]}.`, {
      tone: 'quiet',
      units: [situation.target],
      at: [situation.to],
    });
  },
  struck: (event, { view }) => {
    const situation = situationOf(view);
    if (!situation) return undefined;
    const { attacker, target, weapon, from, to } = situation;
    const shots = view.assault!.shots > 1 ? `, ${event.shot} of ${view.assault!.shots}` : '';
    const fires = `${who(view, attacker)} fires its ${weaponName(view, attacker, weapon)} at ${unitName(view, target)}${shots}`;
    return entry(`${fires}: ${outcomeText(event, unitName(view, target))}.`, {
      rolls: strikeRolls(view, event, situation),
      tone: event.result === 'component' ? 'important' : 'plain',
      units: both(situation),
      at: [from, to],
    });
  },
  pickAsked: ({ seat, damage }, { view, names, you }) => {
    const situation = situationOf(view);
    const yours = seat === you;
    const whose = situation ? `component of ${unitName(view, situation.target)}` : 'component';
    const choice = `which ${whose} takes ${damage} damage (W-10.3)`;
    return entry(yours ? `You choose ${choice}.` : `${playerName(names, seat)} chooses ${choice}.`, {
      tone: yours ? 'important' : 'quiet',
      units: situation ? both(situation) : [],
    });
  },
  picked: ({ component }, { view }) => {
    const situation = situationOf(view);
    if (!situation) return undefined;
    const { attacker, target, to } = situation;
    const part = componentWord(view.cards[target]!, component);
    return entry(`${who(view, attacker)} picks the ${part} of ${unitName(view, target)} (W-10.3).`, {
      units: both(situation),
      at: [to],
    });
  },
  attackEnded: () => undefined,
  exchangeSettled: () => undefined,
  interruptCalledOff: ({ unit, reason, rule }, { view }) => {
    const gone = unitOf(view, unit).status === 'destroyed' ? 'it is destroyed' : OFF_WORDS[reason];
    const why = reason === 'actorGone' ? gone : OFF_WORDS[reason];
    return entry(`${who(view, unit)} does not interrupt: ${why} (${rule}).`, {
      units: [unit],
      at: placesOf(view, unit),
    });
  },
};
