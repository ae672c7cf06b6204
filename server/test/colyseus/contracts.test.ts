import { type EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Duplex } from 'node:stream';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { StateView } from '@colyseus/schema';
import { type Client, ClientState, getMessageBytes, matchMaker, Protocol, Room, WebSocketTransport } from 'colyseus';
import { Room as PageRoom } from 'colyseus.js';
import { describe, expect, it } from 'vitest';
import { headOf } from '../../src/guard/connections/message-head.ts';
import { colyseusLog, makeLog } from '../../src/log.ts';
import { MatchState, ViewState } from '../../src/sync/schema.ts';
import { SharedSerializer } from '../../src/sync/serializer.ts';

/**
 * What our code stands on inside Colyseus, one test for each row of docs/colyseus.md. None of it is a promise of the
 * library: when one of these fails after an upgrade, read the file that its title names.
 */

/** The text of a function or class of a library. */
const sourceOf = (member: unknown): string => String(member);

/** Colyseus' own packages, and what its core builds on. */
const requireFrom = (name: string): Record<string, unknown> => {
  const colyseus = createRequire(import.meta.resolve('colyseus'));
  return createRequire(colyseus.resolve('@colyseus/core'))(name === 'msgpackr' ? name : colyseus.resolve(name));
};

/** The text of a file of Colyseus' core. */
const textIn = (file: string): string => {
  const core = createRequire(import.meta.resolve('colyseus')).resolve('@colyseus/core');
  return readFileSync(join(dirname(core), file), 'utf8');
};

/** A websocket of the library under Colyseus, with a socket that writes down what is written to it. */
const openWebsocket = () => {
  const { wss } = new WebSocketTransport({ server: createServer() }) as unknown as {
    readonly wss: { readonly options: { readonly WebSocket: new (...given: unknown[]) => LibraryWebsocket } };
  };
  const written: Buffer[] = [];
  const socket = new Duplex({
    read() {},
    write(bytes: Buffer, _encoding, done) {
      written.push(bytes);
      done();
    },
  });
  Object.assign(socket, { setTimeout: () => {}, setNoDelay: () => {} });
  const websocket = new wss.options.WebSocket(null, undefined, { autoPong: true });
  websocket.setSocket(socket, Buffer.alloc(0), { maxPayload: 1024, skipUTF8Validation: false });
  websocket.on('error', () => {});
  return { websocket, socket, written };
};

interface LibraryWebsocket extends EventEmitter {
  setSocket(socket: Duplex, head: Buffer, options: object): void;
  send(bytes: Uint8Array, options: object): void;
  pause(): void;
  resume(): void;
}

const methodsOf = (type: { readonly prototype: object }): Readonly<Record<string, unknown>> =>
  type.prototype as Readonly<Record<string, unknown>>;

/** A client of a room as the serializer sees it, with all frames that it was sent. */
const clientWith = (view: StateView) => {
  const frames: Uint8Array[] = [];
  const client = { view, state: ClientState.JOINED, raw: (bytes: Uint8Array) => void frames.push(bytes.slice()) };
  return { client: client as unknown as Client, frames };
};

/** A state with two viewers, and a client of each. */
const twoViewers = () => {
  const state = new MatchState();
  const serializer = new SharedSerializer();
  serializer.reset(state);
  const clients = ['blue', 'red'].map((viewer) => {
    const own = new ViewState();
    state.views.set(viewer, own);
    const view = new StateView();
    view.add(own);
    return { own, ...clientWith(view) };
  });
  return { state, serializer, blue: clients[0]!, red: clients[1]! };
};

