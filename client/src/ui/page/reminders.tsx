import { useState } from 'preact/hooks';
import { allNew, showHintsAgain } from '../../table/storage/hints.ts';
import { notifications, sound, vibration } from '../../table/storage/settings.ts';
import { UI } from '../../text/ui.ts';
import { allowed, canVibrate, turnOnNotifications } from '../moments/notify.ts';
import { toggleSound } from './sound-button.tsx';

/** Notifications while the page is hidden: asks the browser for them only when this is clicked. */
const NotificationSetting = () => {
  const [state, setState] = useState(allowed());
  if (state === 'unsupported') return null;
  if (state === 'denied') return <p class="quiet">{UI.moments.notificationsDenied}</p>;
  const on = notifications.value && state === 'granted';
  const change = async () => {
    if (on) notifications.value = false;
    else setState(await turnOnNotifications());
  };
  return (
    <button type="button" data-testid="notifications" onClick={change}>
      {state === 'default' ? UI.moments.notificationsOffer : `${UI.moments.notifications}: ${UI.common.onOff(on)}`}
    </button>
  );
};

/** How the player wants to be reminded: a part of the menu. */
export const Reminders = ({ onClose }: { readonly onClose: () => void }) => (
  <>
    <button type="button" onClick={toggleSound}>
      {UI.moments.sound}: {UI.common.onOff(sound.value)}
    </button>
    {canVibrate() && (
      <button
        type="button"
        onClick={() => {
          vibration.value = !vibration.value;
        }}
      >
        {UI.moments.vibration}: {UI.common.onOff(vibration.value)}
      </button>
    )}
    <NotificationSetting />
    {!allNew.value && (
      <button
        type="button"
        data-testid="hints-again"
        onClick={() => {
          showHintsAgain();
          onClose();
        }}
      >
        {UI.coach.again}
      </button>
    )}
  </>
);
