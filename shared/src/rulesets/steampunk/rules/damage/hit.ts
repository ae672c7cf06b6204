import type { Angle } from '../../ground/arcs.ts';
import type { Reason } from '../../model/reason.ts';
import type { UnitId } from '../../model/units.ts';
import type { Damage, DieExpression, OnHit } from '../../roster/index.ts';

/** How far a shot went, or that it was no shot: what DMG-2 and DMG-4 ask for. */
export type RangeBand = 'point_blank' | 'normal' | 'long' | 'assault';

/** One hit on a unit, with everything that decides what it does, DMG-1. */
export interface Hit {
  readonly target: UnitId;
  /** Who shoots or strikes. */
  readonly by: UnitId;
  /** The weapon, or the assault values of a model; `extra` with the dice that aim adds. */
  readonly damage: Damage;
  /** The tokens it gives. What the unit has had from this attack already, `once`, is left out by the caller. */
  readonly onHit?: readonly OnHit[] | undefined;
  /** The side of the target that is hit. */
  readonly angle: Angle;
  readonly range: RangeBand;
  /** What adds to the regular damage besides: aim, a reveal, supporting hits. */
  readonly bonuses?: readonly Reason<'aim' | 'revealed' | 'support'>[] | undefined;
  /** Crew damage if no armour die stops anything. */
  readonly crewIfPenetrated?: DieExpression | undefined;
  /** The target drops a step of speed at Apply damage: an amplified ray. */
  readonly slows?: boolean | undefined;
  /** Which models die first, by index: a sniper chooses. Others die as usual. */
  readonly casualties?: readonly number[] | undefined;
}
