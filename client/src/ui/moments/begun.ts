import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { notify, vibrate } from './notify.ts';
import { playSound } from './sound.ts';

/**
 * Tells a player who has waited for others, perhaps in another window, that the match has begun: by a sound, a notification,
 * and, as long as this gives true, in the title. It does so until the player comes back to this window.
 */
export const useBegun = (match: ClientMatch): boolean => {
  const [unseen, setUnseen] = useState(false);
  useEffect(() => {
    let waited = false;
    const see = () => setUnseen((is) => is && document.hidden);
    document.addEventListener('visibilitychange', see);
    const stop = effect(() => {
      const { status, name } = match.facts.value ?? {};
      if (status === 'gathering') waited = match.ownInfo.value?.taken === true;
      if (status !== 'playing' || !waited) return;
      waited = false;
      setUnseen(document.hidden);
      void playSound('turn');
      vibrate('turn');
      notify(match.id, UI.tables.begun, name ?? '');
    });
    return () => {
      stop();
      document.removeEventListener('visibilitychange', see);
    };
  }, [match]);
  return unseen;
};
