import { useEffect, useState } from 'preact/hooks';
import { matchAddress } from '../table/address.ts';
import { UI } from '../text/ui.ts';
import { MissingPage } from './missing.tsx';
import { recordOf } from './record-of.ts';
import { OpenRecord } from './replay/open-record.tsx';
import { Watching } from './replay/watching.tsx';

/** A match of this server that is over, or the record of any match from a file, to be watched again. */
export const ReplayPage = ({ id, place }: { readonly id: string | undefined; readonly place: string }) => {
  const [record, setRecord] = useState<string | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (id === undefined) return;
    void recordOf(id).then((read) => {
      if (read.ok) setRecord(read.value);
      else setFault(read.error.map(({ message }) => message).join(' '));
    });
  }, [id]);
  const onOther = id === undefined ? () => setRecord(undefined) : undefined;
  if (record !== undefined) return <Watching id={id} record={record} place={place} onOther={onOther} />;
  if (fault !== undefined)
    return (
      <MissingPage message={fault}>
        <a class="button" href={matchAddress(id!)}>
          {UI.replay.toMatch}
        </a>
      </MissingPage>
    );
  return id === undefined ? <OpenRecord read={setRecord} /> : <p class="quiet loading">{UI.replay.loading}</p>;
};
