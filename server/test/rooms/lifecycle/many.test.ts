import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Decoder, StateView } from '@colyseus/schema';
import type { Client } from 'colyseus';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StaggeredPingTransport } from '../../../src/guard/connections/transport.ts';
import { MatchState, ViewState } from '../../../src/sync/schema.ts';
import { SharedSerializer } from '../../../src/sync/serializer.ts';
import { until } from '../../kit.ts';

/** A match with one viewer, as far as sending its state goes. */
const matchNamed = (name: string) => {
  const state = new MatchState();
  const serializer = new SharedSerializer();
  serializer.reset(state);
  state.name = name;
  const own = new ViewState();
  state.views.set('blue', own);
  const view = new StateView();
  view.add(own);
  own.view = `order of ${name}`;
  const frames: Uint8Array[] = [];
  const client = { view, state: 1, raw: (bytes: Uint8Array) => frames.push(bytes) } as unknown as Client;
  return { state, own, serializer, client, frames };
};

describe('matches that share the place where they are encoded', () => {
  test('send each its own state, whole and in patches, and what was sent stays as it was', () => {
    const [first, second] = [matchNamed('first'), matchNamed('second')];
    const sent = [first, second].map(({ serializer, client }) => serializer.getFullState(client));
    // Both were changed by nobody since: what is encoded again is the own state, not the other's.
    const again = [first, second].map(({ serializer, client }) => serializer.getFullState(client));
    for (const [index, name] of ['first', 'second'].entries()) {
      for (const bytes of [sent[index]!, again[index]!]) {
        const decoder = new Decoder(new MatchState());
        decoder.decode(bytes as Buffer, { offset: 1 });
        expect(decoder.state.name).toBe(name);
        expect(decoder.state.views.get('blue')!.view).toBe(`order of ${name}`);
      }
    }
    for (const { serializer, client, state } of [first, second]) {
      serializer.applyPatches([client]);
      state.name += ' changed';
      serializer.applyPatches([client]);
    }
    for (const [index, { frames }] of [first, second].entries()) {
      const decoder = new Decoder(new MatchState());
      decoder.decode(sent[index] as Buffer, { offset: 1 });
      for (const frame of frames) decoder.decode(frame as Buffer, { offset: 1 });
      expect(decoder.state.name).toBe(`${['first', 'second'][index]} changed`);
    }
  });

  test('send nothing to whoever has no view', () => {
    const { serializer, client, state } = matchNamed('only');
    const frames: Uint8Array[] = [];
    const stranger = { state: 1, raw: (bytes: Uint8Array) => frames.push(bytes) } as unknown as Client;
    expect(() => serializer.getFullState(stranger)).toThrow('without a view');
    state.name = 'changed';
    serializer.applyPatches([client, stranger]);
    expect(frames).toEqual([]);
  });
});

describe('whether connections are still there', () => {
  const PING = 0x89;
  const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

  /** A websocket that answers pings, or does not; counts them. */
  const join = (port: number, answers: boolean) => {
    const socket: Socket = connect(port, 'localhost');
    const heard = { pings: 0, gone: false };
    const lines = [
      'GET /any/room?sessionId=1 HTTP/1.1',
      'Host: localhost',
      'Upgrade: websocket',
      'Connection: Upgrade',
    ];
    socket.write(
      `${[...lines, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13'].join('\r\n')}\r\n\r\n`,
    );
    socket.on('data', (bytes: Buffer) => {
      const pings = bytes.filter((byte) => byte === PING).length;
      heard.pings += pings;
      if (answers) for (let n = 0; n < pings; n++) socket.write(PONG);
    });
    socket.on('close', () => {
      heard.gone = true;
    });
    onTestFinished(() => void socket.destroy());
    return heard;
  };

  /** Websockets without rooms: who connects is kept. */
  class Bare extends StaggeredPingTransport {
    protected override async onConnection(line: { pingCount: number; on(event: string, then: () => void): void }) {
      line.pingCount = 0;
      line.on('pong', () => {
        line.pingCount = 0;
      });
    }
  }

  test('is asked of each, and whoever does not answer is let go', async () => {
    const http = createServer();
    const transport = new Bare({ server: http, pingInterval: 300, pingMaxRetries: 2 });
    transport.listen(0);
    onTestFinished(() => transport.shutdown());
    await until(() => http.listening, 'the server listens');
    const { port } = http.address() as AddressInfo;
    const present = Array.from({ length: 70 }, () => join(port, true));
    const silent = join(port, false);
    await until(() => silent.gone, 'the silent one is let go');
    expect(silent.pings).toBe(2);
    await until(() => present.every(({ pings }) => pings > 3), 'everybody else is asked again and again');
    expect(present.some(({ gone }) => gone)).toBe(false);
  });
});
