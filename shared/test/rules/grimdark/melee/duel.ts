import type { FactKind } from '../../../../src/rulesets/grimdark/model/events.ts';
import type { Fall } from '../../agenda-kit.ts';
import { factsOf, hex, type Laying, type Place, type Placing, runStep, tableOf } from '../kit.ts';

/** Two units in contact, of which the first has just charged from two hexes away. */
export interface Duel extends Partial<Laying> {
  readonly a1: Partial<Placing>;
  readonly b1: Partial<Placing>;
}

const AT = { a1: [13, 10], b1: [14, 10] } as const satisfies Record<string, Place>;
const CAME = [
  [11, 10],
  [12, 10],
] as const satisfies readonly Place[];

/** The table of a duel, before the melee. */
export const duelTable = ({ a1, b1, units, ...laying }: Duel) =>
  tableOf({
    active: {
      unit: 'a1',
      action: 'charge',
      target: 'b1',
      from: hex(CAME[0]),
      path: [hex(CAME[1]), hex(a1.hex ?? AT.a1)],
    },
    ...laying,
    units: {
      a1: { profile: 'squad', hex: AT.a1, ...a1 },
      b1: { profile: 'squad', hex: AT.b1, ...b1 },
      ...units,
    },
  });

type Answers = NonNullable<Parameters<typeof runStep>[2]>['answers'];

/** Fights a duel to its end. */
export const fought = (duel: Duel, dice: Fall, answers: Answers = {}) => {
  const state = duelTable(duel);
  const { events, asked } = runStep(state, { do: 'melee' }, { answers, dice });
  const groups = factsOf(events, 'group-resolved').map(({ attack: { by, weapon }, hitDice, hits }) => ({
    by,
    weapon,
    dice: hitDice.length,
    hits: hits.length,
  }));
  return {
    state,
    events,
    groups,
    asked: asked.map(({ prompt, seat }) => `${prompt} ${seat}`),
    kinds: events.map(({ kind }) => kind) as readonly FactKind[],
    decided: factsOf(events, 'melee-decided')[0]!,
  };
};

/** Strikes back, or not. */
export const strikeBack = (strike: boolean) => ({ 'strike-back': { kind: 'strikeBack', strike } }) as const;
export const counter = (strike: boolean) => ({ counter: { kind: 'counter', strike } }) as const;
