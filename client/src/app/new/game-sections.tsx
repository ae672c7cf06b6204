import type { LevelId, SeatId, SeatPlan } from '@ironhex/shared/match';
import type { Fault } from '@ironhex/shared/protocol';
import type { GameHome } from '../../rulesets/home.ts';
import { faultsUnder } from '../../ui/form/faults.ts';
import { Balance } from './balance.tsx';
import { forceOf, hostedSeats, type MatchForm, seatsOf, staysAsItIs, withComputer, withForce } from './form.ts';
import { SeatSection } from './seat-section.tsx';

/** The seats of the match, and the game's own parts of the form: the forces that the host chooses, and the options. */
export const GameSections = (props: {
  readonly home: GameHome;
  readonly form: MatchForm;
  readonly change: (form: MatchForm) => void;
  readonly faults: readonly Fault[];
  readonly options: object;
  /** How well the computer can play the game. */
  readonly levels: readonly LevelId[];
  /** The host's seat, null if the host only watches; left out: the first one for a person, which the host of a new match takes. */
  readonly own?: SeatId | null | undefined;
}) => {
  const { home, form, change, faults, options } = props;
  const hosted = hostedSeats(home, form);
  /** Where the force of a seat stands in the request. */
  const placeOf = (seat: SeatPlan) => `forces.${hosted.findIndex(({ id }) => id === seat.id)}`;
  const seats = seatsOf(home, form);
  // Who lets computers hold all seats only watches.
  const first = seats.find(({ id }) => form.computers[id] === undefined)?.id ?? null;
  const own = props.own === undefined ? first : props.own;
  const { Section: OptionsSection } = home.options;
  return (
    <>
      <div class="seats">
        {seats.map((seat) => (
          <SeatSection
            key={seat.id}
            home={home}
            options={options}
            seat={seat}
            seats={seats}
            own={own}
            isNew={props.own === undefined}
            form={forceOf(home, form, seat)}
            stays={staysAsItIs(form, seat)}
            levels={props.levels}
            computer={form.computers[seat.id]}
            setComputer={(level) => change(withComputer(form, seat, level))}
            change={(force) => change(withForce(form, seat, force))}
            faults={[...faultsUnder(faults, placeOf(seat)), ...faultsUnder(faults, `computers.${seat.id}`)]}
          />
        ))}
      </div>
      <Balance home={home} form={form} />
      <OptionsSection
        form={form.options}
        change={(options) => change({ ...form, options })}
        faults={faultsUnder(faults, 'options')}
      />
    </>
  );
};
