import { type SchemaType, schema, t } from '@colyseus/schema';

/** One place at the table, as everybody sees it. */
export const SeatState = schema(
  {
    id: t.string(),
    side: t.uint8().default(0),
    /** The player's name; empty while nobody sits there. */
    name: t.string().default(''),
    taken: t.boolean().default(false),
    connected: t.boolean().default(false),
    /** What the player adds to the dice; needed for checking them after the match. */
    salt: t.string().default(''),
    /** Milliseconds left in the bank, without what a running decision is drawing from it. */
    bank: t.float64().default(0),
    rematch: t.boolean().default(false),
  },
  'SeatState',
);
export type SeatState = SchemaType<typeof SeatState>;

/**
 * What the match waits for, as one viewer may know it. Times are epoch milliseconds of the server's clock, 0 without
 * clocks and where the viewer may not know them.
 */
export const DecisionState = schema(
  {
    /** Empty for time that runs though nobody is asked. */
    seat: t.string().default(''),
    /** For the viewer's own decisions; -1 for others. */
    id: t.int32().default(-1),
    /** The ruleset's word for it; empty where the viewer may not know it. */
    kind: t.string().default(''),
    /** The class of its clock; empty where the viewer may not know it. */
    clock: t.string().default(''),
    /** It is answered, and may be answered anew. */
    committed: t.boolean().default(false),
    /** From here on the bank is drawn. */
    bankFrom: t.float64().default(0),
    /** Here the default is done. */
    deadline: t.float64().default(0),
  },
  'DecisionState',
);
export type DecisionState = SchemaType<typeof DecisionState>;

/** What one viewer may know: sent to this viewer's clients only. */
export const ViewState = schema(
  {
    /** The view, cut into parts. */
    parts: t.map('string'),
    /** How many events this viewer has been shown: the number of the last one. */
    eventCount: t.uint32().default(0),
    /** Whom the match waits for, in the ruleset's order: keys count from 0. */
    decisions: t.map(DecisionState),
    /** The number of the decision of its own that this seat can go back to; -1 if there is none. */
    back: t.int32().default(-1),
    /** The highest `seq` this seat has used; 0 for spectators. */
    seq: t.float64().default(0),
  },
  'ViewState',
);
export type ViewState = SchemaType<typeof ViewState>;

/** One match. A field without a view tag reaches everybody who watches. */
export const MatchState = schema(
  {
    status: t.string().default('gathering'),
    name: t.string().default(''),
    rulesetId: t.string().default(''),
    hostSeat: t.string().default(''),
    /** The hash that the dice are bound to, from the start. */
    commitment: t.string().default(''),
    /** What was hashed; empty until the match is over. */
    secret: t.string().default(''),
    spectators: t.uint32().default(0),
    /** Why the match stands still, such as `storage`; empty while it goes on. */
    paused: t.string().default(''),
    /** By seat, in playing order. */
    seats: t.map(SeatState),
    /** The outcome as JSON; empty until the match is over. */
    outcome: t.string().default(''),
    /** By viewer; a client finds only its own in here. */
    views: t.map(ViewState).view(),
  },
  'MatchState',
);
export type MatchState = SchemaType<typeof MatchState>;
