import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Does a value say itself, as `JSON.stringify` asks it, how it is written? */
export const saysHow = (value: object): value is { toJSON(): unknown } =>
  'toJSON' in value && typeof value.toJSON === 'function';

const sorted = (value: unknown, at: string): unknown => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map((element, index) => sorted(element, `${at}/${index}`));
  if (typeof value === 'object' && saysHow(value)) return sorted(value.toJSON(), at);
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const fields = value as Record<string, unknown>;
    const keys = Object.keys(fields).sort();
    return Object.fromEntries(keys.map((key) => [key, sorted(fields[key], `${at}/${key}`)]));
  }
  throw new TypeError(`Not plain JSON data at ${at || '/'}: ${String(value)}`);
};

/** The one JSON text of plain data: keys sorted, no spaces. Throws where something is not plain JSON data. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value, ''));

/** Bytes of a digest: 72 bits, enough to tell two versions of the rules apart. */
const DIGEST = 9;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A short hash of what happened, the same for the same events in the same form: 12 characters of base64url. */
export const digestOf = (events: readonly object[]): string => {
  const bits = sha256(utf8ToBytes(JSON.stringify(events)))
    .slice(0, DIGEST)
    .reduce((text, byte) => text + byte.toString(2).padStart(8, '0'), '');
  return bits.replace(/.{6}/g, (six) => DIGITS[Number.parseInt(six, 2)]!);
};

/** SHA-256 of the canonical JSON, in hexadecimal: two states are the same exactly if these are. */
export const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
