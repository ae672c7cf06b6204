import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** The kinds of frames of a websocket that are looked at here. */
const BINARY = 2;
const CLOSE = 8;
const PING = 9;

/** A frame for the server. The mask is all zeros, which is allowed and leaves the bytes as they are. */
const framed = (payload: Uint8Array): Buffer => {
  const { length } = payload;
  const head = length < 126 ? [0x82, 0x80 | length, 0, 0, 0, 0] : [0x82, 0xfe, length >> 8, length & 255, 0, 0, 0, 0];
  return Buffer.concat([Uint8Array.from(head), payload]);
};

/**
 * Where the payload of the frame at the start of these bytes begins and ends; undefined if the head is not all there.
 */
const boundsOf = (bytes: Buffer): { readonly from: number; readonly to: number } | undefined => {
  const short = bytes[1];
  if (short === undefined) return undefined;
  if (short < 126) return { from: 2, to: 2 + short };
  const from = short === 126 ? 4 : 10;
  if (bytes.length < from) return undefined;
  const length = short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return { from, to: from + length };
};

/**
 * A websocket with next to nothing on it, so that one core can hold thousands: unfragmented binary frames of up to 64
 * KB to the server, and pings are answered. What anybody needs who is not a bench is in the library.
 */
export class Wire {
  /** Called with one payload at a time, which may only be used until the call returns. */
  heard: (payload: Buffer) => void = () => {};
  /** Hears of the line being gone, with the code if there was one. */
  gone: (code: number | undefined) => void = () => {};
  /** Bytes of payload that came in so far. */
  bytes = 0;
  readonly #socket: Socket;
  #rest: Buffer | undefined;
  #code: number | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (bytes: Buffer) => this.#read(bytes));
    socket.on('error', () => {});
    socket.on('close', () => this.gone(this.#code));
  }

  /** Opens a line to an address like `http://host:port/path`. */
  static open(address: string): Promise<Wire> {
    const { hostname, port, pathname, search } = new URL(address);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const key = randomBytes(16).toString('base64');
    const lines = [
      `GET ${pathname}${search} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Key: ${key}`,
      'Sec-WebSocket-Version: 13',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    return new Promise((resolve, reject) => {
      const failed = (error?: Error): void => reject(error ?? new Error(`no line to ${hostname}:${port}`));
      let head: Buffer = Buffer.alloc(0);
      const greeted = (bytes: Buffer): void => {
        head = Buffer.concat([head, bytes]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', greeted).off('error', failed).off('close', failed);
        if (!head.toString('latin1', 0, 12).endsWith('101')) {
          reject(new Error(head.toString('latin1', 0, end)));
          return;
        }
        const wire = new Wire(socket);
        resolve(wire);
        // Whoever waits for the line listens before what came with the greeting is read.
        setImmediate(() => wire.#read(head.subarray(end + 4)));
      };
      socket.on('data', greeted).once('error', failed).once('close', failed);
    });
  }

  send(payload: Uint8Array): void {
    this.#socket.write(framed(payload));
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    let bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    for (let bounds = boundsOf(bytes); bounds && bounds.to <= bytes.length; bounds = boundsOf(bytes)) {
      const payload = bytes.subarray(bounds.from, bounds.to);
      const kind = bytes[0]! & 15;
      bytes = bytes.subarray(bounds.to);
      if (kind === BINARY) {
        this.bytes += payload.length;
        this.heard(payload);
      } else if (kind === PING) this.#socket.write(PONG);
      else if (kind === CLOSE) this.#code = payload.length > 1 ? payload.readUInt16BE(0) : undefined;
    }
    this.#rest = bytes.length > 0 ? bytes : undefined;
  }
}
