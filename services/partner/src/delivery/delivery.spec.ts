import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { memoryKeys } from '@lendring/platform/testing/memory.js';
import { Webhook as Verifier } from 'standardwebhooks';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import { eventually, PATIENCE_MS } from '@lendring/platform/testing/eventually.js';
import type { Sending } from '@lendring/platform/outgoing/outgoing.port.js';
import { at, idOf, offerChanged, offerPublished, other, owner, requestAsked, stranger } from '../../testing/partner.js';
import {
  asking,
  by,
  fakeReceiver,
  fakeTime,
  runningService,
  user,
  type RunningService,
} from '../../testing/service.js';

const open: RunningService[] = [];
const folders: string[] = [];
const running = async (options: Parameters<typeof runningService>[0] = {}): Promise<RunningService> => {
  const service = await runningService(options);
  open.push(service);
  return service;
};
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'lendring-partner-'));
  folders.push(made);
  return made;
};
afterEach(async () => {
  for (const service of open.splice(0)) await service.stop();
  for (const made of folders.splice(0)) rmSync(made, { recursive: true });
});

const ids = (sendings: readonly Sending[]): string[] => sendings.map(({ headers }) => headers['webhook-id'] ?? '');
const idsOf = (...events: readonly CloudEvent[]): string[] => events.map(({ id }) => id);
const got = (service: RunningService, count: number) =>
  eventually(
    () => service.receiver.got,
    (sendings) => sendings.length >= count,
  );
const delivered = (service: RunningService, webhookId: string, cursor: string) =>
  eventually(
    () => service.seen(webhookId),
    (webhook) => (webhook?.cursor ?? '') >= cursor,
  );
const deliveries = (service: RunningService, webhookId: string, ownerId = owner) =>
  service.queries.deliveries({ webhookId, limit: 100 }, asking(user(ownerId)));

describe('webhook deliveries', () => {
  it('carry the event itself in feed order, signed according to Standard Webhooks', async () => {
    const service = await running({ time: fakeTime(new Date().toISOString()) });
    const webhookId = await service.webhook();
    const events = [offerPublished(1), offerChanged(1), requestAsked(), offerPublished(2)].map((event) => ({
      ...event,
      time: service.time.now,
    }));
    await service.hear(...events);
    const sendings = await got(service, 4);
    expect(sendings.map(({ body }) => JSON.parse(body) as CloudEvent)).toEqual(events);
    const secret = await service.queries.secret({ webhookId }, asking(user(owner)));
    for (const { url, headers, body, timeoutMs } of sendings) {
      expect({ url, timeoutMs, type: headers['content-type'] }).toEqual({
        url: 'https://hooks.example.org/in',
        timeoutMs: 10_000,
        type: 'application/cloudevents+json; charset=utf-8',
      });
      expect(new Verifier(secret?.secret ?? '').verify(body, headers)).toEqual(JSON.parse(body));
    }
    expect(await delivered(service, webhookId, await service.ports.store.head())).toMatchObject({
      status: 'on',
      failingSince: null,
      deliveredAt: expect.any(String),
    });
    expect(await deliveries(service, webhookId)).toMatchObject(
      [...events]
        .reverse()
        .map(({ id, type }) => ({
          eventId: id,
          type,
          attempt: 1,
          ok: true,
          status: 200,
          problem: null,
          answer: 'answered 200',
        })),
    );
  });

  it('contain only subscribed event types that the owner may see', async () => {
    const service = await running();
    await service.webhook(['request.asked', 'offer.changed']);
    await service.webhook(['request.asked'], stranger, 'https://stranger.example.org/');
    const mine = requestAsked(2);
    await service.hear(offerPublished(), requestAsked(1, other, stranger), mine, offerChanged());
    await got(service, 3);
    const gotBy = (host: string) => ids(service.receiver.got.filter(({ url }) => url.includes(host)));
    expect(gotBy('hooks')).toEqual(idsOf(mine, offerChanged()));
    expect(gotBy('stranger')).toEqual(idsOf(requestAsked(1)));
  });

  it('begin with the first event published after webhook creation', async () => {
    const service = await running();
    await service.hear(offerPublished(1));
    await service.webhook();
    await service.hear(offerPublished(2));
    await got(service, 1);
    expect(ids(service.receiver.got)).toEqual(idsOf(offerPublished(2)));
  });

  it('are retried in order after a failure and show the response', async () => {
    const service = await running();
    const answers = [500, 0, 301, 404, 200, 200];
    service.receiver.set(() => answers.shift() ?? 200);
    const webhookId = await service.webhook();
    await service.hear(offerPublished(1), offerPublished(2));
    await got(service, 6);
    expect(ids(service.receiver.got)).toEqual([
      ...Array.from({ length: 5 }, () => offerPublished(1).id),
      offerPublished(2).id,
    ]);
    await delivered(service, webhookId, await service.ports.store.head());
    expect(
      (await deliveries(service, webhookId))
        .toReversed()
        .map(({ attempt, ok, status, problem }) => [attempt, ok, status, problem]),
    ).toEqual([
      [1, false, 500, null],
      [2, false, null, 'unreachable'],
      [3, false, 301, null],
      [4, false, 404, null],
      [5, true, 200, null],
      [1, true, 200, null],
    ]);
    expect(await service.seen(webhookId)).toMatchObject({ failingSince: null, nextTryAt: null });
  });

  it('to a slow receiver do not delay deliveries to other receivers', async () => {
    const service = await running();
    const hanging = Promise.withResolvers<number>();
    service.receiver.set(({ url }) => (url.includes('slow') ? hanging.promise : 200));
    for (let n = 0; n < 10; n += 1)
      for (const person of [other, stranger, idOf('a'), idOf('b'), idOf('c'), idOf('d')])
        await service.webhook(['offer.published'], person, `https://slow.example.org/${n}`);
    await service.webhook(['offer.published'], owner, 'https://fast.example.org/');
    await service.hear(...Array.from({ length: 20 }, (_, n) => offerPublished(n)));
    await eventually(
      () => service.receiver.got.filter(({ url }) => url.includes('fast')),
      (sendings) => sendings.length === 20,
    );
    expect(service.receiver.got.filter(({ url }) => url.includes('slow')).length).toBeLessThanOrEqual(60);
    hanging.resolve(200);
  });
});

