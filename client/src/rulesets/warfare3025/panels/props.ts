import type { WarfareTypes } from '@ironhex/shared/warfare3025';
import type { PanelProps } from '../../types.ts';
import type { WarfarePlanning } from '../plan/planning.ts';

/** What Warfare's panels get. */
export type Props = PanelProps<WarfareTypes, WarfarePlanning>;
