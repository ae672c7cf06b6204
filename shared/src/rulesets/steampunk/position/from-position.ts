import type { Placed } from '../../../match/index.ts';
import { type Fault, ok, type Result } from '../../../result.ts';
import type { State } from '../model/state.ts';
import type { SteampunkTypes } from '../model/types.ts';
import { create } from '../rules/setup/create.ts';

/** The state of a position, or what is wrong with it. */
export const fromPosition = (placed: Placed<SteampunkTypes>): Result<State, readonly Fault[]> => ok(create(placed));
