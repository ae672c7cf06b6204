// Events that fall on a part of the map, G-17.4.
import { quarterCentre, quarterOf } from '../../ground/quarters.ts';
import type { Item } from '../../model/table.ts';
import { first } from '../chapter.ts';
import { d3Of } from '../d3.ts';
import { unitsOnMap } from '../figures.ts';
import { standsInTerrain } from './on-units.ts';
import { fitting, pickQuarter, pickUnits } from './picks.ts';
import { happened, lasts, type Row } from './row.ts';
import { sniperPost } from './sniper.ts';

/** Event 22: every unit in a quarter takes D3+4 hits; one D3 for all. */
export const toxicFumes: Row = function* (state, dice) {
  const quarter = pickQuarter(dice, 'toxic fumes');
  const die = dice.roll(6, 'toxic fumes');
  const units = unitsOnMap(state).filter(({ at }) => quarterOf(state.board, at!) === quarter);
  yield happened(22, { quarter, units: units.map(({ id }) => id), dice: [die] });
  const hits = { hits: d3Of(die) + 4, ap: 0, rules: {}, source: 'event 22', by: null };
  yield first(state, ...units.map(({ id }) => ({ do: 'hits', hits: { ...hits, target: id } }) as const));
};

/** Event 24: every unit in terrain that is not open takes a dangerous test. */
export const earthquake: Row = function* (state) {
  const units = unitsOnMap(state).filter((unit) => standsInTerrain(state, unit));
  yield happened(24, { units: units.map(({ id }) => id) });
  yield first(state, ...units.map(({ id }) => ({ do: 'dangerous', unit: id, why: 'event' }) as const));
};

/** Event 25: units in a quarter have 6 hexes less range. */
export const darkClouds: Row = function* (state, dice) {
  const quarter = pickQuarter(dice, 'dark clouds');
  const what = { kind: 'range', amount: -6 } as const;
  yield happened(25, { quarter }, lasts(state, 25, { on: { quarter }, what, until: 'round' }));
};

/** An event that puts a token on the centre of a random quarter. `why` is the purpose of the pick. */
const lying = (event: number, kind: Item['kind'], why: string): Row =>
  function* (state, dice) {
    const quarter = pickQuarter(dice, why);
    const at = quarterCentre(state.board, quarter);
    if (at === undefined) yield happened(event, { quarter });
    else yield happened(event, { quarter, at }, { open: { items: [...state.items, { kind, at, carrier: null }] } });
  };

/** Event 31: a token that strikes units which move near it. */
export const psychicAnomaly = lying(31, 'anomaly', 'psychic anomaly');

/** Event 36: a token to be carried to the opponent's edge. */
export const enemyIntel = lying(36, 'intel', 'enemy intel');

/** Event 33: a sniper post, and the unit that it marks. */
export const crazedSniper: Row = function* (state, dice) {
  const at = sniperPost(state.board);
  const [marked] = at === undefined ? [] : pickUnits(fitting(state), 1, dice, 'crazed sniper');
  if (at === undefined || marked === undefined) {
    yield happened(33, {});
    return;
  }
  const post: Item = { kind: 'post', at, carrier: null, marked: marked.id };
  yield happened(33, { at, units: [marked.id] }, { open: { items: [...state.items, post] } });
};
