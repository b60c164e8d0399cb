import { createECDH, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { askFor, must, publishOffer, type TestPerson, type People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('notifications over HTTP', () => {
  let product: People;
  let vendor: TestPerson;
  let creator: TestPerson;
  let stranger: TestPerson;
  let offer: Awaited<ReturnType<typeof publishOffer>>;

  beforeAll(async () => {
    product = await sharedProduct();
    [vendor, creator, stranger] = await Promise.all([
      product.person('vendora'),
      product.person('creator'),
      product.person('strange'),
    ]);
    offer = await publishOffer(vendor, 'Familienzelt für sechs');
  });

  const ask = async (from: number): Promise<string> => askFor(creator, offer, dayAhead(from));
  const list = async (who: TestPerson) => must('notifications', await who.call('notifications')).data;
  const total = async (who: TestPerson) => must('status', await who.call('status')).data.badge.notification.total;
  const kinds = async (who: TestPerson, requestId: string, expected: readonly string[]) =>
    expect(
      await eventually(
        async () =>
          (await list(who)).notifications.filter((one) => one.request_id === requestId).map(({ kind }) => kind),
        (seen) => seen.length >= expected.length,
      ),
    ).toEqual(expected);

  it('tell both sides about actions of the other side, with current names and no message text', async () => {
    const id = await ask(3);
    await kinds(vendor, id, ['asked']);
    const { notifications } = await list(vendor);
    expect(notifications[0]).toMatchObject({
      kind: 'asked',
      side: 'vendor',
      request_id: id,
      offer_id: offer.offerId,
      title: 'Familienzelt für sechs',
      other: { nickname: creator.nickname },
      period: { date_from: dayAhead(3), date_to: dayAhead(3) },
      count: 1,
      read: false,
    });
    expect(JSON.stringify(notifications)).not.toContain('vertraulich');

    must('accept', await vendor.call('accept', { id, body: {} }));
    await kinds(creator, id, ['accepted']);
    must('accept', await creator.call('accept', { id, body: {} }));
    await kinds(vendor, id, ['agreed', 'asked']);
    for (const text of ['Eins', 'Zwei']) must('say', await vendor.call('say', { id, body: { text } }));
    await until(async () => (await list(creator)).notifications[0]?.count === 2);
    expect((await list(stranger)).notifications).toEqual([]);
  });

  it('are counted in the badge, which reaches zero however the user reads them', async () => {
    const requestIds = [await ask(10), await ask(12), await ask(14)] as const;
    must('readNotifications', await vendor.call('readNotifications', { body: { all: true } }));
    await until(async () => (await list(vendor)).notifications.filter(({ kind }) => kind === 'asked').length >= 4);
    must('readNotifications', await vendor.call('readNotifications', { body: { all: true } }));
    expect(await total(vendor)).toBe(0);

    for (const id of requestIds) must('withdraw', await creator.call('withdraw', { id, body: {} }));
    await until(async () => (await total(vendor)) === 3);
    const [one] = (await list(vendor)).notifications;
    const body = { notification_ids: [one?.notification_id ?? ''] };
    const key = randomUUID();
    for (let n = 0; n < 2; n += 1)
      expect(must('readNotifications', await vendor.call('readNotifications', { body, key })).data).toEqual({
        unread: 2,
      });
    const left = requestIds.find((id) => id !== one?.request_id) ?? '';
    expect(
      must('readNotifications', await vendor.call('readNotifications', { body: { request_id: left } })).data,
    ).toEqual({ unread: 1 });
    const last = requestIds.find((id) => id !== one?.request_id && id !== left) ?? '';
    must('markRead', await vendor.call('markRead', { id: last, body: {} }));
    await until(async () => (await total(vendor)) === 0);
  });

  it('are visible to their recipient only', async () => {
    const id = await ask(20);
    await until(async () => ((await total(vendor)) ?? 0) > 0);
    const before = await total(vendor);
    const [one] = (await list(vendor)).notifications;
    for (const body of [{ notification_ids: [one?.notification_id ?? ''] }, { request_id: id }, { all: true as const }])
      expect(must('readNotifications', await stranger.call('readNotifications', { body })).data).toEqual({ unread: 0 });
    expect(await total(vendor)).toBe(before);
    expect((await product.visitor.call('notifications')).status).toBe(401);
    expect((await product.visitor.call('readNotifications', { body: { all: true } })).status).toBe(401);
  });

  it('are paged by cursor', async () => {
    const all = (await list(vendor)).notifications.map((one) => one.notification_id);
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const { data } = must(
        'notifications',
        await vendor.call('notifications', { query: { size: '3', ...(cursor === undefined ? {} : { cursor }) } }),
      );
      seen.push(...data.notifications.map((one) => one.notification_id));
      if (data.next === null) break;
      cursor = data.next;
    }
    expect(seen.slice(0, all.length)).toEqual(all);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('report each new offer of a saved search once, and only to the owner of the search', async () => {
    const save = (who: TestPerson, query: Record<string, string>, name = '„Rikscha“') =>
      who.call('saveSearch', { body: { name, page: { term: query['query'] ?? null, city: null, fields: {} }, query } });
    const searches = async (who: TestPerson) => must('savedSearches', await who.call('savedSearches')).data.searches;
    const first = must('saveSearch', await save(creator, { query: 'Rikscha', city_id: 'g2886242' })).data.searches;
    must('saveSearch', await save(creator, { query: 'rikscha ', city_id: 'g2886242', sort: 'newest', page: '2' }));
    must('saveSearch', await save(creator, { query: 'Kettensäge' }, 'Kettensäge'));
    must('saveSearch', await save(vendor, { query: 'Rikscha' }));
    expect((await searches(creator)).map(({ name }) => name)).toEqual(['Kettensäge', '„Rikscha“']);
    expect(await searches(stranger)).toEqual([]);

    const { offerId } = await publishOffer(vendor, 'Rikscha mit Dach');
    const told = async (who: TestPerson) =>
      (await list(who)).notifications.filter(({ kind }) => kind === 'saved_search');
    const [id = ''] = first.map((one) => one.search_id);
    expect(
      await eventually(
        () => told(creator),
        (seen) => seen.length > 0,
      ),
    ).toMatchObject([
      { search: { search_id: id, name: '„Rikscha“', page: { term: 'Rikscha' } }, count: 1, request_id: null },
    ]);
    // Reactivating a paused offer is no new match; another offer is.
    must('deactivateOffer', await vendor.call('deactivateOffer', { id: offerId, body: {} }));
    must('activateOffer', await vendor.call('activateOffer', { id: offerId, body: {} }));
    await publishOffer(vendor, 'Rikscha, klein');
    await until(async () => (await told(creator))[0]?.count === 2);
    expect(await told(vendor)).toEqual([]);
    const unreadOnly = must('notifications', await creator.call('notifications', { query: { unread: '1' } })).data;
    expect(unreadOnly.notifications.every(({ read }) => !read)).toBe(true);

    const patch = (who: TestPerson, body: { name?: string; on?: boolean }) => who.call('changeSearch', { id, body });
    expect((await patch(stranger, { on: false })).failure.msgcode).toBe('saved_search_unknown');
    expect(must('changeSearch', await patch(creator, { name: 'Wagen', on: false })).data.searches[1]).toMatchObject({
      name: 'Wagen',
      on: false,
    });
    must('removeSearch', await stranger.call('removeSearch', { id }));
    expect(await searches(creator)).toHaveLength(2);
    for (let n = 0; n < 2; n += 1) must('removeSearch', await creator.call('removeSearch', { id }));
    expect(await searches(creator)).toHaveLength(1);
    expect(await told(creator)).toEqual([]);

    expect((await save(stranger, { query: 'x', city_id: 'gibtsnicht' })).failure.msgcode).toBe('place_not_found');
    const bad = { name: '', page: { term: 'x', city: '../..', fields: {} }, query: {} };
    expect((await stranger.raw('POST', '/v1/saved_search', { body: JSON.stringify(bad) })).status).toBe(400);
    expect((await product.visitor.call('savedSearches')).status).toBe(401);
    expect((await save(product.visitor, { query: 'x' })).status).toBe(401);
  });

  it('omit offers that merely mention the search words, as the search does', async () => {
    await publishOffer(vendor, 'Handkarre mit Dach');
    for (const query of ['Handkarre', 'Regenplane'])
      must(
        'saveSearch',
        await creator.call('saveSearch', {
          body: { name: query, page: { term: query, city: null, fields: {} }, query: { query } },
        }),
      );
    await publishOffer(vendor, 'Regenplane', { description: 'Passt über jede Handkarre, auch bei Wind.' });
    const told = async () =>
      (await list(creator)).notifications.flatMap(({ kind, search }) =>
        kind === 'saved_search' && search ? [search.name] : [],
      );
    await until(async () => (await told()).includes('Regenplane'));
    expect(await told()).not.toContain('Handkarre');
    const { searches } = must('savedSearches', await creator.call('savedSearches')).data;
    for (const { search_id: id, name } of searches)
      if (['Handkarre', 'Regenplane'].includes(name)) must('removeSearch', await creator.call('removeSearch', { id }));
  });

  it('reject invalid input', async () => {
    const bad: readonly (readonly [string, unknown])[] = [
      ['nothing', {}],
      ['two things at once', { all: true, request_id: randomUUID() }],
      ['no id', { notification_ids: ['x'] }],
      ['too many', { notification_ids: Array.from({ length: 201 }, () => randomUUID()) }],
      ['not all', { all: false }],
    ];
    for (const [, body] of bad)
      expect((await vendor.raw('PATCH', '/v1/notification_read', { body: JSON.stringify(body) })).status).toBe(400);
    for (const query of ['cursor=x', 'size=0', 'size=101'])
      expect((await vendor.raw('GET', `/v1/notification?${query}`)).status).toBe(400);
  });

  it('reach subscribed browsers, which only their user lists and removes', async () => {
    const own = createECDH('prime256v1').generateKeys('base64url');
    const token = (endpoint = 'https://push.example.org/one', p256dh = own) =>
      JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth: 'a'.repeat(22) } });
    const on = async (given: string, label = 'Firefox, Linux') =>
      vendor.call('userPushProfile', { body: { token: given, label } });
    const { device_id: id, msg } = must('userPushProfile', await on(token())).data;
    expect([must('userPushProfile', await on(token())).data.device_id, msg]).toEqual([
      id,
      'Push-Mitteilungen sind hier jetzt an.',
    ]);
    const devices = async (who: TestPerson) => must('pushDevices', await who.call('pushDevices')).data;
    expect(await devices(vendor)).toEqual({
      key: expect.stringMatching(/^[\w-]{87}$/),
      devices: [{ device_id: id, label: 'Firefox, Linux', added: expect.any(String) }],
    });
    must('removePushDevice', await stranger.call('removePushDevice', { id }));
    expect([(await devices(vendor)).devices.length, (await devices(stranger)).devices]).toEqual([1, []]);
    for (let n = 0; n < 2; n += 1) must('removePushDevice', await vendor.call('removePushDevice', { id }));
    expect((await devices(vendor)).devices).toEqual([]);
    for (const [given, code] of [
      ['no subscription', 'push_token_invalid'],
      [JSON.stringify({ endpoint: 'https://push.example.org/x' }), 'push_token_invalid'],
      [token('javascript:alert(1)'), 'push_token_invalid'],
      [token('ftp://push.example.org/x'), 'push_token_invalid'],
      [token('https://push.example.org/x', 'B'.repeat(87)), 'push_token_invalid'],
    ] as const)
      expect((await on(given)).failure.msgcode).toBe(code);
    for (const label of ['Fire\u0000fox', 'Fire\nfox'])
      expect((await on(token(), label)).failure.msgcode).toBe('invalid_input');
    expect((await product.visitor.call('pushDevices')).status).toBe(401);
  });
});
