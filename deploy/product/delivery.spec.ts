import { beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@lendring/contracts/http/calls.js';
import type { DeliveryShape } from '@lendring/contracts/http/offer.js';
import { dayAhead } from '../driver/days.js';
import { must, publishOffer, type People, type TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

/** Cents a day of the offers of tests. */
const PRICE = 900;

const rule: DeliveryShape = {
  services: ['bring', 'fetch'],
  steps: [
    { up_to_km: 10, price: 1500 },
    { up_to_km: 30, price: 2900 },
  ],
  note: 'Bis zur Haustür',
};

describe('delivery over HTTP', () => {
  let product: People;
  let owner: TestPerson;
  let neighbour: TestPerson;
  let berliner: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [owner, neighbour, berliner] = await Promise.all([
      product.person('bringowner', { city: 'Köln', postal: '50733' }),
      product.person('bringneighbour', { city: 'Köln', postal: '50667' }),
      product.person('bringberliner', { city: 'Berlin', postal: '10245' }),
    ]);
  });

  const publish = (delivery: DeliveryShape | null = rule) => publishOffer(owner, 'Bierzeltgarnitur', { delivery });
  type Offer = Awaited<ReturnType<typeof publish>>;
  const ask = (who: TestPerson, { offerId, pricingId }: Offer, body: Partial<Body<'ask'>>, key?: string) =>
    who.call('ask', {
      ...(key && { key }),
      body: {
        offer_id: offerId,
        pricing_id: pricingId,
        date_from: dayAhead(20),
        date_to: dayAhead(20),
        message: 'Bringt ihr es?',
        ...body,
      },
    });
  const main = { choice: 'both' as const, place_id: null };
  const codeOf = async (reply: Promise<Readonly<{ status: number; failure: Readonly<{ msgcode: string }> }>>) => {
    const { status, failure } = await reply;
    return [status, failure.msgcode];
  };

  it('is shown with its steps to everyone, and to the reader by their own addresses', async () => {
    const { offerId } = await publish();
    expect(must('offer', await product.visitor.call('offer', { id: offerId })).data.delivery).toEqual(rule);
    const placesOf = async (who: TestPerson) =>
      must('offerDelivery', await who.call('offerDelivery', { id: offerId })).data;
    expect(await placesOf(neighbour)).toEqual([{ place_id: null, up_to_km: 10 }]);
    expect(await placesOf(berliner)).toEqual([{ place_id: null, up_to_km: null }]);
    expect((await product.visitor.call('offerDelivery', { id: offerId })).status).toBe(401);
  });

  it('is part of the agreed terms, a line of its own, even when the owner changes it later', async () => {
    const offer = await publish();
    const { data } = must(
      'ask',
      await ask(neighbour, offer, { delivery: main, shown: { total: PRICE, deposit: 0, delivery: 3000 } }),
    );
    const agreed = { choice: 'both', up_to_km: 10, price: 1500, total: 3000 };
    expect(data).toMatchObject({ delivery: agreed, total: PRICE, total_with_delivery: PRICE + 3000 });
    must('changeOffer', await owner.call('changeOffer', { id: offer.offerId, body: { delivery: null } }));
    expect((await neighbour.call('request', { id: data.request_id })).data.delivery).toEqual(agreed);
    const other = await ask(neighbour, offer, { delivery: main, date_from: dayAhead(30), date_to: dayAhead(30) });
    expect([other.status, other.failure.msgcode]).toEqual([409, 'delivery_not_offered']);
  });

  it('shows the address to the lender after the agreement, never before, and to nobody else', async () => {
    const offer = await publish();
    const address = { ...must('profile', await neighbour.call('profile')).data.address, street: 'Lieferweg 12' };
    const added = must(
      'addPlace',
      await neighbour.call('addPlace', {
        body: { street: address.street, city_id: address.city_id ?? '', postal: address.postal ?? '' },
      }),
    ).data;
    const { data } = must(
      'ask',
      await ask(neighbour, offer, { delivery: { choice: 'bring', place_id: added.place_id } }),
    );
    const seen = async (who: TestPerson) => (await who.call('request', { id: data.request_id })).text;
    const removed = () => codeOf(neighbour.call('removePlace', { id: added.place_id }));
    expect(await seen(owner)).not.toContain('Lieferweg');
    expect(await removed()).toEqual([409, 'place_in_use']);
    must('accept', await owner.call('accept', { id: data.request_id, body: {} }));
    expect(await seen(owner)).not.toContain('Lieferweg');
    must('accept', await neighbour.call('accept', { id: data.request_id, body: {} }));
    const { contact, address_shared: shared } = (await owner.call('request', { id: data.request_id })).data;
    expect(contact?.address).toContain('Lieferweg 12');
    const inEnglish = await owner.call('request', { id: data.request_id, lang: 'en' });
    expect(inEnglish.text).toContain('Lieferweg 12, 50667 Cologne');
    expect(shared).toEqual({ vendor: false, creator: true });
    const { data: work } = must('handovers', await owner.call('handovers', { query: { date: dayAhead(20) } }));
    expect(work.filter(({ request_id: id }) => id === data.request_id)).toMatchObject([
      { task: 'handover', delivery: { address: expect.stringContaining('Lieferweg 12') } },
      { task: 'return', delivery: null },
    ]);
    expect((await neighbour.call('request', { id: data.request_id })).data.actions).not.toContain('unshare_address');
    expect((await berliner.call('request', { id: data.request_id })).status).toBe(404);
    expect(await removed()).toEqual([409, 'place_in_use']);
    expect((await neighbour.call('profilePlaces')).data).toHaveLength(1);
    must('cancel', await neighbour.call('cancel', { id: data.request_id, body: { reason: 'Doch nicht' } }));
    expect((await neighbour.call('removePlace', { id: added.place_id })).status).toBe(204);
  });

  it('refuses what is not offered, too far, another person’s place, and a forged distance', async () => {
    const offer = await publish({ ...rule, services: ['bring'] });
    expect(await codeOf(ask(neighbour, offer, { delivery: main }))).toEqual([409, 'delivery_not_offered']);
    const bring = { choice: 'bring' as const, place_id: null };
    expect(await codeOf(ask(berliner, offer, { delivery: bring }))).toEqual([409, 'delivery_too_far']);
    const foreign = { choice: 'bring' as const, place_id: '00000000-0000-4000-8000-000000000001' };
    expect(await codeOf(ask(neighbour, offer, { delivery: foreign }))).toEqual([409, 'delivery_place_needed']);
    const forged = await berliner.raw('POST', '/v1/request', {
      body: JSON.stringify({
        offer_id: offer.offerId,
        pricing_id: offer.pricingId,
        date_from: dayAhead(20),
        date_to: dayAhead(20),
        message: 'x',
        delivery: { ...bring, up_to_km: 10 },
      }),
    });
    expect([forged.status, forged.text]).toEqual([400, expect.stringContaining('up_to_km')]);
    const texts = await Promise.all(
      (['de', 'en', 'nl'] as const).map((lang) =>
        berliner.call('ask', {
          lang,
          body: {
            offer_id: offer.offerId,
            pricing_id: offer.pricingId,
            date_from: dayAhead(20),
            date_to: dayAhead(20),
            message: 'x',
            delivery: bring,
          },
        }),
      ),
    );
    expect(new Set(texts.map(({ failure }) => failure.msgtext)).size).toBe(3);
    for (const { failure } of texts) expect(failure.msgtext).toContain('30 km');
  });

  it('asks again when the steps changed in between, and once for parallel clicks', async () => {
    const offer = await publish();
    const dearer = { ...rule, steps: [{ up_to_km: 10, price: 2000 }] };
    must('changeOffer', await owner.call('changeOffer', { id: offer.offerId, body: { delivery: dearer } }));
    const shown = { total: PRICE, deposit: 0, delivery: 3000 };
    expect(await codeOf(ask(neighbour, offer, { delivery: main, shown }))).toEqual([409, 'price_changed']);
    expect(await codeOf(ask(neighbour, offer, { delivery: main, shown: { ...shown, delivery: 0 } }))).toEqual([
      409,
      'price_changed',
    ]);
    const right = { delivery: main, shown: { ...shown, delivery: 4000 } };
    const clicks = await Promise.all(['a', 'b', 'c'].map(() => ask(neighbour, offer, right)));
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('is changed by the owner alone, and refused at its field when invalid', async () => {
    const { offerId } = await publish();
    const change = (who: TestPerson, delivery: unknown) =>
      who.raw('PATCH', `/v1/offer/${offerId}`, { body: JSON.stringify({ delivery }) });
    expect((await change(berliner, null)).status).toBe(404);
    const step = (up_to_km: number, price: number) => ({ up_to_km, price });
    for (const [wrong, field] of [
      [{ services: [] }, 'services'],
      [{ services: ['bring', 'bring'] }, 'services'],
      [{ services: ['drone'] }, 'services.0'],
      [{ steps: [] }, 'steps'],
      [{ steps: [step(0, 100)] }, 'steps.0.up_to_km'],
      [{ steps: [step(201, 100)] }, 'steps.0.up_to_km'],
      [{ steps: [step(10.5, 100)] }, 'steps.0.up_to_km'],
      [{ steps: [step(10, -1)] }, 'steps.0.price'],
      [{ steps: [step(10, 1e9)] }, 'steps.0.price'],
      [{ steps: [step(20, 100), step(10, 200)] }, 'steps'],
      [{ steps: [step(10, 100), step(10, 200)] }, 'steps'],
      [{ steps: Array.from({ length: 11 }, (_, n) => step(n + 1, 100)) }, 'steps'],
      [{ note: 'x'.repeat(201) }, 'note'],
    ] as const) {
      const answer = await change(owner, { ...rule, ...wrong });
      expect([wrong, answer.status, answer.text]).toEqual([wrong, 400, expect.stringContaining(`"delivery.${field}"`)]);
    }
    expect((await product.visitor.call('offer', { id: offerId })).data.delivery).toEqual(rule);
  });
});
