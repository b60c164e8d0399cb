import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEvent, newCategory, write } from '../../testing/event-store/contract-examples.js';
import { standInTls } from '../../testing/event-store/kurrent-stand-in/certificate.js';
import { startKurrentStandIn, type KurrentStandIn } from '../../testing/event-store/kurrent-stand-in/server.js';
import { withTimeLimit } from '../base/call.js';
import { CannotStart } from '../base/cannot-start.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { freePort } from '../base/free-port.js';
import { messageOf } from '../base/message-of.js';
import { silentLog } from '../base/log.js';
import { eventually } from '../../testing/eventually.js';
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

describe('KurrentDB readiness', () => {
  type Around = Readonly<{
    standIn: (options?: Parameters<typeof startKurrentStandIn>[0]) => Promise<KurrentStandIn>;
    open: (url: string) => EventStore;
  }>;
  const around = async (tried: (own: Around) => Promise<void>): Promise<void> => {
    const standIns: KurrentStandIn[] = [];
    const stores: EventStore[] = [];
    const standIn: Around['standIn'] = async (options) => {
      const started = await startKurrentStandIn(options);
      standIns.push(started);
      return started;
    };
    const open = (url: string): EventStore => {
      const store = openKurrentEventStore({ url, namespace: 'offer', log: silentLog });
      stores.push(store);
      return store;
    };
    try {
      await tried({ standIn, open });
    } finally {
      await Promise.all(stores.map((store) => store.close()));
      for (const one of standIns) one.stop();
    }
  };
  const answer = (store: EventStore, isSo: (seen: unknown) => boolean): Promise<unknown> =>
    eventually(
      () =>
        store.ready().then(
          () => 'ready',
          (error: unknown) => error,
        ),
      isSo,
    );
  const ready = (store: EventStore): Promise<unknown> => answer(store, (seen) => seen === 'ready');
  const wrongSetting = async (store: EventStore): Promise<string> =>
    String(await answer(store, (seen) => seen instanceof CannotStart));
  const notThere = async (store: EventStore): Promise<string> =>
    seenIn(await answer(store, (seen) => seen instanceof EngineUnavailable && seenIn(seen).includes('refuses')));
  const withUser = (url: string, user: string): string => url.replace('://', `://${user}@`);
  const trusting = (url: string): string => `${url}&tlsCaFile=${authority}`;

  it.concurrent('is reported at once, even over TLS with user and password', () =>
    around(async ({ standIn, open }) => {
      const [plain, secured] = [await standIn(), await standIn({ tls: standInTls, user: 'lendring:secret' })];
      await ready(open(plain.url));
      const store = open(trusting(withUser(secured.url, 'lendring:secret')));
      await ready(store);
      const stream = `${newCategory()}-1`;
      await store.append([write(stream, 'absent', anEvent(1))]);
      expect(await store.read(stream)).toHaveLength(1);
    }));

  it.concurrent('waits for a missing server, names its address and recovers without a restart', () =>
    around(async ({ standIn, open }) => {
      const server = await standIn();
      server.stop();
      const store = open(server.url);
      expect(await notThere(store)).toMatch(/^127\.0\.0\.1:\d+ refuses connections$/);
      await server.start();
      await ready(store);
    }));

  it.concurrent('reports each node of a cluster and an unknown host by name', () =>
    around(async ({ open }) => {
      const [a, b] = [await freePort(), await freePort()];
      const store = open(`kurrentdb://127.0.0.1:${a},nobody.invalid:${b}?tls=false`);
      expect(await notThere(store)).toContain(`127.0.0.1:${a} refuses connections, nobody.invalid:${b} `);
    }));

  it.concurrent.each([
    [
      'no TLS asked of a server that speaks it',
      { tls: standInTls },
      (url: string) => url.replace('true', 'false'),
      'set tls=true',
    ],
    ['TLS asked of a server that speaks none', {}, (url: string) => url.replace('false', 'true'), 'set tls=false'],
    [
      'a certificate that nobody vouches for',
      { tls: standInTls },
      (url: string) => url,
      'set tlsCaFile in KURRENTDB_URL',
    ],
  ])('explains a wrong setting: %s', (_, options, address, sentence) =>
    around(async ({ standIn, open }) => {
      expect(await wrongSetting(open(address((await standIn(options)).url)))).toContain(sentence);
    }),
  );

  it.concurrent('explains wrong credentials', () =>
    around(async ({ standIn, open }) => {
      const server = await standIn({ tls: standInTls, user: 'lendring:secret' });
      const said = await wrongSetting(open(trusting(withUser(server.url, 'lendring:guessed'))));
      expect(said).toContain('refuses the user or the password of KURRENTDB_URL');
      expect(said).not.toContain('guessed');
    }));

  it.concurrent('reports the current cause when it changes', () =>
    around(async ({ standIn, open }) => {
      const server = await standIn({ tls: standInTls });
      const store = open(server.url.replace('true', 'false'));
      server.stop();
      const said = (): Promise<string> =>
        withTimeLimit(3_500, () => store.read('a-1')).then(
          () => 'read',
          (error: unknown) => `${messageOf(error)} ${seenIn(error)}`,
        );
      expect(await eventually(said, (seen) => seen.includes('refuses connections'))).not.toContain('tls=true');
      await server.start();
      expect(await eventually(said, (seen) => seen.includes('set tls=true'))).not.toContain('refuses connections');
    }));

  it.concurrent('fails at once for an invalid address', () =>
    around(async ({ open }) => {
      expect(() => open('http://db:2113')).toThrow();
      expect(() => open('nonsense')).toThrow('KURRENTDB_URL must have the form');
    }));
});
