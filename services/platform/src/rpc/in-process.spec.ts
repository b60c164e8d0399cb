import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Controller, Module, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  ClientTCP,
  Ctx,
  EventPattern,
  MessagePattern,
  Payload,
  RpcException,
  ServerTCP,
  type BaseRpcContext,
  type ClientProxy,
  type CustomTransportStrategy,
} from '@nestjs/microservices';
import { setTimeout } from 'node:timers/promises';
import { firstValueFrom, from, lastValueFrom, timeout, toArray } from 'rxjs';
import { freePort } from '../base/free-port.js';
import { createHub, InProcessClient, inProcessLink, InProcessServer } from './in-process.js';
import { TcpClient, TcpServer } from './tcp.js';
import { eventually } from '../../testing/eventually.js';

let received: unknown[] = [];

@Controller()
class Echo {
  @MessagePattern('echo') echo(@Payload() data: unknown): unknown {
    return { data };
  }
  @MessagePattern('later') async later(@Payload() ms: number): Promise<number> {
    await setTimeout(ms);
    return ms;
  }
  @MessagePattern('none') none(): void {}
  @MessagePattern('nothing') nothing(): null {
    return null;
  }
  @MessagePattern('stream') stream(): unknown {
    return from([1, 2, 3]);
  }
  @MessagePattern('change') change(@Payload() data: { list: number[] }): number {
    data.list.push(4);
    return data.list.length;
  }
  @MessagePattern('refuse') refuse(): never {
    throw new RpcException({ code: 'invalid_message', issues: [{ path: 'a' }] });
  }
  @MessagePattern('refuse-text') refuseText(): never {
    throw new RpcException('no');
  }
  @MessagePattern('break') break(): never {
    throw new Error('secret detail');
  }
  @MessagePattern('never') never(): Promise<never> {
    return new Promise(() => undefined);
  }
  @MessagePattern('metadata') metadata(@Ctx() context: BaseRpcContext): unknown {
    return context.getArgs().at(-1);
  }
  @MessagePattern('date') date(): unknown {
    return { at: new Date(0) };
  }
  @EventPattern('noted') noted(@Payload() data: unknown): void {
    received.push(data);
  }
}

@Module({ controllers: [Echo] })
class EchoModule {}

type Asked = ClientProxy & { readonly ask?: InProcessClient['ask'] };
type Transport = Readonly<{ server: () => CustomTransportStrategy; client: () => Asked }>;

const transports: readonly (readonly [string, () => Promise<Transport>])[] = [
  [
    'in process',
    async () => {
      const hub = createHub();
      return { server: () => new InProcessServer(hub, 'echo'), client: () => new InProcessClient(hub, 'echo') };
    },
  ],
  [
    'Nest’s TCP',
    async () => {
      const address = { host: '127.0.0.1', port: await freePort() };
      // Safe cast: the TCP client's narrower status type hides that it is a ClientProxy.
      return { server: () => new ServerTCP(address), client: () => new ClientTCP(address) as unknown as ClientProxy };
    },
  ],
  [
    'our TCP',
    async () => {
      const address = { host: '127.0.0.1', port: await freePort() };
      return { server: () => new TcpServer(address), client: () => new TcpClient(address) as unknown as ClientProxy };
    },
  ],
];

