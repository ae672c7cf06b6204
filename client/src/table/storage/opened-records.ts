import { forget, keep, keptList } from './keep.ts';

/** A record that was opened from a file, as the first page lists it. */
export interface OpenedRecord {
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  readonly players: readonly string[];
  /** When it was opened last, in epoch milliseconds. */
  readonly at: number;
}

/** How many are kept, and how many characters of one at most: a very long match has a tenth of that. */
const KEPT = 10;
const LONGEST = 3_000_000;

/** The list is small and read at once; the texts are not, and lie in the browser's database. */
const NAME = 'ironhex.records';
const STORE = 'records';

const isOpenedRecord = (value: unknown): value is OpenedRecord => {
  const { id, game, players, at } = (value ?? {}) as Partial<OpenedRecord>;
  const texts = [id, game, ...(Array.isArray(players) ? players : [undefined])];
  return texts.every((text) => typeof text === 'string') && typeof at === 'number';
};

/** The records that were opened in this browser, the last one first. */
export const openedRecords = (): readonly OpenedRecord[] => keptList(NAME, isOpenedRecord);

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Does something with the texts. Rejects where the browser keeps nothing. */
const inStore = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const opening = indexedDB.open('ironhex', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await result(opening);
  try {
    return await result(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
};

const writeList = (list: readonly OpenedRecord[]): void =>
  list.length > 0 ? keep(NAME, JSON.stringify(list)) : forget(NAME);

/** A name for a text, the same for the same text. */
const idOf = (text: string): string => {
  let sum = 0;
  for (let n = 0; n < text.length; n += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(n)) | 0;
  return `${text.length.toString(36)}${(sum >>> 0).toString(36)}`;
};

/** Keeps a record that was opened, in place of the oldest if there are many. One that is too long is not kept. */
export const keepOpened = async (text: string, about: Pick<OpenedRecord, 'game' | 'players'>): Promise<void> => {
  if (text.length > LONGEST) return;
  const id = idOf(text);
  try {
    await inStore('readwrite', (store) => store.put(text, id));
    const all = [{ ...about, id, at: Date.now() }, ...openedRecords().filter((other) => other.id !== id)];
    writeList(all.slice(0, KEPT));
    for (const old of all.slice(KEPT)) await inStore('readwrite', (store) => store.delete(old.id));
  } catch {
    // The browser keeps nothing, as in some private windows, or has no room left. The match is shown all the same.
  }
};

/** The text of a record that was opened; undefined if it is not kept any more. */
export const openedText = (id: string): Promise<string | undefined> =>
  inStore('readonly', (store) => store.get(id)).then(
    (text: unknown) => (typeof text === 'string' ? text : undefined),
    () => undefined,
  );

/** Removes a record from the list and from this browser. */
export const forgetOpened = async (id: string): Promise<void> => {
  writeList(openedRecords().filter((other) => other.id !== id));
  await inStore('readwrite', (store) => store.delete(id)).catch(() => {});
};
