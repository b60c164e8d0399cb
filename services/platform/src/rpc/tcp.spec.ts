import 'reflect-metadata';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Controller, Module, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MessagePattern } from '@nestjs/microservices';
import { firstValueFrom, timeout } from 'rxjs';
import { currentCall, inCall, type Call } from '../base/call.js';
import { STOPPING } from './api-errors.js';
import { freePort } from '../base/free-port.js';
import { TcpClient, tcpLink, TcpServer } from './tcp.js';
import { eventually } from '../../testing/eventually.js';

let begun = Promise.withResolvers<void>();
let finish = Promise.withResolvers<string>();

@Controller()
class Slow {
  @MessagePattern('slow') slow(): Promise<string> {
    begun.resolve();
    return finish.promise;
  }
  @MessagePattern('who') who(): Call {
    return currentCall();
  }
}

@Module({ controllers: [Slow] })
class SlowModule {}

describe('service API over TCP', () => {
  let place: { host: string; port: number };
  let server: TcpServer;
  let service: INestMicroservice;
  let client: TcpClient;
  const call = (pattern: string) => firstValueFrom(client.send<unknown>(pattern, {}).pipe(timeout(3_000)));

  beforeEach(async () => {
    [begun, finish] = [Promise.withResolvers(), Promise.withResolvers()];
    place = { host: '127.0.0.1', port: await freePort() };
    server = new TcpServer(place);
    service = await NestFactory.createMicroservice(SlowModule, { strategy: server, logger: false });
    await service.listen();
    client = new TcpClient(place);
  });
  afterEach(async () => {
    client.close();
    await service.close();
  });

  it('propagates the call context to each handler', async () => {
    const asked = ['r1', 'r2'].map((requestId) =>
      inCall({ requestId, deadline: Date.now() + 2_000 }, () => call('who')),
    );
    expect(await Promise.all(asked)).toEqual(
      ['r1', 'r2'].map((requestId) => ({ requestId, deadline: expect.any(Number) })),
    );
    expect(await call('who')).toEqual({});
  });

  it('answers running calls and refuses new calls and connections during graceful shutdown', async () => {
    const inHand = call('slow');
    await begun.promise;
    const drained = server.drain(3_000);
    await expect(call('who')).rejects.toEqual({ code: STOPPING });
    const stranger = connect(place.port, place.host);
    expect(await once(stranger, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }]);
    finish.resolve('done');
    expect(await inHand).toBe('done');
    expect(await drained).toBe(true);
  });

  it('stops waiting after the shutdown time limit and then fails running calls at once', async () => {
    const inHand = call('slow').catch((error: unknown) => error);
    await begun.promise;
    expect(await server.drain(30)).toBe(false);
    expect(await inHand).toMatchObject({ message: 'Connection closed' });
  });

  it('fails when its server is gone and connects to the next server', async () => {
    const inHand = call('slow').catch((error: unknown) => error);
    await begun.promise;
    server.close();
    expect(await inHand).toMatchObject({ message: 'Connection closed' });
    await expect(call('who')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await service.close();
    service = await NestFactory.createMicroservice(SlowModule, { strategy: new TcpServer(place), logger: false });
    await service.listen();
    expect(await call('who')).toEqual({});
  });

  it('survives invalid messages', async () => {
    const stranger = connect(place.port, place.host);
    stranger.write('GET / HTTP/1.1\r\n#\r\n');
    await once(stranger, 'close');
    expect(await call('who')).toEqual({});
  });

  it('drops a connection on request', async () => {
    await call('who');
    client.drop();
    expect(
      await eventually(
        () => call('who').catch(() => null),
        (answer) => answer !== null,
      ),
    ).toEqual({});
  });
});

describe('address of a service', () => {
  it('appears in the error message when it is unknown', () => {
    const { client } = tcpLink(
      {
        account: { host: 'a', port: 1 },
        offer: { host: 'o', port: 1 },
        request: { host: 'r', port: 1 },
        place: { host: 'p', port: 1 },
        partner: { host: 'q', port: 1 },
      },
      { host: 'localhost', port: 1 },
    );
    expect(() => client('identity')).toThrow('The API of identity has no address. Set RPC_IDENTITY.');
  });
});
