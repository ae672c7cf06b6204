import type { SeatPlan } from '@ironhex/shared/match';
import type { Fault } from '@ironhex/shared/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Game } from '../../rulesets/game.ts';
import type { GameHome } from '../../rulesets/home.ts';
import { UI } from '../../text/ui.ts';
import { faultsUnder } from '../../ui/form/faults.ts';
import { CheckField, FaultList, Fold, TextField } from '../../ui/form/fields.tsx';
import { freshSeed } from './board-form.ts';
import { BoardSection } from './board-section.tsx';
import { ClockFields, clockSummary } from './clock-fields.tsx';
import { clockPlace } from './clock-form.ts';
import { openMatch } from './create.ts';
import {
  firstForm,
  forceOf,
  formFaults,
  hostedSeats,
  type MatchForm,
  NAME_LENGTH,
  optionsOf,
  requestOf,
  seatsOf,
  withForce,
} from './form.ts';
import { SeatSection } from './seat-section.tsx';

interface Props {
  readonly game: Game;
  readonly home: GameHome;
}

/** The faults of no part of the form: they stand beside the button. */
const otherFaults = (faults: readonly Fault[], parts: readonly string[]): readonly Fault[] =>
  faults.filter((fault) => parts.every((part) => faultsUnder([fault], part).length === 0));

/** Time and name: all of it can stay as it is. */
const ClocksAndName = (props: {
  readonly home: GameHome;
  readonly form: MatchForm;
  readonly set: (part: Partial<MatchForm>) => void;
  readonly faults: readonly Fault[];
}) => {
  const { home, form, set, faults } = props;
  const [clockFaults, nameFaults] = [faultsUnder(faults, 'clocks'), faultsUnder(faults, 'name')];
  return (
    <Fold
      wrong={clockFaults.length + nameFaults.length > 0}
      title={
        <>
          {UI.setup.clocks}: <span class="quiet">{clockSummary(form.clocks, home)}</span>
        </>
      }
    >
      <div class="fields">
        <ClockFields form={form.clocks} change={(clocks) => set({ clocks })} faults={clockFaults} rules={home} />
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
        <CheckField label={UI.setup.spectators} value={form.spectators} set={(spectators) => set({ spectators })} />
      </div>
    </Fold>
  );
};

/** The form that makes a match of any game: can be sent as it is, and everything about the match can be chosen. */
export const NewMatchForm = ({ game, home }: Props) => {
  const [form, setForm] = useState<MatchForm>(() => firstForm(home, freshSeed()));
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [creating, setCreating] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults.length > 0) ref.current?.querySelector('.faults')?.scrollIntoView({ block: 'nearest' });
  }, [faults]);
  const options = useMemo(() => optionsOf(home, form), [home, form.options]);
  const seats = seatsOf(home, form);
  const change = (next: MatchForm) => {
    setForm(next);
    // What was wrong may be right now; the next try tells.
    setFaults([]);
  };
  const set = (part: Partial<MatchForm>) => change({ ...form, ...part });
  const create = async (event: Event) => {
    event.preventDefault();
    if (creating) return;
    const wrong = formFaults(home, form);
    setFaults(wrong);
    if (wrong.length > 0) return;
    setCreating(true);
    const opened = await openMatch(requestOf(game.id, home, form));
    if (opened.ok) location.assign(opened.value);
    else {
      setFaults(opened.error);
      setCreating(false);
    }
  };
  const hosted = hostedSeats(home, form);
  const placeOf = (seat: SeatPlan) => `forces.${hosted.findIndex(({ id }) => id === seat.id)}`;
  const parts = ['board', 'options', 'clocks', 'name', ...hosted.map(placeOf)];
  const { Section: OptionsSection } = home.options;
  return (
    // The page says itself what is wrong, and where.
    <form ref={ref} class="new-form" noValidate onSubmit={create}>
      <BoardSection
        form={form.board}
        change={(board) => set({ board })}
        faults={faultsUnder(faults, 'board')}
        home={home}
        options={options}
      />
      <div class="new-match">
        <div class="seats">
          {seats.map((seat) => (
            <SeatSection
              key={seat.id}
              home={home}
              options={options}
              seat={seat}
              seats={seats}
              form={forceOf(home, form, seat)}
              change={(force) => change(withForce(form, seat, force))}
              faults={faultsUnder(faults, placeOf(seat))}
            />
          ))}
        </div>
        <OptionsSection
          form={form.options}
          change={(options) => set({ options })}
          faults={faultsUnder(faults, 'options')}
        />
        <ClocksAndName home={home} form={form} set={set} faults={faults} />
        <footer class="new-go">
          <FaultList faults={otherFaults(faults, parts)} placeWords={() => ''} />
          <button type="submit" class="act" data-testid="new-match" disabled={creating}>
            {creating ? UI.setup.creating : UI.setup.create}
          </button>
        </footer>
      </div>
    </form>
  );
};
