import { type Fault, fail, ok, type Result } from '@ironhex/shared/result';
import { useEffect, useState } from 'preact/hooks';
import { findMatches } from '../net/api.ts';
import { expectRecord } from '../replay/open.ts';
import { openedIn } from '../table/address.ts';
import type { MatchSource } from '../table/source.ts';
import { openedText } from '../table/storage/opened-records.ts';
import { UI } from '../text/ui.ts';
import { MissingPage } from './missing.tsx';
import { recordOf } from './record-of.ts';
import { OpenRecord } from './replay/record/open-record.tsx';
import { ToMatch } from './replay/to-match.tsx';
import { Watching } from './replay/watching.tsx';

/** What is known of a match that is watched again: its record, or what was told of one that is under way. */
interface Told {
  readonly record?: string;
  readonly soFar?: MatchSource;
  /** For how many days after its end the server keeps it; null: for good. Undefined for a file. */
  readonly keptFor?: number | null;
}

const faultsIn = (faults: readonly Fault[]): string => faults.map(({ message }) => message).join(' ');

/** The record of a match of this server if it is over, else what it has told until now; or why there is neither. */
const toldOf = async (id: string): Promise<Result<Told, string>> => {
  const found = await findMatches([id]);
  if (!found.ok) return fail(faultsIn(found.error));
  const { state } = found.value.matches[0]!;
  if (state === 'awake' || state === 'asleep')
    return import('./replay/under-way.ts').then(
      ({ soFarOf }) => ok({ soFar: soFarOf(id) }),
      () => fail(UI.errors.notLoaded),
    );
  expectRecord();
  const record = await recordOf(id);
  return record.ok ? ok({ record: record.value, keptFor: found.value.finishedFor }) : fail(faultsIn(record.error));
};

/** A match of this server, as far as it has come, or the record of any match from a file, to be watched again. */
export const ReplayPage = ({ id, place }: { readonly id: string | undefined; readonly place: string }) => {
  const [told, setTold] = useState<Told | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  useEffect(() => {
    const opened = openedIn(place);
    if (id === undefined) expectRecord();
    if (opened !== undefined)
      void openedText(opened).then((text) =>
        text === undefined ? setFault(UI.replay.notKept) : setTold({ record: text }),
      );
    if (id !== undefined) void toldOf(id).then((read) => (read.ok ? setTold(read.value) : setFault(read.error)));
  }, [id, place]);
  const other = () => {
    // The page is another one without the file in its address.
    if (openedIn(place) === undefined) setTold(undefined);
    else location.hash = '';
  };
  const onOther = id === undefined ? other : undefined;
  if (told) return <Watching id={id} {...told} place={place} onOther={onOther} />;
  if (fault !== undefined) return <MissingPage message={fault}>{id !== undefined && <ToMatch id={id} />}</MissingPage>;
  return id === undefined && openedIn(place) === undefined ? (
    <OpenRecord read={(record) => setTold({ record })} />
  ) : (
    <p class="quiet loading">{UI.replay.loading}</p>
  );
};
