/** Calls back whenever trying at once is worth it: the network is back, or somebody looks at the page. Returns how to stop. */
export const whenHopeful = (act: () => void): (() => void) => {
  const looked = () => {
    if (document.visibilityState === 'visible') act();
  };
  addEventListener('online', act);
  document.addEventListener('visibilitychange', looked);
  return () => {
    removeEventListener('online', act);
    document.removeEventListener('visibilitychange', looked);
  };
};
