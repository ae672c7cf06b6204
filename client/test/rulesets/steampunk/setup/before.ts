import { budgetOf, type Options, OptionsSchema, type Race, type SeatTold } from '@ironhex/shared/steampunk';
import type { Step } from '../../../../../shared/src/rulesets/steampunk/model/steps.ts';
import { type Placing, tableOf } from '../../../../../shared/test/rules/steampunk/kit.ts';
import { type Sitting, sit } from '../kit.ts';

/** What a test says of a table before set-up. */
interface Before {
  readonly race?: Race;
  readonly points?: number;
  readonly announced?: readonly string[];
  readonly edge?: SeatTold['edge'];
  readonly options?: Partial<Options>;
  /** Blue's units, which wait. */
  readonly units?: Readonly<Record<string, Pick<Placing, 'unit' | 'equipment'>>>;
}

/** Blue is asked what comes before set-up; orange plays elves. */
export const sitBefore = (step: Step['do'], before: Before): Sitting => {
  const { race = 'ork', points = 24, announced = [], edge = 'south', options = {}, units = {} } = before;
  const waiting = Object.entries(units).map(([id, unit]) => [id, { ...unit, at: 'D8', status: 'waiting' } as const]);
  const state = tableOf({ units: Object.fromEntries(waiting), options: { ...OptionsSchema.parse({}), ...options } });
  const seats = state.seats.map((seat): SeatTold => {
    const isBlue = seat.id === 'blue';
    const edges = edge === 'south' ? (['south', 'north'] as const) : (['north', 'south'] as const);
    return {
      ...seat,
      race: isBlue ? race : 'elf',
      edge: edges[isBlue ? 0 : 1],
      budget: budgetOf('standard', points),
      announced: step === 'announce' ? null : isBlue ? announced : [],
    };
  });
  return sit({ ...state, seats, turn: 0 } as typeof state, { do: step } as Step);
};
