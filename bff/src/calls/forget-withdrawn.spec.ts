import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fastify, type FastifyInstance } from 'fastify';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { systemClock } from '@lendring/platform/base/clock.js';
import type { Listener } from '@lendring/platform/bus/bus.port.js';
import { aCloudEvent } from '@lendring/platform/testing/bus/contract.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { cacheAnonymousReads } from './anonymous-cache.js';
import { forgetWithdrawn } from './forget-withdrawn.js';

describe('cached responses', () => {
  let app: FastifyInstance;
  let stop: () => Promise<void>;
  let listener: Listener | undefined;
  let offers: string;
  let shows: PromiseWithResolvers<void>;
  let slow: Promise<void>;
  let reading: number;
  let open: boolean;
  const asked: (Position | undefined)[] = [];
  const search = async () => (await app.inject('/v1/offer_search?query=zelt')).body;
  const say = (type: string, sequence: string, data: Record<string, unknown> = {}) =>
    listener?.heard({ ...aCloudEvent('k3v9w0m2xa'), type, source: '/offer', sequence, data });

  beforeEach(async () => {
    offers = 'tent';
    asked.length = 0;
    shows = Promise.withResolvers();
    slow = Promise.resolve();
    reading = 0;
    app = fastify();
    open = true;
    const reads = cacheAnonymousReads(app, () => open);
    app.get('/v1/offer_search', async () => {
      const found = offers;
      reading += 1;
      await slow;
      return found;
    });
    stop = await forgetWithdrawn({
      bus: {
        listen: async (_, heard) => {
          listener = heard;
          return async () => undefined;
        },
      },
      apis: {
        offer: {
          queries: {
            many: async (_, { after }) => {
              asked.push(after);
              await shows.promise;
              return [];
            },
          },
        },
      },
      clock: systemClock,
      reads,
    });
  });
  afterEach(async () => {
    shows.resolve();
    await stop();
    await app.close();
  });

  it('are dropped once the offer service no longer returns the withdrawn offer', async () => {
    expect(await search()).toBe('tent');
    offers = 'nothing';
    say('offer.changed', '0000000000000007');
    say('offer.withdrawn', '0000000000000008');
    expect(await search()).toBe('tent');
    shows.resolve();
    expect(await eventually(search, (now) => now === 'nothing')).toBe('nothing');
    expect(asked).toEqual(['0000000000000008']);
  });

  it('are dropped when moderation hides a picture, and kept for other changes', async () => {
    await search();
    offers = 'nothing';
    shows.resolve();
    say('offer.changed', '0000000000000007');
    await stop();
    expect([await search(), asked]).toEqual(['tent', []]);
    say('offer.changed', '0000000000000008', { pictureHidden: true });
    expect(await eventually(search, (now) => now === 'nothing')).toBe('nothing');
  });

  it('are not served while the installation is closed', async () => {
    expect(await search()).toBe('tent');
    offers = 'nothing';
    expect(await search()).toBe('tent');
    open = false;
    expect(await search()).toBe('nothing');
  });

  it('are dropped together for offers withdrawn together', async () => {
    for (const n of [1, 2, 3]) say('offer.withdrawn', `000000000000000${n}`);
    shows.resolve();
    await stop();
    expect(asked).toEqual(['0000000000000001', '0000000000000003']);
  });

  it('are not stored from reads that began before the withdrawal', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    slow = promise;
    const before = search();
    await until(() => reading === 1);
    offers = 'nothing';
    say('offer.withdrawn', '0000000000000008');
    shows.resolve();
    await stop();
    resolve();
    expect([await before, await search()]).toEqual(['tent', 'nothing']);
  });

  it('are dropped when an event may have been missed', async () => {
    await search();
    offers = 'nothing';
    listener?.missed();
    expect(await search()).toBe('nothing');
  });
});
