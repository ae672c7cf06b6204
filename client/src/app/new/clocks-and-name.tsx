import type { Fault } from '@ironhex/shared/protocol';
import type { GameHome } from '../../rulesets/home.ts';
import { UI } from '../../text/ui.ts';
import { faultsUnder } from '../../ui/form/faults.ts';
import { CheckField, FaultList, Fold, TextField } from '../../ui/form/fields.tsx';
import { ClockFields, clockSummary } from './clock-fields.tsx';
import { clockPlace, clocksWith } from './clock-form.ts';
import { type MatchForm, NAME_LENGTH, optionsOf } from './form.ts';
import { SpectatorsFields } from './spectators-fields.tsx';

/** Clocks, the name of the match, what spectators see, and whether strangers find it. The defaults suit most matches. */
export const ClocksAndName = (props: {
  readonly home: GameHome;
  readonly form: MatchForm;
  readonly set: (part: Partial<MatchForm>) => void;
  readonly faults: readonly Fault[];
}) => {
  const { home, form, set, faults } = props;
  // A position that was opened brings options of its own.
  const options = form.position ? undefined : optionsOf(home, form);
  const clocks = clocksWith(home, options);
  const [clockFaults, nameFaults] = [faultsUnder(faults, 'clocks'), faultsUnder(faults, 'name')];
  return (
    <Fold
      wrong={clockFaults.length + nameFaults.length + faultsUnder(faults, 'spectators').length > 0}
      title={
        <>
          {UI.setup.clocks}: <span class="quiet">{clockSummary(form.clocks, home, clocks)}</span>
        </>
      }
    >
      <div class="fields">
        <ClockFields
          form={form.clocks}
          change={(clocks) => set({ clocks })}
          faults={clockFaults}
          rules={home}
          clocks={clocks}
          inOneGo={options !== undefined && home.inOneGo?.(options) === true}
        />
        <FaultList faults={clockFaults} placeWords={(at) => clockPlace(at, home)} />
        <div class="wide">
          <TextField
            label={UI.setup.matchName}
            value={form.name}
            maxLength={NAME_LENGTH}
            set={(name) => set({ name })}
            wrong={nameFaults.length > 0}
            hint={UI.setup.matchNameHint}
          />
        </div>
        <FaultList faults={nameFaults} placeWords={() => UI.setup.matchName} />
        <SpectatorsFields
          value={form.spectators}
          set={(spectators) => set(spectators ? { spectators } : { spectators, listed: false })}
          faults={faults}
          least={home.leastDelay}
          lastingSecrets={home.lastingSecrets}
        />
        <div class="wide">
          <CheckField
            label={UI.setup.listed}
            value={form.listed}
            set={(listed) => set(listed ? { listed, spectators: form.spectators || true } : { listed })}
          />
          <p class="quiet">{UI.setup.listedHint}</p>
        </div>
      </div>
    </Fold>
  );
};
