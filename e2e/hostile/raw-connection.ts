import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Protocol } from 'colyseus';

/** A websocket frame as clients send it, with this first byte and content. */
export const wrap = (content: Buffer, first = 0x82, masked = true): Buffer => {
  const { length } = content;
  const bit = masked ? 0x80 : 0;
  const size = length < 126 ? [bit | length] : length < 65_536 ? [bit | 126, length >> 8, length & 255] : undefined;
  const long = Buffer.alloc(9, bit | 127);
  if (!size) long.writeBigUInt64BE(BigInt(length), 1);
  // A mask of zeros leaves the content as it is, and the protocol allows it.
  const mask = Buffer.alloc(masked ? 4 : 0);
  return Buffer.concat([Buffer.from([first]), size ? Buffer.from(size) : long, mask, content]);
};

/** A connection to a server on which any bytes can be sent, also those that no library would send. */
export class RawConnection {
  readonly socket: Socket;
  /** Is it still open? */
  open = true;
  /** Answers received. */
  answered = 0;
  /** Refusals received, by their code. */
  readonly refusals = new Map<string, number>();
  /** Called with the code of each answer, empty for one that is no refusal. */
  told: ((code: string) => void) | undefined;
  /** The code of the server's close frame, if one came. */
  farewell: number | undefined;
  /** Does not answer a close frame, as no browser would. */
  stubborn = false;
  /** Contents of received data frames, while `listening` is set. */
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

  /** Opens a TCP connection, optionally from another address of this machine, and sends a text on it. */
  static async say(url: string, text: string, from?: string): Promise<RawConnection> {
    const near = from === undefined ? { host: 'localhost' } : { host: '127.0.0.1', localAddress: from };
    const socket = connect({ port: Number(new URL(url).port), ...near });
    const connection = new RawConnection(socket);
    socket.write(text);
    await new Promise<void>((resolve) => socket.once('connect', resolve).once('error', () => resolve()));
    return connection;
  }

  /** Opens a websocket; `open` is false if the server refuses it. */
  static async dial(url: string, path: string, from?: string): Promise<RawConnection> {
    const key = randomBytes(16).toString('base64');
    const ask = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}`;
    const connection = await RawConnection.say(url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${ask}\r\n\r\n`, from);
    const [head] = await Promise.race([
      new Promise<[Buffer?]>((resolve) => connection.socket.once('data', (data: Buffer) => resolve([data]))),
      new Promise<[Buffer?]>((resolve) => connection.socket.once('close', () => resolve([]))),
    ]);
    if (!head?.toString('latin1').startsWith('HTTP/1.1 101')) connection.socket.destroy();
    connection.socket.on('data', (data: Buffer) => connection.#hear(data));
    // The first frames may have come together with the head of the answer.
    if (head) connection.#hear(head.subarray(head.indexOf('\r\n\r\n') + 4));
    return connection;
  }

  /** Sends bytes as they are; false if the connection is closed. */
  write(bytes: Buffer): boolean {
    if (this.open) this.socket.write(bytes);
    return this.open;
  }

  /** Sends bytes. False if the server has not taken them after so many milliseconds. */
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

  /** Reads frames: counts pongs, answers pings, and closes at a close frame. */
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

  /** How often it was refused for being too fast. */
  get slowed(): number {
    return this.refusals.get('too-fast') ?? 0;
  }

  #bid(farewell: Buffer): void {
    this.farewell = farewell.length >= 2 ? farewell.readUInt16BE(0) : 0;
    if (!this.stubborn) this.hangUp();
  }

  /** Waits until the server has read everything that was sent; false if the connection closed before. */
  async settled(): Promise<boolean> {
    this.#pings += 1;
    this.write(wrap(Buffer.alloc(0), 0x89));
    while (this.open && this.#pongs < this.#pings) await sleep(2);
    return this.open;
  }

  /** Waits until the server closes it, for so many milliseconds at most. */
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
