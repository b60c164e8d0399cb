import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_DEVICES, type PushSubscription } from '@lendring/contracts/notification/devices.js';
import { openOutgoing } from '@lendring/platform/outgoing/https.adapter.js';
import { openWebPush } from '@lendring/platform/push/web-push.adapter.js';
import { startPushService } from '@lendring/platform/testing/push-service.js';
import { asked, creator, idOf, message, requestId, stranger, vendor } from '../../testing/notification.js';
import { startService, type RunningService } from '../../testing/service.js';

describe('push', () => {
  let service: RunningService;
  let pushes: Awaited<ReturnType<typeof startPushService>>;
  const openPush = (targets: 'any' | 'public') =>
    openWebPush({
      secret: randomBytes(32),
      subject: 'https://lend.example.org',
      outgoing: openOutgoing({ targets }),
      targets,
    });

  beforeEach(async () => {
    const push = openPush('any');
    pushes = await startPushService(() => push.publicKey);
    service = await startService(':memory:', [], push);
  });
  afterEach(async () => {
    await service.stop();
    await pushes.stop();
  });

  const add = (userId: string, subscription: PushSubscription, locale: 'de' | 'en' | 'nl' = 'de') =>
    service.addDevice(userId, { subscription, label: 'Firefox, Linux' }, locale);
  const goOut = () => service.strike(new Date(Date.parse(service.clock.time) + 60_000).toISOString());
  const texts = () =>
    pushes.taken.map(({ browser, text }) => ({ browser, ...(JSON.parse(text) as Record<string, string>) }));

  it('reaches every browser of a user, localised, signed and encrypted, without names', async () => {
    await add(vendor, pushes.browser('desk'));
    await add(vendor, pushes.browser('phone'), 'nl');
    await add(creator, pushes.browser('other'));
    await service.hear(asked());
    await goOut();
    expect([pushes.refusals, texts().toSorted((a, b) => a.browser.localeCompare(b.browser))]).toEqual([
      [],
      [
        {
          browser: 'desk',
          title: 'Neues zu einer Anfrage',
          body: 'Öffne diese Mitteilung, um es zu lesen.',
          path: `/anfrage/${requestId}`,
        },
        {
          browser: 'phone',
          title: 'Nieuws over een aanvraag',
          body: 'Open deze notificatie om het te lezen.',
          path: `/nl/aanvraag/${requestId}`,
        },
      ],
    ]);
    expect(pushes.taken[0]).toMatchObject({ ttl: '86400', topic: expect.stringMatching(/^[\w-]{32}$/) });
  });

  it('uses the language of the user, not the language of the page where push was enabled', async () => {
    await add(vendor, pushes.browser('desk'), 'nl');
    const known = { email: null, locale: 'en' as const, name: null };
    for (const chose of [false, true]) {
      service.recipients.set(vendor, { ...known, chose });
      await service.hear(chose ? message('creator') : asked());
      await goOut();
    }
    expect(texts()).toMatchObject([{ path: `/nl/aanvraag/${requestId}` }, { path: `/en/request/${requestId}` }]);
  });

  it('combines several items into a count', async () => {
    await add(vendor, pushes.browser('desk'));
    await service.hear(asked(), message('creator', { subject: idOf('another') }));
    await goOut();
    expect(texts()).toMatchObject([{ title: '2 neue Benachrichtigungen', path: '/benachrichtigungen' }]);
  });

  it('removes a browser unknown to its push service', async () => {
    await add(vendor, pushes.browser('desk'));
    await add(vendor, pushes.browser('gone'));
    pushes.leaves('gone');
    await service.hear(asked());
    await goOut();
    expect([pushes.taken.length, (await service.devices(vendor))?.length]).toEqual([1, 1]);
    expect((await service.types(`devices-${vendor}`)).at(-1)).toBe('DeviceRemoved');
  });

  it('retries while the push service has errors', async () => {
    await add(vendor, pushes.browser('desk'));
    pushes.answers.status = 503;
    await service.hear(asked());
    await goOut();
    expect(await service.types(`deliveries-${vendor}`)).toEqual(
      expect.arrayContaining(['DeliveryBegun', 'DeliveryPostponed']),
    );
    pushes.answers.status = 201;
    await goOut();
    await goOut();
    expect(pushes.taken).toHaveLength(1);
  });

  it('goes only to the latest user of a shared browser', async () => {
    const shared = pushes.browser('library');
    await add(creator, shared);
    await add(vendor, shared);
    await service.hear(asked());
    await goOut();
    await service.hear(message('vendor'));
    await goOut();
    expect(await service.devices(creator)).toEqual([]);
    expect(texts()).toMatchObject([{ browser: 'library', title: 'Neues zu einer Anfrage' }]);
  });

  it('cannot be taken over with the endpoint of a browser but without its keys', async () => {
    const hers = pushes.browser('desk');
    await add(vendor, hers);
    const { p256dh, auth } = pushes.browser('evil').keys;
    for (const keys of [
      { p256dh, auth },
      { ...hers.keys, auth },
      { ...hers.keys, p256dh },
    ])
      expect(await add(stranger, { ...hers, keys })).toMatchObject({ refusal: { code: 'push_address_taken' } });
    expect([(await service.devices(vendor))?.length, await service.devices(stranger)]).toEqual([1, []]);
    const both = await Promise.all([add(stranger, { ...hers, keys: { p256dh, auth } }), add(creator, hers)]);
    expect(both).toMatchObject([{ ok: false }, { ok: true }]);
    expect([await service.devices(vendor), (await service.devices(creator))?.length]).toEqual([[], 1]);
  });

  it('registers a browser once, and drops the oldest browser at the limit', async () => {
    const desk = pushes.browser('desk');
    for (let n = 0; n < 3; n += 1) expect(await add(vendor, desk)).toMatchObject({ ok: true });
    expect(await service.devices(vendor)).toHaveLength(1);
    expect(await service.types(`devices-${vendor}`)).toEqual(['DeviceAdded']);
    for (let n = 0; n < MOST_DEVICES; n += 1) await add(vendor, pushes.browser(`device-${n}`));
    expect(await service.devices(vendor)).toHaveLength(MOST_DEVICES);
  });

  it('is disabled by its owner only', async () => {
    await add(vendor, pushes.browser('desk'));
    const [device] = (await service.devices(vendor)) ?? [];
    for (const who of [stranger, null]) await service.removeDevice(who, device?.deviceId ?? randomUUID());
    expect(await service.devices(vendor)).toHaveLength(1);
    expect([await service.devices(stranger), await service.devices(null)]).toEqual([[], null]);
    for (let n = 0; n < 2; n += 1) await service.removeDevice(vendor, device?.deviceId ?? '');
    expect(await service.devices(vendor)).toEqual([]);
    await service.hear(asked());
    await goOut();
    expect(pushes.taken).toEqual([]);
  });

  it('never calls an address inside a private network', async () => {
    const push = openPush('public');
    const subscription = (endpoint: string) => ({ ...pushes.browser('desk'), endpoint });
    for (const endpoint of [
      'http://push.example.org/x',
      'https://127.0.0.1/x',
      'https://169.254.169.254/latest',
      'https://db.internal/x',
    ]) {
      expect(push.mayBeAt(endpoint)).toBe(false);
      expect(await push.send(subscription(endpoint), { payload: '{}', topic: 'x' })).toEqual({
        outcome: 'failed',
        code: 'address_refused',
        mayHelpLater: false,
      });
    }
    expect(push.mayBeAt('https://updates.push.services.mozilla.com/wpush/v2/x')).toBe(true);
  });
});
