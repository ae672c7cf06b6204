/**
 * How often, how much and how many: every limit on what clients may ask of a server, with its default. All of them are
 * several times what people at pages need. Each server counts for itself, in its memory; quotas are counted in the
 * journal.
 */

/** What one address may ask for. An IPv6 network of 64 bits counts as one address. */
export interface AddressLimits {
  /** Matches opened in a minute. */
  readonly matchesPerMinute: number;
  /** Attempts to join a match in a minute. */
  readonly joinsPerMinute: number;
  /** Reads of the API in a minute. */
  readonly readsPerMinute: number;
  /** Health checks in a minute. */
  readonly healthPerMinute: number;
  /** Connections to matches at once. */
  readonly connectionsPerAddress: number;
}

/** More than a group of people behind one address needs. */
export const ADDRESS_LIMITS: AddressLimits = {
  matchesPerMinute: 60,
  joinsPerMinute: 300,
  readsPerMinute: 600,
  // Several load balancers that check several times a second use a tenth of it.
  healthPerMinute: 6000,
  connectionsPerAddress: 200,
};

/** What the list of open tables may take. */
export interface ListLimits {
  /** Pages of one address that look at the list at once, and of all addresses together. */
  readonly linesPerAddress: number;
  readonly lines: number;
  /** Matches of one address that stand in the list at once; more are not shown. */
  readonly tablesPerAddress: number;
  /** Matches in the list at once. */
  readonly tables: number;
  /** Bytes that may wait for a page that does not read; then its line is cut, and the page asks anew. */
  readonly unread: number;
}

/** More than a club behind one address needs, and than a server has visitors. */
export const LIST_LIMITS: ListLimits = {
  linesPerAddress: 100,
  lines: 5000,
  tablesPerAddress: 40,
  tables: 5000,
  unread: 256 * 1024,
};

/** How what one address sends at once is spread out. */
export const SPREAD = {
  /** Requests that are worked on at once; others wait a little. One for a match may take as long as ten others. */
  atOnce: { matches: 1, joins: 4 },
  /** Milliseconds after which such a request makes room for the next, even if it is not answered: it may never be. */
  longest: 1000,
  /**
   * Milliseconds of rest after each, times how many an address may have in a minute: what may come in a minute can come
   * within some seconds, but not at once. And the longest rest.
   */
  rest: { matches: 12_000, joins: 24_000 },
  longestRest: 200,
  /** How long the workshop rests after each request, as a multiple of the processor time that it took. */
  workshopRest: 1,
};

/** What the matches of one address may use up within a day. */
export interface Quota {
  /** Matches made, whatever became of them; rematches count for the address that opened the first match. */
  readonly matches: number;
  /** Bytes that are stored of them. */
  readonly bytes: number;
}

/** Enough for a club behind one address: a usual match takes 50 KB, one on the largest board 300 KB. */
export const QUOTA: Quota = { matches: 500, bytes: 100 * 1024 * 1024 };

/** What one connection may use per second on average. */
export interface ConnectionBudget {
  /** Commands: more are refused, and can be sent again. */
  readonly commandsPerSecond: number;
  /** Frames of the websocket protocol, of whatever kind: more are read later. */
  readonly framesPerSecond: number;
  /** Bytes: more are read later. */
  readonly bytesPerSecond: number;
  /** Milliseconds of processor time that its commands take: while it has used them up, commands are refused. */
  readonly workPerSecond: number;
}

/** What a connection may use, and how long it may leave unread what it is sent. */
export interface ConnectionLimits extends ConnectionBudget {
  /** Seconds after which a connection is cut that has not taken what it was sent. */
  readonly unreadSeconds: number;
}

/** Several times what a page needs. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  commandsPerSecond: 60,
  framesPerSecond: 200,
  bytesPerSecond: 32 * 1024,
  workPerSecond: 50,
  unreadSeconds: 60,
};

/** How the budget of one connection leads to all others of the same thing. */
interface Measure {
  readonly of: keyof ConnectionBudget;
  /** So many seconds' worth may be used at once. */
  readonly seconds: number;
  /** So many connections' worth may come from one address, and a second's worth of that at once. */
  readonly address: number;
  /** So many connections' worth may come from all spectators of a match. */
  readonly spectators: number;
  /** The part of its budget that a connection has left whatever the others do, see `Account`: players have more. */
  readonly share: { readonly spectator: number; readonly player: number };
}

/** Everything that is budgeted, as a table. */
export const MEASURES = {
  commands: {
    of: 'commandsPerSecond',
    seconds: 5,
    address: 10,
    spectators: 3,
    share: { spectator: 1 / 30, player: 1 / 12 },
  },
  frames: {
    of: 'framesPerSecond',
    seconds: 5,
    address: 5,
    spectators: 5,
    share: { spectator: 1 / 40, player: 1 / 10 },
  },
  bytes: {
    of: 'bytesPerSecond',
    seconds: 4,
    address: 10,
    spectators: 10,
    share: { spectator: 1 / 16, player: 1 / 8 },
  },
  work: { of: 'workPerSecond', seconds: 2, address: 4, spectators: 2, share: { spectator: 1 / 50, player: 1 / 5 } },
} satisfies Record<string, Measure>;

/**
 * What one connection may have passed on in one turn of the event loop, of what the budgets allow: a share takes some
 * tens of microseconds, so that hundreds of connections that send at once take a few milliseconds.
 */
export const SHARE = { frames: 32, bytes: 16 * 1024 };

/** How many may be connected to one match. */
export interface RoomLimits {
  /** Spectators of one match at once. */
  readonly spectators: number;
  /** Connections of one seat at once. */
  readonly connectionsPerSeat: number;
}

/** More than a table of people needs. */
export const ROOM_LIMITS: RoomLimits = { spectators: 1000, connectionsPerSeat: 10 };

/**
 * Chat messages within some seconds: of one seat in all its tabs, or of one spectator; and of all spectators together.
 */
export const CHAT_LIMITS = { seconds: 8, each: 5, spectators: 8 };

/** Changes of mind within some seconds about whom a seat wants to read and meet: each may be written to the database. */
export const MUTE_LIMITS = { seconds: 60, each: 20 };
