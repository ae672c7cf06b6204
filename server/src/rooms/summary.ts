import type { Status } from '@ironhex/shared/protocol';

/** What anybody with the address may know about a match before joining it. */
export interface MatchSummary {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly status: Status;
  readonly seats: readonly { readonly id: string; readonly name: string; readonly taken: boolean }[];
}
