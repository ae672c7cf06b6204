import type { HexLabel } from '@ironhex/shared/hex';
import type { View } from '@ironhex/shared/steampunk';
import { sideOf } from './counters.ts';
import type { ArrowPicture } from './layers/arrows.ts';

type Fights = Pick<View, 'contests' | 'fight' | 'units'>;

/** The hexes that are fought over: where the assault is now, else all that wait for theirs. */
export const fightHexes = ({ contests, fight }: Fights): readonly HexLabel[] =>
  fight ? [fight.at] : contests.map(({ at }) => at);

/** An arrow for each unit that enters a contested hex. */
export const assaultArrows = ({ contests, fight, units }: Fights): readonly ArrowPicture[] =>
  (fight ? [fight] : contests).flatMap(({ at, entering }) =>
    entering
      .filter(({ from }) => from !== at)
      .map(({ unit, from }) => ({
        kind: 'assault',
        from,
        to: at,
        side: sideOf(units[unit]?.side ?? 0),
        label: '',
      })),
  );
