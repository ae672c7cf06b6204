import { askOf } from '../../../agenda/index.ts';
import type { Proposal, Weighed } from '../../../computer/index.ts';
import type { Decision } from '../../../match/index.ts';
import type { Intent } from '../ask/intents.ts';
import type { View } from '../model/state.ts';
import { unitOf } from '../rules/figures.ts';
import { alongPath } from '../rules/movement/path.ts';
import { shotsGain } from './propose/shoot.ts';
import { chargeGain, placeAt, prospectOf, riskAt } from './prospect.ts';
import { sceneOf, whereIs } from './standing.ts';

/** Near even odds so many hundredths of the chance to win are one logarithm of the odds. */
const HUNDREDTHS = 25;

/**
 * What an action brings, by its shots or its charge and by where the unit stands then, and what enemies can do to it there,
 * in hundredths of the chance to win.
 */
export const weigh = (view: View, decision: Decision, [intent]: Proposal<Intent>): Weighed | undefined => {
  const act = intent.kind === 'act' ? intent : intent.kind === 'activate' ? intent.act : undefined;
  const id = intent.kind === 'activate' ? intent.unit : askOf(view, decision).unit;
  if (!act || id === null) return undefined;
  const unit = unitOf(view, id);
  const there = act.path.length > 0 ? { ...unit, ...alongPath(act.path) } : unit;
  const [from, hex] = [whereIs(view, unit), whereIs(view, there)];
  if (from === undefined || hex === undefined) return undefined;
  const prospect = prospectOf(sceneOf(view), unit);
  const foe = prospect.foes.find((each) => each.unit.id === act.target);
  const shoots = act.action === 'hold' || act.action === 'advance' ? act.action : undefined;
  const shots = shoots && there.place === 'map' ? shotsGain(view, there, prospect, shoots) : 0;
  const melee = foe ? chargeGain(view, prospect, unit, foe) : 0;
  const place = placeAt(view, prospect, hex) - placeAt(view, prospect, from);
  return {
    gain: HUNDREDTHS * Math.max(0, shots + melee + place),
    risk: HUNDREDTHS * riskAt(view, prospect, hex, act.target),
  };
};
