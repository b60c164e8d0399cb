import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../base/engine-unavailable.js';
import { CannotStart } from '../../base/cannot-start.js';
import { freePort } from '../../base/free-port.js';
import { startKurrentStandIn } from '../../../testing/event-store/kurrent-stand-in/server.js';
import { PATIENCE_MS } from '../../../testing/eventually.js';
import { loadConfig } from '../settings/config.js';
import { openWiring } from '../wiring.js';
import { waitForEngines, type NeededEngine } from './wait-for-engines.js';

describe('waiting for engines', () => {
  let said: string[];
  let awaited: (readonly string[])[];
  beforeEach(() => {
    [said, awaited] = [[], []];
  });
  const wait = (engines: readonly NeededEngine[], waitMs: number, everyMs = 10, lookMs = 5_000): Promise<void> =>
    waitForEngines(engines, {
      waitMs,
      everyMs,
      lookMs,
      say: (line) => said.push(line),
      awaited: (reasons) => awaited.push(reasons),
    });
  const away = (n: number): NeededEngine => {
    let looks = 0;
    return {
      engine: 'document store',
      look: async () => {
        looks += 1;
        if (looks <= n) throw new EngineUnavailable('document store', undefined, `MongoDB at db:1 does not answer`);
      },
    };
  };

  it('logs nothing while all engines answer', async () => {
    await wait([away(0)], 0);
    expect([said, awaited]).toEqual([[], [[]]]);
  });

  it('names missing engines repeatedly until all answer', async () => {
    await wait([away(0), away(2)], 60_000);
    const line = 'MongoDB at db:1 does not answer. Waiting up to 60 s more.';
    expect(said).toEqual([line, line]);
    expect(awaited).toEqual([['MongoDB at db:1 does not answer'], ['MongoDB at db:1 does not answer'], []]);
  });

  it('fails with one sentence that names all missing engines', async () => {
    const silent: NeededEngine = { engine: 'event bus', look: () => new Promise(() => undefined) };
    const outcome: unknown = await wait([away(99), silent], 0, 10, 20).catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(CannotStart);
    expect((outcome as Error).message).toBe(
      'Lendring cannot start: MongoDB at db:1 does not answer; The event bus has not answered within 0.02 s. Gave up after 0 s (START_WAIT_SECONDS).',
    );
    expect(said).toEqual([]);
  });

  it('fails at once when waiting cannot help', async () => {
    const wrong: NeededEngine = {
      engine: 'event store',
      look: async () => {
        throw new CannotStart('KurrentDB at db:1 does not use TLS');
      },
    };
    await expect(wait([wrong], 60_000)).rejects.toThrow('does not use TLS');
    expect(said).toEqual([]);
  });
});

describe('engines required at startup', () => {
  let folder: string;
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'engines-'));
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    for (const server of servers.splice(0)) server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const silentPort = async (): Promise<number> => {
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
    });
    servers.push(server);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return (server.address() as AddressInfo).port;
  };
  type Settings = Readonly<Record<string, string>>;
  const settings: Readonly<Record<string, (port: number) => Settings>> = {
    'KurrentDB at': (port) => ({
      EVENT_STORE: 'kurrentdb',
      KURRENTDB_URL: `kurrentdb://admin:geheim@127.0.0.1:${port}?tls=false`,
    }),
    'MongoDB at': (port) => ({ DOCUMENTS: 'mongodb', MONGODB_URL: `mongodb://lendring:geheim@127.0.0.1:${port}` }),
    'MongoDB at (keys)': (port) => ({
      KEYS: 'mongodb',
      KEYS_MONGODB_URL: `mongodb://lendring:geheim@127.0.0.1:${port}`,
    }),
    'Kafka at': (port) => ({
      BUS: 'kafka',
      KAFKA_BROKERS: `127.0.0.1:${port}`,
      KAFKA_USERNAME: 'lendring',
      KAFKA_PASSWORD: 'geheim',
    }),
  };
  const outcomeOf = async (env: Settings): Promise<unknown> => {
    const wiring = await openWiring(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...env }));
    try {
      const quietly = { say: () => undefined, awaited: () => undefined };
      await waitForEngines(wiring.engines(), { waitMs: 0, lookMs: PATIENCE_MS, ...quietly });
      return undefined;
    } catch (error) {
      return error;
    } finally {
      await wiring.close();
    }
  };

  it('are named by address without a password, whether unreachable or silent', async () => {
    const [closed, silent] = [await freePort(), await silentPort()];
    const tries = Object.entries(settings).flatMap(([name, at]) =>
      [closed, silent].map((port) => ({ name, at, port })),
    );
    await Promise.all(
      tries.map(async ({ name, at, port }) => {
        const outcome = await outcomeOf(at(port));
        expect(outcome).toBeInstanceOf(CannotStart);
        const { message } = outcome as Error;
        expect(message).toMatch(/^Lendring cannot start: /);
        expect(message).toContain(`${name.replace(' (keys)', '')} 127.0.0.1:${port} does not answer`);
        expect(message).not.toContain('geheim');
      }),
    );
  });

  it('are empty for in-process adapters, and a running engine counts as ready', async () => {
    const wiring = await openWiring(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder }));
    expect(wiring.engines()).toEqual([]);
    await wiring.close();
    const standIn = await startKurrentStandIn();
    try {
      expect(await outcomeOf({ EVENT_STORE: 'kurrentdb', KURRENTDB_URL: standIn.url })).toBeUndefined();
    } finally {
      standIn.stop();
    }
  });
});
