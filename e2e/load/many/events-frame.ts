/** How the key of the texts stands in a message, in the form of msgpack. */
const KEY = Buffer.from('\u{A4}seen', 'latin1');

/** Reads the length that a msgpack list or text begins with: short ones in the first byte, others in the bytes after it. */
const lengthAt = (frame: Buffer, at: number, short: number): { readonly length: number; readonly next: number } => {
  const head = frame[at]!;
  if (head < 0xc0) return { length: head & short, next: at + 1 };
  if (head === 0xd9) return { length: frame[at + 1]!, next: at + 2 };
  if (head === 0xda || head === 0xdc) return { length: frame.readUInt16BE(at + 1), next: at + 3 };
  return { length: frame.readUInt32BE(at + 1), next: at + 5 };
};

/** The texts of the events in a frame; empty if it is none with events. Reads nothing else of it, so that it is fast. */
export const eventTextsIn = (frame: Buffer): string[] => {
  const key = frame.indexOf(KEY);
  if (key < 0) return [];
  const list = lengthAt(frame, key + KEY.length, 0x0f);
  const texts: string[] = [];
  for (let at = list.next; texts.length < list.length; ) {
    const { length, next } = lengthAt(frame, at, 0x1f);
    texts.push(frame.toString('utf8', next, next + length));
    at = next + length;
  }
  return texts;
};
