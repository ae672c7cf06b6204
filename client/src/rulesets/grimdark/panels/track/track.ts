// What the track above the map tells: who has still to act, who holds what, and what lasts on all.
import {
  activatable,
  canActivate,
  type Effect,
  ROUNDS,
  type SeatTold,
  type Table,
  toPlace,
  type Unit,
} from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import { effectText, sourceText, UNTIL } from '../../words/effects.ts';
import { unitName } from '../../words/names.ts';
import { CHAMBER_NAMES, CHAMBER_TEXTS, ITEM_NAMES, ITEM_TEXTS } from '../../words/scenarios.ts';
import { TRACK } from '../../words/track.ts';

/** One side of the track. */
export interface TrackSide {
  readonly seat: SeatTold;
  /** The unit that is activated now first, then those that have still to act, or to be placed. */
  readonly open: readonly Unit[];
  /** How many have acted in this round; 0 before the battle. */
  readonly done: number;
  /** It is its turn. */
  readonly isTurn: boolean;
}

/** The units of a seat that are still to be placed, by number. */
const toBePlaced = (table: Table, seat: string): readonly Unit[] =>
  toPlace(table, seat, table.stage === 'scouts' ? 'scouts' : 'waiting');

/** Both sides, seat A first. */
export const sidesOf = (table: Table): readonly TrackSide[] => {
  const { active, stage, units } = table;
  return table.seats.map((seat) => {
    const acting = active?.seat === seat.id ? units[active.unit] : undefined;
    const others = stage === 'battle' ? activatable(table, seat.id) : toBePlaced(table, seat.id);
    const own = Object.values(units).filter((unit) => unit.seat === seat.id && unit.id !== acting?.id);
    return {
      seat,
      open: [...(acting ? [acting] : []), ...others.filter(({ id }) => id !== acting?.id)],
      done:
        stage === 'battle'
          ? own.filter((unit) => unit.activated && canActivate({ ...unit, activated: false })).length
          : 0,
      isTurn: acting !== undefined,
    };
  });
};

/** What the match is at, in a few words. */
export const nowText = ({ stage, round }: Table): string =>
  stage === 'battle' ? TRACK.round(round, Math.max(ROUNDS, round)) : TRACK.stages[stage];

/** The round, and the unit that acts or what else it is at; before and after the battle its stage. */
export const partOf = (table: Table): readonly string[] => {
  const { stage, round, phase, active } = table;
  if (stage !== 'battle') return [nowText(table)];
  const now = TRACK.inRound(round);
  if (active) return [now, unitName(table, active.unit)];
  // Between two activations no part begins.
  return [now, ...(phase === null || phase === 'turns' ? [] : [TRACK.phases[phase]])];
};

/** Something that a side can hold, with who does. */
export interface TrackMark {
  /** A letter or a number. */
  readonly sign: string;
  readonly name: string;
  readonly text: string;
  /** null: nobody. */
  readonly owner: string | null;
  /** Where it is; null: nowhere on the map. */
  readonly at: HexLabel | null;
}

const markersOf = ({ markers }: Table): readonly TrackMark[] =>
  markers.map(({ at, owner }, index) => ({
    sign: `${index + 1}`,
    name: TRACK.marker(index + 1),
    text: TRACK.markerText,
    owner,
    at,
  }));

const ofScenario = ({ scenario }: Table): readonly TrackMark[] => {
  switch (scenario.kind) {
    case 'storm':
      return scenario.terminals.map(({ at, opened }, index) => ({
        sign: opened ? '✓' : `T${index + 1}`,
        name: TRACK.terminal(index + 1),
        text: opened ? TRACK.opened : TRACK.closed,
        owner: null,
        at,
      }));
    case 'resonance':
      return scenario.chambers.map(({ chamber, at, owner }) => ({
        sign: CHAMBER_NAMES[chamber].charAt(0),
        name: CHAMBER_NAMES[chamber],
        text: `${CHAMBER_TEXTS[chamber]}${scenario.doubled.includes(chamber) ? ` ${TRACK.doubled}` : ''}`,
        owner,
        at,
      }));
    default:
      return [];
  }
};

const itemsOf = ({ items, units }: Table): readonly TrackMark[] =>
  items.map(({ kind, at, carrier }) => ({
    sign: ITEM_NAMES[kind].charAt(0),
    name: ITEM_NAMES[kind],
    text: ITEM_TEXTS[kind],
    owner: carrier === null ? null : (units[carrier]?.seat ?? null),
    at: at ?? (carrier === null ? null : (units[carrier]?.at ?? null)),
  }));

/** Everything that can be held or carried: markers, chambers, terminals, and what lies about. */
export const marksOf = (table: Table): readonly TrackMark[] => [
  ...markersOf(table),
  ...ofScenario(table),
  ...itemsOf(table),
];

/** Something that lasts on more than one unit. */
interface InForce {
  readonly name: string;
  readonly text: string;
}

/** What the scenario does now. */
const scenarioNow = ({ scenario, seats }: Table): readonly InForce[] => {
  switch (scenario.kind) {
    case 'tomb':
      return [
        { name: TRACK.tomb, text: scenario.hidden ? TRACK.hidden : TRACK.found },
        ...(scenario.collapsed ? [{ name: TRACK.collapsed, text: TRACK.collapsedText }] : []),
      ];
    case 'storm': {
      const codes = seats.map(({ id }) => scenario.codes[id] ?? 0);
      return [
        ...(scenario.blows ? [{ name: TRACK.storm, text: TRACK.stormText }] : []),
        ...(codes.some((n) => n > 0) ? [{ name: TRACK.codes(codes), text: TRACK.codesText }] : []),
      ];
    }
    default:
      return [];
  }
};

const told = (table: Table, { source, what, on, until }: Effect): InForce => ({
  name: sourceText(source, table),
  text: `${effectText(what)}${TRACK.scope(on, table.seats)}, ${UNTIL[until]} (${source.startsWith('event') ? 'G-17.4' : 'G-18'}).`,
});

/** Events and scenarios that are in force, with what they do. */
export const inForce = (table: Table): readonly InForce[] => [
  ...scenarioNow(table),
  ...table.effects.filter(({ on }) => on.unit === undefined).map((effect) => told(table, effect)),
];
