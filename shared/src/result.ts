/** What went well, or what did not: expected failures are values, exceptions are for bugs. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A success. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** An expected failure. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** What is wrong with a file or a message, and where in it: `at` is a path such as `hexes.0305.level`. */
export interface Fault {
  readonly at: string;
  readonly message: string;
  /** Stands for so many faults that are left out; only the last fault of a list does. */
  readonly more?: number;
}
