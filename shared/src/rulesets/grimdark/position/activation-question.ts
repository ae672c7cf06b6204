import { z } from 'zod';
import { question, type RefereeQuestion, type Refusal } from '../../../match/index.ts';
import { wholeFrom } from '../../../reading/index.ts';
import { fail, ok } from '../../../result.ts';
import { GroupSchema, Id, Label } from '../ask/intents.ts';
import type { State } from '../model/state.ts';
import { ACTIONS } from '../model/table.ts';
import type { Unit } from '../model/units.ts';
import { refusal } from '../refusal.ts';
import { checkShots } from '../rules/attacks/legal.ts';
import { checkCast } from '../rules/casting/legal.ts';
import { unitOf } from '../rules/figures.ts';
import { checkAct } from '../rules/movement/legal.ts';
import { type Act, alongPath } from '../rules/movement/path.ts';
import { checkActivation as whyNotActivated } from '../rules/rounds/activation.ts';
import { refusalAnswer } from './refusal-answer.ts';

const CastSchema = z.strictObject({
  unit: Id,
  spell: Id,
  targets: z.array(Id).min(1).max(2),
  tokens: z.record(Id, wholeFrom(1, 6)).default({}),
});

/** Why a unit cannot cast at all now: the first code of G-20 that fits. A unit aboard sees no unit. */
const whyNotCaster = ({ id, place, shaken }: Unit): Refusal | undefined => {
  if (place !== 'map' && place !== 'aboard') return refusal('E_NOT_AVAILABLE/cast', 'G-16.2', { unit: id, place });
  if (shaken) return refusal('E_SHAKEN_MUST_IDLE/cast', 'G-13.5', { unit: id });
  return place === 'map' ? undefined : refusal('E_NO_LOS/aboard', 'G-15.1', { unit: id });
};

/** Whether a unit that is activated might try a spell so, G-16.2 to G-16.4, also where it would not be asked. */
export const checkCasting: RefereeQuestion<State> = question(CastSchema, (state, { unit: id, ...cast }) => {
  const unit = Object.hasOwn(state.units, id) ? state.units[id]! : undefined;
  if (!unit) return fail([{ at: 'unit', message: `There is no unit ${id}.` }]);
  const refused = whyNotCaster(unit) ?? checkCast(state, unit, cast);
  return ok(refused ? refusalAnswer(refused) : { ok: true });
});

const ActivationSchema = z.strictObject({
  unit: Id,
  /** Who gives the command; left out: whose unit it is. */
  seat: Id.optional(),
  action: z.enum(ACTIONS).default('hold'),
  path: z.array(Label).max(99).default([]),
  target: Id.optional(),
  board: Id.optional(),
  shoot: z.array(GroupSchema).max(24).default([]),
});

/** The state with a unit at the end of its path, and that unit. */
const afterMove = (state: State, unit: Unit, path: readonly string[]): readonly [State, Unit] => {
  const moved = { ...unit, ...alongPath(path) };
  return [{ ...state, units: { ...state.units, [unit.id]: moved } }, moved];
};

/** Why a unit cannot shoot at all after such an action: after a Rush or Charge, when it boards, or aboard. */
const whyNotShoot = ({ id, place }: Unit, { action, path, board }: Omit<Act, 'kind'>): Refusal | undefined => {
  if (action === 'rush' || action === 'charge') return refusal('E_BAD_CHOICE/rush', 'G-10.1', { unit: id, action });
  if (board !== undefined) return refusal('E_BAD_CHOICE/boarding', 'G-15.1', { unit: id, transport: board });
  return place === 'aboard' && path.length === 0 ? refusal('E_BAD_CHOICE/aboard', 'G-8.7', { unit: id }) : undefined;
};

/** Why a whole activation is refused as one command, G-20; undefined: it is allowed, as far as no die decides. */
const whyNot = (state: State, asked: z.output<typeof ActivationSchema>): Refusal | undefined => {
  const { unit: id, seat, shoot, ...act } = asked;
  const refused = whyNotActivated(state, seat ?? state.units[id]?.seat ?? '', id);
  if (refused) return refused;
  const unit = unitOf(state, id);
  const bad = checkAct(state, unit, { kind: 'act', ...act });
  if (bad || shoot.length === 0) return bad;
  const never = whyNotShoot(unit, act);
  if (never) return never;
  const [then, moved] = afterMove(state, unit, act.path);
  return checkShots(then, moved, { groups: shoot });
};

/**
 * Whether a unit might be activated to do all this, G-8.6: judged as one command, regardless of whose turn it is, and
 * also where the match would not ask because there is one legal answer only, G-19.2. Dangerous tests are not rolled.
 */
export const checkActivation: RefereeQuestion<State> = question(ActivationSchema, (state, asked) => {
  const refused = whyNot(state, asked);
  return ok(refused ? refusalAnswer(refused) : { ok: true });
});
