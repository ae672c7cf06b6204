/** What asks to join a match is a few dozen bytes long. */
const LIMIT = 4096;

/** Refuses requests to the matchmaking whose body is too large, or of unknown length, before they are read. */
export const refuseLargeBodies = (request: Request): Response | undefined => {
  if (request.method !== 'POST') return undefined;
  const length = request.headers.get('content-length');
  if (length === null) return Response.json({ error: 'Send the length of the request along.' }, { status: 411 });
  if (Number(length) <= LIMIT) return undefined;
  return Response.json({ error: 'This request is too large.' }, { status: 413 });
};

/** When a request breaks off there is no client left to answer; the library would log it as a fault. */
export const ignoreBrokenBodies = (error: unknown): Response | undefined => {
  const { code } = error as { code?: unknown };
  return code === 'ECONNRESET' ? Response.json({ error: 'This request broke off.' }, { status: 400 }) : undefined;
};
