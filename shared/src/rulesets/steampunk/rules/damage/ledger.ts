import type { Change } from '../../model/change.ts';
import { type Harm, harmOf, livingOf, type Unit } from '../../model/units.ts';

/** The change that writes a unit's ledger, DET-5. */
export const ledgered = ({ id }: Pick<Unit, 'id'>, ledger: Harm): Change => ({ units: { [id]: { ledger } } });

/** Is the unit gone, or will it be when damage is applied? Nothing is rolled against it any more, DET-6. */
export const isDead = (unit: Pick<Unit, 'status' | 'harm' | 'ledger'>): boolean =>
  unit.status !== 'field' || livingOf(harmOf(unit)) === 0;

/** One shaken token more; two for who had none, CON-1. */
export const shakenMore = (harm: Harm): Harm => ({ ...harm, shaken: harm.shaken === 0 ? 2 : harm.shaken + 1 });
