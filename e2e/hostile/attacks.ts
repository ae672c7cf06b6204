import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastDice } from '@ironhex/shared/dice';
import { RATION } from '@ironhex/shared/protocol';
import { Protocol } from 'colyseus';
import { call } from '../drivers/wire.ts';
import { FATES, type Field } from './field.ts';
import { commandFrame, hostileFrames } from './frames.ts';
import { LONG } from './honest.ts';
import { lists, opensPages, seeks } from './list.ts';
import { beginsFromPositions } from './positions.ts';
import { RawConnection, wrap } from './raw-connection.ts';
import { askForMatch, reserve, type Target, takeSeat } from './seat.ts';
import { LOST, takesBack } from './take-back.ts';

/** One kind of attack. */
interface Attack {
  readonly name: string;
  readonly what: string;
  /** Connections of the attack at full strength. */
  readonly connections: number;
  /** What must happen to its attackers. */
  readonly meets: readonly string[];
  /** What must not happen more often than so many times, where there is a bound. */
  readonly most?: Readonly<Record<string, number>>;
  readonly run: (field: Field) => Promise<void>;
}

/** Milliseconds that an attacker waits after a refusal, and at most until it is cut. */
const PAUSE = 250;
const LONGEST = 5000;

/** Does the same on several connections at once until the attack is over. Opens a connection again when it is cut. */
const onConnections =
  (where: (field: Field) => Target, work: (connection: RawConnection, field: Field) => Promise<void>) =>
  async (field: Field): Promise<void> => {
    const one = async (): Promise<void> => {
      while (field.goesOn()) {
        const connection = await takeSeat(where(field)).catch(() => undefined);
        if (!connection) {
          field.meets('429');
          await sleep(PAUSE);
          continue;
        }
        connection.told = (code) => field.meets(code);
        while (field.goesOn() && connection.open) await work(connection, field);
        if (field.goesOn()) field.meets(FATES.cut);
        connection.hangUp();
      }
    };
    await Promise.all(Array.from({ length: field.connections }, one));
  };

/**
 * Opens all connections first; then each sends the same bytes at once, more than a server reads in one go. Does so again
 * when all are cut.
 */
const inOneGo =
  (where: (field: Field) => Target, bytes: Buffer) =>
  async (field: Field): Promise<void> => {
    while (field.goesOn()) {
      const opening = Array.from({ length: field.connections }, () => takeSeat(where(field)).catch(() => undefined));
      const connections = (await Promise.all(opening)).filter((connection) => connection !== undefined);
      if (connections.length === 0) {
        field.meets('429');
        await sleep(PAUSE);
      }
      for (const connection of connections) await connection.settled();
      for (const connection of connections) connection.write(bytes);
      for (const connection of connections) {
        if (await connection.closes(LONGEST)) field.meets(FATES.cut);
        connection.hangUp();
      }
    }
  };

const watching = ({ watching }: Field): Target => watching;
const seated = ({ seated }: Field): Target => seated;
const hosting = ({ hosting }: Field): Target => hosting;

/** Sends the same bytes again and again, as fast as the server reads them. */
const pouring =
  (bytes: Buffer) =>
  async (connection: RawConnection, { meets }: Field): Promise<void> => {
    if (!(await connection.pour(bytes, PAUSE))) meets(FATES.held);
  };

const many = (times: number, frame: Buffer): Buffer => Buffer.concat(Array<Buffer>(times).fill(frame));

/** A message in so many empty pieces. */
const inPieces = (pieces: number): Buffer =>
  Buffer.concat([wrap(Buffer.alloc(0), 0x02), many(pieces, wrap(Buffer.alloc(0), 0x00))]);

/** An intent of 60 KB that takes longest to decode: a map of 15,000 numbers to numbers. */
const hugeMap = (): Buffer => {
  const pairs = 15_000;
  const map = Buffer.alloc(3 + pairs * 4);
  map.writeUInt8(0xde);
  map.writeUInt16BE(pairs, 1);
  for (let n = 0; n < pairs; n++) map.writeUIntBE(0xcd_00_00_01 + n * 256, 3 + n * 4, 4);
  return Buffer.concat([commandFrame('intent', 0, 7).subarray(0, -1), map]);
};

const policy = (n: number): Buffer =>
  wrap(commandFrame('policy', { policy: { match: { answer: 'ask', fromCost: n % 50 } } }, 7));

