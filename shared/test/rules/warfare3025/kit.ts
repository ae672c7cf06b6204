import { expect } from 'vitest';
import type { z } from 'zod';
import type { Dice } from '../../../src/dice/index.ts';
import type { Direction } from '../../../src/hex/index.ts';
import { firstState, PUBLIC, type Told, told } from '../../../src/match/index.ts';
import {
  type Card,
  CORE,
  type Event,
  type EventKind,
  type EventOf,
  type Intent,
  type IntentSchema,
  type Options,
  STOCK_CARDS,
  type State,
  type Token,
  VEHICLES,
  type Weapon,
} from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { refusalOf } from './asked.ts';
import { groundOf, hex } from './ground.ts';

export { boardOf, hex, path, straight } from './ground.ts';
export type { Card };

const stock = (designation: string): Card =>
  [...STOCK_CARDS, ...VEHICLES].find((card) => card.designation === designation)!;
export const GRIFFIN = stock('GRF-1N');
export const WOLVERINE = stock('WVR-6W');
export const LOCUST = stock('LCT-1V');
export const RIFLEMAN = stock('RFL-3N');
export const WEASEL = stock('WSL-1');
export const BULWARK = stock('BWK-3');
export const SKIMMER = stock('SKM-4');

/** A card like another, with its first weapon changed: for traits that no stock card has. */
export const armed = (card: Card, change: Partial<Weapon>): Card => ({
  ...card,
  weapons: [{ ...card.weapons[0]!, ...change }, ...card.weapons.slice(1)],
});

/** One unit in words; ids begin with the side: `r…` is red, side 0, and `b…` blue, side 1. */
export interface UnitWords {
  readonly card?: Card;
  /** `q,r` in axial coordinates from the middle of the table, or off the map. */
  readonly at?: string;
  readonly facing?: Direction;
  readonly ticks?: number;
  readonly token?: Token;
  readonly damage?: Readonly<Record<string, number>>;
  readonly emptied?: readonly string[];
  readonly unstable?: boolean;
  /** A seat of its own, beside the one its side has anyway. */
  readonly seat?: string;
}

export interface TableWords {
  readonly ground?: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, UnitWords>>;
  readonly options?: Partial<Options>;
  readonly elapsed?: number;
}

/** Ticks of everybody but the first named unit, unless said: too many to interrupt anything. */
const LATE = 90;

/** The seat and side of a unit, by its id. */
const seatOf = (id: string, { seat }: UnitWords) => {
  const side = id.startsWith('r') ? 0 : 1;
  return { id: seat ?? (side === 0 ? 'red' : 'blue'), side, force: null };
};

/** The position before the first decision: units placed as told, everybody but the first far back in the line. */
const positionOf = ({ units, elapsed = 0 }: TableWords) => ({
  elapsed,
  units: Object.entries(units).map(([id, words], i) => {
    const { card = GRIFFIN, at, facing = 0, ticks = i === 0 ? 0 : LATE, token, damage, emptied, unstable } = words;
    const place = at === undefined ? {} : { at: hex(at) };
    return { id, seat: seatOf(id, words).id, card, ...place, facing, ticks, token, damage, emptied, unstable };
  }),
});

/** The state before the first decision. */
export const stateOf = (words: TableWords): State => {
  const seats = new Map(Object.entries(words.units).map(([id, unit]) => [seatOf(id, unit).id, seatOf(id, unit)]));
  return firstState(warfare3025, {
    options: { ...CORE, ...words.options },
    board: groundOf(words.ground ?? {}),
    seats: [...seats.values()],
    position: warfare3025.schemas.position.parse(positionOf(words)),
  });
};

/** Dice that fall as written; more rolls than that are an error. */
export const scripted = (script: readonly number[]): Dice & { readonly left: () => number } => {
  let used = 0;
  return {
    roll: (sides, reason) => {
      const die = script[used];
      if (die === undefined) throw new Error(`The script [${script}] is over, but a die is rolled for ${reason}.`);
      if (sides !== 20) throw new Error(`A die of ${sides} sides is rolled for ${reason} (W-1.1).`);
      used += 1;
      return die;
    },
    pick: (_n, reason) => {
      throw new Error(`Warfare picks nothing by chance, but ${reason} is picked.`);
    },
    left: () => script.length - used,
  };
};