describe('an unavailable receiver', () => {
  it('is paused after a day and resumed by its owner without losing events', async () => {
    const service = await running();
    service.receiver.set(() => 503);
    const webhookId = await service.webhook();
    await service.hear(offerPublished(1), offerPublished(2));
    const paused = await eventually(
      () => service.seen(webhookId),
      (webhook) => webhook?.status === 'paused',
    );
    expect(paused).toMatchObject({ pausedAt: expect.any(String), nextTryAt: null });
    expect(Date.parse(paused?.pausedAt ?? '') - Date.parse(paused?.failingSince ?? '')).toBeGreaterThanOrEqual(
      86_400_000,
    );
    const tries = service.receiver.got.length;
    expect(tries).toBeGreaterThanOrEqual(12);
    expect(new Set(ids(service.receiver.got))).toEqual(new Set(idsOf(offerPublished(1))));

    service.receiver.set(() => 200);
    expect(
      await service.commands.changeWebhook({ webhookId, changes: { enabled: true } }, by(user(owner))),
    ).toMatchObject({ ok: true });
    await got(service, tries + 2);
    expect(ids(service.receiver.got.slice(tries))).toEqual(idsOf(offerPublished(1), offerPublished(2)));
    expect(await delivered(service, webhookId, await service.ports.store.head())).toMatchObject({
      status: 'on',
      failingSince: null,
    });
  });

  it('is marked as gone at once on status 410', async () => {
    const service = await running();
    service.receiver.set(() => 410);
    const webhookId = await service.webhook();
    await service.hear(offerPublished(1), offerPublished(2));
    await eventually(
      () => service.seen(webhookId),
      (webhook) => webhook?.status === 'gone',
    );
    expect(ids(service.receiver.got)).toEqual(idsOf(offerPublished(1)));
  });

  it('is retried at once when the webhook owner changes the address', async () => {
    const time = {
      ...fakeTime(),
      sleep: async (_ms: number, signal: AbortSignal) => {
        await new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => resolve());
        });
      },
    };
    const service = await running({ time });
    service.receiver.set(({ url }) => (url.includes('hooks') ? 500 : 200));
    const webhookId = await service.webhook();
    await service.hear(offerPublished(1));
    await eventually(
      () => service.seen(webhookId),
      (webhook) => webhook?.nextTryAt === '2025-05-01T10:00:05.000Z',
    );
    await service.commands.changeWebhook(
      { webhookId, changes: { url: 'https://better.example.org/' } },
      by(user(owner)),
    );
    await got(service, 2);
    expect(service.receiver.got[1]).toMatchObject({
      url: 'https://better.example.org/',
      headers: { 'webhook-id': offerPublished(1).id },
    });
  });
});