/** Asks for a guest's seat with ever new links, takes that back, and asks again. */
const takesSeat = async (connection: RawConnection): Promise<void> => {
  const [seat, secret] = ['orange', randomBytes(24).toString('base64url')];
  const ask = wrap(commandFrame('reissue', { seat, secret }, 7));
  const frames = [ask, ask, wrap(commandFrame('withdraw', { seat }, 7)), ask];
  for (let times = 0; times < 10; times++) await connection.pour(Buffer.concat(frames), PAUSE);
};

const BIGGEST = { width: 60, height: 60, hills: 0.5, woods: 0.5, water: 0.3, town: 0.3 };

/** A custom board with as many faults as fit into a request. */
const WRONG = Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`x${n}`, {}]));

/** Asks for matches on such boards, one per connection at once, again and again. */
const asksForBoards =
  (board: (n: number) => object) =>
  async ({ watching, connections, goesOn, meets }: Field): Promise<void> => {
    for (let round = 0; goesOn(); round++) {
      const ask = async (n: number): Promise<void> => {
        const body = JSON.stringify({ ...LONG, board: board(round * connections + n) });
        const answer = await askForMatch(watching, body);
        meets(String(answer?.status ?? FATES.cut));
      };
      await Promise.all(Array.from({ length: connections }, (_, n) => ask(n)));
      await sleep(PAUSE);
    }
  };

const HEADS = [
  '',
  'GET / HTTP/1.1\r\nHost: a\r\nX: ',
  'POST /api/matches HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"a',
  'POST /matchmake/joinById/any HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"a',
];

/** Begins requests and never ends them. */
const slowHeads = async ({ watching: { url, from }, connections, goesOn, meets }: Field): Promise<void> => {
  const one = async (n: number): Promise<void> => {
    while (goesOn()) {
      const connection = await RawConnection.say(url, HEADS[n % HEADS.length]!, from);
      while (connection.open && goesOn()) await connection.closes(PAUSE);
      if (goesOn()) meets(FATES.cut);
      connection.hangUp();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, n) => one(n)));
};

/** Reserves places in a match, and connects to half of them without confirming the join. */
const reserves = async ({ watching, connections, goesOn, meets }: Field): Promise<void> => {
  const one = async (n: number): Promise<void> => {
    while (goesOn()) {
      const place = await reserve(watching).catch(() => 0);
      if (typeof place === 'number') {
        meets(String(place));
        await sleep(PAUSE);
      } else if (n % 2 === 0) (await RawConnection.dial(watching.url, place, watching.from)).hangUp();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, n) => one(n)));
};

/** Asks for many events, reads none of them, but answers every ping. */
const neverReads = async (connection: RawConnection): Promise<void> => {
  connection.socket.pause();
  await connection.pour(many(50, wrap(commandFrame('events', { since: 1 }, 7))), PAUSE);
  await connection.pour(wrap(Buffer.alloc(0), 0x8a), PAUSE);
  await sleep(PAUSE);
};

const rubbish = hostileFrames(
  3025,
  (
    (dice) => (limit: number) =>
      dice.pick(limit, 'choice')
  )(fastDice(3025)),
  [],
);

/** Asks how the server is, as fast as it answers. */
const asksForHealth = async ({ watching: { url, from }, connections, goesOn, meets }: Field): Promise<void> => {
  const one = async (): Promise<void> => {
    while (goesOn()) meets(String((await call(url, '/health', { from }).catch(() => undefined))?.status ?? FATES.cut));
  };
  await Promise.all(Array.from({ length: connections }, one));
};

