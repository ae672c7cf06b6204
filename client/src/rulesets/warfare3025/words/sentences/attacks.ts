import {
  advantages,
  type CoverPiece,
  type SeenOf,
  type Situation,
  type Table,
  unitOf,
  weaponOf,
} from '@ironhex/shared/warfare3025';
import type { RollText } from '../../../../text/entry.ts';
import { aimedSizeText, aimText } from '../aim.ts';
import { entry, placesOf, type Sentences } from '../entry.ts';
import { rollText } from '../rolls.ts';
import { componentWord, playerName, unitName, weaponName } from '../units.ts';
import { BAND_WORDS, COVER_WORDS, count, DEFENCE_WORDS, list, OFF_WORDS } from '../words.ts';

/** The attack that an event is about: it goes on while its events are told. */
const situationOf = (table: Table): Situation | undefined => table.assault?.situation;

const both = ({ attacker, target }: Situation) => [attacker, target];

/** What the odds of an attack depend on, e.g. `8 hexes, medium range, 1 piece of cover (light woods at 0305)`. */
const situationText = (situation: Situation): string => {
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
export const outcomeText = (
  { result, damage, defence }: Pick<SeenOf<'struck'>, 'result' | 'damage' | 'defence'>,
  target: string,
): string => {
  switch (result) {
    case 'missed':
      return 'it misses';
    case 'avoided':
      return `${target} avoids it (W-13b.7)`;
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

const strikeRolls = (table: Table, event: SeenOf<'struck'>, situation: Situation): RollText[] => {
  const { attacker, target, weapon } = situation;
  const card = table.cards[target]!;
  const sides = advantages(situation, weaponOf(table, attacker, weapon)!, card, table.assault?.defence ?? 'armour');
  const name = weaponName(table, attacker, weapon);
  const attack = rollText(event.attack, { name: unitName(table, attacker), weapon: name, against: sides.defender });
  const own = { name: unitName(table, target) };
  return [
    attack,
    ...(event.reaction ? [rollText(event.reaction, own)] : []),
    ...(event.defence ? [rollText(event.defence, { ...own, against: event.attack.advantages })] : []),
  ];
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
  attackOpened: ({ situation, shots, exchange }, { table }) => {
    const { attacker, target, weapon, from, to } = situation;
    const many = shots > 1 ? ` ${count(shots, 'time')}` : '';
    const together = exchange ? '; both actions count as one moment (W-11.6)' : '';
    const aims = `${unitName(table, attacker)} attacks ${unitName(table, target)}${many} with its ${weaponName(table, attacker, weapon)}`;
    const needs = [aimText(situation), aimedSizeText(table, situation)].map((text) => text && ` ${text}`).join('');
    return entry(`${aims}: ${situationText(situation)}${together}.${needs}`, {
      tone: 'quiet',
      units: both(situation),
      at: [from, to],
    });
  },
  attackCalledOff: ({ unit, attack, reason, rule }, { table }) => {
    const aim = `its ${weaponName(table, unit, attack.weapon)} at ${unitName(table, attack.target)}`;
    return entry(`${unitName(table, unit)} does not fire ${aim}: ${OFF_WORDS[reason]} (${rule}).`, {
      units: [unit, attack.target],
      at: placesOf(table, unit, attack.target),
    });
  },
  defenceAsked: ({ seat }, { table, names, you }) => {
    const target = situationOf(table)?.target ?? table.incoming?.target;
    const yours = seat === you;
    const choice = `what ${target ? unitName(table, target) : 'the target'} rolls: armour or piloting (W-9.3)`;
    return entry(yours ? `You choose ${choice}.` : `${playerName(names, seat)} chooses ${choice}.`, {
      tone: 'quiet',
      units: target ? [target] : [],
    });
  },
  defenceSet: ({ defence, chosen }, { table }) => {
    const target = situationOf(table)?.target ?? table.incoming?.target;
    if (!chosen || target === undefined) return undefined;
    return entry(`${unitName(table, target)} defends with ${DEFENCE_WORDS[defence]}.`, {
      tone: 'quiet',
      units: [target],
      at: placesOf(table, target),
    });
  },
  struck: (event, { table }) => {
    const situation = situationOf(table);
    if (!situation) return undefined;
    const { attacker, target, weapon, from, to } = situation;
    const shots = table.assault!.shots > 1 ? `, ${event.shot} of ${table.assault!.shots}` : '';
    const fires = `${unitName(table, attacker)} fires its ${weaponName(table, attacker, weapon)} at ${unitName(table, target)}${shots}`;
    return entry(`${fires}: ${outcomeText(event, unitName(table, target))}.`, {
      rolls: strikeRolls(table, event, situation),
      tone: event.result === 'component' ? 'important' : 'plain',
      units: both(situation),
      at: [from, to],
    });
  },
  pickAsked: ({ seat, damage }, { table, names, you }) => {
    const situation = situationOf(table);
    const yours = seat === you;
    const whose = situation ? `component of ${unitName(table, situation.target)}` : 'component';
    const choice = `which ${whose} takes ${damage} damage (W-10.3)`;
    return entry(yours ? `You choose ${choice}.` : `${playerName(names, seat)} chooses ${choice}.`, {
      tone: 'quiet',
      units: situation ? both(situation) : [],
    });
  },
  picked: ({ component }, { table }) => {
    const situation = situationOf(table);
    if (!situation) return undefined;
    const { attacker, target, to } = situation;
    const part = componentWord(table.cards[target]!, component);
    return entry(`${unitName(table, attacker)} picks the ${part} of ${unitName(table, target)} (W-10.3).`, {
      units: both(situation),
      at: [to],
    });
  },
  attackEnded: () => undefined,
  exchangeSettled: () => undefined,
  interruptCalledOff: ({ unit, reason, rule }, { table }) => {
    const gone = unitOf(table, unit).status === 'destroyed' ? 'it is destroyed' : OFF_WORDS[reason];
    const why = reason === 'actorGone' ? gone : OFF_WORDS[reason];
    return entry(`${unitName(table, unit)} does not interrupt: ${why} (${rule}).`, {
      units: [unit],
      at: placesOf(table, unit),
    });
  },
};
