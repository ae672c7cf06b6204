/** For tests, and for curious players: where hexes are on the page, and what this viewer may know. */
interface Window {
  ironhex?: {
    /** The centre of a hex, CSS pixels from the map's upper left corner. */
    readonly positionOf: (label: string) => { readonly x: number; readonly y: number } | undefined;
    /** The middle of a counter, on the map or beside it, measured alike. */
    readonly counterAt: (id: string) => { readonly x: number; readonly y: number } | undefined;
    /**
     * The places of counters, by id, of the plates at them, of all other words on the map, and of what can be touched, by its
     * kind, in the same units.
     */
    readonly written: () =>
      | Readonly<Record<'counters' | 'plates' | 'words' | 'touchables', readonly WrittenOnMap[]>>
      | undefined;
    /** The view as it is shown. */
    readonly view: () => unknown;
    readonly framesPerSecond: () => number;
  };
}

interface WrittenOnMap {
  readonly text: string;
  readonly rect: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}
