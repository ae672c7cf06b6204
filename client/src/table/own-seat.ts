import { signal } from '@preact/signals';
import { holdInAddress, WATCH } from '../net/address.ts';
import type { Ring } from '../net/ring.ts';
import { forgetKeyring, type Keyring, keepKeyring, keptKeyring, keyringsOf, leadsTo, openedBy } from './keyring.ts';

/** 192 random bits as base64url, to open a seat. */
export const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** Which seat a link leads to in this browser; undefined to watch. */
const ringFor = (match: string, link: string | undefined): Keyring | undefined => {
  const rings = keyringsOf(match);
  if (link === WATCH) return undefined;
  if (link === undefined) return rings.at(-1);
  return rings.find((ring) => leadsTo(ring, link)) ?? { keys: [link] };
};

/**
 * The seat that this page holds, by the link it was opened with. What opens it is kept in this browser, and the secret of
 * now in the address of the page: where the browser keeps nothing, reloading and bookmarks still lead to the seat.
 */
export class OwnSeat implements Ring {
  readonly #match: string;
  /** The secret that opened the seat last; undefined for spectators. */
  readonly secret = signal<string | undefined>(undefined);
  #ring: Keyring | undefined;
  #inAddress: string | undefined;

  constructor(match: string, link: string | undefined) {
    this.#match = match;
    this.#ring = ringFor(match, link);
    this.#inAddress = link;
    this.secret.value = this.#ring?.keys[0];
  }

  get keys(): readonly string[] {
    const ring = this.#read();
    if (!ring) return [];
    const [first, ...others] = ring.keys;
    return [first!, ...(ring.proposed === undefined ? [] : [ring.proposed]), ...others];
  }

  /**
   * A new secret for the seat: the same each time, until it is known to be in force. It is kept before it is sent, so
   * that neither a lost answer nor a reload loses the seat.
   */
  propose(): string {
    const ring = this.#read();
    const secret = ring?.proposed ?? newSecret();
    this.#write({ keys: ring?.keys ?? [secret], proposed: secret });
    return secret;
  }

  opened(secret: string): void {
    this.#write(openedBy(this.#read() ?? { keys: [secret] }, secret));
    this.secret.value = secret;
    if (this.#inAddress === secret) return;
    this.#inAddress = secret;
    holdInAddress(secret);
  }

  lost(): void {
    if (this.#ring) forgetKeyring(this.#match, this.#ring);
  }

  #read(): Keyring | undefined {
    this.#ring = this.#ring && (keptKeyring(this.#match, this.#ring) ?? this.#ring);
    return this.#ring;
  }

  #write(ring: Keyring): void {
    this.#ring = ring;
    keepKeyring(this.#match, ring);
  }
}
