import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { anEvent, newCategory, write } from '../../testing/event-store/contract-examples.js';
import { standInTls } from '../../testing/event-store/kurrent-stand-in/certificate.js';
import { startKurrentStandIn, type KurrentStandIn } from '../../testing/event-store/kurrent-stand-in/server.js';
import { CannotStart } from '../base/cannot-start.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { freePort } from '../base/free-port.js';
import { messageOf } from '../base/message-of.js';
import { silentLog } from '../base/log.js';
import type { EventStore } from './event-store.port.js';
import { openKurrentEventStore } from './kurrent.adapter.js';

const seenIn = (error: unknown): string => messageOf(error instanceof Error ? error.cause : error);

let folder: string;
let authority: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kurrent-ready-'));
  authority = join(folder, 'ca.crt');
  writeFileSync(authority, standInTls.authority);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('whether KurrentDB is ready', () => {
  const opened: { standIns: KurrentStandIn[]; stores: EventStore[] } = { standIns: [], stores: [] };
  const standIn = async (options: Parameters<typeof startKurrentStandIn>[0] = {}): Promise<KurrentStandIn> => {
    const started = await startKurrentStandIn(options);
    opened.standIns.push(started);
    return started;
  };
  const open = (url: string): EventStore => {
    const store = openKurrentEventStore({ url, namespace: 'offer', log: silentLog });
    opened.stores.push(store);
    return store;
  };
  afterEach(async () => {
    await Promise.all(opened.stores.splice(0).map((store) => store.close()));
    for (const one of opened.standIns.splice(0)) one.stop();
  });
  const failed = (store: EventStore): Promise<unknown> =>
    store.ready().then(
      () => 'ready',
      (error: unknown) => error,
    );
  const withUser = (url: string, user: string): string => url.replace('://', `://${user}@`);
  const trusting = (url: string): string => `${url}&tlsCaFile=${authority}`;

  it('is told at once, over TLS with user and password, too', async () => {
    const [plain, secured] = [await standIn(), await standIn({ tls: standInTls, user: 'lendring:secret' })];
    await open(plain.url).ready();
    const store = open(trusting(withUser(secured.url, 'lendring:secret')));
    await store.ready();
    const stream = `${newCategory()}-1`;
    await store.append([write(stream, 'absent', anEvent(1))]);
    expect(await store.read(stream)).toHaveLength(1);
  });

  it('waits for a server that is not there, says where it looked, and is well by itself when that comes', async () => {
    const server = await standIn();
    server.stop();
    const store = open(server.url);
    const error = await failed(store);
    expect(error).toBeInstanceOf(EngineUnavailable);
    expect(seenIn(error)).toMatch(/^127\.0\.0\.1:\d+ refuses connections$/);
    await server.start();
    await store.ready();
  });

  it('names each node of a cluster, and a name that nobody knows', async () => {
    const [a, b] = [await freePort(), await freePort()];
    const error = await failed(open(`kurrentdb://127.0.0.1:${a},nobody.invalid:${b}?tls=false`));
    expect(error).toBeInstanceOf(EngineUnavailable);
    expect(seenIn(error)).toContain(`127.0.0.1:${a} refuses connections, nobody.invalid:${b} `);
  });

  it.each([
    [
      'no TLS asked of a server that speaks it',
      { tls: standInTls },
      (url: string) => url.replace('true', 'false'),
      'write tls=true',
    ],
    ['TLS asked of a server that speaks none', {}, (url: string) => url.replace('false', 'true'), 'write tls=false'],
    [
      'a certificate that nobody vouches for',
      { tls: standInTls },
      (url: string) => url,
      'by tlsCaFile in KURRENTDB_URL',
    ],
  ])('is a sentence about the setting: %s', async (_, options, address, sentence) => {
    const error = await failed(open(address((await standIn(options)).url)));
    expect(error).toBeInstanceOf(CannotStart);
    expect(String(error)).toContain(sentence);
  });

  it('is a sentence about the user where that is a wrong one', async () => {
    const server = await standIn({ tls: standInTls, user: 'lendring:secret' });
    const error = await failed(open(trusting(withUser(server.url, 'lendring:guessed'))));
    expect(error).toBeInstanceOf(CannotStart);
    expect(String(error)).toContain('refuses the user or the password of KURRENTDB_URL');
    expect(String(error)).not.toContain('guessed');
  });

  it('is a wrong address at once', () => {
    expect(() => open('http://db:2113')).toThrow();
    expect(() => open('nonsense')).toThrow('The address of KurrentDB is');
  });
});
