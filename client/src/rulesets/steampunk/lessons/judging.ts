import {
  defaultShots,
  type Gunnery,
  type Intent,
  type Movement,
  type Order,
  partOfStep,
  textOf,
  type UnitId,
  type View,
} from '@ironhex/shared/steampunk';
import { partsOf, type SteampunkLesson, stepsOf } from './field.ts';

type Step = SteampunkLesson['steps'][number];
type Answer = NonNullable<Step['answer']>;
type Judge = NonNullable<Step['wrong']>;

export const COMMIT = { kind: 'commit' } as const;

/** The parts that the player has given to the question so far. */
const partsIn = ({ own }: View): Readonly<Record<UnitId, Intent>> =>
  Object.assign({}, ...(own?.asks ?? []).map(({ id }) => own!.answers[id]?.parts ?? {}));

/** An order of one unit, written as on its cards, and the commitment. */
export const writing = (unit: UnitId, movement: string, gunnery = '- + -', facings?: Order['facings']): Answer => {
  const order = {
    movement: stepsOf(movement) as never as Movement,
    gunnery: partsOf(gunnery) as never as Gunnery,
    ...(facings && { facings: [...facings] }),
    brake: 0,
    priority: 0,
    endurance: { kill: 'always', stubborn: 'never', poison: 'never' },
  };
  return [{ kind: 'order', unit, order } as Intent, COMMIT];
};

/**
 * Judges the order of a unit when it is committed: until then every card can be tried. `judge` is told what the cards say,
 * and says what is wrong with it.
 */
export const committing =
  (unit: UnitId, judge: (movement: string, gunnery: string) => string | undefined): Judge =>
  (given, view) => {
    if (given.kind !== 'commit') return undefined;
    const part = partsIn(view)[unit];
    if (part?.kind !== 'order') return 'It has no order yet. Pick its card first.';
    const order = part.order as Order;
    return judge(textOf(order.movement), textOf(order.gunnery));
  };

/** Fire of these units at one enemy, with all that can hit it, and the commitment. */
export const firingAt = (target: UnitId, shooters: Readonly<Record<UnitId, readonly string[]>>): Answer => [
  ...Object.entries(shooters).map(
    ([unit, weapons]): Intent => ({
      kind: 'shoot',
      unit,
      use: 'normal',
      shots: weapons.map((weapon) => ({ weapon, target })),
    }),
  ),
  COMMIT,
];

/** Judges the targets of these units, those by default as well: all shots go at one enemy, or `why` not. */
export const aimedAt =
  (target: UnitId, shooters: readonly UnitId[], why: string): Judge =>
  (given, view) => {
    const isRight = (shots: readonly { readonly target?: string | undefined }[]): boolean =>
      shots.length > 0 && shots.every((shot) => shot.target === target);
    if (given.kind === 'shoot') return isRight(given.shots) ? undefined : why;
    if (given.kind !== 'commit') return undefined;
    const parts = partsIn(view);
    const all = shooters.map((id) => {
      const part = parts[id];
      return part?.kind === 'shoot' ? part.shots : defaultShots(view, view.units[id]!, partOfStep(view), 'normal');
    });
    return all.every(isRight) ? undefined : why;
  };

/** Judges which option is chosen. */
export const choosing =
  (option: string, why: string): Judge =>
  (given) =>
    given.kind === 'choose' && given.option !== option ? why : undefined;
