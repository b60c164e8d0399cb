import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_UNREAD } from '@lendring/contracts/notification/inbox.js';
import {
  agreed,
  asked,
  cloud,
  creator,
  idOf,
  message,
  now,
  requestId,
  stranger,
  vendor,
} from '../testing/notification.js';
import { startService, type RunningService } from '../testing/service.js';

const minutesOn = (minutes: number): string => new Date(Date.parse(now) + minutes * 60_000).toISOString();

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

describe('notifications', () => {
  it('are in the list of the recipient, newest first, and in no other list', async () => {
    await service.hear(asked(), message('creator', { time: minutesOn(1) }));
    expect(await service.kinds(vendor)).toEqual(['message', 'asked']);
    expect(await service.kinds(creator)).toEqual([]);
    expect(await service.read(stranger)).toEqual({ items: [], next: null, unread: 0 });
    expect(await service.read(null)).toEqual({ items: [], next: null, unread: 0 });
  });

  it('are added once for duplicate events', async () => {
    const event = asked();
    await service.hear(event, event);
    await service.markRead(vendor, { all: true });
    await service.hear(event);
    expect(await service.kinds(vendor)).toEqual(['(asked)']);
    expect(await service.types(`inbox-${vendor}`)).toEqual(['NotificationAdded', 'NotificationsRead']);
  });

  it('keep their order per request when many users act at once', async () => {
    const ids = Array.from({ length: 12 }, (_, n) => idOf(`request ${n}`));
    await Promise.all(ids.map((subject) => service.hear(asked({ subject }), agreed({ subject, time: minutesOn(1) }))));
    const { items, unread } = await service.read(vendor, { size: 100 });
    expect([items.length, unread]).toEqual([24, 12]);
    for (const id of ids)
      expect(items.filter((item) => item.requestId === id).map(({ kind }) => kind)).toEqual(['agreed', 'asked']);
  });

  it('combine unread messages of a request in one line', async () => {
    await service.hear(...[1, 2, 3].map((n) => message('creator', { time: minutesOn(n) })));
    expect(await service.read(vendor)).toMatchObject({
      unread: 1,
      items: [{ kind: 'message', count: 3, at: minutesOn(3) }],
    });
    await service.markRead(vendor, { requestId });
    await service.hear(message('creator', { time: minutesOn(4) }));
    expect(await service.read(vendor)).toMatchObject({ unread: 1, items: [{ count: 1 }, { count: 3, read: true }] });
  });

  it('count messages of another request separately', async () => {
    await service.hear(message('creator'), message('creator', { subject: idOf('another') }));
    expect(await service.read(vendor)).toMatchObject({ unread: 2 });
  });

  it('are added as read if the event is days old', async () => {
    service.clock.time = '2025-05-08T10:00:00.001Z';
    await service.hear(asked({ time: now }), message('creator', { time: '2025-05-08T10:00:00.000Z' }));
    expect(await service.kinds(vendor)).toEqual(['message', '(asked)']);
  });

  it('require an event that matches the schema', async () => {
    await expect(service.hear({ ...asked(), data: { text: 'My secret words' } })).rejects.toThrow();
    expect(await service.kinds(vendor)).toEqual([]);
  });

  it('ignore calendar events of offers', async () => {
    await service.hear({ ...asked(), type: 'calendar.freed', data: { key: requestId } });
    expect(await service.store.head()).toBe('0000000000000000');
  });
});

describe('notifications marked as seen', () => {
  it('include notifications of a request read elsewhere', async () => {
    await service.hear(asked(), asked({ subject: idOf('another') }), cloud('request.read', { side: 'vendor' }));
    expect((await service.kinds(vendor)).toSorted()).toEqual(['(asked)', 'asked']);
  });

  it('include notifications that precede the own action of the user', async () => {
    await service.hear(asked(), cloud('request.accepted', { side: 'vendor' }));
    expect(await service.kinds(vendor)).toEqual(['(asked)']);
    await service.hear(agreed({ time: minutesOn(2) }));
    expect([await service.kinds(vendor), await service.kinds(creator)]).toEqual([
      ['agreed', '(asked)'],
      ['(accepted)'],
    ]);
  });

  it('are marked individually or all at once, idempotently', async () => {
    await service.hear(asked(), asked({ subject: idOf('another') }), asked({ subject: idOf('third') }));
    const [first] = (await service.read(vendor)).items;
    const notificationIds = [first?.notificationId ?? ''];
    for (let n = 0; n < 2; n += 1)
      expect(await service.markRead(vendor, { notificationIds })).toMatchObject({ ok: true });
    expect(await service.read(vendor)).toMatchObject({ unread: 2 });
    await service.markRead(vendor, { all: true });
    await service.markRead(vendor, { all: true });
    expect(await service.read(vendor)).toMatchObject({ unread: 0 });
    expect(await service.types(`inbox-${vendor}`)).toEqual([
      ...Array<string>(3).fill('NotificationAdded'),
      ...Array<string>(2).fill('NotificationsRead'),
    ]);
  });

  it('are marked by their owner only', async () => {
    await service.hear(asked());
    const [one] = (await service.read(vendor)).items;
    const which = { notificationIds: [one?.notificationId ?? ''] };
    expect(await service.markRead(stranger, which)).toMatchObject({ ok: true });
    expect(await service.markRead(null, { all: true })).toMatchObject({ ok: true });
    expect(await service.markRead(stranger, { requestId })).toMatchObject({ ok: true });
    expect(await service.read(vendor)).toMatchObject({ unread: 1 });
    expect(await service.types(`inbox-${stranger}`)).toEqual([]);
  });

  it('include the oldest notifications beyond the unread limit', async () => {
    for (let n = 0; n <= MOST_UNREAD; n += 1)
      await service.hear(asked({ subject: idOf(`many ${n}`), time: minutesOn(n) }));
    expect((await service.read(vendor)).unread).toBe(MOST_UNREAD);
    const { items } = await service.read(vendor, { size: 100, cursor: `${minutesOn(1)}_${'0'.repeat(36)}` });
    expect(items).toMatchObject([{ at: minutesOn(0), read: true }]);
  });
});

describe('a notification that asks for an action', () => {
  it('leaves the list when the action is done, whether read or unread', async () => {
    const waits = cloud('request.rating_waits', { side: 'creator' });
    await service.hear(waits);
    expect(await service.kinds(vendor)).toEqual(['rating_waits']);
    await service.markRead(vendor, { all: true });
    await service.hear(
      cloud('request.rated', { side: 'creator', aboutId: vendor, stars: 5 }),
      cloud('request.rated', { side: 'vendor', aboutId: creator, stars: 4 }),
    );
    expect(await service.kinds(vendor)).toEqual(['rated']);
    expect(await service.kinds(creator)).toEqual(['rated']);
    expect((await service.read(vendor)).unread).toBe(1);
  });
});

describe('the notification list', () => {
  it('continues by cursor without gaps and duplicates, even for equal timestamps', async () => {
    for (let n = 0; n < 7; n += 1)
      await service.hear(asked({ subject: idOf(`page ${n}`), time: minutesOn(Math.floor(n / 3)) }));
    const seen: (string | null)[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await service.read(vendor, { size: 2, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...page.items.map(({ requestId: id }) => id));
      if (page.next === null) break;
      cursor = page.next;
      await service.hear(asked({ subject: idOf(`later ${seen.length}`), time: minutesOn(60) }));
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(Array.from({ length: 7 }, (_, n) => idOf(`page ${n}`))));
  });
});
