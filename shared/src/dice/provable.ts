import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Dice, diceFrom, type Unused, usedFrom } from './dice.ts';

/** A secret as text: 64 hexadecimal digits, 256 bits. */
export const SECRET = /^[0-9a-f]{64}$/;

/** The SHA-256 of a secret in hexadecimal: published before the first roll, so that the secret cannot be exchanged. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The key of a match's rolls: HMAC-SHA-256 of the players' salts, as a JSON array in seat order, under the secret. */
const streamKey = (secret: string, salts: readonly string[]): Uint8Array =>
  hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify(salts)));

/** More than the digits of any draw and attempt take. */
const LONGEST = 48;

/**
 * The numbers in [0, 2^32) of a stream, by draw and attempt: the first four bytes of HMAC-SHA-256 of `draw.attempt`.
 * What the key alone decides is worked out once, and no number allocates memory: a step of a match can roll thousands.
 */
const wordsOf = (key: Uint8Array): ((draw: number, attempt: number) => number) => {
  const keyed = hmac.create(sha256, key);
  const working = keyed.clone();
  const block = new Uint8Array(keyed.outputLen);
  const number = new DataView(block.buffer);
  const written = new Uint8Array(LONGEST);
  /** Digits and dots are one byte each: writing them here spares every die two arrays. */
  const bytesOf = (text: string): Uint8Array => {
    for (let i = 0; i < text.length; i++) written[i] = text.charCodeAt(i);
    return written.subarray(0, text.length);
  };
  return (draw, attempt) => {
    keyed
      ._cloneInto(working)
      .update(bytesOf(`${draw}.${attempt}`))
      .digestInto(block);
    return number.getUint32(0);
  };
};

/** One more than the largest number of {@link wordsOf}. */
const WORD_RANGE = 2 ** 32;

/**
 * Dice for match play that no side can influence and every player can verify. The server publishes the {@link
 * commitmentTo} its `secret` before the players choose their salts, so neither side could choose its part to suit the
 * other's. Draw number n, a roll or a pick, depends on n alone (counter mode). Words at the end of the range would make
 * some faces likelier, so they are rejected.
 *
 * `secret` is 64 hexadecimal digits, `salts` are in seat order; `unused` draws are passed over.
 */
export const provableDice = (secret: string, salts: readonly string[], unused: readonly Unused[] = []): Dice => {
  const word = wordsOf(streamKey(secret, salts));
  let draws = 0;
  return diceFrom((n) => {
    const fair = WORD_RANGE - (WORD_RANGE % n);
    const index = usedFrom(unused, draws);
    draws = index + 1;
    for (let attempt = 0; ; attempt++) {
      const drawn = word(index, attempt);
      if (drawn < fair) return drawn % n;
    }
  });
};
