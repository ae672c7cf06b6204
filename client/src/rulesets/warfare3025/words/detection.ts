import type { SeatId } from '@ironhex/shared/match';
import type { Contact, Incoming, Knowledge, Table } from '@ironhex/shared/warfare3025';
import { capital } from '../../../text/numbers.ts';
import { unitName } from './units.ts';

/** How the other side knows a unit, W-13d.3, on its card and to follow its name. */
export const KNOWN_WORDS: Readonly<Record<Knowledge, string>> = {
  hidden: 'hidden from the enemy',
  detected: 'a contact to the enemy',
  visible: 'visible to the enemy',
};

/** What a contact is called; spectators know no numbers, W-13d.21. */
export const contactName = ({ number }: Pick<Contact, 'number'>): string =>
  number === null ? 'a contact' : `contact ${number}`;

/** What is known of an enemy that is not visible where it attacks from, W-13d.19. */
export const attackerName = ({ number, from }: Pick<Incoming, 'number' | 'from'>): string =>
  number === null ? `an unseen unit at ${from}` : `${contactName({ number })} at ${from}`;

/** That a unit which is not visible attacks, W-13d.19. */
export const unseenAttack = (table: Table, attack: Pick<Incoming, 'number' | 'from' | 'target' | 'close'>): string => {
  const manner = attack.close ? ' in close quarters' : '';
  return `${capital(attackerName(attack))} attacks ${nameIfKnown(table, attack.target)}${manner}`;
};

/** What a unit is called that may be known no more: by its name as long as that is known. */
export const nameIfKnown = (table: Table, unit: string): string =>
  table.cards[unit] ? unitName(table, unit) : 'a unit';

/**
 * Says that a side acts with an unseen unit. Players read of the other side only, and never which of its players acts,
 * W-13d.16.
 */
export const unseenActs = (
  seats: Table['seats'],
  side: number,
  names: (seat: SeatId) => string,
  you: SeatId | null,
): string => {
  const [seat, ...more] = seats.filter((each) => each.side === side);
  const { id } = seat!;
  const others = (more.length === 0 && names(id)) || capital(id);
  return `${you === null ? others : 'The other side'} acts with an unseen unit`;
};
