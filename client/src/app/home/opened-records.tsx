import { useState } from 'preact/hooks';
import { gameOf } from '../../rulesets/index.ts';
import { openedAddress } from '../../table/address.ts';
import { forgetOpened, type OpenedRecord, openedRecords } from '../../table/storage/opened-records.ts';
import { list } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';
import { Name } from '../../ui/words/name.tsx';
import { dayOf } from './day.ts';

const { home } = UI;

/** The records of matches that were opened from files in this browser: each is shown again by a click. */
export const OpenedRecords = () => {
  const [records, setRecords] = useState(openedRecords);
  const remove = ({ id }: OpenedRecord) => {
    setRecords(records.filter((other) => other.id !== id));
    void forgetOpened(id);
  };
  if (records.length === 0) return null;
  return (
    <section class="own-matches" aria-labelledby="opened-records" data-testid="opened-records">
      <h2 id="opened-records">
        {home.opened} <small class="quiet">{home.ownHint}</small>
      </h2>
      <ul>
        {records.map((record) => {
          const players = list(record.players);
          return (
            <li key={record.id} class="own-match">
              <a class="own-about" href={openedAddress(record.id)}>
                <strong>
                  <Name text={players} />
                </strong>
                <span class="quiet">
                  {gameOf(record.game)?.name} · <time>{dayOf(record.at, Date.now())}</time>
                </span>
              </a>
              <button
                type="button"
                class="bare"
                aria-label={home.removeOpened(players)}
                data-testid="forget-record"
                onClick={() => remove(record)}
              >
                <span aria-hidden="true">✕</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
