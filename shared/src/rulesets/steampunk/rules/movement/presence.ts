import type { HexLabel } from '../../../../hex/index.ts';
import type { Layer } from '../../ground/passage.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { Going } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit, type UnitId } from '../../model/units.ts';

/** Who would be in one hex and layer after all moves, those of both sides. */
export interface Presence {
  readonly at: HexLabel;
  readonly layer: Layer;
  readonly units: readonly Unit[];
}

/** The moves of a step by unit. */
export type Goings = ReadonlyMap<UnitId, Going>;

export const goingsOf = (goings: readonly Going[]): Goings => new Map(goings.map((going) => [going.unit, going]));

/** Does a unit stand on the board for all to see after its move? A hidden one does if it shows itself. */
export const isSeen = ({ hidden }: Unit, going: Going | undefined): boolean => !hidden || going?.token === 'Reveal';

/** Where a unit would be after all moves. */
export const endOf = (unit: Unit, goings: Goings): HexLabel => goings.get(unit.id)?.to ?? unit.at!;

const add = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/** Who would be where after all moves, in the order of hexes and layers of DET-2. `besides`: also there, of another layer. */
export const presences = (
  table: Pick<Table, 'units'>,
  goings: Goings,
  besides: readonly UnitId[] = [],
): readonly Presence[] => {
  const byPlace = new Map<string, Unit[]>();
  for (const unit of fieldUnits(table)) {
    if (!isSeen(unit, goings.get(unit.id)) && !besides.includes(unit.id)) continue;
    const layer = besides.includes(unit.id) ? 'ground' : layerOf(unit);
    add(byPlace, `${endOf(unit, goings)} ${layer === 'ground' ? 0 : 1}`, unit);
  }
  return [...byPlace.keys()].sort().map((place): Presence => {
    const [at, layer] = place.split(' ') as [HexLabel, string];
    return { at, layer: layer === '0' ? 'ground' : 'air', units: byPlace.get(place)! };
  });
};

/** Would both sides be there? */
export const isContested = ({ units }: Pick<Presence, 'units'>): boolean =>
  units.some(({ side }) => side !== units[0]!.side);