describe.each(transports)('service API over %s', (_, make) => {
  let transport: Transport;
  let service: INestMicroservice;
  let client: Asked;
  const start = async (): Promise<INestMicroservice> => {
    const started = await NestFactory.createMicroservice(EchoModule, { strategy: transport.server(), logger: false });
    await started.listen();
    return started;
  };
  const call = (pattern: string, data: unknown = {}): Promise<unknown> =>
    firstValueFrom(client.send<unknown>(pattern, data).pipe(timeout(2000)));

  beforeAll(async () => {
    transport = await make();
    service = await start();
    client = transport.client();
  });
  afterAll(async () => {
    await client.close();
    await service.close();
  });

  it('answers a call', async () => {
    expect(await call('echo', { text: 'ß', list: [1, null], deep: { a: true } })).toEqual({
      data: { text: 'ß', list: [1, null], deep: { a: true } },
    });
    expect(await call('nothing')).toBeNull();
  });

  it('answers concurrent calls separately', async () => {
    expect(await Promise.all([30, 20, 10, 0].map((ms) => call('later', ms)))).toEqual([30, 20, 10, 0]);
  });

  it('completes without a value when the handler returns none', async () => {
    await expect(call('none')).rejects.toThrow('no elements in sequence');
  });

  it('sends each value of a stream', async () => {
    expect(await lastValueFrom(client.send<number>('stream', {}).pipe(toArray()))).toEqual([1, 2, 3]);
  });

  it('converts data as JSON does', async () => {
    const sent = { at: new Date(0), gone: undefined, not: Number.NaN, map: new Map([[1, 2]]) };
    expect(await call('echo', sent)).toStrictEqual({ data: { at: '1970-01-01T00:00:00.000Z', not: null, map: {} } });
  });

  it('shares no reference between caller and service', async () => {
    const list = [1, 2, 3];
    expect(await call('change', { list })).toBe(4);
    expect(list).toEqual([1, 2, 3]);
  });

  it('forwards the object of an RpcException', async () => {
    await expect(call('refuse')).rejects.toEqual({ code: 'invalid_message', issues: [{ path: 'a' }] });
    await expect(call('refuse-text')).rejects.toEqual({ status: 'error', message: 'no' });
  });

  it('masks all other errors', async () => {
    await expect(call('break')).rejects.toEqual({ status: 'error', message: 'Internal server error' });
  });

  it('rejects an unknown pattern', async () => {
    await expect(call('unknown')).rejects.toBe('There is no matching message handler defined in the remote service.');
  });

  it('rejects non-JSON data', async () => {
    await expect(call('echo', { big: 1n })).rejects.toThrow(TypeError);
  });

  it('carries metadata next to the data', async () => {
    client.setOnDispatchHook((packet) => {
      packet.metadata = { trace: 't1' };
    });
    expect(await call('metadata')).toEqual({ trace: 't1' });
    client.setOnDispatchHook(() => undefined);
  });

  it('delivers events without waiting for their handler', async () => {
    received = [];
    await lastValueFrom(client.emit('noted', { n: 1 }), { defaultValue: null });
    await call('echo');
    expect(received).toEqual([{ n: 1 }]);
  });

  it('rejects without a server, aborts running calls and works again once a server is back', async () => {
    const outcome = call('never').catch((error: unknown) => error);
    await call('echo');
    await service.close();
    expect(await outcome).toMatchObject({ message: 'Connection closed' });
    await expect(call('echo')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    service = await start();
    expect(
      await eventually(
        () => call('echo', 1).catch(() => null),
        (answer) => answer !== null,
      ),
    ).toEqual({ data: 1 });
  });

  it('returns a single answer to a direct call', async () => {
    const ask = (pattern: string, data: object = {}): Promise<unknown> =>
      client.ask?.(pattern, data) ?? firstValueFrom(client.send<unknown>(pattern, data), { defaultValue: null });
    const sent = { at: new Date(0), gone: undefined, not: Number.NaN, map: new Map([[1, 2]]), list: [1, null] };
    expect(await ask('echo', sent)).toStrictEqual({
      data: { at: '1970-01-01T00:00:00.000Z', not: null, map: {}, list: [1, null] },
    });
    expect([await ask('nothing'), await ask('none'), await ask('stream')]).toEqual([null, null, 1]);
    const list = [1];
    expect([await ask('change', { list }), list]).toEqual([2, [1]]);
    await expect(ask('refuse')).rejects.toEqual({ code: 'invalid_message', issues: [{ path: 'a' }] });
    await expect(ask('refuse-text')).rejects.toEqual({ status: 'error', message: 'no' });
    await expect(ask('break')).rejects.toEqual({ status: 'error', message: 'Internal server error' });
    await expect(ask('unknown')).rejects.toBe('There is no matching message handler defined in the remote service.');
    await expect(ask('echo', { big: 1n })).rejects.toThrow(TypeError);
    const outcome = ask('never').catch((error: unknown) => error);
    await ask('echo');
    await service.close();
    expect(await outcome).toMatchObject({ message: 'Connection closed' });
    await expect(ask('echo')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    service = await start();
    expect(
      await eventually(
        () => ask('echo').catch(() => null),
        (answer) => answer !== null,
      ),
    ).toEqual({ data: {} });
  });

  it('discards the answer to a call that timed out', async () => {
    await expect(firstValueFrom(client.send('later', 40).pipe(timeout(5)))).rejects.toThrow('Timeout');
    expect(await call('later', 60)).toBe(60);
  });
});

describe('in-process hub', () => {
  it('rejects a second service with the same address', async () => {
    const hub = createHub();
    const first = await NestFactory.createMicroservice(EchoModule, {
      strategy: new InProcessServer(hub, 'echo'),
      logger: false,
    });
    await first.listen();
    const outcome = new Promise((resolve) => {
      new InProcessServer(hub, 'echo').listen(resolve);
    });
    expect(await outcome).toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
    expect(hub.size).toBe(0);
  });

  it('freezes answers for tests and rejects what is not JSON', async () => {
    const link = inProcessLink({ freezes: true });
    const service = await NestFactory.createMicroservice(EchoModule, { strategy: link.server('echo'), logger: false });
    await service.listen();
    const client = link.client('echo');
    const answer = (await client.ask?.('echo', { list: [1] })) as { data: { list: number[] } };
    expect(() => answer.data.list.push(2)).toThrow(TypeError);
    await expect(client.ask?.('date', {})).rejects.toThrow('Date');
    await service.close();
  });
});
