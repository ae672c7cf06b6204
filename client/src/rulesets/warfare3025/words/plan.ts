import type { HexLabel } from '@ironhex/shared/hex';
import {
  type Action,
  type Intent,
  type interruptTiming,
  type Odds,
  type Plan,
  planCost,
  type Table,
  type ThrustPlan,
  unitOf,
  waitCost,
} from '@ironhex/shared/warfare3025';
import { planPhrases } from './phrases.ts';
import { componentWord, unitName, weaponName } from './units.ts';
import { chance, count, DEFENCE_WORDS, ticks } from './words.ts';

/** The hex at which an action is interrupted: of its path, or where it starts, W-11.3, W-11.8; null off the map. */
export const triggerHex = (action: Action | null, trigger: number): HexLabel | null =>
  trigger === 0 ? (action?.from ?? null) : (action?.move?.path[trigger - 1] ?? null);

const isEmpty = ({ move, attack }: Plan): boolean => !move && !attack;

/** An action in words, and its ticks, e.g. `moves 5 hexes, fires PPC at Rifleman · 8 ticks`. */
const actionText = (table: Table, unit: string, plan: Plan): string => {
  const { status, at } = unitOf(table, unit);
  const phrases = planPhrases(table, unit, plan, status === 'field' ? at : null, 'short');
  return `${phrases.join(', ')} · ${ticks(planCost(table, unit, plan))}`;
};

/** The chance that an attack does any damage, to stand behind a plan. */
const oddsSuffix = (odds: Odds | undefined): string => (odds ? ` · ${chance(1 - odds.nothing)} to do damage` : '');

/** What the player is about to ask for, in words, e.g. `Griffin moves 5 hexes, fires PPC at Rifleman · 8 ticks`. */
export const planText = (table: Table, draft: Intent, odds?: Odds): string => {
  switch (draft.kind) {
    case 'act': {
      const name = unitName(table, draft.unit);
      if (isEmpty(draft)) return `${name}: choose a move, an attack or both.`;
      return `${name} ${actionText(table, draft.unit, draft)}${oddsSuffix(odds)}`;
    }
    case 'interrupt': {
      const hex = triggerHex(table.action, draft.trigger);
      const name = `${unitName(table, draft.unit)} interrupts${hex ? ` at ${hex}` : ''}`;
      if (isEmpty(draft)) return `${name}: choose a move, an attack or both.`;
      return `${name}: ${actionText(table, draft.unit, draft)}${oddsSuffix(odds)}`;
    }
    case 'wait':
      return `${unitName(table, draft.unit)} waits · ${ticks(waitCost(table, draft.unit))}`;
    case 'stabilise':
      return `${unitName(table, draft.unit)} ${actionText(table, draft.unit, { stabilise: true })}`;
    case 'hide':
      return `${unitName(table, draft.unit)} ${actionText(table, draft.unit, { hide: true })}`;
    case 'pass':
      return 'No interrupt';
    case 'defend':
      return `Roll ${DEFENCE_WORDS[draft.roll]}`;
    case 'pick': {
      const target = table.assault?.situation.target;
      const part = target ? componentWord(table.cards[target]!, draft.component) : draft.component;
      return `Hit the ${part}${target ? ` of ${unitName(table, target)}` : ''}`;
    }
    case 'react': {
      const target = table.assault?.situation.target;
      if (draft.how === 'none') return 'Neither dodge nor counter';
      if (draft.weapon === undefined || target === undefined) return 'Dodge';
      return `Counter with the ${weaponName(table, target, draft.weapon)}`;
    }
    case 'evade': {
      const unit = table.moment.kind === 'evade' ? table.moment.unit : undefined;
      if (unit === undefined || !draft.move) return 'Stay';
      return `${unitName(table, unit)} ${actionText(table, unit, { move: draft.move })}`;
    }
    case 'concede':
      return 'Concede the match';
  }
};

/** What a planned jump spends its thrust on, W-13e, e.g. `Thrust 5 of 5: 2 to rise, 3 for 3 more hexes`. */
export const thrustText = ({ of, rise, hexes, down, drop }: ThrustPlan): string => {
  const parts = [
    `${rise} to rise`,
    ...(hexes > 0 ? [`${hexes} for ${count(hexes, 'more hex')}`] : []),
    ...(down > 0 ? [`${down} to come down`] : []),
    ...(drop > 0 ? [`${count(drop, 'level')} unpaid`] : []),
  ];
  return `Thrust ${rise + hexes + down} of ${of}: ${parts.join(', ')} (W-13e)`;
};

/** How an interrupt relates in time to the action, W-11.4, for the player who plans it. */
export const interruptTimingText = ({ ends, actorEnds, timing }: ReturnType<typeof interruptTiming>): string =>
  timing === 'first'
    ? `You would finish at ${ends}, before their ${actorEnds}: first (W-11.4)`
    : `You would finish at ${ends}, not before their ${actorEnds}: simultaneous (W-11.4)`;
