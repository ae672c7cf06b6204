import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { LONGEST_WAIT } from './until.ts';

/** What came back over the wire, as it was. */
export interface Heard {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request with headers that a page's `fetch` would not let pass. */
interface Call {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** The address of this machine to come from. */
  readonly from?: string | undefined;
}

const bodyOf = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part;
  return text;
};

/** Asks for a path, whatever the headers say. */
export const call = (
  url: string,
  path: string,
  { method = 'GET', headers = {}, body, from }: Call = {},
): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const near = from === undefined ? {} : { localAddress: from, hostname: '127.0.0.1' };
    const asked = request(new URL(url), { method, path, headers, agent: false, ...near }, async (response) => {
      const { statusCode, headers } = response;
      resolve({ status: statusCode!, headers, text: await bodyOf(response) });
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Asks for a websocket; 101 if it is given, and then it is open until it hangs up. */
export const upgrade = (
  url: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<Heard & { hangUp(): void }> =>
  new Promise((resolve, reject) => {
    const line = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    const key = { 'sec-websocket-key': 'aXJvbmhleCBpcm9uaGV4IQ==' };
    const asked = request(new URL(url), { path, agent: false, headers: { ...line, ...key, ...headers } });
    const hangUp = () => asked.destroy();
    asked.on('upgrade', ({ statusCode, headers }, socket) =>
      resolve({ status: statusCode!, headers, text: '', hangUp: () => socket.destroy() }),
    );
    asked.on('response', async (response) => {
      const { statusCode, headers } = response;
      resolve({ status: statusCode!, headers, text: await bodyOf(response), hangUp });
    });
    asked.on('error', reject);
    asked.end();
  });

/**
 * Sends these bytes as they are; all that came back until the line closed. Hangs up if nothing comes for so many
 * milliseconds, by default the longest that a test waits.
 */
export const sayRaw = (url: string, bytes: string, quiet = LONGEST_WAIT): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), 'localhost');
    let heard = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      heard += part;
    });
    socket.on('error', () => {}).on('close', () => resolve(heard));
    socket.setTimeout(quiet, () => socket.destroy());
    socket.write(bytes, 'latin1');
  });

/** The sentence of a refusal, and that it is one in every form that clients read. */
export const sentenceIn = ({ text, status }: Heard): string => {
  const { code, error, faults } = JSON.parse(text) as { code: number; error: string; faults: { message: string }[] };
  if (code !== status || faults[0]?.message !== error) throw new Error(`not one refusal: ${text}`);
  return error;
};
