import { useState } from 'preact/hooks';
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

/** For players at a table that strangers can find: that it stands on the first page, and for the host how to end that. */
export const Seeking = ({ match }: { readonly match: ClientMatch }) => {
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
