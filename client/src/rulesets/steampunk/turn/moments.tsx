import { CLOCKS, type SteampunkTypes } from '@ironhex/shared/steampunk';
import type { GameMoments } from '../../moments.ts';
import { UnitMark } from '../panels/unit-mark.tsx';

/** The great moments of Steampunk Fantasy. */
export const steampunkMoments: GameMoments<SteampunkTypes> = {
  asked: (_view, { kind }) => ({ kind: 'turn', words: CLOCKS[kind]?.name ?? kind, units: [] }),
  happened: () => undefined,
  Picture: ({ view, unit: id }) => {
    const unit = view.units[id];
    return unit ? <UnitMark type={unit.bought.unit} side={unit.side} /> : null;
  },
};
