import type { Awaited, Decision, SeatId } from '@ironhex/shared/match';
import {
  componentsOf,
  fallback,
  type Intent,
  isDestroyed,
  type Table,
  tableOf,
  unitOf,
  type View,
} from '@ironhex/shared/warfare3025';
import type { AskWords } from '../../types.ts';
import { attackerName, unseenActs, unseenAttack } from './detection.ts';
import { WARFARE } from './ui.ts';
import { componentWord, playerName, unitName, weaponName } from './units.ts';
import { count, DEFENCE_WORDS, list, ticks } from './words.ts';

/** What is done for a player whose clock runs out, W-16. */
const timeoutText = (table: Table, intent: Intent): string => {
  const done = {
    wait: () => (intent.kind === 'wait' ? `${unitName(table, intent.unit)} waits` : ''),
    pass: () => 'you pass',
    defend: () => (intent.kind === 'defend' ? `you roll ${DEFENCE_WORDS[intent.roll]}` : ''),
    pick: () => (intent.kind === 'pick' ? `the ${intent.component} is hit` : ''),
    react: () => 'you neither dodge nor counter',
    evade: () => 'your unit stays',
  } as Readonly<Record<string, () => string>>;
  const what = done[intent.kind]?.();
  return what ? `When your time is up, ${what} (W-16).` : '';
};

const activate = (table: Table, units: readonly string[]) => {
  const names = units.map((unit) => unitName(table, unit));
  return units.length === 1
    ? { title: `${names[0]} acts`, detail: 'Move, attack, move and attack, or wait.' }
    : { title: `${list(names, 'or')} acts`, detail: 'Choose a unit, then move, attack, move and attack, or wait.' };
};

const interrupt = (table: Table, units: readonly string[]) => {
  const { action } = table;
  const what = action ? `${unitName(table, action.unit)} acts for ${ticks(action.cost)}.` : 'An action is declared.';
  return { title: 'Interrupt?', detail: `${what} You may interrupt with ${list(units, 'or')}, or pass.` };
};

const defend = (table: Table) => {
  const { incoming } = table;
  if (incoming)
    return {
      title: `Defend ${unitName(table, incoming.target)}`,
      detail: `Roll armour or piloting against ${attackerName(incoming)}, of which no more is known: each is reckoned with one die (W-13d.19).`,
    };
  const situation = table.assault!.situation;
  const weapon = `the ${weaponName(table, situation.attacker, situation.weapon)} of ${unitName(table, situation.attacker)}`;
  const attacks = table.assault!.shots > 1 ? ` One choice for all ${count(table.assault!.shots, 'attack')}.` : '';
  return {
    title: `Defend ${unitName(table, situation.target)}`,
    detail: `Roll armour or piloting against ${weapon} (W-9.3).${attacks}`,
  };
};

const pick = (table: Table) => {
  const { situation, picking } = table.assault!;
  const card = table.cards[situation.target]!;
  const target = unitOf(table, situation.target);
  const left = componentsOf(card).filter((component) => !isDestroyed(target, component));
  const parts = list(
    left.map((component) => componentWord(card, component)),
    'or',
  );
  return {
    title: `Choose what is hit on ${unitName(table, situation.target)}`,
    detail: `${picking?.damage ?? 0} damage without resistance, to ${parts} (W-10.3).`,
  };
};

const react = (table: Table) => {
  const { situation, shots } = table.assault!;
  const weapon = `the ${weaponName(table, situation.attacker, situation.weapon)} of ${unitName(table, situation.attacker)}`;
  const attacks = shots > 1 ? ` Only the first of ${count(shots, 'attack')} can be reacted to.` : '';
  return {
    title: `${unitName(table, situation.target)}: dodge or counter?`,
    detail: `Close quarters: ${weapon}. A reaction uses up the interrupt; rolling as well as the attacker avoids the attack (W-13b.6, W-13b.7).${attacks}`,
  };
};

const evade = (table: Table, unit: string) => ({
  title: `${unitName(table, unit)} has dodged`,
  detail: `It may move now for ${ticks(table.cards[unit]!.movement.ticks)}, then it is not attacked any more in this action; or stay (W-13b.8).`,
});

/** What a seat is asked. */
export const askWords = (view: View, { seat }: Pick<Decision, 'seat'>): AskWords => {
  const table = tableOf(view);
  const { moment } = table;
  if (moment.kind === 'running') return { title: '', detail: '', timeout: '' };
  const timeout = timeoutText(table, fallback(view));
  switch (moment.kind) {
    case 'activate':
      return { ...activate(table, moment.units), timeout };
    case 'interrupt': {
      const own = moment.eligible.filter((eligible) => eligible.seat === seat).map(({ unit }) => unitName(table, unit));
      return { ...interrupt(table, own), timeout };
    }
    case 'defend':
      return { ...defend(table), timeout };
    case 'pick':
      return { ...pick(table), timeout };
    case 'react':
      return { ...react(table), timeout };
    case 'evade':
      return { ...evade(table, moment.unit), timeout };
  }
};

/** What everybody else reads while a seat decides. */
export const awaitedWords = (view: View, { seat }: Pick<Awaited, 'seat'>, names: (seat: SeatId) => string): string => {
  const player = seat === null ? '' : playerName(names, seat);
  // The same is said to everybody who does not know more, W-13d.15 and W-13d.16.
  const { moment, sensing } = view;
  const you = view.seats.find(({ id }) => id === view.viewer)?.id ?? null;
  const unseen = moment.kind === 'unseen' ? moment.side : (sensing?.unseen ?? null);
  const acts = unseen === null ? '' : `${unseenActs(view.seats, unseen, names, you)}.`;
  const attacks = sensing?.incoming && `${unseenAttack(tableOf(view), sensing.incoming)}.`;
  if (moment.kind === 'unseen') return acts;
  if (moment.kind === 'window') return [attacks ?? acts, WARFARE.panels.windowOpen].filter(Boolean).join(' ');
  switch (tableOf(view).moment.kind) {
    case 'activate':
      return `${player} plans an action.`;
    case 'interrupt':
      return 'A reaction is awaited.';
    case 'defend':
      return `${player} chooses what to roll.`;
    case 'pick':
      return `${player} chooses what is hit.`;
    case 'react':
      return `${player} may dodge or counter.`;
    case 'evade':
      return `${player} may move after a dodge.`;
    case 'running':
      return '';
  }
};
