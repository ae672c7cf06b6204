/** The address of a match, for a seat's secret or for everybody. */
export const matchAddress = (id: string, secret?: string): string =>
  `${location.origin}/m/${id}${secret ? `#${secret}` : ''}`;

/** Stands in the address in place of a secret, to watch a match in a browser that holds a seat of it. */
export const WATCH = 'watch';

/** Puts another secret into the address of this page, so that reloading it and its bookmark still open the seat. */
export const holdInAddress = (secret: string): void => history.replaceState(history.state, '', `#${secret}`);
