import type { SeatId } from '@ironhex/shared/match';
import { MAX_NAME_LENGTH } from '@ironhex/shared/player-name';
import { freeName } from '@ironhex/shared/protocol';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { sitsDownAs } from '../../table/address.ts';
import type { SeatInfo } from '../../table/facts.ts';
import type { ClientMatch } from '../../table/match.ts';
import { newSalt } from '../../table/seat/secrets.ts';
import { keepName, keptName } from '../../table/storage/own-name.ts';
import { UI } from '../../text/ui.ts';
import { ForceForm } from './force-form.tsx';
import { useOwnForce } from './own-force.ts';

/**
 * The name for a player without a known name: the number of the place at the table, never the name of the seat. In a
 * rematch the player keeps that name, perhaps at another seat.
 */
export const placeName = (seats: readonly Pick<SeatInfo, 'id'>[], own: string | null): string =>
  UI.lobby.player(1 + seats.findIndex(({ id }) => id === own));

/** Whether computers hold all other seats of a match that begins as soon as everybody sits. */
const isAlone = (match: ClientMatch): boolean => {
  const { seats, gathering } = match.facts.peek()!;
  const others = seats.filter(({ id }) => id !== match.seat.peek());
  return gathering?.waits === false && others.length > 0 && others.every(({ computer }) => computer !== '');
};

/**
 * The form to sit down with a name. The name is proposed, so that Enter is enough. `seat` is a free seat to which we
 * have no link; by default it is the one of our link.
 */
export const SitForm = ({ match, seat }: { readonly match: ClientMatch; readonly seat?: SeatId }) => {
  const ownSeat = () => seat ?? match.seat.peek();
  const seatsNow = () => match.facts.peek()?.seats ?? [];
  /** The name, or one like it if another player has it. */
  const free = (wanted: string): string => {
    const others = seatsNow().filter(({ id }) => id !== ownSeat());
    return freeName(
      wanted,
      others.map((seat) => seat.name),
    );
  };
  const [proposed, setProposed] = useState(() => free(sitsDownAs() ?? keptName() ?? placeName(seatsNow(), ownSeat())));
  const [typed, setTyped] = useState<string>();
  const name = typed ?? proposed;
  const [sitting, setSitting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const trimmed = name.trim();
  useEffect(() => {
    // A saved name needs no typing; on a phone, focusing the field would open the keyboard over half of the page.
    const typesNothing = keptName() !== undefined || matchMedia('(pointer: coarse)').matches;
    // Who comes first reads who is there: the lobby stays at its top.
    (typesNothing ? button : field).current?.focus({ preventScroll: true });
    if (!typesNothing) field.current?.select();
  }, []);
  const force = useOwnForce(match, seat);
  const sit = async () => {
    if (trimmed === '' || sitting || !force.ready()) return;
    setSitting(true);
    if (typed !== undefined) keepName(trimmed);
    const { seating } = match;
    const sat =
      seat === undefined
        ? await seating.sit(trimmed, newSalt(), force.value())
        : await seating.take(seat, trimmed, newSalt(), force.value());
    if (!sat) {
      // Another player may have taken this name a moment ago.
      setProposed(free(trimmed));
      setTyped(undefined);
    }
    setSitting(false);
  };
  // In a rematch all players have sat before and sit down directly, unless they may choose another force. So does who plays
  // with nobody but computers: there is nobody to be introduced to.
  const known = sitsDownAs() !== undefined || isAlone(match);
  const atOnce = known && match.bringsUnder.value === undefined;
  useEffect(() => {
    if (atOnce) void sit();
  }, []);
  const submit = (event: Event) => {
    event.preventDefault();
    void sit();
  };
  return (
    <form class="lobby-form" noValidate onSubmit={submit}>
      <ForceForm force={force} />
      <label for={id}>{UI.lobby.yourName}</label>
      <div class="copy-row">
        <input
          id={id}
          ref={field}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autocomplete="nickname"
          enterkeyhint="go"
          data-testid="name"
          aria-invalid={trimmed === ''}
          aria-describedby={trimmed === '' ? `${id}-fault` : undefined}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button ref={button} type="submit" class="act" data-testid="sit" disabled={trimmed === '' || sitting}>
          {UI.lobby.sitDown}
        </button>
      </div>
      {trimmed === '' && (
        <p id={`${id}-fault`} class="fault">
          {UI.lobby.nameNeeded}
        </p>
      )}
    </form>
  );
};
