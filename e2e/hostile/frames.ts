import { COMMANDS } from '@ironhex/shared/protocol';
import { getMessageBytes, Protocol } from 'colyseus';
import fc from 'fast-check';

/** Draws a random whole number from 0 to below a limit. */
export type Below = (limit: number) => number;

/** The bits of the first byte that hold the kind of a message. */
const KIND = 0x1f;

const NAMES = [...Object.keys(COMMANDS), 'fly', 'constructor', '__proto__', '*', '', '0'];

/** A command as the SDK sends it; with a request number below 128 if it wants an answer. */
export const commandFrame = (name: string, payload: unknown, request?: number): Buffer => {
  const bytes = Buffer.from(getMessageBytes.raw(Protocol.ROOM_DATA, name, payload));
  if (request === undefined) return bytes;
  return Buffer.concat([Buffer.from([Protocol.ROOM_REQUEST, request]), bytes.subarray(1)]);
};

const anything = fc.anything({ withBigInt: false, withDate: true, withNullPrototype: true, maxDepth: 4 });
const seq = fc.oneof(fc.integer(), fc.constantFrom(0, -1, 0.5, 1, 2, 1e9, 2 ** 53, NaN, Infinity), anything);
const text = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 400 }), anything);
const kind = fc.constantFrom('act', 'wait', 'pass', 'interrupt', 'defend', 'pick', 'concede', 'win', '__proto__');

/** Commands with something wrong in them; a few are right by chance. */
const PAYLOADS = fc.oneof(
  anything,
  fc.record({ seq, decision: seq, intent: fc.record({ kind, unit: text, move: anything }) }, { requiredKeys: [] }),
  fc.record({ seq, intent: anything, extra: anything }, { requiredKeys: ['seq'] }),
  fc.record({ policy: fc.record({ match: fc.record({ answer: kind, fromCost: seq }) }) }),
  fc.record({ name: text, salt: text, secret: text }, { requiredKeys: ['name'] }),
  fc.record({ text }),
  fc.record({ since: seq }),
  fc.record({ wanted: anything }),
  fc.record({ seat: text, secret: text }),
);

const nested = (levels: number, open: number): Buffer => Buffer.alloc(levels, open);
const header = (...bytes: readonly number[]): Buffer => Buffer.from(bytes);
const word = (name: string): Buffer => Buffer.from([0xa0 | name.length, ...Buffer.from(name)]);
const intent = (content: Buffer): Buffer => Buffer.concat([header(Protocol.ROOM_REQUEST, 7), word('intent'), content]);

/** Contents made by hand to break decoders. */
const PATHS: readonly Buffer[] = [
  nested(60_000, 0x91),
  nested(60_000, 0x81),
  Buffer.concat([nested(30_000, 0x91), header(0xc0)]),
  Buffer.concat([header(0xdd, 0xff, 0xff, 0xff, 0xff), nested(100, 0xc0)]),
  Buffer.concat([header(0xdf, 0xff, 0xff, 0xff, 0xff), nested(100, 0xc0)]),
  Buffer.concat([header(0xdc, 0xea, 0x60), nested(60_000, 0xc0)]),
  header(0xdb, 0xff, 0xff, 0xff, 0xff, 0x41),
  header(0xc6, 0x7f, 0xff, 0xff, 0xff, 0x41),
  Buffer.concat([header(0xda, 0xea, 0x60), Buffer.alloc(60_000, 0x41)]),
  // Extensions of the format: records, circular references, regular expressions, errors, sets and dates.
  header(0xd4, 0x72, 0x40, 0x92, 0xa1, 0x61, 0xa1, 0x62, 0x01, 0x02),
  header(0xd6, 0x69, 0, 0, 0, 1, 0x91, 0xd6, 0x70, 0, 0, 0, 1),
  header(0xd4, 0x78, 0x92, 0xa6, ...Buffer.from('(a+)+$'), 0xa0),
  header(0xd4, 0x65, 0x93, 0xa5, ...Buffer.from('Error'), 0xa1, 0x61, 0xc0),
  header(0xd4, 0x73, 0x92, 1, 2),
  header(0xc7, 0xff, 0x74, ...Array<number>(255).fill(9)),
  header(0xd7, 0xff, 255, 255, 255, 255, 255, 255, 255, 255),
  header(0xcf, 255, 255, 255, 255, 255, 255, 255, 255),
  header(0xc1),
];

const bytesOf = (length: number, below: Below): Buffer => Buffer.from(Array.from({ length }, () => below(256)));

const altered = (frame: Buffer, below: Below): Buffer => {
  const copy = Buffer.from(frame);
  for (let n = 1 + below(4); n > 0 && copy.length > 1; n--) copy[1 + below(copy.length - 1)] = below(256);
  return copy;
};

/** An endless supply of hostile frames, the same for the same seed. `recorded`: frames that an honest client sent. */
export const hostileFrames = (seed: number, below: Below, recorded: readonly Buffer[]): (() => Buffer) => {
  const payloads = fc.sample(PAYLOADS, { seed, numRuns: 3000 });
  const one = <T>(of: readonly T[]): T => of[below(of.length)]!;
  const command = (): Buffer => {
    const [name, payload] = [one(NAMES), one(payloads)];
    try {
      return commandFrame(name, payload, below(2) ? below(128) : undefined);
    } catch {
      // This value cannot be encoded: take another.
      return bytesOf(20, below);
    }
  };
  const kinds: readonly (() => Buffer)[] = [
    () => bytesOf(below(300), below),
    () => Buffer.concat([header(below(256)), bytesOf(below(40), below)]),
    command,
    command,
    command,
    () => {
      const whole = command();
      return whole.subarray(0, below(whole.length + 1));
    },
    () => altered(command(), below),
    // Large frames are rarer: they would mostly keep the network busy.
    () => (below(8) ? command() : intent(one(PATHS))),
    () => (recorded.length > 0 ? one(recorded) : command()),
    () => (recorded.length > 0 ? altered(one(recorded), below) : command()),
  ];
  /** Does Colyseus close the connection for this kind of message? Such frames are nearly always left out. */
  const ends = ([code = 0]: Buffer): boolean =>
    [Protocol.LEAVE_ROOM, Protocol.ROOM_DATA, Protocol.ROOM_DATA_BYTES].includes((code & KIND) as never);
  return () => {
    for (;;) {
      const frame = one(kinds)();
      if (!ends(frame) || below(2000) === 0) return frame;
    }
  };
};
