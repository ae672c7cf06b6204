import { type SchemaType, schema, t } from '@colyseus/schema';

/** One seat, as a viewer sees it. */
export const SeatState = schema(
  {
    id: t.string(),
    side: t.uint8().default(0),
    /** Its place in playing order: seats that the host adds come last in the map. */
    place: t.uint8().default(0),
    /** The player's name; empty while no player sits there. */
    name: t.string().default(''),
    taken: t.boolean().default(false),
    /** How well the computer plays that holds it; empty if none does. */
    computer: t.string().default(''),
    connected: t.boolean().default(false),
    /** What the player adds to the dice; needed for checking them after the match. */
    salt: t.string().default(''),
    rematch: t.boolean().default(false),
    /** Its player lets everybody read the record of the match. */
    unsealed: t.boolean().default(false),
    /**
     * When the seat is freed, as the host has asked, unless its player objects: epoch milliseconds of the server's
     * clock; 0 if the host does not ask for it.
     */
    freeAt: t.number().default(0),
    /** In whose place the player has sat down in the middle of the match; empty if that was nobody. */
    replaces: t.string().default(''),
    /** Whether a computer plays for its player, and who would let it, a `Cover` as JSON; empty if neither. */
    cover: t.string().default(''),
    /** While people gather: a `GatheringSeat` as JSON; empty from the beginning of the match on. */
    gathering: t.string().default(''),
  },
  'SeatState',
);
export type SeatState = SchemaType<typeof SeatState>;

/** The state for one viewer: sent to this viewer's clients only. */
export const ViewState = schema(
  {
    /**
     * What the viewer knew when the client joined, as `writeView` has it: it stands in the full state only, and in no
     * patch. From event `eventCount` of that state on, the client follows by the events.
     */
    view: t.string().default('').fullStateOnly(),
    /** How many events this viewer has been sent: the number of the last one. */
    eventCount: t.uint32().default(0),
    status: t.string().default('gathering'),
    /** What the dice are bound to, whose hash is the commitment; empty until the match is over. */
    secret: t.string().default(''),
    spectators: t.uint32().default(0),
    /** Why the match is paused, such as `storage`; empty if it is not. */
    paused: t.string().default(''),
    /** The seat of the host; empty if the host only watches. */
    hostSeat: t.string().default(''),
    /** While people gather: how, as a `Gathering`, and what is to be played, as `Settings`, as JSON; empty from then on. */
    gathering: t.string().default(''),
    settings: t.string().default(''),
    /** By seat. */
    seats: t.map(SeatState),
    /** The outcome as JSON; empty until the match is over. */
    outcome: t.string().default(''),
    /** How the series stands that this match is a rematch in, a `Series` as JSON; empty if no match came before. */
    series: t.string().default(''),
    /**
     * The decisions that this viewer may know of: a list of `ShownDecision` as JSON, in the ruleset's order.
     */
    decisions: t.string().default('[]'),
    /**
     * Milliseconds left in each seat's bank, by seat, as JSON: without what running decisions are drawing, and for
     * other seats as if there were only the decisions that this viewer may know.
     */
    banks: t.string().default('{}'),
    /** The number of the decision of its own that this seat can go back to; -1 if there is none. */
    back: t.int32().default(-1),
    /** When its time to do so is up, epoch milliseconds of the server's clock; 0 without a limit. */
    backUntil: t.number().default(0),
    /** The seats that would lose a decision if it did so, as far as it may know, as JSON. */
    backTakes: t.string().default('[]'),
    /** How often it may still do so in this match where that takes a question from another seat; 0 for spectators. */
    backsLeft: t.uint8().default(0),
    /** Whether it goes further back than it could with another person at the table. */
    backFar: t.boolean().default(false),
    /** How often questions were taken from this seat by another one that went back; 0 for spectators. */
    lost: t.uint32().default(0),
    /** The highest `seq` this seat has used; 0 for spectators. */
    seq: t.float64().default(0),
    /** This seat is not freed when its time to object is up, for its player has done something since the host asked. */
    stays: t.boolean().default(false),
    /** While people gather: why this seat's player cannot begin with the force brought, a `Refusal` as JSON; empty if so. */
    misfit: t.string().default(''),
    /** While people gather: the force that this seat's player has brought, as JSON; empty if none. */
    brought: t.string().default(''),
  },
  'ViewState',
);
export type ViewState = SchemaType<typeof ViewState>;

/** One match: what every client gets, and a state for each viewer. */
export const MatchState = schema(
  {
    name: t.string().default(''),
    rulesetId: t.string().default(''),
    /** The hash that the dice are bound to, from the start. */
    commitment: t.string().default(''),
    /** By viewer; a client finds only its own in here. */
    views: t.map(ViewState).view(),
  },
  'MatchState',
);
export type MatchState = SchemaType<typeof MatchState>;
