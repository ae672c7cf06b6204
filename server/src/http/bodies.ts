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

/** Nobody is left to be answered when a body breaks off; the library would write that into the log as a fault. */
export const ignoreBrokenBodies = (error: unknown): Response | undefined => {
  const { code } = error as { code?: unknown };
  return code === 'ECONNRESET' ? Response.json({ error: 'This request broke off.' }, { status: 400 }) : undefined;
};
