import type { Force, Limits } from '@ironhex/shared/grimdark';
import { Meters } from '../../../ui/forces/meters.tsx';
import { FORCE_TEXT } from '../words/forces.ts';
import { limitParts } from './limit-parts.ts';

/** What a force uses of each limit, G-4.6. */
export const LimitMeters = ({ force, limits }: { readonly force: Force; readonly limits: Limits }) => (
  <Meters
    label={FORCE_TEXT.builder.used}
    meters={limitParts(force, limits).map((part) => ({ ...part, name: FORCE_TEXT.limits[part.id] }))}
  />
);