describe('the guard stands on', () => {
  it('transport.ts: a transport that begins to ping when its server listens, and stops with it', () => {
    const transport = sourceOf(WebSocketTransport);
    expect(transport).toContain('this.autoTerminateUnresponsiveClients(this.pingIntervalMS, this.pingMaxRetries)');
    expect(transport).toContain('clearInterval(this.pingInterval)');
    expect(sourceOf(methodsOf(WebSocketTransport).autoTerminateUnresponsiveClients)).toContain('pingCount');
  });

  it('transport.ts: a websocket library that knows our limits', () => {
    const options = Reflect.get(Reflect.get(new WebSocketTransport({ server: createServer() }), 'wss'), 'options');
    for (const limit of ['maxPayload', 'maxFragments', 'maxBufferedChunks', 'closeTimeout', 'allowSynchronousEvents'])
      expect(options).toHaveProperty(limit);
  });

  it('message-head.ts: kind, number and name at the beginning of what a page sends', () => {
    const sent: Buffer[] = [];
    const page = new PageRoom('match');
    page.connection = { isOpen: true, send: (bytes: Uint8Array) => void sent.push(Buffer.from(bytes)) } as never;
    void page.request('intent' as never, { seq: 1 } as never).catch(() => {});
    page.send('say', { text: 'hello' });
    expect(sent.map(headOf)).toEqual([
      { kind: Protocol.ROOM_REQUEST, request: expect.any(Number), command: 'intent' },
      { kind: Protocol.ROOM_DATA, request: undefined, command: 'say' },
    ]);
  });

  it('messages.ts: answers whose content follows on their number, and does not depend on it', () => {
    const response = getMessageBytes[Protocol.ROOM_RESPONSE];
    const content = response(0, 0, { ok: false }).subarray(response(0, 0).length);
    for (const request of [1, 200, 70_000])
      expect(Buffer.concat([response(request, 0), content])).toEqual(response(request, 0, { ok: false }));
  });

  it('read-throttle.ts: a library that hears of bytes by the events of its socket, and listens no more once it has stopped', async () => {
    const { websocket, socket } = openWebsocket();
    expect([socket.listenerCount('data'), socket.listenerCount('end')]).toEqual([1, 1]);
    websocket.pause();
    expect(socket.isPaused()).toBe(true);
    websocket.resume();
    expect(socket.isPaused()).toBe(false);
    // A frame of a kind that does not exist.
    const stopped = once(websocket, 'error');
    socket.emit('data', Buffer.from([0x8f, 0x80, 0, 0, 0, 0]));
    await stopped;
    expect(socket.listenerCount('data')).toBe(0);
  });

  it('sending.ts: clients that send by the method of their websocket, which writes to its socket at once', () => {
    const client = methodsOf(requireFrom('@colyseus/ws-transport').WebSocketClient as never);
    const sent: unknown[][] = [];
    const raw = client.raw as (this: object, bytes: Uint8Array) => void;
    raw.call({ ref: { send: (...given: unknown[]) => void sent.push(given) } }, Buffer.from('frame'));
    expect(sent).toEqual([[Buffer.from('frame'), { binary: true }, undefined]]);
    const { websocket, written } = openWebsocket();
    websocket.send(Buffer.from('frame'), { binary: true });
    expect(Buffer.concat(written).includes('frame')).toBe(true);
  });

  it('log.ts: a server that takes another logger, with these methods, and a decoder whose stack and sentence we know', () => {
    expect(textIn('Server.cjs')).toContain('setLogger)(options.logger)');
    const methods = [...textIn('Logger.cjs').matchAll(/^ {2}(\w+)\(\.\.\.args\) \{/gm)].map(([, name]) => name);
    expect(methods.toSorted()).toEqual(Object.keys(colyseusLog(makeLog('silent'))).toSorted());
    const { unpack } = requireFrom('msgpackr') as { readonly unpack: (bytes: Uint8Array) => unknown };
    const failing = (): Error => {
      try {
        unpack(Buffer.from([0x01, 0x02]));
      } catch (error) {
        return error as Error;
      }
      throw new Error('it was read');
    };
    expect(failing().message).toMatch(/end of buffer not reached /);
    expect(failing().stack).toMatch(/[/\\]msgpackr[/\\]/);
  });

  it('install-gate.ts: a transport and pages that listen to the HTTP server by its events', () => {
    const server = createServer();
    const transport = new WebSocketTransport({ server });
    expect(server.listenerCount('upgrade')).toBe(1);
    transport.getExpressApp();
    expect(server.listenerCount('request')).toBe(1);
  });
});

describe('the state stands on', () => {
  it('client.ts: patches that go through `raw`, with nothing but their kind where a viewer may see none of it', () => {
    const { serializer, blue, red } = twoViewers();
    for (const { client } of [blue, red]) serializer.getFullState(client);
    serializer.applyPatches([blue.client, red.client]);
    for (const { frames } of [blue, red]) frames.length = 0;
    blue.own.eventCount = 1;
    serializer.applyPatches([blue.client, red.client]);
    expect(blue.frames.map(({ length }) => length > 1)).toEqual([true]);
    expect(red.frames.map((frame) => [...frame])).toEqual([[Protocol.ROOM_STATE_PATCH]]);
  });

  it('client.ts: a room that ignores what comes from a client that is leaving', () => {
    expect(sourceOf(methodsOf(Room)._onMessage)).toMatch(/client\.state === ClientState\.LEAVING\) \{\s*return;/);
  });

  it('gallery.ts: a room that sends the whole state by `raw` as soon as a client has joined, and before all else', () => {
    const room = sourceOf(methodsOf(Room)._onMessage);
    const steps = ['client.state = ClientState.JOINED', 'this.sendFullState(client)', '_enqueuedMessages.forEach'];
    const places = steps.map((step) => room.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(sourceOf(methodsOf(Room).sendFullState)).toContain('client.raw(');
    expect(getMessageBytes.raw(Protocol.ROOM_DATA, 'time', {})[0]).not.toBe(Protocol.ROOM_STATE);
  });

  it('serializer.ts: buffers that may be shared, and a full state that is encoded anew if asked to', () => {
    const [one, other] = [twoViewers(), twoViewers()];
    one.state.name = 'one';
    other.state.name = 'other';
    const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
    expect(text(one.serializer.getFullState(one.blue.client))).toContain('one');
    expect(text(other.serializer.getFullState(other.blue.client))).toContain('other');
    expect(text(one.serializer.getFullState(one.blue.client))).toContain('one');
    const bufferOf = (serializer: object) => Reflect.get(serializer, 'fullEncodeBuffer') as Uint8Array;
    expect(bufferOf(one.serializer)).toBeInstanceOf(Uint8Array);
    expect(bufferOf(one.serializer)).toBe(bufferOf(other.serializer));
    expect(one.serializer).toHaveProperty('needFullEncode', false);
  });

  it('match-room.ts: a room that sends patches, takes a serializer and closes by these methods', () => {
    for (const method of ['broadcastPatch', 'setSerializer', 'onBeforeShutdown', 'disconnect'])
      expect(methodsOf(Room)).toHaveProperty(method);
    expect(sourceOf(Room)).toContain('setInterval(() => this.broadcastPatch()');
    expect(sourceOf(Room)).toContain('this.setSerializer(');
  });
});

describe('joining stands on', () => {
  it('matchmaking.ts: one method of the controller, by which all matchmaking over HTTP goes', () => {
    const { controller } = matchMaker;
    // The file: a server that was started in this process has replaced the method.
    const invoke = textIn('matchmaker/controller.cjs');
    expect(invoke).toMatch(/invokeMethod\(method, roomName, clientOptions = \{\}, authOptions\)/);
    expect(invoke).toContain('this.exposedMethods');
    expect(controller).toMatchObject({ DEFAULT_CORS_HEADERS: expect.anything(), getCorsHeaders: expect.anything() });
  });

  it('wake.ts: rooms that are created, listed and called by name and id', () => {
    for (const method of ['createRoom', 'query', 'remoteRoomCall', 'getLocalRoomById', 'restoreMissingRoomCaches'])
      expect(matchMaker).toHaveProperty(method, expect.any(Function));
  });
});

describe('a cluster stands on', () => {
  it('driver.ts: the methods of the list of rooms, and the two caches that keep a failure', () => {
    for (const method of 'has query findOne findByIds update persist remove cleanup shutdown'.split(' '))
      expect(methodsOf(RedisDriver)).toHaveProperty(method);
    expect(sourceOf(RedisDriver)).toContain('this._concurrentRoomCacheRequest = void 0');
    expect(sourceOf(RedisDriver)).toContain('this._roomCacheRequestByName[roomName]');
    expect(sourceOf(Room)).toContain('this._listing');
  });

  it('presence.ts: two connections, and topics that are subscribed to again by one method', () => {
    for (const method of 'subscribe unsubscribe publish hset hdel hgetall channels shutdown resubscribeAll'.split(' '))
      expect(methodsOf(RedisPresence)).toHaveProperty(method);
    for (const field of ['this.pub =', 'this.sub =', 'this.subscriptions = '])
      expect(sourceOf(RedisPresence)).toContain(field);
  });

  it('placement.ts: a topic of each process and of each room, and counts of rooms', () => {
    const text = textIn('MatchMaker.cjs');
    expect(text).toMatch(/getRoomChannel\(roomId\) \{\s*return `\$\$\{roomId\}`/);
    expect(text).toMatch(/getProcessChannel\(id = processId\) \{\s*return `p:\$\{id\}`/);
    expect(matchMaker.stats).toMatchObject({ fetchAll: expect.any(Function), persist: expect.any(Function) });
  });
});