describe('delivery after a stop or crash', () => {
  it('keeps the position and next retry time of each webhook', async () => {
    const [made, subjectKeys, receiver] = [folder(), memoryKeys(), fakeReceiver()];
    const files = { log: join(made, 'log.db'), documents: join(made, 'documents.db'), subjectKeys, receiver };
    const frozen = {
      ...fakeTime(),
      sleep: async (_ms: number, signal: AbortSignal) => {
        await new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => resolve());
        });
      },
    };
    const first = await runningService({ ...files, time: frozen });
    const webhookId = await first.webhook();
    receiver.set(({ headers }) => (headers['webhook-id'] === offerPublished(2).id ? 500 : 200));
    await first.hear(offerPublished(1), offerPublished(2));
    await eventually(
      () => first.seen(webhookId),
      (webhook) => webhook?.nextTryAt !== null,
    );
    await first.stop();

    receiver.set(() => 200);
    const later = fakeTime();
    const second = await running({ ...files, time: later });
    await got(second, 3);
    expect(ids(receiver.got)).toEqual(idsOf(offerPublished(1), offerPublished(2), offerPublished(2)));
    expect(later.now >= '2025-05-01T10:00:05.000Z').toBe(true);
    expect((await deliveries(second, webhookId))[0]).toMatchObject({ attempt: 2, ok: true });
  });

  it('resends with the same id after a crash between response and record', async () => {
    const [made, subjectKeys, receiver] = [folder(), memoryKeys(), fakeReceiver()];
    const files = { log: join(made, 'log.db'), documents: join(made, 'documents.db'), subjectKeys, receiver };
    const first = await runningService(files);
    const answered = Promise.withResolvers<void>();
    receiver.set(() => {
      answered.resolve();
      return new Promise<number>(() => undefined);
    });
    await first.webhook();
    await first.hear(offerPublished(1));
    await answered.promise;
    await first.host.stop();
    await first.ports.store.close();
    await first.ports.documents.close();

    receiver.set(() => 200);
    const second = await running(files);
    await second.hear(offerPublished(2));
    await got(second, 3);
    expect(ids(receiver.got)).toEqual(idsOf(offerPublished(1), offerPublished(1), offerPublished(2)));
  });

  it('resumes from the log positions without gaps when all read models are lost', async () => {
    const [made, subjectKeys, receiver] = [folder(), memoryKeys(), fakeReceiver()];
    const log = join(made, 'log.db');
    const first = await runningService({ log, subjectKeys, receiver });
    await first.hear({ ...offerPublished(0), time: '2025-05-01T09:59:59.999Z' });
    const webhookId = await first.webhook();
    await first.hear(offerPublished(1), offerPublished(2));
    await got(first, 2);
    await first.stop();
    const second = await running({ log, subjectKeys, receiver });
    await got(second, 4);
    expect(ids(receiver.got)).toEqual(
      idsOf(offerPublished(1), offerPublished(2), offerPublished(1), offerPublished(2)),
    );
    expect(await second.seen(webhookId)).toMatchObject({ status: 'on' });
  });
});

