import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followedTypes, partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import { partnerApi } from '@lendring/contracts/partner/queries.js';
import { memoryKeys } from '@lendring/platform/testing/memory.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import {
  at,
  calendarTaken,
  idOf,
  offerChanged,
  offerPublished,
  other,
  owner,
  requestAsked,
  requestRated,
  stranger,
} from '../testing/partner.js';
import { asking, by, hashOf, runningService, system, user, visitor, type RunningService } from '../testing/service.js';

let service: RunningService;
beforeEach(async () => {
  service = await runningService();
});
afterEach(async () => {
  await service.stop();
});

type Question = Parameters<RunningService['queries']['feedAfter']>[0];
const feedOf = async (hash: string, more: Partial<Question> = {}, from = service) => {
  const answer = partnerApi.queries.feedAfter.answer.parse(
    await from.queries.feedAfter(
      { hash, limit: 100, waitMs: 0, cursor: '0000000000000000', ...more },
      asking(visitor, from.time.now),
    ),
  );
  return answer.ok ? { ids: answer.items.map(({ event }) => event.id), cursor: answer.cursor } : answer.reason;
};
const idsOf = (...events: readonly { readonly id: string }[]) => events.map(({ id }) => id);
const key = (n: number, name = 'Kalender') => ({
  keyId: idOf(`key id ${n}`),
  name,
  scopes: ['events:read' as const],
  hash: hashOf(`key ${n}`),
  hint: 'abcd',
});

