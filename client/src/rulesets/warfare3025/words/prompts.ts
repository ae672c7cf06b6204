import type { Awaited, Decision, SeatId } from '@ironhex/shared/match';
import {
  componentsOf,
  decisionsOf,
  fallback,
  type Intent,
  isDestroyed,
  unitOf,
  type View,
} from '@ironhex/shared/warfare3025';
import type { AskWords } from '../../types.ts';
import { componentWord, playerName, unitName, weaponName } from './units.ts';
import { count, DEFENCE_WORDS, list, ticks } from './words.ts';

/** What is done for a player whose clock runs out, W-16. */
const timeoutText = (view: View, intent: Intent): string => {
  const done = {
    wait: () => (intent.kind === 'wait' ? `${unitName(view, intent.unit)} waits` : ''),
    pass: () => 'you pass',
    defend: () => (intent.kind === 'defend' ? `you roll ${DEFENCE_WORDS[intent.roll]}` : ''),
    pick: () => (intent.kind === 'pick' ? `the ${intent.component} is hit` : ''),
  } as Readonly<Record<string, () => string>>;
  const what = done[intent.kind]?.();
  return what ? `When your time is up, ${what} (W-16).` : '';
};

const activate = (view: View, units: readonly string[]) => {
  const names = units.map((unit) => unitName(view, unit));
  return units.length === 1
    ? { title: `${names[0]} acts`, detail: 'Move, attack, move and attack, or wait.' }
    : { title: `${list(names, 'or')} acts`, detail: 'Choose a unit, then move, attack, move and attack, or wait.' };
};

const interrupt = (view: View, units: readonly string[]) => {
  const { action } = view;
  const what = action ? `${unitName(view, action.unit)} acts for ${ticks(action.cost)}.` : 'An action is declared.';
  return { title: 'Interrupt?', detail: `${what} You may interrupt with ${list(units, 'or')}, or pass.` };
};

const defend = (view: View) => {
  const situation = view.assault!.situation;
  const weapon = `the ${weaponName(view, situation.attacker, situation.weapon)} of ${unitName(view, situation.attacker)}`;
  const attacks = view.assault!.shots > 1 ? ` One choice for all ${count(view.assault!.shots, 'attack')}.` : '';
  return {
    title: `Defend ${unitName(view, situation.target)}`,
    detail: `Roll armour or piloting against ${weapon} (W-9.3).${attacks}`,
  };
};

const pick = (view: View) => {
  const { situation, picking } = view.assault!;
  const card = view.cards[situation.target]!;
  const target = unitOf(view, situation.target);
  const left = componentsOf(card).filter((component) => !isDestroyed(target, component));
  const parts = list(
    left.map((component) => componentWord(card, component)),
    'or',
  );
  return {
    title: `Choose what is hit on ${unitName(view, situation.target)}`,
    detail: `${picking?.damage ?? 0} damage without resistance, to ${parts} (W-10.3).`,
  };
};

/** What is done for a seat when its time is up. */
const timeoutOf = (view: View, seat: SeatId): string => {
  const asked = decisionsOf(view).some((decision) => decision.seat === seat);
  return asked ? timeoutText(view, fallback(view)) : '';
};

/** What a seat is asked. */
export const askWords = (view: View, { seat }: Pick<Decision, 'seat'>): AskWords => {
  const { moment } = view;
  const timeout = timeoutOf(view, seat);
  switch (moment.kind) {
    case 'activate':
      return { ...activate(view, moment.units), timeout };
    case 'interrupt': {
      const own = moment.eligible.filter((eligible) => eligible.seat === seat).map(({ unit }) => unitName(view, unit));
      return { ...interrupt(view, own), timeout };
    }
    case 'defend':
      return { ...defend(view), timeout };
    case 'pick':
      return { ...pick(view), timeout };
    case 'running':
      return { title: '', detail: '', timeout };
  }
};

/** What everybody else reads while a seat decides. */
export const awaitedWords = (view: View, { seat }: Pick<Awaited, 'seat'>, names: (seat: SeatId) => string): string => {
  const player = seat === null ? '' : playerName(names, seat);
  switch (view.moment.kind) {
    case 'activate':
      return `${player} plans an action.`;
    case 'interrupt':
      return 'A reaction is awaited.';
    case 'defend':
      return `${player} chooses what to roll.`;
    case 'pick':
      return `${player} chooses what is hit.`;
    case 'running':
      return '';
  }
};
