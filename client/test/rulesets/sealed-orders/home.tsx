import type { Fault } from '@ironhex/shared/protocol';
import {
  boards,
  CLOCKS,
  LEAST_DELAY,
  LIMITS,
  type Options,
  OptionsSchema,
  SEATS,
  type SealedTypes,
} from '../../../../shared/test/rulesets/sealed-orders/index.ts';
import type { FormProps, GameHome } from '../../../src/rulesets/home.ts';
import { wholeNumberFaults } from '../../../src/ui/form/faults.ts';
import { FaultList, NumberField } from '../../../src/ui/form/fields.tsx';
import { drawn, ground, setUpZones } from './map.ts';

const WORDS: Readonly<Record<string, string>> = { rounds: 'Rounds', units: 'Units of each side' };

const placeWords = (at: string): string => WORDS[at] ?? '';

const check = ({ rounds, units }: Options): readonly Fault[] => [
  ...wholeNumberFaults('rounds', rounds, LIMITS.rounds),
  ...wholeNumberFaults('units', units, LIMITS.units),
];

const OptionsSection = ({ form, change, faults }: FormProps<Options>) => (
  <div class="fields">
    {(['rounds', 'units'] as const).map((name) => (
      <NumberField
        key={name}
        label={WORDS[name]!}
        range={LIMITS[name]}
        value={form[name]}
        set={(value) => change({ ...form, [name]: value })}
        wrong={faults.some(({ at }) => at === name)}
      />
    ))}
    <FaultList faults={faults} placeWords={placeWords} />
  </div>
);

/** How a match of sealed orders is made. Nobody brings anything: units are placed in the match. */
export const home: GameHome<SealedTypes, Options, object> = {
  boards,
  clocks: CLOCKS,
  leastDelay: LEAST_DELAY,
  seats: () => SEATS,
  options: { first: OptionsSchema.parse({}), Section: OptionsSection, check, placeWords, value: (form) => form },
  force: {
    first: () => ({}),
    Section: () => null,
    check: () => [],
    placeWords: () => '',
    value: () => ({}),
    formOf: () => ({}),
    brief: () => ({ name: '', units: [] }),
  },
  scenarios: {},
  map: { layers: { ground }, draws: drawn, zones: setUpZones },
};
