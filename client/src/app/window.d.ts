/** For tests and for whoever wants to look: where hexes are on the page, and what this viewer may know. */
interface Window {
  ironhex?: {
    /** The centre of a hex, CSS pixels from the map's upper left corner. */
    readonly positionOf: (label: string) => { readonly x: number; readonly y: number } | undefined;
    /** The table as it is shown. */
    readonly view: () => unknown;
    readonly framesPerSecond: () => number;
  };
}
