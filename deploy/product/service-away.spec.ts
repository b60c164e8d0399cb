import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '@lendring/contracts/http/calls.js';
import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import { until } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

type Service = 'account' | 'offer' | 'request' | 'place' | 'notification' | 'group';
type Asked = Parameters<TestPerson['call']>[1];

describe('while a service is unavailable', () => {
  let product: TestProduct;
  let vendor: TestPerson;
  let creator: TestPerson;
  let offerId: string;
  let pricingId: string;
  let requestId: string;
  let cityId: string;
  let back: () => void = () => undefined;

  beforeAll(async () => {
    product = await startProduct();
    [vendor, creator] = await Promise.all([product.person('vendora'), product.person('creator')]);
    ({ offerId, pricingId } = await publishOffer(vendor, 'Familienzelt für sechs'));
    const asked = await creator.call('ask', {
      body: {
        offer_id: offerId,
        pricing_id: pricingId,
        date_from: dayAhead(3),
        date_to: dayAhead(5),
        message: 'Darf ich?',
      },
    });
    requestId = asked.data.request_id;
    await vendor.call('accept', { id: requestId, body: {} });
    await creator.call('accept', { id: requestId, body: {} });
    await vendor.call('block', { body: { offer_id: offerId, date_from: dayAhead(20), date_to: dayAhead(21) } });
    cityId = (await vendor.call('citySearch', { query: { query: 'Köln' } })).data[0]?.id ?? '';
  });
  afterEach(() => back());
  afterAll(async () => product.stop());

  const takeAway = (service: Service): void => {
    const api = product.running.apis[service];
    const sides = [api.commands, api.queries].map((side) => [side, { ...side }] as const);
    for (const [side] of sides)
      Object.assign(
        side,
        Object.fromEntries(
          Object.keys(side).map((name) => [
            name,
            async () => {
              throw new ServiceUnavailable(service);
            },
          ]),
        ),
      );
    back = () => {
      for (const [side, whole] of sides) Object.assign(side, whole);
    };
  };

  const ask = async (name: CallName, asked: Asked = {}, who: TestPerson = creator) => {
    const { status, failure } = await who.call(name, asked);
    return status === 200 && failure.msgcode === 'partly_unavailable'
      ? 'in part'
      : status === 503
        ? failure.msgcode
        : status;
  };

  it('the request service: offers are found and shown, but cannot be lent', async () => {
    takeAway('request');
    expect(await ask('offerSearch', { query: { query: 'zelt' } })).toBe(200);
    expect(await ask('offerSearch', { query: { query: 'zelt', date_from: dayAhead(1), date_to: dayAhead(2) } })).toBe(
      'in part',
    );
    expect(await ask('offer', { id: offerId })).toBe(200);
    expect(await ask('offers', {}, vendor)).toBe(200);
    expect(await ask('init')).toBe(200);
    for (const name of ['status', 'requests', 'calendar'] as const)
      expect([name, await ask(name)]).toEqual([name, 'service_unavailable']);
    expect(await ask('ratings', { query: { offer_id: offerId } })).toBe('service_unavailable');
    expect(
      await ask('ask', {
        body: {
          offer_id: offerId,
          pricing_id: pricingId,
          date_from: dayAhead(8),
          date_to: dayAhead(9),
          message: 'Darf ich?',
        },
      }),
    ).toBe('service_unavailable');
    expect(await ask('publishOffer', { id: offerId, body: {} }, vendor)).not.toBe('service_unavailable');
  });

  it('a click that took effect despite a 503 is not repeated by the next click', async () => {
    const { commands } = product.running.apis.request;
    const whole = { ...commands };
    Object.assign(commands, {
      ask: async (...asked: Parameters<typeof whole.ask>) => {
        await whole.ask(...asked);
        throw new ServiceUnavailable('event store');
      },
    });
    back = () => void Object.assign(commands, whole);
    const press = async () =>
      creator.call('ask', {
        key: 'pressed-while-it-was-away',
        body: {
          offer_id: offerId,
          pricing_id: pricingId,
          date_from: dayAhead(30),
          date_to: dayAhead(31),
          message: 'Darf ich?',
        },
      });
    expect((await press()).failure.msgcode).toBe('service_unavailable');
    back();
    const [again, oncemore] = [await press(), await press()];
    expect([again.status, oncemore.data.request_id]).toEqual([200, again.data.request_id]);
    const { requests } = (await creator.call('requests', { query: { side: 'creator', tab: 'open' } })).data;
    expect(requests.map(({ request_id: id }) => id)).toEqual([again.data.request_id]);
  });

  it('the account service: offers and requests work without user cards', async () => {
    takeAway('account');
    expect(await ask('offerSearch', { query: { query: 'zelt' } })).toBe('in part');
    expect(await ask('offer', { id: offerId })).toBe('in part');
    const { data, failure } = await creator.call('request', { id: requestId });
    expect(data).toMatchObject({ status: 'agreed', contact: null, other: null });
    expect(failure).toMatchObject({
      error: false,
      msgcode: 'partly_unavailable',
      msgtext: 'Ein Teil fehlt gerade und kommt gleich wieder.',
    });
    expect(await ask('say', { id: requestId, body: { text: 'Bis gleich' } })).toBe('in part');
    expect(await ask('status')).toBe(200);
    for (const name of ['init', 'profile', 'company'] as const)
      expect([name, await ask(name)]).toEqual([name, 'service_unavailable']);
    expect(await ask('userProfile', { id: vendor.userId })).toBe('service_unavailable');
  });

  it('the notification service: everything works except the badge', async () => {
    takeAway('notification');
    const { data, failure } = await creator.call('status');
    expect(data.badge).toEqual({ request: { total: expect.any(Number) }, notification: { total: null } });
    expect(failure.msgcode).toBe('partly_unavailable');
    for (const name of ['init', 'requests', 'calendar', 'offers'] as const)
      expect([name, await ask(name)]).toEqual([name, 200]);
    expect(await ask('say', { id: requestId, body: { text: 'Bis bald' } })).toBe(200);
    expect(await ask('notifications')).toBe('service_unavailable');
    expect(await ask('readNotifications', { body: { all: true } })).toBe('service_unavailable');
    back();
    await until(async () => (await vendor.call('notifications')).data.notifications[0]?.kind === 'message');
    takeAway('request');
    const [one] = (await vendor.call('notifications')).data.notifications;
    expect(one).toMatchObject({ kind: 'message', title: null, period: null, other: { nickname: 'creator_test' } });
  });

  it('the offer service: agreed loans continue', async () => {
    takeAway('offer');
    for (const path of ['/sitemap.xml', '/sitemap/offers-1.xml']) {
      const { status, text } = await product.visitor.raw('GET', path);
      expect([path, status, (JSON.parse(text) as { msgcode: string }).msgcode]).toEqual([
        path,
        503,
        'service_unavailable',
      ]);
    }
    expect(await ask('requests', { query: { side: 'creator', tab: 'agreed' } })).toBe(200);
    expect(await ask('request', { id: requestId })).toBe(200);
    expect(await ask('say', { id: requestId, body: { text: 'Bis gleich' } })).toBe(200);
    expect(await ask('calendar', {}, vendor)).toBe('in part');
    expect(await ask('ratings', { query: { user_id: vendor.userId } })).toBe('in part');
    expect(await ask('status')).toBe(200);
    expect(await ask('init')).toBe(200);
    for (const name of ['offerSearch', 'offers'] as const)
      expect([name, await ask(name)]).toEqual([name, 'service_unavailable']);
    expect(await ask('offer', { id: offerId })).toBe('service_unavailable');
    expect(
      await ask('ask', {
        body: {
          offer_id: offerId,
          pricing_id: pricingId,
          date_from: dayAhead(8),
          date_to: dayAhead(9),
          message: 'Darf ich?',
        },
      }),
    ).toBe('service_unavailable');
  });

  it('the group service: the site map works without groups', async () => {
    takeAway('group');
    const answers = ['/sitemap.xml', '/sitemap/offers-1.xml', '/sitemap/groups-1.xml'].map(async (path) =>
      product.visitor.raw('GET', path),
    );
    const [index, offers, groups] = await Promise.all(answers);
    expect([index?.status, offers?.status, groups?.status]).toEqual([200, 200, 503]);
    expect(index?.text).toContain('/sitemap/offers-1.xml');
    expect(index?.text).not.toContain('/sitemap/groups-');
  });

  it('the place service: everything works except place lookup', async () => {
    takeAway('place');
    expect(await ask('offerSearch', { query: { query: 'zelt' } })).toBe(200);
    expect(await ask('offerSearch', { query: { lat: 50.94, lng: 6.96 } })).toBe(200);
    expect(await ask('offer', { id: offerId })).toBe(200);
    expect(await ask('request', { id: requestId })).toBe(200);
    expect(await ask('changeProfile', { body: { firstname: 'Neu' } })).toBe(200);
    expect(await ask('offerSearch', { query: { city_id: cityId } })).toBe('service_unavailable');
    expect(await ask('citySearch', { query: { query: 'Bonn' } })).toBe('service_unavailable');
    expect(
      await ask('changeProfile', { body: { address: { street: 'Neue Gasse 1', city_id: cityId, postal: '50823' } } }),
    ).toBe('service_unavailable');
  });

  it('responses state the missing part and the retry time, in the language of the caller', async () => {
    takeAway('account');
    const texts = await Promise.all(
      ['de', 'en', 'nl'].map(async (lang) => (await creator.call('init', { lang })).failure.msgtext),
    );
    expect(texts).toEqual([
      'Dieser Teil ist gerade nicht erreichbar. Versuche es gleich noch einmal.',
      'This part isn’t available right now. Try again in a moment.',
      'Dit deel is nu niet bereikbaar. Probeer het zo nog eens.',
    ]);
    const base = product.config.publicUrl;
    expect(
      (await fetch(`${base}/v1/profile`, { headers: { authorization: `Bearer ${creator.token}` } })).headers.get(
        'retry-after',
      ),
    ).toBe('5');
    expect((await fetch(`${base}/v1/offer/${offerId}`)).headers.get('x-lendring-missing')).toBe('account');
  });

  it('partial responses are not cached for other users', async () => {
    const search = `${product.config.publicUrl}/v1/offer_search?query=familienzelt`;
    takeAway('account');
    expect(await (await fetch(search)).text()).toContain('partly_unavailable');
    back();
    const whole = await fetch(search);
    expect(whole.headers.get('x-cache')).toBeNull();
    expect(await whole.text()).not.toContain('partly_unavailable');
  });
});
