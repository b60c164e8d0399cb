import { beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '../driver/days.js';
import { publishOffer, type TestPerson, type People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('the main job over HTTP', () => {
  let product: People;
  let vendor: TestPerson;
  let creator: TestPerson;
  let stranger: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [vendor, creator, stranger] = await Promise.all([
      product.person('vendora'),
      product.person('creator'),
      product.person('strange'),
    ]);
  });

  const ask = (offerId: string, pricingId: string, from: number, to: number, who = creator, key?: string) =>
    who.call('ask', {
      ...(key ? { key } : {}),
      body: {
        offer_id: offerId,
        pricing_id: pricingId,
        date_from: dayAhead(from),
        date_to: dayAhead(to),
        message: 'Darf ich?',
      },
    });

  it('covers search, request, agreement and contacts, and excludes strangers', async () => {
    const { offerId, pricingId } = await publishOffer(vendor, 'Familienzelt für sechs');
    const found = await product.visitor.call('offerSearch', { query: { query: 'zelte sechs' } });
    expect(found.data.offers.map((o) => o.offer_id)).toContain(offerId);

    const asked = await ask(offerId, pricingId, 3, 5);
    expect(asked.status).toBe(200);
    expect(asked.data).toMatchObject({ side: 'creator', status: 'open', units: 3, total: 2700, contact: null });
    const id = asked.data.request_id;

    expect((await vendor.call('status')).data.badge.request.total).toBe(1);
    expect((await stranger.call('request', { id })).status).toBe(404);
    expect((await stranger.call('accept', { id, body: {} })).failure.msgcode).toBe('request_not_found');

    const accepted = await vendor.call('accept', { id, body: { share_address: true } });
    expect(accepted.data).toMatchObject({ status: 'open', accepted: { vendor: true, creator: false }, contact: null });
    const agreed = await creator.call('accept', { id, body: {} });
    expect(agreed.data).toMatchObject({ status: 'agreed', contact: { firstname: 'vendora', email: vendor.email } });
    expect(agreed.data.contact?.address).toContain('Verborgene Gasse');
    const seenByVendor = await vendor.call('request', { id });
    expect(seenByVendor.data.contact).toMatchObject({ firstname: 'creator', address: null });

    await vendor.call('markRead', { id, body: {} });
    expect((await vendor.call('status')).data.badge.request.total).toBe(0);
  });

  it('hides contact details at once when an agreed loan is cancelled', async () => {
    const { offerId, pricingId } = await publishOffer(vendor, 'Kugelgrill');
    const { request_id: id } = (await ask(offerId, pricingId, 3, 5)).data;
    await vendor.call('accept', { id, body: { share_address: true } });
    const agreed = await creator.call('accept', { id, body: { share_address: true } });
    expect(agreed.data).toMatchObject({
      contact: { address: expect.stringContaining('Verborgene Gasse') },
      contact_until: null,
    });
    expect(agreed.data.actions).toContain('unshare_address');
    expect((await stranger.call('shareAddress', { id, body: { shared: false } })).status).toBe(404);
    expect((await vendor.call('shareAddress', { id, body: { shared: false } })).data.address_shared).toEqual({
      vendor: false,
      creator: true,
    });
    expect((await creator.call('request', { id })).data.contact).toMatchObject({ firstname: 'vendora', address: null });
    await creator.call('cancel', { id, body: { reason: 'Regen' } });
    for (const who of [vendor, creator])
      expect((await who.call('request', { id })).data).toMatchObject({
        status: 'cancelled',
        contact: null,
        contact_until: null,
      });
  });

  it('shows the address of a shop once both sides agree, as its offer does', async () => {
    const shop = await product.person('festverleih', { commercial: true });
    const { offerId, pricingId } = await publishOffer(shop, 'Festzelt');
    const { request_id: id } = (await ask(offerId, pricingId, 3, 5)).data;
    expect((await shop.call('accept', { id, body: {} })).data.actions).not.toContain('share_address');
    const agreed = await creator.call('accept', { id, body: {} });
    const { place } = (await product.visitor.call('offer', { id: offerId })).data;
    expect(place?.street).toMatch(/^Verborgene Gasse/);
    expect(agreed.data).toMatchObject({
      contact: { address: expect.stringContaining(place?.street ?? '?') },
      address_shared: { vendor: true, creator: false },
    });
    expect((await shop.call('request', { id })).data.contact).toMatchObject({ firstname: 'creator', address: null });
  });

  it('names the other side in the calendar, and the reason of blocked days', async () => {
    const { offerId, pricingId } = await publishOffer(vendor, 'Biertischgarnitur');
    const { request_id: id } = (await ask(offerId, pricingId, 40, 41)).data;
    const days = { date_from: dayAhead(44), date_to: dayAhead(45) };
    expect(
      (await vendor.call('block', { body: { offer_id: offerId, ...days, requesttype_id: 4, note: 'Neue Bretter' } }))
        .status,
    ).toBe(200);
    const query = { date_from: dayAhead(39), date_to: dayAhead(50) };
    const entries = (await vendor.call('calendar', { query })).data.filter((entry) => entry.offer_id === offerId);
    expect(entries).toMatchObject([
      { type: 'request', request_id: id, requesttype_id: 1, other: { nickname: creator.nickname } },
      { type: 'unavailability', requesttype_id: 4, other: null, title: 'Biertischgarnitur' },
    ]);
    expect(
      (await creator.call('calendar', { query })).data.filter((entry) => entry.offer_id === offerId),
    ).toMatchObject([{ requesttype_id: 1, other: { nickname: vendor.nickname } }]);
    expect((await vendor.call('offerCalendar', { id: offerId, query })).data).toMatchObject([
      { reason: 'blocked', requesttype_id: 4, note: 'Neue Bretter' },
    ]);
    expect((await product.visitor.call('offerCalendar', { id: offerId, query })).data).toMatchObject([
      { reason: 'blocked', requesttype_id: null, note: null },
    ]);
    const again = await vendor.call('block', { body: { offer_id: offerId, ...days }, lang: 'de' });
    expect([again.status, again.failure.msgtext]).toEqual([409, 'Einen Teil dieser Tage hast du schon gesperrt.']);
    await vendor.call('accept', { id, body: {} });
    const lent = await vendor.call('block', {
      body: { offer_id: offerId, date_from: dayAhead(40), date_to: dayAhead(40) },
      lang: 'en',
    });
    expect([lent.status, lent.failure.msgtext]).toEqual([
      409,
      'It’s already lent out on these days. You can block them once that loan is cancelled.',
    ]);
  });

  it('names towns in the language of the reader', async () => {
    const { offerId } = await publishOffer(vendor, 'Waffeleisen');
    const towns = await Promise.all(
      ['de', 'en', 'nl'].map(async (lang) => {
        const { data: offer } = await product.visitor.call('offer', { id: offerId, lang });
        const { data: list } = await product.visitor.call('offerSearch', { query: { query: 'waffeleisen' }, lang });
        const { data: person } = await product.visitor.call('userProfile', { id: vendor.userId, lang });
        return [offer.place?.city, offer.owner?.city, list.offers[0]?.place?.city, person.city];
      }),
    );
    expect(towns).toEqual([Array(4).fill('Köln'), Array(4).fill('Cologne'), Array(4).fill('Keulen')]);
  });

  it('executes a repeated click once, and rejects its idempotency key for another request', async () => {
    const { offerId, pricingId } = await publishOffer(vendor, 'Lastenrad mit Kiste');
    const key = 'a-click-that-repeats';
    const [first, second] = await Promise.all([
      ask(offerId, pricingId, 10, 11, creator, key),
      ask(offerId, pricingId, 10, 11, creator, key),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.data.request_id).toBe(second.data.request_id);
    expect((await ask(offerId, pricingId, 12, 13, creator, key)).failure.msgcode).toBe('idempotency_key_reused');
    expect(
      (await vendor.call('requests', { query: { side: 'vendor', tab: 'open' } })).data.requests.filter(
        (r) => r.offer_id === offerId,
      ),
    ).toHaveLength(1);
  });

  it('lets exactly one of 200 parallel accepts of overlapping requests succeed', async () => {
    const { offerId, pricingId } = await publishOffer(vendor, 'Hüpfburg mit Gebläse', { auto_accept: true });
    const creators = await Promise.all(Array.from({ length: 20 }, (_, i) => product.person(`racer${i}`)));
    const ids = await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const who = creators[i % creators.length] ?? creator;
        const reply = await ask(
          offerId,
          pricingId,
          20 + (i % 3),
          23 + Math.floor(i / creators.length),
          who,
          `race-${i}-key`,
        );
        expect(reply.text).toContain('"error":false');
        return reply.data.request_id;
      }),
    );
    const answers = await Promise.all(ids.map((id) => vendor.call('accept', { id, body: {}, lang: 'de' })));
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(won).toHaveLength(1);
    expect(new Set(lost.map(({ status, failure }) => `${status} ${failure.msgcode} ${failure.msgtext}`))).toEqual(
      new Set([
        '409 dates_taken Der Zeitraum überschneidet sich mit einer angenommenen Anfrage und kann nicht mehr angenommen werden.',
      ]),
    );
  });

  it('answers in the language of the caller', async () => {
    const missing = '0000000000';
    const texts = await Promise.all(
      ['de', 'en', 'nl'].map(
        async (lang) => (await product.visitor.call('offer', { id: missing, lang })).failure.msgtext,
      ),
    );
    expect(new Set(texts).size).toBe(3);
  });
});
