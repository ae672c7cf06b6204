import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A secret as text: 64 hexadecimal digits, 256 bits. */
export const SECRET = /^[0-9a-f]{64}$/;

/** The SHA-256 of a secret in hexadecimal: published before the first roll, so that the secret cannot be exchanged. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The key of a match's rolls: HMAC-SHA-256 of the players' salts, as a JSON array in seat order, under the secret. */
export const streamKey = (secret: string, salts: readonly string[]): Uint8Array =>
  hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify(salts)));

/** A number in [0, 2^32) for a draw and an attempt at it: the first four bytes of HMAC-SHA-256 of `draw.attempt`. */
export const word = (key: Uint8Array, draw: number, attempt: number): number => {
  const block = hmac(sha256, key, utf8ToBytes(`${draw}.${attempt}`));
  return new DataView(block.buffer, block.byteOffset).getUint32(0);
};
