import { type Fault, fail, ok, type Result } from '@ironhex/shared/result';
import { useEffect, useState } from 'preact/hooks';
import { findMatches } from '../net/api.ts';
import type { MatchSource } from '../table/source.ts';
import { UI } from '../text/ui.ts';
import { MissingPage } from './missing.tsx';
import { recordOf } from './record-of.ts';
import { OpenRecord } from './replay/open-record.tsx';
import { ToMatch } from './replay/to-match.tsx';
import { Watching } from './replay/watching.tsx';

const faultsIn = (faults: readonly Fault[]): string => faults.map(({ message }) => message).join(' ');

/** The record of a match of this server if it is over, else what it has told until now; or why there is neither. */
const toldOf = async (id: string): Promise<Result<string | MatchSource, string>> => {
  const found = await findMatches([id]);
  if (!found.ok) return fail(faultsIn(found.error));
  const { state } = found.value[0]!;
  if (state === 'awake' || state === 'asleep')
    return import('./replay/under-way.ts').then(
      ({ soFarOf }) => ok(soFarOf(id)),
      () => fail(UI.errors.notLoaded),
    );
  const record = await recordOf(id);
  return record.ok ? record : fail(faultsIn(record.error));
};

/** A match of this server, as far as it has come, or the record of any match from a file, to be watched again. */
export const ReplayPage = ({ id, place }: { readonly id: string | undefined; readonly place: string }) => {
  const [record, setRecord] = useState<string | undefined>(undefined);
  const [soFar, setSoFar] = useState<MatchSource | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (id !== undefined)
      void toldOf(id).then((told) => {
        if (!told.ok) setFault(told.error);
        else if (typeof told.value === 'string') setRecord(told.value);
        else setSoFar(told.value);
      });
  }, [id]);
  const onOther = id === undefined ? () => setRecord(undefined) : undefined;
  if (record !== undefined || soFar)
    return <Watching id={id} record={record} soFar={soFar} place={place} onOther={onOther} />;
  if (fault !== undefined)
    return (
      <MissingPage message={fault}>
        <ToMatch id={id!} />
      </MissingPage>
    );
  return id === undefined ? <OpenRecord read={setRecord} /> : <p class="quiet loading">{UI.replay.loading}</p>;
};