describe('delivery after the log is replaced', () => {
  /** Copies a log stream by stream into a new event store, so that every position changes, as in a store migration. */
  const moved = async (from: EventStore, file: string): Promise<void> => {
    const to = openSqliteEventStore(file);
    const noise = (n: number) => ({
      id: idOf(`noise ${n}`),
      type: 'Noise',
      data: {},
      metadata: { commandId: idOf('noise'), commandHash: '', actor: 'system:spec', at, requestId: 'spec' },
    });
    await to.append([
      { stream: 'noise-1', expected: 'absent', events: Array.from({ length: 50 }, (_, n) => noise(n)) },
    ]);
    for await (const { events, caughtUp } of from.follow({
      prefixes: [''],
      after: START,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })) {
      for (const { stream, revision, position: _position, ...event } of events)
        await to.append([{ stream, expected: revision === 0 ? 'absent' : revision - 1, events: [event] }]);
      if (caughtUp) break;
    }
    await to.close();
  };

  it('resumes each webhook by event time without gaps', async () => {
    const [made, subjectKeys, receiver, time] = [folder(), memoryKeys(), fakeReceiver(), fakeTime()];
    const first = await runningService({ subjectKeys, receiver, time });
    const events = [0, 1, 2, 3, 4, 5].map((n) => ({
      ...offerPublished(n),
      time: new Date(Date.parse(at) + n * 12 * 3_600_000).toISOString(),
    }));
    const [before, one, two, three, ...rest] = events;
    if (!before || !one || !two || !three) throw new Error('There are six');
    await first.hear({ ...before, time: '2025-05-01T09:59:00.000Z' });
    const webhookId = await first.webhook();
    for (const event of [one, two, three]) {
      time.now = event.time;
      await first.hear(event);
      await eventually(
        () => ids(receiver.got),
        (all) => all.includes(event.id),
      );
    }
    await eventually(
      () => first.store.read(`webhooks-${owner}`),
      (log) => log.some(({ type }) => type === 'WebhookReached'),
    );
    expect((await first.store.read(`webhooks-${owner}`)).filter(({ type }) => type === 'WebhookReached')).toHaveLength(
      1,
    );
    await first.stop(() => moved(first.ports.store, join(made, 'moved.db')));

    const told = receiver.got.length;
    const second = await running({ log: join(made, 'moved.db'), subjectKeys, receiver, time });
    for (const event of rest) await second.hear(event);
    await eventually(
      () => ids(receiver.got),
      (all) => all.includes(rest.at(-1)?.id ?? ''),
    );
    const again = ids(receiver.got.slice(told));
    expect(again).toEqual(idsOf(...[two, three].filter(({ id }) => again.includes(id)), ...rest));
    expect(again).not.toContain(one.id);
    expect(ids(receiver.got)).not.toContain(before.id);
    expect(await second.seen(webhookId)).toMatchObject({ status: 'on', failingSince: null });
  });
});