/** All attacks. The hostile test tries each until what must happen has happened; `bench:hostile` measures them. */
export const ATTACKS: readonly Attack[] = [
  // Joins a match, so it comes before those that use up the joins of the minute.
  {
    name: 'take-back',
    what: 'a player acts, and takes back what the opponent thinks about',
    connections: 1,
    meets: ['ration-used'],
    most: { [LOST]: RATION },
    run: takesBack,
  },
  {
    name: 'positions',
    what: 'matches from positions in which as much happens at once as the rules allow, or more',
    connections: 4,
    meets: ['201', '400'],
    run: beginsFromPositions,
  },
  {
    name: 'fragments',
    what: 'messages in 16,000 empty pieces',
    connections: 190,
    meets: [FATES.cut],
    run: onConnections(watching, pouring(inPieces(16_000))),
  },
  {
    name: 'burst',
    what: 'the same, from all connections in the same moment',
    connections: 190,
    meets: [FATES.cut],
    run: inOneGo(watching, inPieces(16_000)),
  },
  {
    name: 'maps',
    what: 'intents of 60 KB that take long to decode',
    connections: 190,
    meets: ['malformed', FATES.held],
    run: onConnections(watching, pouring(wrap(hugeMap()))),
  },
  {
    name: 'past',
    what: 'asks for all that happened, as fast as it can',
    connections: 10,
    meets: ['too-fast'],
    run: onConnections(watching, pouring(many(20, wrap(commandFrame('events', { since: 1 }, 7))))),
  },
  {
    name: 'policies',
    what: 'a player changes its policy in a large window',
    connections: 1,
    meets: ['too-fast'],
    run: onConnections(seated, pouring(Buffer.concat(Array.from({ length: 1000 }, (_, n) => policy(n))))),
  },
  {
    name: 'numbers',
    what: 'players use up the numbers of their intents on nonsense',
    connections: 10,
    meets: ['too-fast'],
    run: onConnections(
      seated,
      pouring(
        Buffer.concat(
          Array.from({ length: 100 }, (_, n) =>
            wrap(commandFrame('intent', { seq: n + 1, decision: 1, intent: { kind: 'wait', unit: `u${n}` } }, 7)),
          ),
        ),
      ),
    ),
  },
  {
    name: "take the guest's seat",
    what: 'a host asks again and again to free it, with ever new links',
    connections: 5,
    meets: ['asked-lately', 'too-fast'],
    run: onConnections(hosting, takesSeat),
  },
  {
    name: 'wrong boards',
    what: 'boards of 250 KB that are wrong everywhere',
    connections: 60,
    meets: ['400'],
    run: asksForBoards(() => ({ custom: { hexes: WRONG } })),
  },
  {
    name: 'boards',
    what: 'generated boards of 60 by 60, all at once',
    connections: 60,
    meets: ['201'],
    run: asksForBoards((n) => ({ seed: `board ${n}`, ...BIGGEST })),
  },
  {
    name: 'chat',
    what: 'spectators who all talk',
    connections: 190,
    meets: ['too-fast'],
    run: onConnections(watching, pouring(many(5, wrap(commandFrame('say', { text: 'x'.repeat(300) }, 7))))),
  },
  {
    name: 'pongs',
    what: 'answers to pings that nobody sent',
    connections: 190,
    meets: [FATES.held],
    run: onConnections(watching, pouring(many(10_000, wrap(Buffer.alloc(0), 0x8a)))),
  },
  {
    name: 'pings',
    what: 'pings, each of which wants an answer',
    connections: 190,
    meets: [FATES.held],
    run: onConnections(watching, pouring(many(10_000, wrap(Buffer.alloc(0), 0x89)))),
  },
  {
    name: 'empty',
    what: 'empty messages',
    connections: 190,
    meets: [FATES.held],
    run: onConnections(watching, pouring(many(10_000, wrap(Buffer.alloc(0))))),
  },
  {
    name: 'signs of life',
    what: "the SDK's pings, each of which wants an answer",
    connections: 190,
    meets: [FATES.held],
    run: onConnections(watching, pouring(many(8000, wrap(Buffer.from([Protocol.PING]))))),
  },
  {
    name: 'rubbish',
    what: 'messages of all kinds, mostly wrong',
    connections: 190,
    meets: ['malformed', 'too-fast'],
    run: onConnections(watching, async (connection) => {
      for (let n = 0; n < 50; n++) await connection.pour(wrap(rubbish()), PAUSE);
    }),
  },
  {
    name: 'never reads',
    what: 'asks for much and reads nothing, but answers pings',
    connections: 190,
    meets: [FATES.cut],
    run: onConnections(watching, neverReads),
  },
  {
    name: 'slow heads',
    what: 'begins requests and never ends them',
    connections: 190,
    meets: [FATES.cut],
    run: slowHeads,
  },
  {
    name: 'joins',
    what: 'reserves places, and does not confirm the join',
    connections: 20,
    meets: ['429'],
    run: reserves,
  },
  {
    name: 'pages of the list',
    what: 'opens the list of open tables again and again, and reads nothing of it',
    connections: 100,
    meets: ['200', '429'],
    run: opensPages,
  },
  {
    name: 'seeks',
    what: 'a hundred lines look for opponents all the time, each time as somebody else',
    connections: 100,
    meets: ['201', '429'],
    run: seeks,
  },
  {
    name: 'listings',
    what: 'lists ever more tables at which nobody sits',
    connections: 100,
    meets: ['429'],
    run: lists,
  },
  {
    name: 'health',
    what: 'asks how the server is, as fast as it answers',
    connections: 60,
    meets: ['429'],
    run: asksForHealth,
  },
];
