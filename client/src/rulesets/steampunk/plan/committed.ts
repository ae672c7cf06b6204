import { fieldUnits, placingOf, type UnitId } from '@ironhex/shared/steampunk';
import { givenParts } from '../../../table/outbox.ts';
import { sideOf } from '../map/counters.ts';
import { cardsOnCounter, writtenFor } from './orders/draft.ts';
import { outlookOf, planOf } from './orders/foresee.ts';
import type { Parts, PlanQuestion, Shown } from './planner.ts';
import { formation } from './setup/place-planner.ts';

const partsOf = (question: PlanQuestion): Parts => givenParts(question);

/** Orders as they were committed: where they lead, and their cards. */
const orders = (question: PlanQuestion): Shown => {
  const { view, ask } = question;
  const parts = partsOf(question);
  const units = fieldUnits(view).filter(({ seat }) => seat === ask.seat);
  const written = units.map((unit) => ({ unit, order: writtenFor(parts, unit.id) }));
  return {
    plans: written.flatMap(({ unit, order }) => {
      const plan = planOf(unit, outlookOf(view, unit, order), false);
      return plan ? [{ ...plan, committed: true }] : [];
    }),
    orders: new Map(
      written.map(({ unit, order }) => {
        const cards = cardsOnCounter(view, unit, order);
        return [unit.id, order ? { ...cards, state: 'committed' } : cards];
      }),
    ),
  };
};

/** Shots as they were committed: from each unit to what it fires at. */
const shots = (question: PlanQuestion): Shown => {
  const { units } = question.view;
  const arrows = Object.values(partsOf(question)).flatMap((part) => {
    const from = part.kind === 'shoot' ? units[part.unit] : undefined;
    if (part.kind !== 'shoot' || !from || from.at === null) return [];
    const goals = new Set(part.shots.flatMap(({ target, hex }) => (target ? units[target]?.at : hex) ?? []));
    return [...goals].flatMap((to) =>
      to === from.at ? [] : [{ kind: 'shot' as const, from: from.at!, to, side: sideOf(from.side), label: '' }],
    );
  });
  return { arrows };
};

/** What the map shows of an answer that is committed, until everybody's is carried out. */
export const committedShown = (question: PlanQuestion): Shown => {
  switch (question.ask.prompt) {
    case 'plan':
      return orders(question);
    case 'shoot':
      return shots(question);
    case 'setup':
    case 'deploy':
      return formation(placingOf(question.view, question.ask, { parts: partsOf(question) }));
    default:
      return {};
  }
};

/** The order that was committed for a unit for the turn to come; null: its default; undefined: none is committed. */
export const committedOrder = (question: PlanQuestion | undefined, id: UnitId) =>
  question?.ask.prompt === 'plan' ? writtenFor(partsOf(question), id) : undefined;
