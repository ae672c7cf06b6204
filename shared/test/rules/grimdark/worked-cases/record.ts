import { RECORD_FORMAT } from '@ironhex/shared/match';
import type { z } from 'zod';
import type { PositionSchema } from '../../../../src/rulesets/grimdark/position/schema.ts';
import { arsenalWith, profileNamed } from '../fixtures.ts';
import { boardOf, type Ground, hex, type Place } from '../kit.ts';

// A position and its dice as the text of a match record. Hexes are axial: [column, axial row].

/** The position's own part as it is written. */
type WrittenPosition = z.input<typeof PositionSchema>;
type WrittenUnit = WrittenPosition['units'][number];
type WrittenProfile = Exclude<NonNullable<WrittenPosition['units'][number]['profile']>, string>;

/** A unit of a case: a plain profile, what of it is different, and what is not as at the beginning. */
export type Placing = Omit<WrittenUnit, 'id' | 'profile' | 'at'> & {
  readonly profile: string;
  readonly with?: Partial<WrittenProfile>;
  /** Left out: not on the map. */
  readonly hex?: Place;
};

export interface Case {
  readonly ground?: Ground;
  /** By id: `a` or `b` and the number. */
  readonly units: Readonly<Record<string, Placing>>;
  readonly markers?: readonly Place[];
  readonly options?: object;
  /** Besides weapons of the fixtures. */
  readonly weapons?: WrittenPosition['weapons'];
  readonly spells?: WrittenPosition['spells'];
  /** What else the position says. */
  readonly more?: Partial<WrittenPosition>;
}

const written = (id: string, { profile, with: changed, hex: place, ...rest }: Placing): WrittenUnit => {
  const { id: _id, name: _name, ...base } = profileNamed(profile);
  const models = base.models.map(({ name: _called, ...model }) => model);
  return {
    ...rest,
    id,
    ...(place && { at: hex(place) }),
    profile: { ...base, models, ...changed } as unknown as WrittenProfile,
  };
};

const withoutIds = (all: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(all).map(([id, { id: _id, ...rest }]: [string, { id?: string }]) => [id, rest]));

/** What the position of a case says. */
export const positionFor = ({ units, markers = [], weapons = {}, spells = {}, more = {} }: Case): WrittenPosition =>
  ({
    units: Object.entries(units).map(([id, placing]) => written(id, placing)),
    weapons: { ...withoutIds(arsenalWith([]).weapons), ...weapons },
    spells,
    markers: markers.map((place) => ({ at: hex(place) })),
    ...more,
  }) as WrittenPosition;

/** The record of a case, before anybody has answered. */
export const recordFor = ({ ground, options = {} }: Case, position: object, dice: readonly number[]) => ({
  format: RECORD_FORMAT,
  ruleset: { id: 'grimdark', version: '2' },
  options,
  board: boardOf(ground),
  seats: [
    { id: 'a', side: 0 },
    { id: 'b', side: 1 },
  ],
  position,
  dice: { script: dice },
  intents: [],
});
