import type { Placed } from '@ironhex/shared/match';
import type { CreateFromPosition } from '@ironhex/shared/protocol';
import type { SteampunkTypes } from '@ironhex/shared/steampunk';
import { steampunk } from '@ironhex/shared/steampunk/ruleset';
import { stateOf } from '../../../shared/src/rulesets/steampunk/position/from-position.ts';
import { sealOf } from '../../../shared/src/rulesets/steampunk/position/seal.ts';

/** A position whose step in progress was written by hand, with the seal that the rules would have put on it. */
export const sealed = (file: CreateFromPosition['position']): CreateFromPosition['position'] => {
  const { options, position } = steampunk.schemas;
  const placed = { ...(file as object), options: options.parse(file.options), position: position.parse(file.position) };
  const read = stateOf(placed as unknown as Placed<SteampunkTypes>);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { ...file, position: { ...(file.position as object), seal: sealOf(read.value) } };
};
