import type { MomentKind } from '../../rulesets/moments.ts';
import { notifications, vibration } from '../../table/storage/settings.ts';

/** What the browser says to notifications: `unsupported` where a page cannot show any. */
type Allowed = NotificationPermission | 'unsupported';

/** Whether this page may notify. */
export const allowed = (): Allowed => (typeof Notification === 'function' ? Notification.permission : 'unsupported');

/** Turns notifications on; asks for them if that was never done. Only a click of the user may lead here. */
export const turnOnNotifications = async (): Promise<Allowed> => {
  const answer = allowed() === 'default' ? await Notification.requestPermission() : allowed();
  notifications.value = answer === 'granted';
  return answer;
};

/** Notifies a player who looks at another window. A click on the notification returns to this page. */
export const notify = (match: string, title: string, body: string): void => {
  if (!document.hidden || !notifications.peek() || allowed() !== 'granted') return;
  try {
    // With one tag a newer notification takes the place of the one before.
    const notification = new Notification(title, { body, tag: `ironhex.${match}`, icon: '/icon.svg' });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    const back = () => {
      if (document.hidden) return;
      notification.close();
      document.removeEventListener('visibilitychange', back);
    };
    document.addEventListener('visibilitychange', back);
  } catch {
    // Some phones allow notifications to service workers only. Title, sound and vibration are left.
  }
};

/** How each kind is felt: milliseconds on, off, on and so on. Only what asks for the player, and the end, is. */
const PATTERNS: { readonly [K in MomentKind]?: number[] } = {
  turn: [70],
  interrupt: [40, 60, 40, 60, 40],
  defend: [120, 60, 60],
  pick: [40, 60, 40],
  won: [60, 60, 60, 60, 180],
  lost: [260],
  drawn: [120],
};

/** Whether this device can vibrate. One with a mouse cannot, whatever its browser says. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;

/** Lets a moment be felt. Browsers allow it after the user has done something on the page. */
export const vibrate = (kind: MomentKind): void => {
  const pattern = PATTERNS[kind];
  if (pattern && vibration.peek() && canVibrate() && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(pattern);
};
