import { axialAt, distance, type HexLabel, indexOfLabel, labelOfIndex } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import { refusal } from '../../refusal.ts';
import type { SizeClass } from '../../roster/terms.ts';
import { type Body, type Field, lieOf } from '../field.ts';
import { distanceTo, fitsAt, footprintAt, type PlacedUnit, radiusOf } from '../footprint.ts';
import { type Edge, isIndexInZone } from '../zones.ts';

/** What a place for a unit must satisfy, besides being on the map, enterable and free. */
export interface PlaceRule {
  /** The rule that asks for it. */
  readonly rule: string;
  /** The whole footprint lies in this zone. */
  readonly zone?: Edge;
  /** Its centre is no further than this from a unit or a hex. */
  readonly near?: { readonly to: PlacedUnit; readonly within: number };
  /** It is over this from every unit that is no friend of the seat. */
  readonly enemies?: { readonly of: string; readonly over: number };
}

/** Deployment, G-7.7. */
export const deployment = (zone: Edge): PlaceRule => ({ rule: 'G-7.7', zone });

/** The final hex of a scout that was set up in a hex of its zone, G-7.8. */
export const scouting = (seat: string, from: HexLabel): PlaceRule => ({
  rule: 'G-7.8',
  near: { to: { at: from, size: 'standard' }, within: 12 },
  enemies: { of: seat, over: 1 },
});

/** Arrival from reserve, G-15 Ambush. */
export const arrival = (seat: string): PlaceRule => ({ rule: 'G-15', enemies: { of: seat, over: 9 } });

/** For passengers of a lost transport, G-15.1 e, whose hexes are still occupied. */
export const bailingOut = (seat: string, transport: PlacedUnit): PlaceRule => ({
  rule: 'G-15.1',
  near: { to: transport, within: 6 },
  enemies: { of: seat, over: 1 },
});

/** An enemy that is too near to a place, if there is one. */
const tooClose = (
  field: Field,
  size: SizeClass,
  centre: number,
  { of, over }: NonNullable<PlaceRule['enemies']>,
): Body | undefined => {
  const { centres } = lieOf(field);
  const place = axialAt(field.board, centre);
  const least = over + radiusOf(size);
  return field.bodies.find(
    (body, number) => body.seat !== of && distance(place, centres[number]!) - radiusOf(body.size) <= least,
  );
};

/**
 * Why a unit of this size cannot be placed with its centre in a hex: the first fault in the order of G-20;
 * undefined if it can.
 */
export const checkPlace = (field: Field, size: SizeClass, at: HexLabel, asked: PlaceRule): Refusal | undefined => {
  const { board, bodies } = field;
  const { survey, occupant } = lieOf(field);
  const { rule, zone, near, enemies } = asked;
  const index = indexOfLabel(board, at);
  if (!fitsAt(board, index, size)) return refusal('E_OFF_MAP/unit', 'G-9.12', { hex: at });
  const hexes = footprintAt(board, index, size);
  const label = (hex: number) => labelOfIndex(board, hex);
  const solid = hexes.find((hex) => survey.impassable[hex] === 1);
  if (solid !== undefined) return refusal('E_HEX_IMPASSABLE', 'G-6.1', { hex: label(solid) });
  const taken = hexes.find((hex) => occupant[hex]! >= 0);
  if (taken !== undefined)
    return refusal('E_HEX_OCCUPIED/by', 'G-2.5', { hex: label(taken), unit: bodies[occupant[taken]!]!.id });
  const outside = zone && hexes.find((hex) => !isIndexInZone(board, hex, zone));
  if (outside !== undefined) return refusal('E_NOT_IN_ZONE', rule, { hex: label(outside), zone: zone! });
  if (near && distanceTo(board, near.to, at) > near.within)
    return refusal('E_TOO_FAR/from-hex', rule, { hex: at, most: near.within, from: near.to.at });
  const close = enemies && tooClose(field, size, index, enemies);
  if (close) return refusal('E_TOO_CLOSE/enemy', rule, { hex: at, over: enemies.over, unit: close.id });
  return undefined;
};