/** What can be asked for, with defaults left out; hexes are labels. */
export type IntentInput = z.input<typeof IntentSchema>;

/** Events of one kind. */
export const only = <K extends EventKind>(events: readonly Event[], kind: K): EventOf<K>[] =>
  events.filter((event) => event.kind === kind) as EventOf<K>[];

/** A match on the table, played by the ruleset's own functions with scripted dice. */
export interface Game {
  readonly state: State;
  /** Plays on to the first decision. */
  begin(dice?: readonly number[]): Event[];
  /** Does what a seat asks for; it must be allowed, and roll exactly these dice. */
  play(seat: string, intent: IntentInput, dice?: readonly number[]): Event[];
  /** Why a seat may not do something; it must not be allowed, and nothing changes. */
  refused(seat: string, intent: IntentInput): Told;
  unit(id: string): State['units'][number];
}

/** Sets up a table. What a spectator saw of every event must add up to what a spectator may see in the end. */
export const game = (words: TableWords): Game => {
  const state = stateOf(words);
  const run = (happening: (dice: Dice) => Iterable<Event>, script: readonly number[]): Event[] => {
    const dice = scripted(script);
    const followed = structuredClone(warfare3025.view(state, PUBLIC));
    const events: Event[] = [];
    for (const event of happening(dice)) {
      warfare3025.evolve(state, event);
      const seen = warfare3025.redact(state, event, PUBLIC);
      if (seen) warfare3025.follow(followed, structuredClone(seen));
      events.push(event);
    }
    expect(dice.left(), 'dice of the script that nobody rolled').toBe(0);
    expect(followed).toEqual(warfare3025.view(state, PUBLIC));
    expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
    return events;
  };
  const intentOf = (asked: IntentInput): Intent => warfare3025.schemas.intent.parse(asked);
  return {
    state,
    begin: (dice = []) => run((source) => warfare3025.begin(state, source), dice),
    play: (seat, asked, dice = []) => {
      const intent = intentOf(asked);
      expect(refusalOf(warfare3025.view(state, seat), seat, intent)).toBeUndefined();
      return run((source) => warfare3025.resolve(state, seat, intent, source), dice);
    },
    refused: (seat, asked) => {
      const before = structuredClone(state);
      const refusal = refusalOf(warfare3025.view(state, seat), seat, intentOf(asked));
      expect(refusal, 'a refusal').toBeDefined();
      const said = told(warfare3025.words.refusals, refusal!);
      expect(said.message, 'a sentence beside its rule').not.toMatch(/[WH]-\d/);
      expect(state).toStrictEqual(before);
      return said;
    },
    unit: (id) => state.units.find((unit) => unit.id === id)!,
  };
};

/** A table at its first decision. */
export const begun = (words: TableWords, dice: readonly number[] = []): Game => {
  const table = game(words);
  table.begin(dice);
  return table;
};

/** An attack by `r1` on `b1`, in an activation or as the brief says; `defence` when the defender is asked. */
interface Shot {
  readonly weapon: string;
  readonly extras?: number;
  readonly after?: number;
  readonly move?: NonNullable<Extract<IntentInput, { kind: 'act' }>['move']>;
  readonly defence?: 'armour' | 'piloting';
}

/** Lets `r1` attack `b1` with these dice; the events are those from the attack's opening on. */
export const shoot = (table: Game, { weapon, extras = 0, after = 0, move, defence }: Shot, dice: readonly number[]) => {
  const attack = { weapon, target: 'b1', extras, after };
  const act = { kind: 'act', unit: 'r1', attack, ...(move ? { move } : {}) } as const;
  if (!defence) return table.play('red', act, dice);
  const asked = table.play('red', act);
  expect(table.state.moment.kind).toBe('defend');
  return [...asked, ...table.play(table.unit('b1').seat, { kind: 'defend', roll: defence }, dice)];
};

/** A card like another, without thrust. */
export const jumpless = (card: Card): Card => ({ ...card, movement: { ...card.movement, jump: 0 } });
