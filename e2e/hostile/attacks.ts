import { setTimeout as sleep } from 'node:timers/promises';
import { fastDice } from '@ironhex/shared/dice';
import { Protocol } from 'colyseus';
import { call } from '../drivers/wire.ts';
import { commandFrame, hostileFrames } from './frames.ts';
import { LONG } from './honest.ts';
import { RawLine, wrap } from './raw-line.ts';
import { reserve, type Target, takeSeat } from './seat.ts';

/** Where an attack takes place. */
export interface Field {
  /** The match that honest people play, as a spectator finds it. */
  readonly watching: Target;
  /** A seat of a match that belongs to the attackers. */
  readonly seated: Target;
  /** How many lines to attack from. */
  readonly lines: number;
  /** Shall it go on? */
  goesOn(): boolean;
  /** Something happened to an attacker: the code of a refusal, a status, or one of {@link FATES}. */
  meets(what: string): void;
}

/** What happens to attackers without a word. */
export const FATES = {
  /** The server ended a line. */
  cut: 'cut',
  /** What was sent was not read for a while. */
  held: 'held',
} as const;

/** One way to make trouble. */
export interface Attack {
  readonly name: string;
  readonly what: string;
  /** From so many lines when it is tried at full strength. */
  readonly lines: number;
  /** What must happen to whoever tries it. */
  readonly meets: readonly string[];
  readonly run: (field: Field) => Promise<void>;
}

/** Milliseconds that an attacker who was refused waits before the next attempt. */
const PAUSE = 250;

/** Does the same on so many lines side by side, each opened again when it is cut, until the attack is over. */
const onLines =
  (where: (field: Field) => Target, work: (line: RawLine, field: Field) => Promise<void>) =>
  async (field: Field): Promise<void> => {
    const one = async (): Promise<void> => {
      while (field.goesOn()) {
        const line = await takeSeat(where(field)).catch(() => undefined);
        if (!line) {
          field.meets('429');
          await sleep(PAUSE);
          continue;
        }
        line.told = (code) => field.meets(code);
        while (field.goesOn() && line.open) await work(line, field);
        if (field.goesOn()) field.meets(FATES.cut);
        line.hangUp();
      }
    };
    await Promise.all(Array.from({ length: field.lines }, one));
  };

const watching = ({ watching }: Field): Target => watching;
const seated = ({ seated }: Field): Target => seated;

/** Sends the same bytes again and again, as fast as they are taken. */
const pouring =
  (bytes: Buffer) =>
  async (line: RawLine, { meets }: Field): Promise<void> => {
    if (!(await line.pour(bytes, PAUSE))) meets(FATES.held);
  };

const many = (times: number, frame: Buffer): Buffer => Buffer.concat(Array<Buffer>(times).fill(frame));

/** An intent of 60 KB: a map of 15,000 numbers to numbers, which takes a decoder longest. */
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

const BIGGEST = { width: 60, height: 60, hills: 0.5, woods: 0.5, water: 0.3, town: 0.3 };

/** A board of one's own that is wrong in as many places as a request can hold. */
const WRONG = Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`x${n}`, {}]));

