/** The time at which the page last reloaded itself, in milliseconds; stored for this tab. */
const KEY = 'ironhex.reloaded';

/** Milliseconds within which the page does that only once: what fails twice in a row needs its reader. */
const REST = 20_000;

/** Whether the page may reload itself now. Records the time if it may. */
export const mayReload = (now = Date.now(), kept: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage): boolean => {
  if (now - Number(kept.getItem(KEY) ?? 0) < REST) return false;
  kept.setItem(KEY, String(now));
  return true;
};

/**
 * Reloads the page when one of its files fails to load: the connection broke, or a new version of the server no longer
 * has the file. It reloads once; if that does not help, the page shows an error.
 */
export const reloadOnMissingFiles = (): void => {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return;
    event.preventDefault();
    location.reload();
  });
};
