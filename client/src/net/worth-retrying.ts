/** Calls `retry` when trying at once is worth it: the network is back, or the player looks at the page. Returns how to stop. */
export const onWorthRetrying = (retry: () => void): (() => void) => {
  const visibility = () => {
    if (document.visibilityState === 'visible') retry();
  };
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', visibility);
  return () => {
    removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', visibility);
  };
};
