import type { SeatId } from '../../../match/index.ts';
import type { Table } from '../model/table.ts';
import type { Race } from '../roster/figures/terms.ts';

/** The rank for choices, INI-1: the first side chooses last. */
export const CHOICE_RANK: readonly Race[] = ['elf', 'darkelf', 'dwarf', 'gnome', 'ork'];

/** The rank for ties in assaults and for the hex of a swap: the first side wins. */
export const ASSAULT_RANK: readonly Race[] = ['darkelf', 'ork', 'dwarf', 'elf', 'gnome'];

/** Whether both sides have the same race, so that dice decide which counts as the higher. */
export const isInMirror = ({ seats: [one, other] }: Pick<Table, 'seats'>): boolean =>
  one!.race !== null && one!.race === other!.race;

/** The seats by a rank, the higher first; in a mirror match by this turn's dice. */
export const byRank = ({ seats, initiative }: Pick<Table, 'seats' | 'initiative'>, rank: readonly Race[]): SeatId[] => {
  const place = ({ id, race }: Table['seats'][number]): number =>
    id === initiative ? -1 : race === null ? rank.length : rank.indexOf(race);
  return seats.toSorted((one, other) => place(one) - place(other)).map(({ id }) => id);
};
