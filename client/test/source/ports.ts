import type { Port } from '../../src/worker/messages.ts';

/** Both ends of a channel. What one end says reaches the other a little later, as a copy, in the same order. */
export const ports = (): readonly [Port, Port] => {
  const end = (): Port => ({ postMessage: () => {}, onmessage: null });
  const [one, other] = [end(), end()];
  const join = (from: Port, to: Port) => {
    from.postMessage = (message) => {
      const data: unknown = structuredClone(message);
      void Promise.resolve().then(() => to.onmessage?.({ data } as MessageEvent));
    };
  };
  join(one, other);
  join(other, one);
  return [one, other];
};
