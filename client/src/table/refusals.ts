import type { Refusal } from '@ironhex/shared/match';

/** Why something did not reach the match, or got no answer. The page says it in its own words. */
export type SourceCode = 'no-line' | 'no-answer' | 'server-fault' | 'page-fault';

const refused = (code: SourceCode): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { code, message: '' },
});

/** There is no connection: nothing was sent. */
export const NO_LINE = refused('no-line');
/** The connection broke before the answer came: the server may have done it or not. */
export const NO_ANSWER = refused('no-answer');
/** The server failed while it worked on the answer. */
export const SERVER_FAULT = refused('server-fault');
/** A worker of the page failed likewise. */
export const PAGE_FAULT = refused('page-fault');
