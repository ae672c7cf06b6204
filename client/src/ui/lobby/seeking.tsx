import { useEffect, useState } from 'preact/hooks';
import { goOnTo, matchAddress } from '../../table/address.ts';
import type { ClientMatch } from '../../table/match.ts';
import { forgetOwnMatch } from '../../table/storage/own-matches.ts';
import { notifications } from '../../table/storage/settings.ts';
import { UI } from '../../text/ui.ts';
import { allowed, turnOnNotifications } from '../moments/notify.ts';

const words = UI.tables;

/** The button that lets this page notify; nothing where that is on already, or not possible. */
const NotifyMe = () => {
  const [permission, setPermission] = useState(allowed);
  if (permission === 'denied') return <p class="quiet">{words.notAllowed}</p>;
  if (permission === 'unsupported' || notifications.value) return null;
  return (
    <button type="button" onClick={async () => setPermission(await turnOnNotifications())}>
      {words.notifyMe}
    </button>
  );
};

/** Takes a player who waits here to the match that was opened for both, when somebody looks for other games or paces too. */
const useMeeting = (match: ClientMatch): void => {
  const opened = match.facts.value?.rematch;
  const own = match.ownInfo.value;
  useEffect(() => {
    if (opened === undefined || !own?.taken) return;
    forgetOwnMatch({ id: match.id, state: 'gathering' });
    goOnTo(matchAddress(opened, match.ownSeat.secret.peek()), own.name);
  }, [opened, own?.taken]);
};

/** For players at a table that strangers can find: that it stands on the first page, and for the host how to end that. */
export const Seeking = ({ match }: { readonly match: ClientMatch }) => {
  useMeeting(match);
  const { seats = [], gathering, settings } = match.facts.value ?? {};
  const free = seats.some((seat) => !seat.taken && !seat.gathering?.closed);
  if (!settings?.listed || !free || gathering?.locked || !match.ownInfo.value?.taken) return null;
  const stop = async () => {
    if (!(await match.seating.lock(true))) return;
    forgetOwnMatch({ id: match.id, state: 'gathering' });
    location.assign('/');
  };
  return (
    <section class="lobby-seeking" aria-labelledby="seeking" data-testid="seeking">
      <h3 id="seeking">
        <span class="lobby-pulse" aria-hidden="true" /> {words.seeking}
      </h3>
      <p>{words.seekingHint}</p>
      <div class="lobby-seeking-acts">
        <NotifyMe />
        {match.hosting.value && (
          <button type="button" data-testid="stop-seeking" onClick={() => void stop()}>
            {words.stopSeeking}
          </button>
        )}
      </div>
    </section>
  );
};
