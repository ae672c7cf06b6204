import type { LevelId, SeatId, SeatPlan } from '@ironhex/shared/match';
import type { FormProps, GameHome } from '../../rulesets/home.ts';
import { seatName } from '../../text/seat-name.ts';
import { UI } from '../../text/ui.ts';
import { ChoiceField, FaultList } from '../../ui/form/fields.tsx';

/** The heading of a seat's force, for the host, who has the seat `own`, or none. */
const titleOf = (seat: SeatPlan, seats: readonly SeatPlan[], own: SeatId | null): string => {
  if (seat.id === own) return UI.setup.yourForce;
  return seats.length === 2 && own !== null ? UI.setup.opposingForce : UI.setup.forceOf(seatName(seat.id));
};

/** The text for seats whose force the host does not choose. */
const BRINGS = { player: UI.setup.bringsPlayer, match: UI.setup.bringsMatch } as const;

/** One seat: its player, and its force if the host chooses it. */
export const SeatSection = (
  props: FormProps<unknown> & {
    readonly home: GameHome;
    readonly options: object;
    readonly seat: SeatPlan;
    readonly seats: readonly SeatPlan[];
    /** The host's seat; null: the host only watches. */
    readonly own: SeatId | null;
    /** The match is a new one: the host takes no seat that a computer holds. */
    readonly isNew: boolean;
    /** How well the computer can play the game. */
    readonly levels: readonly LevelId[];
    /** How well the computer plays that holds it; undefined: it is for a person. */
    readonly computer: LevelId | undefined;
    readonly setComputer: (level: LevelId | undefined) => void;
    /** Its force stays as an earlier host has chosen it, whatever it is. */
    readonly stays: boolean;
  },
) => {
  const { home, options, seat, seats, own, isNew, form, stays, change, faults, levels, computer, setComputer } = props;
  const { Section } = home.force;
  const id = `seat-${seat.id}`;
  return (
    <section class="seat" data-side={seat.side ?? undefined} aria-labelledby={id} data-testid={`force-${seat.id}`}>
      <header>
        <h2 id={id}>{seat.brings === 'match' ? seatName(seat.id) : titleOf(seat, seats, own)}</h2>
        <span class="quiet">
          {seat.brings === 'match' ? '' : `${seatName(seat.id)}, `}
          {seat.id === own ? UI.setup.you : computer ? UI.computer.one : UI.setup.byLink}
        </span>
      </header>
      {levels.length > 0 && (isNew || seat.id !== own) && seat.brings !== 'player' && (
        <ChoiceField
          label={UI.computer.whoPlays}
          value={computer ?? ''}
          choices={[
            ['', seat.id === own ? UI.computer.yourself : UI.computer.person],
            ...levels.map((level) => [level, UI.computer.plays(UI.computer.levels[level])] as const),
          ]}
          set={(level) => setComputer(level || undefined)}
        />
      )}
      {stays && seat.brings === 'host' ? (
        <>
          <p class="quiet">{UI.setup.forceStays}</p>
          <FaultList faults={faults} placeWords={() => ''} />
          <button type="button" onClick={() => change(home.force.first(seat, options))}>
            {UI.setup.otherForce}
          </button>
        </>
      ) : seat.brings === 'host' ? (
        <Section form={form} change={change} faults={faults} seat={seat} options={options} />
      ) : (
        <p class="quiet">{BRINGS[seat.brings]}</p>
      )}
    </section>
  );
};
