/** Reads values in the form of msgpack one after the other, as far as the room's messages have them. */
class Reader {
  readonly #bytes: Buffer;
  #at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  value(): unknown {
    const head = this.#bytes[this.#at++]!;
    if (head < 0x80) return head;
    if (head < 0x90) return this.#map(head & 0x0f);
    if (head < 0xa0) return this.#list(head & 0x0f);
    if (head < 0xc0) return this.#text(head & 0x1f);
    if (head >= 0xe0) return head - 0x100;
    return this.#long(head);
  }

  #long(head: number): unknown {
    const at = this.#at;
    const bytes = this.#bytes;
    const take = <T>(size: number, value: T): T => {
      this.#at += size;
      return value;
    };
    if (head === 0xc0) return null;
    if (head === 0xc2 || head === 0xc3) return head === 0xc3;
    if (head === 0xca) return take(4, bytes.readFloatBE(at));
    if (head === 0xcb) return take(8, bytes.readDoubleBE(at));
    if (head === 0xcc) return take(1, bytes[at]);
    if (head === 0xcd) return take(2, bytes.readUInt16BE(at));
    if (head === 0xce) return take(4, bytes.readUInt32BE(at));
    if (head === 0xd0) return take(1, bytes.readInt8(at));
    if (head === 0xd1) return take(2, bytes.readInt16BE(at));
    if (head === 0xd2) return take(4, bytes.readInt32BE(at));
    if (head === 0xd9) return this.#text(take(1, bytes[at]!));
    if (head === 0xda) return this.#text(take(2, bytes.readUInt16BE(at)));
    if (head === 0xdc) return this.#list(take(2, bytes.readUInt16BE(at)));
    if (head === 0xde) return this.#map(take(2, bytes.readUInt16BE(at)));
    throw new Error(`no value in a message begins with ${head}`);
  }

  #text(length: number): string {
    const text = this.#bytes.toString('utf8', this.#at, this.#at + length);
    this.#at += length;
    return text;
  }

  #list(length: number): unknown[] {
    return Array.from({ length }, () => this.value());
  }

  #map(length: number): object {
    return Object.fromEntries(Array.from({ length }, () => [this.value() as string, this.value()]));
  }
}

/** The name and content of a message of the room, without the client's SDK around it: thousands are read a second. */
export const messageIn = (frame: Buffer): { readonly name: unknown; readonly content: unknown } => {
  const reader = new Reader(frame, 1);
  return { name: reader.value(), content: reader.value() };
};
