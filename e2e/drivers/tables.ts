import { randomBytes } from 'node:crypto';
import type {
  CreatedMatch,
  CreateFromPosition,
  CreateMatch,
  OpenTable,
  OtherSought,
  Seek,
  TablesQuery,
  TablesShown,
} from '@ironhex/shared/protocol';
import { postMatch } from './door.ts';
import { until } from './until.ts';

/** A visitor of the first page, as far as the list of open tables goes. */
export class TablesVisitor {
  readonly rows = new Map<string, OpenTable>();
  readonly status: number;
  /** What a visitor reads who is refused. */
  readonly sentence: string;
  tables = 0;
  matches = 0;
  /** The bytes of the first list, and of all that came since. */
  firstBytes = 0;
  moreBytes = 0;
  /** Resolves when the line is closed. */
  readonly closed: Promise<void>;
  readonly #stop: AbortController;

  /** Opens the list as a page does. */
  static async come(
    url: string,
    query: TablesQuery = {},
    headers: Record<string, string> = {},
  ): Promise<TablesVisitor> {
    const stop = new AbortController();
    const asked = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const response = await fetch(`${url}/api/tables?${asked}`, { headers, signal: stop.signal });
    const sentence = response.ok
      ? ''
      : ((await response.json()) as { faults: { message: string }[] }).faults[0]!.message;
    const visitor = new TablesVisitor(response, sentence, stop);
    if (response.ok) await until(() => visitor.firstBytes, 'the first list');
    return visitor;
  }

  private constructor(response: Response, sentence: string, stop: AbortController) {
    this.status = response.status;
    this.sentence = sentence;
    this.#stop = stop;
    this.closed = response.ok ? this.#read(response.body!).catch(() => {}) : Promise.resolve();
  }

  /** The tables that seek players, the oldest first. */
  get seeking(): readonly OpenTable[] {
    return [...this.rows.values()].filter(({ playing }) => !playing).sort((one, other) => one.since - other.since);
  }

  leave(): void {
    this.#stop.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of body) {
      if (this.firstBytes > 0) this.moreBytes += bytes.length;
      text += decoder.decode(bytes, { stream: true });
      const frames = text.split('\n\n');
      text = frames.pop()!;
      for (const frame of frames) if (frame.startsWith('data: ')) this.#hear(frame.slice(6));
    }
  }

  #hear(data: string): void {
    const { anew, put, gone, tables, matches } = JSON.parse(data) as TablesShown;
    if (anew) this.rows.clear();
    for (const id of gone) this.rows.delete(id);
    for (const table of put) this.rows.set(table.id, table);
    Object.assign(this, { tables, matches });
    this.firstBytes ||= Buffer.byteLength(data);
  }
}

/** A seat, or the sentence of the server that refused one. */
type Seated = { readonly seat: string } | { readonly status: number; readonly sentence: string };

/** Sits down at a listed table with one click. */
export const sitAtListed = async (
  url: string,
  id: string,
  { name, secret }: { readonly name: string; readonly secret: string },
): Promise<Seated> => {
  const response = await fetch(`${url}/api/matches/${id}/seats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, secret, salt: randomBytes(8).toString('hex') }),
  });
  const body = (await response.json()) as { seat: string; faults: { message: string }[] };
  return response.ok ? { seat: body.seat } : { status: response.status, sentence: body.faults[0]!.message };
};

/** A secret as pages make them. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Somebody who looks for an opponent, by what the page sends beside a salt. */
type Seeking = Omit<Seek, 'salt'>;

/**
 * Looks for an opponent; the table of `tableFor` is made if none fits. Throws what the server says if that does not work.
 * `first` is what is to be made if nobody waits who wants something else.
 */
export const seekAny = async (
  url: string,
  first: OtherSought,
  tableFor: (wanted: OtherSought) => CreateMatch | CreateFromPosition,
  seeking: Seeking,
): Promise<CreatedMatch> => {
  const seek = { ...seeking, salt: randomBytes(8).toString('hex') };
  for (let wanted = first; ; ) {
    const response = await postMatch(url, JSON.stringify({ ...tableFor(wanted), seek }), '/api/seeks');
    if (!response.ok) throw new Error(await response.text());
    const found = (await response.json()) as CreatedMatch | OtherSought;
    if ('id' in found) return found;
    wanted = found;
  }
};

/** Looks for an opponent at a table of this game and pace only, which is made if none fits. */
export const seekAt = (url: string, table: CreateMatch | CreateFromPosition, seeking: Seeking): Promise<CreatedMatch> =>
  seekAny(url, { game: seeking.games[0]!, pace: seeking.paces[0]! }, () => table, seeking);
