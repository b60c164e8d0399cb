import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { rememberingChannel } from '../../testing/channel.js';
import { asked, cloud, creator, idOf, message, now, requestId, vendor } from '../../testing/notification.js';
import { startService, type RunningService } from '../../testing/service.js';

let service: RunningService;
let mails: ReturnType<typeof rememberingChannel>;
beforeEach(async () => {
  mails = rememberingChannel();
  service = await startService(':memory:', [mails.channel]);
});
afterEach(() => service.stop());

const MINUTE = 60_000;
const after = (minutes: number, from = now): string => new Date(Date.parse(from) + minutes * MINUTE).toISOString();
const log = (userId: string) => service.types(`deliveries-${userId}`);
const another = (n: number) => cloud('request.asked', { period: loan }, { subject: idOf(`request ${n}`) });
const loan = { zone: 'Europe/Berlin', start: '2025-05-08T22:00:00.000Z', end: '2025-05-11T22:00:00.000Z' };

describe('deliveries', () => {
  it('are sent once, combined within minutes, to the recipient only', async () => {
    await service.hear(asked(), message('creator'), message('creator'), another(1));
    await service.strike(after(1));
    expect(mails.handed).toEqual([]);
    for (const minute of [2, 3, 60]) await service.strike(after(minute));
    expect(mails.kinds()).toEqual([['asked', 'message', 'asked']]);
    expect(mails.handed[0]).toMatchObject({
      userId: vendor,
      notifications: [{}, { count: 2, requestId, otherId: creator }, {}],
    });
    expect(await log(creator)).toEqual([]);
  });

  it('are planned in the same append as the notification, so that a crash never splits the two', async () => {
    await service.hear(asked());
    const stored = [
      ...(await service.store.read(`inbox-${vendor}`)),
      ...(await service.store.read(`deliveries-${vendor}`)),
    ];
    expect(stored.map(({ type }) => type)).toEqual(['NotificationAdded', 'DeliveryPlanned']);
    expect(new Set(stored.map(({ metadata }) => metadata.commandId)).size).toBe(1);
  });

  it('are not planned for duplicate events', async () => {
    const once = asked();
    await service.hear(once, once);
    await service.strike(after(5));
    await service.hear(once);
    await service.strike(after(10));
    expect(mails.kinds()).toEqual([['asked']]);
  });

  it('are omitted for items read in the meantime', async () => {
    await service.hear(asked(), another(1));
    await service.markRead(vendor, { requestId });
    await service.strike(after(5));
    expect(mails.kinds()).toEqual([['asked']]);
    expect(mails.handed[0]?.notifications).toMatchObject([{ requestId: idOf('request 1') }]);
    expect(await log(vendor)).toEqual([
      'DeliveryPlanned',
      'DeliveryPlanned',
      'DeliveryOmitted',
      'DeliveryBegun',
      'DeliverySent',
    ]);
  });

  it('contain only the latest state of a request', async () => {
    await service.hear(asked(), cloud('request.accepted', { side: 'vendor' }), cloud('request.declined', {}));
    await service.strike(after(5));
    expect(mails.kinds()).toEqual([['declined']]);
  });

  it('repeat for further messages after an hour while unread', async () => {
    await service.hear(message('creator'));
    await service.strike(after(2));
    service.clock.time = after(10);
    await service.hear(message('creator', { time: after(10) }));
    await service.strike(after(30));
    expect(mails.handed).toHaveLength(1);
    await service.strike(after(70));
    expect(mails.handed.map(({ notifications }) => notifications[0]?.count)).toEqual([1, 2]);
  });

  it('are one mail an hour for proposals of another period that replace each other', async () => {
    for (let n = 0; n < 10; n += 1) {
      service.clock.time = after(5 * n);
      await service.hear(cloud('request.period_proposed', { side: 'creator' }, { time: service.clock.time }));
      await service.strike(after(5 * n + 4));
    }
    expect(mails.kinds()).toEqual([['period_proposed']]);
    await service.strike(after(70));
    await service.strike(after(300));
    expect(mails.kinds()).toEqual([['period_proposed'], ['period_proposed']]);
    expect(mails.handed[1]?.notifications).toMatchObject([{ count: 1, at: after(45) }]);
  });

  it('are collected beyond the hourly limit without losing any', async () => {
    for (let n = 0; n < 10; n += 1) {
      await service.hear(another(n));
      await service.strike(after(3 * (n + 1)));
    }
    expect(mails.handed).toHaveLength(4);
    await service.strike(after(70));
    expect(mails.kinds().flat()).toHaveLength(10);
    expect(new Set(mails.handed.flatMap(({ notificationIds }) => notificationIds)).size).toBe(10);
  });

  it('are retried after failures with growing delays, then abandoned with a log entry', async () => {
    mails.answers.push(...Array.from({ length: 6 }, () => ({ outcome: 'failed' as const, code: '451' })));
    await service.hear(asked());
    const tried: number[] = [];
    for (let minute = 2; minute < 900; minute += 1) {
      const before = mails.handed.length;
      await service.strike(after(minute));
      if (mails.handed.length > before) tried.push(minute);
    }
    expect(tried).toEqual([2, 3, 8, 38, 158, 518]);
    expect((await log(vendor)).at(-1)).toBe('DeliveryOmitted');
    expect(new Set(mails.handed.map(({ deliveryId }) => deliveryId)).size).toBe(1);
  });

  it('are sent once more after abandonment on an operator command, if still unread', async () => {
    mails.answers.push({ outcome: 'impossible', code: '554' });
    await service.hear(asked(), another(1));
    await service.strike(after(2));
    expect(mails.handed).toHaveLength(1);
    await service.markRead(vendor, { requestId });
    expect(await service.retryGivenUp(idOf('somebody else'))).toBe(0);
    expect(await service.retryGivenUp()).toBe(2);
    expect(await service.retryGivenUp()).toBe(0);
    await service.strike(after(3));
    expect(mails.handed.at(-1)?.notifications).toMatchObject([{ requestId: idOf('request 1') }]);
    await service.strike(after(20));
    expect(mails.handed).toHaveLength(2);
    expect(await service.figures('lendring_deliveries_total')).toEqual([
      'lendring_deliveries_total{channel="mail",outcome="impossible"} 1',
      'lendring_deliveries_total{channel="mail",outcome="read"} 1',
      'lendring_deliveries_total{channel="mail",outcome="sent"} 1',
    ]);
    expect(await service.figures('lendring_delivery_late_seconds_count')).toEqual([
      'lendring_delivery_late_seconds_count{channel="mail"} 2',
    ]);
  });

  it('wait for an unavailable mail or push service without using up attempts', async () => {
    mails.answers.push(...Array.from({ length: 9 }, () => new EngineUnavailable('mail server')));
    await service.hear(asked(), cloud('request.accepted', { side: 'vendor' }, { subject: idOf('request 1') }));
    for (let minute = 2; minute < 30; minute += 1) await service.strike(after(minute));
    expect([(await log(vendor)).at(-1), (await log(creator)).at(-1)]).toEqual(['DeliverySent', 'DeliverySent']);
  });

  it('are omitted for a refused address until it changes or a retry is requested', async () => {
    mails.answers.push({ outcome: 'refused', mark: 'one', code: '550' });
    await service.hear(asked());
    await service.strike(after(2));
    expect((await log(vendor)).slice(-2)).toEqual(['AddressRefused', 'DeliveryOmitted']);
    await service.hear(another(1));
    await service.strike(after(5));
    expect(mails.handed.map(({ refusedMark }) => refusedMark)).toEqual([null, 'one']);
  });

  it('are handed over once more after a crash, and not a third time', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'deliveries-')), 'events.db');
    const { channel: dies } = rememberingChannel({ deliver: () => new Promise(() => undefined) });
    const start = async (channel = dies) => startService(file, [channel]);
    let running = await start();
    await running.hear(asked());
    for (const minute of [5, 6]) {
      void running.strike(after(minute)).catch(() => undefined);
      await running.begun(vendor, minute - 4);
      await running.stop();
      running = await start(minute === 6 ? mails.channel : undefined);
    }
    await running.strike(after(7));
    expect(mails.handed).toEqual([]);
    expect(await running.types(`deliveries-${vendor}`)).toEqual([
      'DeliveryPlanned',
      'DeliveryBegun',
      'DeliveryBegun',
      'DeliveryOmitted',
    ]);
    await running.stop();
  });
});
