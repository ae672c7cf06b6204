// What a pick of an enemy means: the obvious attack on it, the other one, or why there is none.
import {
  allEffectsOn,
  checkAct,
  distanceOf,
  groupsOf,
  type Reaches,
  shootingEnd,
  type Unit,
  type UnitId,
  type View,
  WORDS,
} from '@ironhex/shared/grimdark';
import { type Refusal, refusal, told } from '@ironhex/shared/match';
import { fail, ok, type Result } from '@ironhex/shared/result';
import { unitName } from '../../words/names.ts';
import { mean } from '../shoot/aims.ts';
import { toCharge } from './changes.ts';
import { type ActDraft, actOf } from './draft.ts';
import { chargeForecast, shotsAfter } from './forecast.ts';
import { type Act, HOLD } from './route.ts';
import { whyNoCharge } from './why-not.ts';

/** One way to attack an enemy. */
export interface Attack {
  readonly kind: 'shoot' | 'charge';
  /** What it changes of the draft. */
  readonly change: Partial<ActDraft>;
  /** Wounds on average: those that the enemy takes, less those that the unit takes in a melee. */
  readonly worth: number;
}

/** What attacks are planned from. */
export interface Attacker {
  readonly view: View;
  readonly unit: Unit;
  /** Undefined: it can do nothing but Hold. */
  readonly reaches: Reaches | undefined;
  readonly draft: ActDraft;
}

const held = { action: 'hold', stops: [], target: null, board: null } as const;

/** The actions from which the enemy might be shot at, the first one first: as planned, from where it stands, by an Advance. */
const waysToShoot = function* ({ view, unit, reaches, draft }: Attacker, enemy: Unit): Generator<Partial<ActDraft>> {
  if (draft.action === 'advance' && draft.board === null) yield {};
  if (unit.place === 'map') yield held;
  const at = reaches && shootingEnd(view, unit, reaches.advance, enemy);
  if (at !== undefined) yield { ...held, action: 'advance', stops: [at] };
};

const shootingOf = (attacker: Attacker, enemy: Unit): Attack | undefined => {
  const { view, unit, reaches, draft } = attacker;
  for (const change of waysToShoot(attacker, enemy)) {
    const wanted = { ...draft, ...change };
    const act: Act | undefined = wanted.action === 'hold' ? HOLD : reaches && actOf(view, unit, reaches, wanted);
    const worth = act && !checkAct(view, unit, act) ? shotsAfter(view, unit, act).get(enemy.id) : undefined;
    if (worth !== undefined) return { kind: 'shoot', change: { ...change, aim: enemy.id }, worth };
  }
  return undefined;
};

const chargeOf = ({ view, unit, reaches, draft }: Attacker, enemy: Unit): Attack | undefined => {
  const change = reaches && toCharge(unit, reaches, enemy.id);
  const act = change && actOf(view, unit, reaches, { ...draft, ...change });
  const odds = act && chargeForecast(view, unit, act);
  if (!change || !odds) return undefined;
  return { kind: 'charge', change, worth: mean(odds.target.wounds) - mean(odds.charger.wounds) };
};

/** The attack on an enemy that is planned; undefined: none is. */
export const attackIn = ({ action, target, aim }: ActDraft, enemy: UnitId): Attack['kind'] | undefined => {
  if (action === 'charge') return target === enemy ? 'charge' : undefined;
  return aim === enemy ? 'shoot' : undefined;
};

/**
 * The attacks on an enemy, the obvious one first: what fits the action that was chosen, else what comes to more.
 */
export const attacksOn = (attacker: Attacker, enemy: Unit): readonly Attack[] => {
  if (attacker.unit.shaken) return [];
  const attacks = [shootingOf(attacker, enemy), chargeOf(attacker, enemy)].filter((each) => each !== undefined);
  const { action } = attacker.draft;
  const isWished = ({ kind }: Attack): boolean =>
    kind === 'charge' ? action === 'charge' : action === 'hold' || action === 'advance';
  return attacks.toSorted((one, other) => Number(isWished(other)) - Number(isWished(one)) || other.worth - one.worth);
};

/** Why none of a unit's weapons can be shot at an enemy, after a Hold or an Advance. */
const whyNoShot = ({ view, unit, reaches }: Attacker, enemy: Unit): Refusal => {
  const [who, whom] = [unitName(view, unit.id), unitName(view, enemy.id)];
  const groups = groupsOf(view, unit, 'ranged');
  const [far] = groups.toSorted((one, other) => other.weapon.range - one.weapon.range);
  if (!far) {
    const [spent] = unit.spent;
    return spent === undefined
      ? refusal('E_NO_WEAPON', 'G-10.2', `${who} has nothing to shoot with.`)
      : refusal('E_WEAPON_SPENT', 'G-15', `${who} has fired what it could shoot with once.`);
  }
  const { weapon } = far;
  if (allEffectsOn(view, unit).some(({ what }) => what.kind === 'cannot-shoot'))
    return refusal('E_CANNOT_SHOOT', 'G-17.4', `${who} cannot shoot now.`);
  const step = reaches?.advance.move.allowance ?? 0;
  const away = unit.place === 'map' ? distanceOf(view, unit, enemy) : undefined;
  const after = step > 0 ? `, and an Advance leads ${step}` : '';
  return away !== undefined && away > weapon.range + step
    ? refusal(
        'E_OUT_OF_RANGE',
        'G-10.2',
        `${whom} is ${away} hexes away: ${weapon.name} reaches ${weapon.range}${after}.`,
      )
    : refusal('E_NO_LOS', 'G-10.2', `${who} finds no hex in range where it sees ${whom}.`);
};

/** Why an enemy cannot be attacked at all: by shots, and by a charge if the unit could make one. */
const whyNoAttack = (attacker: Attacker, enemy: Unit): Refusal => {
  const { view, unit, reaches, draft } = attacker;
  if (unit.shaken)
    return refusal('E_SHAKEN_MUST_IDLE', 'G-13.5', `${unitName(view, unit.id)} is Shaken: it only recovers.`);
  const noCharge = reaches && whyNoCharge(view, unit, reaches, enemy);
  if (noCharge && draft.action === 'charge') return noCharge;
  const noShot = whyNoShot(attacker, enemy);
  if (!noCharge) return noShot;
  if (noShot.code === 'E_NO_WEAPON') return noCharge;
  const cited = (refused: Refusal): string =>
    `${told(WORDS.refusals, refused).message.slice(0, -1)} (${refused.rule}).`;
  return { ...noShot, message: `${cited(noShot)} ${cited(noCharge)}` };
};

/** The attack that a pick of an enemy plans: the obvious one, of one that is planned already the other; or why none. */
export const toAttack = (attacker: Attacker, enemy: Unit): Result<Attack, Refusal> => {
  const attacks = attacksOn(attacker, enemy);
  const planned = attackIn(attacker.draft, enemy.id);
  const attack = attacks.find(({ kind }) => kind !== planned) ?? attacks[0];
  return attack ? ok(attack) : fail(whyNoAttack(attacker, enemy));
};