describe('the owner of a webhook', () => {
  it('can send one test every five seconds, out of order, and sees the result', async () => {
    const service = await running();
    const webhookId = await service.webhook();
    service.receiver.set(() => 418);
    const test = by(user(owner));
    expect(await service.commands.testWebhook({ webhookId }, test)).toMatchObject({ ok: true });
    expect(
      await service.queries.delivery({ webhookId, deliveryId: test.commandId, waitMs: 5_000 }, asking(user(owner))),
    ).toMatchObject({ type: 'partner.test', ok: false, status: 418, answer: 'answered 418', eventId: test.commandId });
    expect(JSON.parse(service.receiver.got[0]?.body ?? '')).toMatchObject({
      specversion: '1.0',
      type: 'partner.test',
      source: '/partner',
      subject: webhookId,
    });
    expect(await service.commands.testWebhook({ webhookId }, test)).toMatchObject({ ok: true });
    expect(await service.commands.testWebhook({ webhookId }, by(user(owner)))).toEqual({
      ok: false,
      refusal: { code: 'webhook_test_too_soon', params: { seconds: 5 } },
    });
    expect(service.receiver.got).toHaveLength(1);
    expect(await service.seen(webhookId)).toMatchObject({ failingSince: null });
  });

  it('can replay events from a cursor or from a point in time', async () => {
    const service = await running();
    const webhookId = await service.webhook();
    const begin = (await service.seen(webhookId))?.cursor ?? '';
    await service.hear(offerPublished(1));
    const middle = await service.ports.store.head();
    await service.hear(offerPublished(2));
    await got(service, 2);
    const replay = async (from: { cursor: string } | { since: string }) => {
      await delivered(service, webhookId, await service.ports.store.head());
      const before = service.receiver.got.length;
      return {
        answer: await service.commands.replayWebhook({ webhookId, from }, by(user(owner), undefined, service.time.now)),
        before,
      };
    };
    const second = await replay({ cursor: middle });
    await got(service, second.before + 1);
    expect(ids(service.receiver.got.slice(second.before))).toEqual(idsOf(offerPublished(2)));
    const all = await replay({ cursor: begin });
    await got(service, all.before + 2);
    expect(ids(service.receiver.got.slice(all.before))).toEqual(idsOf(offerPublished(1), offerPublished(2)));
    const since = await replay({ since: at });
    await got(service, since.before + 2);
    expect(ids(service.receiver.got.slice(since.before))).toEqual(idsOf(offerPublished(1), offerPublished(2)));
    expect((await replay({ cursor: '9999999999999999' })).answer).toEqual({
      ok: false,
      refusal: { code: 'cursor_unknown' },
    });
    expect((await replay({ since: '2025-01-01T00:00:00.000Z' })).answer).toEqual({
      ok: false,
      refusal: { code: 'cursor_too_old' },
    });
  });

  it('can rotate the secret, and both secrets sign for a day', async () => {
    const service = await running({ time: fakeTime(new Date().toISOString()) });
    const webhookId = await service.webhook();
    const secret = async () => service.queries.secret({ webhookId }, asking(user(owner), service.time.now));
    const before = await secret();
    await service.commands.rotateSecret({ webhookId }, by(user(owner), undefined, service.time.now));
    const after = await secret();
    expect(after?.secret).not.toBe(before?.secret);
    expect(after?.previousUntil).not.toBeNull();
    await service.hear({ ...offerPublished(1), time: service.time.now });
    const [sending] = await got(service, 1);
    for (const each of [before, after])
      expect(new Verifier(each?.secret ?? '').verify(sending?.body ?? '', sending?.headers ?? {})).toBeTruthy();
    service.time.pass(86_400_000);
    await service.hear({ ...offerPublished(2), time: service.time.now });
    const [, last] = await got(service, 2);
    expect(last?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    expect((await secret())?.previousUntil).toBeNull();
  });

  it('can disable and re-enable the webhook and receives the events in between', async () => {
    const service = await running();
    const webhookId = await service.webhook();
    await service.commands.changeWebhook({ webhookId, changes: { enabled: false } }, by(user(owner)));
    await eventually(
      () => service.seen(webhookId),
      (webhook) => webhook?.status === 'off',
    );
    await service.hear(offerPublished(1));
    await service.commands.changeWebhook({ webhookId, changes: { enabled: true } }, by(user(owner)));
    await got(service, 1);
    expect(ids(service.receiver.got)).toEqual(idsOf(offerPublished(1)));
  });

  it('receives no deliveries after erasure, because no signature is possible', async () => {
    const subjectKeys = memoryKeys();
    const service = await running({ subjectKeys });
    const webhookId = await service.webhook();
    await subjectKeys.destroy(owner);
    await service.hear(offerPublished(1));
    await eventually(
      () => service.seen(webhookId),
      (webhook) => webhook?.failingSince !== null,
    );
    expect(service.receiver.got).toEqual([]);
    expect(await service.queries.secret({ webhookId }, asking(user(owner)))).toBeNull();
  });
});

describe('the delivery log', () => {
  it('keeps the newest hundred deliveries with each response as one short line', async () => {
    const service = await running();
    const webhookId = await service.webhook();
    await service.hear(...Array.from({ length: 105 }, (_, n) => offerPublished(n)));
    await got(service, 105);
    await delivered(service, webhookId, await service.ports.store.head());
    const kept = await deliveries(service, webhookId);
    expect(kept).toHaveLength(100);
    expect(kept.map(({ eventId }) => eventId)).toEqual(
      Array.from({ length: 100 }, (_, n) => offerPublished(104 - n).id),
    );
    expect(await deliveries(service, webhookId, stranger)).toEqual([]);
  });
});
