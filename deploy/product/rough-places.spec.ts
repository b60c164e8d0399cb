import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Point } from '@lendring/contracts/kernel/place.js';
import { dayAhead, today } from '../driver/days.js';
import { pointsNear } from '../testing/points.js';
import { publishOffer, type TestPerson } from '../driver/people.js';
import { spawnProduct, startProduct, type TestProduct } from '../driver/product.js';

const street = 'Verborgene Gasse';

describe('a private provider’s place', () => {
  let product: TestProduct;
  let owner: TestPerson;
  let creator: TestPerson;
  let offerId: string;
  let pricingId: string;
  let exact: readonly string[];
  let truth: Point;

  beforeAll(async () => {
    product = await startProduct();
    [owner, creator] = await Promise.all([
      product.person('privat'),
      product.person('nachbar', { city: 'Bonn', postal: '53111' }),
    ]);
    ({ offerId, pricingId } = await publishOffer(owner, 'Rasenmäher mit Fangkorb'));
    const postal = await product.running.apis.place.queries.postal(
      { postalId: 'de-50823' },
      { actor: { kind: 'visitor' }, at: new Date().toISOString() },
    );
    truth = postal?.point ?? { lat: 0, lng: 0 };
    exact = [street, '50823', 'Geheim-privat', '4710199', 'privat@example.org'];
  });
  afterAll(async () => product.stop());

  it('is detected in a response that reveals it', () => {
    for (const text of [JSON.stringify(truth), JSON.stringify({ lat: truth.lat + 0.0004, lng: truth.lng - 0.0004 })])
      expect(pointsNear(text, truth)).toHaveLength(1);
    expect(pointsNear(JSON.stringify({ lat: truth.lat, lng: truth.lng + 0.006 }), truth)).toEqual([]);
  });

  /** Latitude or longitude alone may match by chance, so only both together count as a leak. */
  const leaks = (text: string): string[] => [
    ...exact.filter((secret) => text.includes(secret)),
    ...([truth.lat, truth.lng].every((number) => text.includes(`${number}`)) ? ['both numbers'] : []),
    ...pointsNear(text, truth),
  ];

  it('is exact in no public response', async () => {
    const { visitor } = product;
    const near = { lat: 50.94, lng: 6.95, perimeter: 50 };
    const answers = await Promise.all([
      visitor.call('offer', { id: offerId }),
      visitor.call('offerSearch', { query: { query: 'rasenmäher' } }),
      visitor.call('offerSearch', { query: near }),
      visitor.call('offerSearch', { query: { ref_id: offerId } }),
      visitor.call('offerSearchCategory', { id: 'hobby-freizeit' }),
      visitor.call('offersByIds', { query: { ids: offerId } }),
      visitor.call('offerCalendar', { id: offerId, query: { date_from: today(), date_to: dayAhead(30) } }),
      visitor.call('offerPermalink', { id: offerId }),
      visitor.call('userProfile', { id: owner.userId }),
      visitor.call('userProfile', { id: 'privat_test' }),
      visitor.call('ratings', { query: { user_id: owner.userId } }),
      creator.call('ask', {
        body: {
          offer_id: offerId,
          pricing_id: pricingId,
          date_from: dayAhead(2),
          date_to: dayAhead(3),
          message: 'Darf ich?',
        },
      }),
      creator.call('requests', { query: { side: 'creator', tab: 'open' } }),
      creator.call('calendar'),
    ]);
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(leaks(text)).toEqual([]);
    }
    expect((await visitor.raw('GET', '/sitemap/offers-1.xml')).text).toContain(offerId);
  });

  it('cannot be triangulated by the radius filter, which uses the blurred point', async () => {
    const { place } = (await product.visitor.call('offer', { id: offerId })).data;
    if (!place) throw new Error('A published offer has a place');
    expect(place).toMatchObject({ exact: false, radius_m: 1500, street: null, postal: null });
    const [hit] = (
      await product.visitor.call('offerSearch', { query: { lat: place.lat, lng: place.lng, perimeter: 1 } })
    ).data.offers.filter((o) => o.offer_id === offerId);
    expect(hit?.distance_km).toBe(0);
  });

  it('is shown as a distance from the address of the reader, and not to strangers', async () => {
    const far = async (reader: Pick<typeof owner, 'call'>) =>
      (await reader.call('offer', { id: offerId })).data.distance_km;
    expect(await far(creator)).toEqual(expect.any(Number));
    expect([await far(product.visitor), await far(owner)]).toEqual([null, null]);
  });

  it('is the same on all offers of the provider, so that many reveal no more than one', async () => {
    const second = await publishOffer(owner, 'Vertikutierer');
    const [a, b] = await Promise.all(
      [offerId, second.offerId].map(async (id) => (await product.visitor.call('offer', { id })).data.place),
    );
    expect(a).toEqual(b);
  });

  it('is exact for a company', async () => {
    const shop = await product.person('ladenlokal', { commercial: true });
    const { offerId: id } = await publishOffer(shop, 'Minibagger');
    expect((await product.visitor.call('offer', { id })).data.place).toMatchObject({
      exact: true,
      postal: '50823',
      street: expect.stringContaining(street),
    });
    // Hide the shop: its street equals the private user's and would look like a leak below.
    await shop.call('deactivateOffer', { id, body: {} });
  });

  it('is exact on no rendered page', async () => {
    await product.running.stop();
    const pages = await spawnProduct(product.config);
    try {
      for (const path of [
        `/inserat/${offerId}`,
        '/',
        '/suche/rasenm%C3%A4her',
        '/benutzer/privat_test',
        '/ortssuche/koeln',
        '/kategorie/hobby-freizeit/camping',
      ]) {
        const answer = await fetch(`${pages.url}${path}`, { headers: { accept: 'text/html' } });
        expect({ path, status: answer.status }).toEqual({ path, status: 200 });
        // Ignore the postcode on a town's page, which lists all of the town's postcodes, including the owner's.
        const found = leaks(await answer.text()).filter(
          (secret) => !(path.startsWith('/ortssuche/') && secret === '50823'),
        );
        expect({ path, found }).toEqual({ path, found: [] });
      }
    } finally {
      await pages.stop();
    }
  });
});
