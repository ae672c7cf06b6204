/** What the page of a match is opened with, if the page before has led to it. */
interface GoneOn {
  /** The player's name: a player who has a seat there sits down at once. */
  readonly sitAs: string;
}

/** Goes on to another match on this page, and sits down there under this name. Going back leads to the match before. */
export const goOnTo = (address: string, sitAs: string): void => {
  const state: GoneOn = { sitAs };
  history.pushState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
};

/** Under which name to sit down at once; undefined if the player has come by a link. */
export const sitsDownAs = (): string | undefined => (history.state as Partial<GoneOn> | null)?.sitAs;
