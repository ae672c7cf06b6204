import type { GrimdarkTypes } from '@ironhex/shared/grimdark';
import type { PanelProps } from '../../types.ts';
import type { GrimdarkPlanning } from '../plan/planning.ts';

/** What the panels of Grimdark get. */
export type Props = PanelProps<GrimdarkTypes, GrimdarkPlanning>;