describe('events from other services', () => {
  it('enter the feed once despite repeated delivery', async () => {
    const hash = await service.key(owner);
    await service.hear(offerPublished(1), offerPublished(1), offerChanged(1), offerPublished(1));
    const { bus, ports } = service;
    await Promise.all([
      bus.publish('offer', [offerPublished(2)]),
      bus.publish('offer', [offerPublished(2)]),
      bus.publish('offer', [offerPublished(3)]),
    ]);
    const feed = await feedOf(hash);
    expect(feed).toMatchObject({
      ids: expect.arrayContaining(idsOf(offerPublished(1), offerChanged(1), offerPublished(2), offerPublished(3))),
    });
    expect((feed as { ids: string[] }).ids).toHaveLength(4);
    expect(await ports.store.read(`feed-${offerPublished(1).subject}`)).toHaveLength(2);
  });

  it('are visible only to both sides of the request they concern', async () => {
    const [mine, theirs, nobodys] = [await service.key(owner), await service.key(other), await service.key(stranger)];
    await service.hear(offerPublished(), requestAsked(1), requestAsked(2, other, idOf('third')), requestRated());
    expect(await feedOf(mine)).toMatchObject({ ids: idsOf(offerPublished(), requestAsked(1), requestRated()) });
    expect(await feedOf(theirs)).toMatchObject({
      ids: idsOf(offerPublished(), requestAsked(1), requestAsked(2, other, idOf('third')), requestRated()),
    });
    expect(await feedOf(nobodys)).toMatchObject({ ids: idsOf(offerPublished(), requestRated()) });
    expect(await feedOf(nobodys, { types: ['request.asked'] })).toMatchObject({ ids: [] });
  });

  it('enter without the trace context of their publisher', async () => {
    const hash = await service.key(owner);
    await service.hear({ ...offerPublished(), traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' });
    const answer = await service.queries.feedAfter(
      { hash, limit: 1, waitMs: 0, cursor: '0000000000000000' },
      asking(visitor),
    );
    expect(answer.ok && answer.items[0]?.event).toEqual(offerPublished());
  });

  it('are excluded from the feed if they are not intended for partners', async () => {
    const before = await service.ports.store.head();
    await service.hear(
      calendarTaken(),
      { ...requestAsked(), type: 'request.answered' },
      { ...offerPublished(), type: 'offer.invented' },
    );
    expect(await service.ports.store.head()).toBe(before);
  });

  it('never enter the feed if they concern a members-only offer', async () => {
    const hash = await service.key(owner);
    const before = await service.ports.store.head();
    const flagged = ({ data, ...event }: ReturnType<typeof offerPublished>) => ({
      ...event,
      data: { ...data, membersOnly: true },
    });
    await service.hear(
      flagged(offerPublished()),
      flagged(offerChanged()),
      flagged({ ...offerChanged(), type: 'offer.withdrawn', data: { ownerId: other, status: 'deleted' } }),
    );
    expect(await service.ports.store.head()).toBe(before);
    expect(await feedOf(hash)).toMatchObject({ ids: [] });
  });

  it('hide a rating from others while its offer is not online for everyone', async () => {
    const [theirs, nobodys] = [await service.key(other), await service.key(stranger)];
    const withdrawn = { ...offerChanged(1, idOf('withdrawn')), type: 'offer.withdrawn' };
    const since = { ...withdrawn, data: { ownerId: other, status: 'inactive' } };
    await service.hear(requestRated(1));
    await service.hear(offerPublished(1));
    await service.hear(requestRated(2));
    await service.hear(since);
    await service.hear(requestRated(3));
    const [first, second, third] = [1, 2, 3].map((n) => requestRated(n));
    expect(await feedOf(theirs)).toMatchObject({ ids: idsOf(first!, offerPublished(1), second!, since, third!) });
    expect(await feedOf(nobodys)).toMatchObject({ ids: idsOf(offerPublished(1), second!, since) });
    const webhookId = await service.webhook(['request.rated'], stranger);
    const replay = { webhookId, from: { cursor: '0000000000000000' } };
    expect(await service.commands.replayWebhook(replay, by(user(stranger)))).toMatchObject({ ok: true });
    await eventually(
      () => service.receiver.got.length,
      (count) => count > 0,
    );
    expect(service.receiver.got.map(({ body }) => (JSON.parse(body) as { id: string }).id)).toEqual(idsOf(second!));
  });

  it('enter the feed with declared fields only, without text, name or address', async () => {
    const hash = await service.key(owner);
    const place = offerPublished().data['place'] as object;
    for (const event of [
      { ...requestAsked(), data: { ...requestAsked().data, message: 'Darf ich?' } },
      { ...offerPublished(), data: { ...offerPublished().data, title: 'Zelt' } },
      { ...offerPublished(), data: { ...offerPublished().data, place: { ...place, street: 'Lindenweg 4' } } },
    ])
      await service.hear(event);
    const answer = await service.queries.feedAfter(
      { hash, limit: 9, waitMs: 0, cursor: '0000000000000000' },
      asking(visitor),
    );
    const said = JSON.stringify(answer);
    expect(answer.ok && answer.items.map(({ event }) => event.data)).toEqual(
      [requestAsked(), offerPublished()].map(({ data }) => data),
    );
    for (const secret of ['Darf ich?', 'Zelt', 'Lindenweg']) expect(said).not.toContain(secret);
  });
});

describe('the feed API', () => {
  it('starts at the present, after a cursor, or at the hour of a timestamp', async () => {
    const hash = await service.key(owner);
    await service.hear(offerPublished(1));
    service.time.pass(2 * 3_600_000);
    await service.hear(offerPublished(2));
    const all = (await feedOf(hash)) as { ids: string[]; cursor: string };
    expect(all.ids).toEqual(idsOf(offerPublished(1), offerPublished(2)));
    await service.settle();
    const ask = async (from: { cursor?: string; since?: string }) => {
      const answer = await service.queries.feedAfter(
        { hash, limit: 100, waitMs: 0, ...from },
        asking(visitor, service.time.now),
      );
      return answer.ok ? answer.items.map(({ event }) => event.id) : answer.reason;
    };
    expect(await ask({})).toEqual([]);
    expect(await ask({ cursor: all.cursor })).toEqual([]);
    expect(await ask({ since: '2025-05-01T10:59:00.000Z' })).toEqual(idsOf(offerPublished(1), offerPublished(2)));
    expect(await ask({ since: '2025-05-01T11:00:00.000Z' })).toEqual(idsOf(offerPublished(2)));
    expect(await ask({ since: '2025-05-01T13:00:00.000Z' })).toEqual([]);
  });

  it('wakes only the waiting readers who may see the event', async () => {
    const [mine, nobodys] = [await service.key(owner), await service.key(stranger)];
    const cursor = await service.ports.store.head();
    const [waiting, inVain] = [feedOf(mine, { cursor, waitMs: 5_000 }), feedOf(nobodys, { cursor, waitMs: 300 })];
    await service.hear(requestAsked());
    expect(await waiting).toMatchObject({ ids: idsOf(requestAsked()) });
    expect(await inVain).toMatchObject({ ids: [], cursor: await service.ports.store.head() });
  });

  it('reaches back at most thirty days and refuses unknown cursors', async () => {
    const hash = await service.key(owner);
    await service.hear(offerPublished(1));
    service.time.pass(31 * 86_400_000);
    await service.hear(offerPublished(2));
    await service.settle();
    expect(await feedOf(hash)).toBe('cursor_too_old');
    expect(await feedOf(hash, { cursor: undefined, since: at })).toBe('cursor_too_old');
    expect(await feedOf(hash, { cursor: '9999999999999999' })).toBe('cursor_unknown');
    expect(await feedOf(hash, { cursor: undefined, since: '2025-05-31T10:00:00.000Z' })).toMatchObject({
      ids: idsOf(offerPublished(2)),
    });
  });

  it('is available to valid keys only', async () => {
    const hash = await service.key(owner, 'one');
    expect(await feedOf('f'.repeat(64))).toBe('key_unknown');
    expect(await feedOf(hash)).toMatchObject({ ids: [] });
    await service.commands.revokeKey({ keyId: idOf('key one') }, by(user(owner)));
    await service.settle();
    expect(await feedOf(hash)).toBe('key_unknown');
  });

  it('resumes after a restart at the cursor of the client', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lendring-feed-'));
    const files = { log: join(folder, 'log.db'), subjectKeys: memoryKeys() };
    try {
      const first = await runningService(files);
      const hash = await first.key(owner);
      await first.hear(offerPublished(1), offerPublished(2), offerPublished(3));
      const page = (await feedOf(hash, { limit: 2 }, first)) as { ids: string[]; cursor: string };
      expect(page.ids).toEqual(idsOf(offerPublished(1), offerPublished(2)));
      await first.stop();
      const second = await runningService(files);
      await second.hear(offerPublished(4));
      await second.settle();
      expect(await feedOf(hash, { cursor: page.cursor }, second)).toMatchObject({
        ids: idsOf(offerPublished(3), offerPublished(4)),
      });
      await second.stop();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('API keys', () => {
  it('are listed for their owner without any secret', async () => {
    await service.commands.createKey(key(1), by(user(owner)));
    await service.settle();
    expect(await service.queries.keys({}, asking(user(owner)))).toEqual([
      {
        keyId: idOf('key id 1'),
        name: 'Kalender',
        scopes: ['events:read'],
        hint: 'abcd',
        createdAt: at,
        lastUsedOn: null,
      },
    ]);
    for (const actor of [user(stranger), visitor, system])
      expect(await service.queries.keys({}, asking(actor))).toEqual([]);
    expect(await service.queries.keyOf({ hash: key(1).hash }, asking(visitor))).toMatchObject({
      ownerId: owner,
      scopes: ['events:read'],
    });
  });

  it('are revoked by their owner only', async () => {
    await service.commands.createKey(key(1), by(user(owner)));
    for (const actor of [user(stranger), visitor, system]) {
      expect(await service.commands.revokeKey({ keyId: idOf('key id 1') }, by(actor))).toEqual({
        ok: false,
        refusal: { code: 'key_not_found' },
      });
    }
    expect(await service.commands.createKey(key(2), by(visitor))).toMatchObject({ ok: false });
  });

  it('are revoked with all webhooks after an account takeover, by a system command only', async () => {
    await service.commands.createKey(key(1), by(user(owner)));
    const webhookId = await service.webhook();
    expect(await service.commands.shutOff({ ownerId: owner }, by(user(owner)))).toMatchObject({ ok: false });
    expect(await service.commands.shutOff({ ownerId: owner }, by(system))).toMatchObject({ ok: true });
    await service.settle();
    expect(await service.queries.keyOf({ hash: key(1).hash }, asking(visitor))).toBeNull();
    expect(await service.queries.webhook({ webhookId }, asking(user(owner)))).toMatchObject({ status: 'off' });
  });

  it('are created only once on a double click, and the first key works', async () => {
    const click = by(user(owner));
    expect(await service.commands.createKey(key(1), click)).toMatchObject({ ok: true });
    expect(await service.commands.createKey({ ...key(1), hash: hashOf('another') }, click)).toMatchObject({ ok: true });
    expect(await service.commands.createKey({ ...key(1), name: 'Something else' }, click)).toEqual({
      ok: false,
      refusal: { code: 'idempotency_key_reused' },
    });
    await service.settle();
    expect(await service.queries.keyOf({ hash: key(1).hash }, asking(visitor))).not.toBeNull();
    expect(await service.queries.keyOf({ hash: hashOf('another') }, asking(visitor))).toBeNull();
  });

  it('are limited to ten, even under concurrent creation', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => service.commands.createKey(key(n), by(user(owner)))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(partnerLimits.keys);
    await service.settle();
    expect(await service.queries.keys({}, asking(user(owner)))).toHaveLength(partnerLimits.keys);
  });

  it('show the day of their last use, which only the system can record', async () => {
    await service.commands.createKey(key(1), by(user(owner)));
    const use = { ownerId: owner, keyId: idOf('key id 1'), day: '2025-05-02' };
    expect(await service.commands.noteKeyUse(use, by(user(owner)))).toMatchObject({ ok: false });
    await Promise.all([1, 2, 3].map(() => service.commands.noteKeyUse(use, by(system))));
    await service.settle();
    expect(await service.queries.keys({}, asking(user(owner)))).toMatchObject([{ lastUsedOn: '2025-05-02' }]);
    expect((await service.store.read(`keys-${owner}`)).filter(({ type }) => type === 'KeyUsed')).toHaveLength(1);
  });
});

describe('webhooks', () => {
  const body = { name: 'Lager', url: 'https://example.org/in', types: [...followedTypes] };

  it.each([
    ['http://example.org/', 'webhook_url_invalid'],
    ['https://user@example.org/', 'webhook_url_invalid'],
    ['https://127.0.0.1/', 'webhook_url_private'],
    ['https://localhost/', 'webhook_url_private'],
  ])('cannot point to %s', async (url, code) => {
    const refusal = { ok: false, refusal: { code } };
    expect(await service.commands.createWebhook({ ...body, webhookId: idOf('w'), url }, by(user(owner)))).toEqual(
      refusal,
    );
    const webhookId = await service.webhook();
    expect(await service.commands.changeWebhook({ webhookId, changes: { url } }, by(user(owner)))).toEqual(refusal);
  });

  it('are not found by anyone except their owner', async () => {
    const webhookId = await service.webhook();
    for (const actor of [user(stranger), visitor, system]) {
      const notFound = { ok: false, refusal: { code: 'webhook_not_found' } };
      const { commands, queries } = service;
      expect(await commands.changeWebhook({ webhookId, changes: { enabled: false } }, by(actor))).toEqual(notFound);
      expect(await commands.deleteWebhook({ webhookId }, by(actor))).toEqual(notFound);
      expect(await commands.rotateSecret({ webhookId }, by(actor))).toEqual(notFound);
      expect(await commands.testWebhook({ webhookId }, by(actor))).toEqual(notFound);
      expect(await commands.replayWebhook({ webhookId, from: { cursor: '0000000000000000' } }, by(actor))).toEqual(
        notFound,
      );
      expect([
        await queries.webhooks({}, asking(actor)),
        await queries.webhook({ webhookId }, asking(actor)),
        await queries.secret({ webhookId }, asking(actor)),
        await queries.deliveries({ webhookId, limit: 5 }, asking(actor)),
        await queries.delivery({ webhookId, deliveryId: webhookId, waitMs: 0 }, asking(actor)),
      ]).toEqual([[], null, null, [], null]);
    }
    expect(service.receiver.got).toEqual([]);
  });

  it('are limited to ten, even under concurrent creation', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        service.commands.createWebhook({ ...body, webhookId: idOf(`w ${n}`) }, by(user(owner))),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(partnerLimits.webhooks);
  });

  it('are created only once on a double click, with a single secret', async () => {
    const click = by(user(owner));
    const webhookId = idOf('twice');
    await service.commands.createWebhook({ ...body, webhookId }, click);
    const before = await service.queries.secret({ webhookId }, asking(user(owner)));
    expect(await service.commands.createWebhook({ ...body, webhookId }, click)).toMatchObject({ ok: true });
    expect(await service.queries.secret({ webhookId }, asking(user(owner)))).toEqual(before);
  });

  it('are stored with encrypted name, address and secret in the log, and the secret nowhere else', async () => {
    const webhookId = await service.webhook();
    const secret = (await service.queries.secret({ webhookId }, asking(user(owner))))?.secret ?? 'none';
    const stored = JSON.stringify(await service.ports.store.read(`webhooks-${owner}`));
    for (const text of [secret, 'hooks.example.org', 'Lager']) expect(stored).not.toContain(text);
    const documents = await (await service.ports.documents.collection('webhooks@1')).find({ filter: {}, limit: 10 });
    expect(documents).toHaveLength(1);
    expect(JSON.stringify(documents)).not.toContain('whsec_');
  });

  it('receive no deliveries after deletion', async () => {
    const webhookId = await service.webhook();
    await service.hear(offerPublished(1));
    await eventually(
      () => service.receiver.got.length,
      (count) => count === 1,
    );
    await service.commands.deleteWebhook({ webhookId }, by(user(owner)));
    await eventually(
      () => service.seen(webhookId),
      (webhook) => webhook === null,
    );
    expect(
      await (await service.ports.documents.collection('deliveries@1')).find({ filter: { webhookId }, limit: 10 }),
    ).toEqual([]);
    await service.webhook(followedTypes, owner, 'https://second.example.org/');
    await service.hear(offerPublished(2));
    await eventually(
      () => service.receiver.got.filter(({ url }) => url.includes('second')).length,
      (count) => count === 1,
    );
    expect(service.receiver.got.filter(({ url }) => url.includes('hooks'))).toHaveLength(1);
  });
});
