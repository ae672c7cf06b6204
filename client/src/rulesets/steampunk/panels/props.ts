import type { SteampunkTypes } from '@ironhex/shared/steampunk';
import type { PanelProps } from '../../types.ts';
import type { SteampunkPlanning } from '../plan/planning.ts';

/** What the panels of Steampunk Fantasy get. */
export type Props = PanelProps<SteampunkTypes, SteampunkPlanning>;
