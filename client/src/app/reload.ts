/** When the page has last loaded itself anew, in milliseconds; kept for this tab. */
const KEY = 'ironhex.reloaded';

/** Milliseconds within which the page does that only once: what fails twice in a row needs its reader. */
const REST = 20_000;

/** May the page load itself anew now? Notes that it does. */
export const mayReload = (now = Date.now(), kept: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage): boolean => {
  if (now - Number(kept.getItem(KEY) ?? 0) < REST) return false;
  kept.setItem(KEY, String(now));
  return true;
};

/**
 * A file of the page that is loaded on the way may not come: the line broke, or a new version of the server no longer has
 * it. The page then loads itself anew, once; if that does not help, it says so.
 */
export const reloadOnMissingFiles = (): void => {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return;
    event.preventDefault();
    location.reload();
  });
};
