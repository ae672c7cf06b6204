import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Protocol } from 'colyseus';

/** A frame of the websocket protocol as clients send it, with bytes for its first byte and its content. */
export const wrap = (content: Buffer, first = 0x82, masked = true): Buffer => {
  const { length } = content;
  const bit = masked ? 0x80 : 0;
  const size = length < 126 ? [bit | length] : length < 65_536 ? [bit | 126, length >> 8, length & 255] : undefined;
  const long = Buffer.alloc(9, bit | 127);
  if (!size) long.writeBigUInt64BE(BigInt(length), 1);
  // A mask of zeros changes nothing, and is as good as any for who has nothing to hide.
  const mask = Buffer.alloc(masked ? 4 : 0);
  return Buffer.concat([Buffer.from([first]), size ? Buffer.from(size) : long, mask, content]);
};

/** A line to a match on which anything can be sent, also what no library would send. */
export class RawLine {
  readonly socket: Socket;
  /** Is it still there? */
  open = true;
  /** How many answers came to what it asked. */
  answered = 0;
  /** How often it was refused, by the code of the refusal. */
  readonly refusals = new Map<string, number>();
  /** Hears the code of each answer, empty for a good one. */
  told: ((code: string) => void) | undefined;
  /** The code with which the far end said farewell, if it did. */
  farewell: number | undefined;
  /** Stays on the line when the far end says farewell, as no browser does. */
  stubborn = false;
  /** Contents of the data frames that came, while `listening` is set. */
  readonly heard: Buffer[] = [];
  listening = false;
  #unread = Buffer.alloc(0);
  #pongs = 0;
  #pings = 0;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('close', () => {
      this.open = false;
    });
  }

  /** Opens a TCP connection, perhaps from another address of this machine, and says something on it. */
  static async say(url: string, text: string, from?: string): Promise<RawLine> {
    const near = from === undefined ? { host: 'localhost' } : { host: '127.0.0.1', localAddress: from };
    const socket = connect({ port: Number(new URL(url).port), ...near });
    const line = new RawLine(socket);
    socket.write(text);
    await new Promise<void>((resolve) => socket.once('connect', resolve).once('error', () => resolve()));
    return line;
  }

  /** Opens a websocket; `open` is false if it is not given. */
  static async dial(url: string, path: string, from?: string): Promise<RawLine> {
    const key = randomBytes(16).toString('base64');
    const ask = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}`;
    const line = await RawLine.say(url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${ask}\r\n\r\n`, from);
    const [head] = await Promise.race([
      new Promise<[Buffer?]>((resolve) => line.socket.once('data', (data: Buffer) => resolve([data]))),
      new Promise<[Buffer?]>((resolve) => line.socket.once('close', () => resolve([]))),
    ]);
    if (!head?.toString('latin1').startsWith('HTTP/1.1 101')) line.socket.destroy();
    line.socket.on('data', (data: Buffer) => line.#hear(data));
    // Frames may have come together with the head.
    if (head) line.#hear(head.subarray(head.indexOf('\r\n\r\n') + 4));
    return line;
  }

  /** Sends bytes as they are; false if the line is gone. */
  write(bytes: Buffer): boolean {
    if (this.open) this.socket.write(bytes);
    return this.open;
  }

  /** Sends bytes, and waits so many milliseconds at most until they are on their way; false if they are not then. */
  async pour(bytes: Buffer, within: number): Promise<boolean> {
    if (!this.open) return true;
    if (!this.socket.writableNeedDrain && this.socket.write(bytes)) return true;
    const signal = AbortSignal.timeout(within);
    const drained = Promise.race([once(this.socket, 'drain', { signal }), once(this.socket, 'close', { signal })]);
    return drained.then(
      () => true,
      () => false,
    );
  }

  /** Reads what comes: a pong is counted, a ping answered, a farewell followed. */
  #hear(data: Buffer): void {
    this.#unread = Buffer.concat([this.#unread, data]);
    for (;;) {
      const [first = 0, size = 0] = this.#unread;
      const head = size < 126 ? 2 : size === 126 ? 4 : 10;
      if (this.#unread.length < head) return;
      const length = size < 126 ? size : size === 126 ? this.#unread.readUInt16BE(2) : this.#unread.readUInt32BE(6);
      if (this.#unread.length < head + length) return;
      if ((first & 15) === 10) this.#pongs += 1;
      if ((first & 15) === 9) this.write(wrap(this.#unread.subarray(head, head + length), 0x8a));
      const content = this.#unread.subarray(head, head + length);
      if ((first & 15) === 8) this.#bid(content);
      if ((first & 15) < 8 && this.listening) this.heard.push(Buffer.from(content));
      if (content[0] === Protocol.ROOM_RESPONSE) this.#hearAnswer(content);
      this.#unread = this.#unread.subarray(head + length);
    }
  }

  #hearAnswer(content: Buffer): void {
    this.answered += 1;
    const code = /\xa4code[\xa0-\xbf]([a-z-]+)/.exec(content.toString('latin1'))?.[1] ?? '';
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    this.told?.(code);
  }

  /** How often it was told that it is too fast. */
  get slowed(): number {
    return this.refusals.get('too-fast') ?? 0;
  }

  #bid(farewell: Buffer): void {
    this.farewell = farewell.length >= 2 ? farewell.readUInt16BE(0) : 0;
    if (!this.stubborn) this.hangUp();
  }

  /** Waits until everything that was sent has been read at the far end; false if the line closed before. */
  async settled(): Promise<boolean> {
    this.#pings += 1;
    this.write(wrap(Buffer.alloc(0), 0x89));
    while (this.open && this.#pongs < this.#pings) await sleep(2);
    return this.open;
  }

  /** Waits until it is closed by the far end, for so many milliseconds at most. */
  async closes(within: number): Promise<boolean> {
    this.socket.resume();
    const end = Date.now() + within;
    while (this.open && Date.now() < end) await sleep(20);
    return !this.open;
  }

  hangUp(): void {
    this.socket.destroy();
  }
}
