// With hidden units, W-13d: where a unit supposes enemies that it does not see, and how likely they notice it.
import { indexDistance } from '../../../hex/index.ts';
import { hasDetection, type Knowledge } from '../model/detection.ts';
import type { Table, Token, Unit } from '../model/table.ts';
import { cardOf, placeOf } from '../model/units.ts';
import { successChance } from '../plan/chances.ts';
import { sizeOf, spottingDemand } from '../rules/detection/sensors.ts';
import type { Tier } from '../rules/skill.ts';
import { SOME_COVER } from './fire.ts';
import type { viewsOn } from './views.ts';

/** How likely an enemy that nobody knows of notices a unit. */
const LURKING = 0.15;
/** How likely a hidden unit that is noticed is noticed a second time before it acts again: only then can it be shot at. */
const TWICE = 0.5;

const TIERS: readonly Tier[] = [0, 1, 2, 3, 4];
const UNHARMED: Unit['damage'] = { armour: 0, movement: 0, structure: 0 };

/**
 * The table with enemies that are not visible: those who were stand where they were last known, and strange contacts are
 * supposed to be of the kind of the unit that thinks of them.
 */
export const withUnseen = (table: Table, unit: Unit): Table => {
  const { old = [] } = table;
  const contacts = (table.contacts ?? []).filter(({ side }) => side !== unit.side);
  if (contacts.length === 0 && old.length === 0) return table;
  const remembered = old
    .filter(({ status }) => status === 'field')
    .map((was) => ({ ...was, at: contacts.find((contact) => contact.unit === was.id)?.at ?? was.at }));
  const strange = contacts.filter((contact) => contact.unit === undefined);
  const strangers = strange.map(({ at, side }): Unit => {
    const { unstable: _, ...firm } = unit;
    const fresh = { status: 'field', token: 'none', damage: UNHARMED, emptied: [], tieRolls: [] } as const;
    return { ...firm, ...fresh, id: `contact ${at}`, side, at };
  });
  return {
    ...table,
    units: [...table.units, ...remembered, ...strangers],
    cards: { ...table.cards, ...Object.fromEntries(strangers.map(({ id }) => [id, cardOf(table, unit.id)])) },
  };
};

/** How well the other side would know a unit that has fired, W-13d.5. */
export const afterFiring = (known: Knowledge): Knowledge => (known === 'hidden' ? 'detected' : 'visible');

/** How well the other side knows a unit; without detection everything is visible. */
export const knownTo = (table: Table, { id }: Unit): Knowledge => table.states?.[id] ?? 'visible';

/**
 * The chance that enemies can shoot at a unit in a hex by what they know of it, W-13d.4 and W-13d.11: 1 if it is visible,
 * else by how likely they notice it there.
 */
export const noticing = (
  table: Table,
  unit: Unit,
  views: ReturnType<typeof viewsOn>,
): ((hex: number, token: Token, known: Knowledge) => number) => {
  if (!hasDetection(table.options)) return () => 1;
  const foes = table.units
    .filter((other) => other.side !== unit.side && other.status === 'field')
    .map((foe) => {
      const { skill } = cardOf(table, foe.id).pilot;
      return { hex: placeOf(table, foe), chances: TIERS.map((tier) => successChance(skill, 0, 'only', tier)) };
    });
  const sizeBy = (token: Token): number => sizeOf(table, { id: unit.id, token }, SOME_COVER);
  const sizes = { fast: sizeBy('fast'), stationary: sizeBy('stationary'), none: sizeBy('none') };
  return (hex, token, known) => {
    if (known === 'visible') return 1;
    const missed = foes.reduce((rest, foe) => {
      const seen = views(foe.hex, hex);
      if (seen === 'hidden') return rest;
      if (seen === 'open') return 0;
      const demand = spottingDemand(indexDistance(table.board, foe.hex, hex), sizes[token]);
      return demand === undefined ? rest : rest * (1 - foe.chances[demand]!);
    }, 1 - LURKING);
    return (known === 'hidden' ? TWICE : 1) * (1 - missed);
  };
};
