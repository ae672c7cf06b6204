import { notifications } from '../../table/settings.ts';

/** What the browser says to notifications: `unsupported` where a page cannot show any. */
export type Allowed = NotificationPermission | 'unsupported';

/** Whether this page may notify. */
export const allowed = (): Allowed => (typeof Notification === 'function' ? Notification.permission : 'unsupported');

/** Turns notifications on; asks for them if that was never done. Only a click of the user may lead here. */
export const turnOnNotifications = async (): Promise<Allowed> => {
  const answer = allowed() === 'default' ? await Notification.requestPermission() : allowed();
  notifications.value = answer === 'granted';
  return answer;
};

/** Notifies a player who looks at something else. A click on it leads back to this page. */
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
