/** An exact number, `num` / `den`; `den` is positive. */
export interface Exact {
  readonly num: bigint;
  readonly den: bigint;
}

/** A factor of a price, and why it counts: `num` / `den`. */
export interface Factor {
  readonly reason: string;
  readonly num: number;
  readonly den: number;
}

/** All factors multiplied. */
export const product = (factors: readonly Factor[]): Exact =>
  factors.reduce((so, { num, den }) => ({ num: so.num * BigInt(num), den: so.den * BigInt(den) }), {
    num: 1n,
    den: 1n,
  });

/** So many times a number. */
export const timesOf = ({ num, den }: Exact, count: number): Exact => ({ num: num * BigInt(count), den });

/** All of them together. */
export const sumOf = (all: readonly Exact[]): Exact =>
  all.reduce((so, { num, den }) => ({ num: so.num * den + num * so.den, den: so.den * den }), { num: 0n, den: 1n });

/** The nearest multiple of 5; halves go up. */
export const toNearestFive = ({ num, den }: Exact): number => Number((2n * num + 5n * den) / (10n * den)) * 5;

/** To be shown: as near as a number comes to it. */
export const inDecimals = ({ num, den }: Exact): number => Number((num * 1_000_000n) / den) / 1_000_000;