/** Asks for as many boards at once as there are lines, again and again. */
const asksForBoards =
  (board: (n: number) => object) =>
  async ({ watching: { url, from }, lines, goesOn, meets }: Field): Promise<void> => {
    for (let round = 0; goesOn(); round++) {
      const ask = async (n: number): Promise<void> => {
        const body = JSON.stringify({ ...LONG, board: board(round * lines + n) });
        const asking = { method: 'POST', headers: { 'content-type': 'application/json' }, body, from };
        const answer = await call(url, '/api/matches', asking).catch(() => undefined);
        meets(String(answer?.status ?? FATES.cut));
      };
      await Promise.all(Array.from({ length: lines }, (_, n) => ask(n)));
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
const slowHeads = async ({ watching: { url, from }, lines, goesOn, meets }: Field): Promise<void> => {
  const one = async (n: number): Promise<void> => {
    while (goesOn()) {
      const line = await RawLine.say(url, HEADS[n % HEADS.length]!, from);
      while (line.open && goesOn()) await line.closes(PAUSE);
      if (goesOn()) meets(FATES.cut);
      line.hangUp();
    }
  };
  await Promise.all(Array.from({ length: lines }, (_, n) => one(n)));
};

/** Reserves places, and sits down on some of them without a word. */
const reserves = async ({ watching, lines, goesOn, meets }: Field): Promise<void> => {
  const one = async (n: number): Promise<void> => {
    while (goesOn()) {
      const place = await reserve(watching).catch(() => 0);
      if (typeof place === 'number') {
        meets(String(place));
        await sleep(PAUSE);
      } else if (n % 2 === 0) (await RawLine.dial(watching.url, place, watching.from)).hangUp();
    }
  };
  await Promise.all(Array.from({ length: lines }, (_, n) => one(n)));
};

/** Asks for much, reads nothing of it, and says that it is there whenever it is asked. */
const neverReads = async (line: RawLine): Promise<void> => {
  line.socket.pause();
  await line.pour(many(50, wrap(commandFrame('events', { since: 1 }, 7))), PAUSE);
  await line.pour(wrap(Buffer.alloc(0), 0x8a), PAUSE);
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

/** All attacks, as a table. The hostile test tries each until it meets what it must; `bench:hostile` measures them. */
export const ATTACKS: readonly Attack[] = [
  {
    name: 'fragments',
    what: 'messages in 16,000 empty pieces',
    lines: 190,
    meets: [FATES.cut],
    run: onLines(
      watching,
      pouring(Buffer.concat([wrap(Buffer.alloc(0), 0x02), many(16_000, wrap(Buffer.alloc(0), 0x00))])),
    ),
  },
  {
    name: 'maps',
    what: 'intents of 60 KB that take long to decode',
    lines: 190,
    meets: ['malformed', FATES.held],
    run: onLines(watching, pouring(wrap(hugeMap()))),
  },
  {
    name: 'past',
    what: 'asks for all that happened, as fast as it can',
    lines: 10,
    meets: ['too-fast'],
    run: onLines(watching, pouring(many(20, wrap(commandFrame('events', { since: 1 }, 7))))),
  },
  {
    name: 'policies',
    what: 'a player changes its policy in a large window',
    lines: 1,
    meets: ['too-fast'],
    run: onLines(seated, pouring(Buffer.concat(Array.from({ length: 1000 }, (_, n) => policy(n))))),
  },
  {
    name: 'numbers',
    what: 'players use up the numbers of their intents on nonsense',
    lines: 10,
    meets: ['too-fast'],
    run: onLines(
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
    name: 'wrong boards',
    what: 'boards of 250 KB that are wrong everywhere',
    lines: 60,
    meets: ['400'],
    run: asksForBoards(() => ({ custom: { hexes: WRONG } })),
  },
  {
    name: 'boards',
    what: 'generated boards of 60 by 60, all at once',
    lines: 60,
    meets: ['201'],
    run: asksForBoards((n) => ({ seed: `board ${n}`, ...BIGGEST })),
  },
  {
    name: 'chat',
    what: 'spectators who all talk',
    lines: 190,
    meets: ['too-fast'],
    run: onLines(watching, pouring(many(5, wrap(commandFrame('say', { text: 'x'.repeat(300) }, 7))))),
  },
  {
    name: 'pongs',
    what: 'answers to pings that nobody sent',
    lines: 190,
    meets: [FATES.held],
    run: onLines(watching, pouring(many(10_000, wrap(Buffer.alloc(0), 0x8a)))),
  },
  {
    name: 'pings',
    what: 'pings, each of which wants an answer',
    lines: 190,
    meets: [FATES.held],
    run: onLines(watching, pouring(many(10_000, wrap(Buffer.alloc(0), 0x89)))),
  },
  {
    name: 'empty',
    what: 'messages with nothing in them',
    lines: 190,
    meets: [FATES.held],
    run: onLines(watching, pouring(many(10_000, wrap(Buffer.alloc(0))))),
  },
  {
    name: 'signs of life',
    what: "the SDK's pings, each of which wants an answer",
    lines: 190,
    meets: [FATES.held],
    run: onLines(watching, pouring(many(8000, wrap(Buffer.from([Protocol.PING]))))),
  },
  {
    name: 'rubbish',
    what: 'messages of all kinds, mostly wrong',
    lines: 190,
    meets: ['malformed', 'too-fast'],
    run: onLines(watching, async (line) => {
      for (let n = 0; n < 50; n++) await line.pour(wrap(rubbish()), PAUSE);
    }),
  },
  {
    name: 'never reads',
    what: 'asks for much and reads nothing, but answers pings',
    lines: 190,
    meets: [FATES.cut],
    run: onLines(watching, neverReads),
  },
  {
    name: 'slow heads',
    what: 'begins requests and never ends them',
    lines: 190,
    meets: [FATES.cut],
    run: slowHeads,
  },
  {
    name: 'joins',
    what: 'reserves places, and comes without a word',
    lines: 20,
    meets: ['429'],
    run: reserves,
  },
];
