import type { Race } from '@ironhex/shared/steampunk';
import type { RimStyle } from '../../../../map/counters/rim.ts';

/** What tells the races apart: leaves of elves, thorns of dark elves, blocks of dwarves, fangs of orks, gnomes' cogs. */
export const RIMS: Readonly<Record<Race, RimStyle>> = {
  elf: { colour: '#9be07a', piece: 'leaf', count: 17, ring: false },
  darkelf: { colour: '#c79bff', piece: 'thorn', count: 20, ring: true },
  dwarf: { colour: '#dfe5ea', piece: 'block', count: 20, ring: false },
  ork: { colour: '#e8674f', piece: 'fang', count: 15, ring: false },
  gnome: { colour: '#4fdde0', piece: 'cog', count: 14, ring: true },
};
