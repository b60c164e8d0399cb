import { describe, expect, it } from 'vitest';
import { START } from '@lendring/contracts/kernel/ids.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { idOf, offerPublished, owner } from '../../testing/partner.js';
import { fakeTime } from '../../testing/service.js';
import type { WebhookFacts } from '../webhooks/webhooks.aggregate.js';
import { createDispatcher } from './dispatcher.js';
import { progressOf, type Progress } from './progress.js';

const webhook: WebhookFacts = {
  webhookId: idOf('webhook'),
  ownerId: owner,
  name: 'Lager',
  url: 'https://example.org/',
  types: ['offer.published'],
  status: 'on',
  createdAt: '2025-05-01T10:00:00.000Z',
  secretChangedAt: '2025-05-01T10:00:00.000Z',
  pausedAt: null,
  place: { after: START, mark: idOf('mark'), since: '2025-05-01T10:00:00.000Z' },
  placedAt: '2025-05-01T10:00:00.000Z',
  start: 1,
  version: 1,
  lastTestAt: null,
};

describe('a webhook dispatcher among replicas', () => {
  it('stops sending when its ticks cease and resumes with the next tick', async () => {
    const sent: string[] = [];
    let kept: Progress | null = null;
    const time = fakeTime();
    let n = 0;
    const dispatcher = createDispatcher({
      webhooks: {
        get: async () => webhook,
        getMany: async () => [webhook],
        find: async () => [webhook],
        count: async () => 1,
      },
      feed: {
        start: async () => undefined,
        stop: async () => undefined,
        end: async () => START,
        after: async () => {
          n += 1;
          const cursor = String(n).padStart(16, '0');
          return { items: [{ cursor, event: offerPublished(n) }], cursor, caughtUp: false };
        },
      },
      progress: {
        of: async () => progressOf(webhook, kept, kept?.cursor ?? START),
        keep: async (progress) => {
          kept = progress;
        },
        placeOf: async () => webhook.place,
      },
      send: async (_webhook, event, attempt, deliveryId) => {
        sent.push(event.id);
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
        return {
          deliveryId,
          eventId: event.id,
          type: event.type,
          at: time.now,
          attempt,
          ok: true,
          status: 200,
          problem: null,
          durationMs: 1,
          answer: '',
        };
      },
      pause: async () => ({ ok: true, position: START }),
      noteReached: async () => ({ ok: true, position: START }),
      clock: { now: () => time.now },
      sleep: time.sleep,
      random: Math.random,
      log: silentLog,
      quietMs: 100,
    });
    await dispatcher.look.tick(time.now);
    await eventually(
      () => sent.length,
      (count) => count >= 2,
    );
    let last = -1;
    await eventually(
      async () => {
        last = sent.length;
        await new Promise((resolve) => {
          setTimeout(resolve, 150);
        });
        return sent.length;
      },
      (count) => count === last,
    );
    await dispatcher.look.tick(time.now);
    await eventually(
      () => sent.length,
      (count) => count > last,
    );
    await dispatcher.stop();
    const stoppedAt = sent.length;
    await dispatcher.look.tick(time.now);
    expect(sent).toHaveLength(stoppedAt);
  });
});
