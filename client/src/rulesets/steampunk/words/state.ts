import type { Harm, StatusMark, Unit } from '@ironhex/shared/steampunk';
import { count } from '../../../text/numbers.ts';
import { dieText } from './dice.ts';
import { CRITICAL_WORDS } from './effects.ts';

/** Something that is on a unit, with the rule that says what it does. */
interface StateWord {
  readonly words: string;
  readonly rule: string;
}

const MARK_WORDS: Readonly<Partial<Record<StatusMark, StateWord>>> = {
  overcrowd: { words: 'overcrowded: shaken next turn', rule: 'STK-4' },
  shaken_next_turn: { words: 'shaken next turn', rule: 'AS-2' },
  revealed: { words: 'from ambush', rule: 'CON-8' },
  unstable: { words: 'unstable round: fire it this turn', rule: 'P27' },
  unstable_new: { words: 'unstable round', rule: 'P27' },
};

const harmWords = (harm: Harm): readonly (StateWord | undefined)[] => {
  const some = (n: number, words: string, rule: string): StateWord | undefined => (n > 0 ? { words, rule } : undefined);
  const dice = (all: Harm['poison']): string => all.map(dieText).join(' ');
  return [
    some(harm.unconscious ? 1 : 0, 'unconscious', 'AB-UN'),
    some(harm.shaken, harm.shaken > 1 ? `shaken × ${harm.shaken}` : 'shaken', 'CON-1'),
    some(harm.fd, `+${harm.fd} damage to come`, 'CON-2'),
    some(harm.cfd, `+${harm.cfd} crew damage to come`, 'CON-2'),
    some(harm.fire, harm.fire > 1 ? `fire × ${harm.fire}` : 'fire', 'AGO-2'),
    some(harm.acid, harm.acid > 1 ? `acid × ${harm.acid}` : 'acid', 'AGO-0'),
    some(harm.minorAcid, harm.minorAcid > 1 ? `minor acid × ${harm.minorAcid}` : 'minor acid', 'AGO-1'),
    some(harm.poison.length, `poison ${dice(harm.poison)}`, 'AGO-3'),
    some(harm.bleeding.length, `bleeding ${dice(harm.bleeding)}`, 'AGO-4'),
    ...harm.criticals.map((critical) => ({ words: CRITICAL_WORDS[critical], rule: 'CON-5' })),
    some(harm.assaultMinus, `${count(harm.assaultMinus, 'strength die')} fewer`, 'CON-5'),
    some(harm.crippledCrew ? 1 : 0, 'crippled crew', 'CON-6'),
    some(harm.crewLost, `${harm.crewLost} of its crew dead`, 'DMG-5'),
    some(harm.armourLost, `armour −${harm.armourLost}`, 'AGO-0'),
  ];
};

/** Everything that is on a unit now, the most pressing first. */
export const stateWords = ({ harm, marks, aim, hidden, draggedBy }: Unit): readonly StateWord[] =>
  [
    hidden ? { words: 'hidden', rule: 'CON-8' } : undefined,
    ...harmWords(harm),
    draggedBy === null ? undefined : { words: `dragged by ${draggedBy}`, rule: 'P24' },
    ...marks.map((mark) => MARK_WORDS[mark]),
    ...aim.map(({ word, at }) => ({ words: `${word.toLowerCase()} from ${at}`, rule: 'GUN-3' })),
    harm.endurance > 0 ? { words: `endurance ${harm.endurance}`, rule: 'AB-EN' } : undefined,
  ].filter((each) => each !== undefined);
