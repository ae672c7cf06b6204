import {
  type Force,
  LIMITS,
  type Limits,
  limitsOf,
  type Options,
  OptionsSchema,
  READY_FORCES,
  type ReadyForce,
} from '@ironhex/shared/grimdark';
import type { SeatPlan } from '@ironhex/shared/match';
import { firstForce } from '../forces/ready.ts';

/** The usual options of the rules, G-7.1. */
const USUAL: Options = OptionsSchema.parse({});

/** The match that the form begins with: forces are there, markers lie on the map, and a deployment is proposed. */
export const FIRST_OPTIONS: Options = { ...USUAL, forces: 'host', markers: 'map', setUp: 'proposed' };

/** What the server is asked for. Markers are laid in one scenario only, and events are chosen only where there are any. */
export const optionsValue = (form: Options): Options => ({
  ...form,
  ...(form.scenario !== 'seize' && { markers: USUAL.markers }),
  ...(form.events === 'off' && { eventSet: USUAL.eventSet }),
});

/** The limits of a match; those of the usual points while no playable number stands in the form. */
export const limitsFor = ({ points, forceOrg }: Options): Limits =>
  limitsOf(points >= LIMITS.points.min && points <= LIMITS.points.max ? points : USUAL.points, forceOrg);

/** A ready force. Throws if there is none with this id. */
export const readyForce = (id: string): ReadyForce => {
  const ready = READY_FORCES.get(id);
  if (!ready) throw new RangeError(`There is no ready force ${id}.`);
  return ready;
};

/** Forces that play differently, for those who choose none. */
const FIRST_FORCES: Readonly<Record<string, string>> = { a: 'fc-b', b: 'tb-a' };

/** The force that a seat begins with. */
export const firstForm = (seat: Pick<SeatPlan, 'id'>, options: Options): Force =>
  firstForce(readyForce(FIRST_FORCES[seat.id] ?? 'fc-b'), limitsFor(options));
