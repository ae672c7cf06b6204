import type { Force, Options } from '@ironhex/shared/grimdark';
import { useMemo } from 'preact/hooks';
import { useUndo } from '../../../ui/forces/use-undo.ts';
import { FaultList } from '../../../ui/form/fields.tsx';
import type { ForceProps } from '../../home.ts';
import { GrimForceSheet } from '../forces/force-sheet.tsx';
import { forceWords } from './faults.ts';
import { limitsFor } from './form.ts';

/** The force of one seat. */
export const ForceSection = ({ form, change, faults, seat, options }: ForceProps<Force, Options>) => {
  const limits = useMemo(() => limitsFor(options), [options.points, options.forceOrg]);
  const undoable = useUndo(form, change);
  return (
    <>
      <GrimForceSheet force={form} {...undoable} limits={limits} side={seat.side === 1 ? 1 : 0} />
      <FaultList faults={faults} placeWords={(at) => forceWords(at, form)} />
    </>
  );
};
