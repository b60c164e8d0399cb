import { beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@lendring/contracts/http/calls.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { publishOffer, type TestPerson, type People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('an offer of several units over HTTP', () => {
  let product: People;
  let vendor: TestPerson;
  let creator: TestPerson;
  let other: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [vendor, creator, other] = await Promise.all([
      product.person('stockvendor'),
      product.person('stockcreator'),
      product.person('stockother'),
    ]);
  });

  type Published = Awaited<ReturnType<typeof publishOffer>>;
  const ask = (who: TestPerson, { offerId, pricingId }: Published, body: Partial<Body<'ask'>> = {}) =>
    who.call('ask', {
      body: {
        offer_id: offerId,
        pricing_id: pricingId,
        date_from: dayAhead(3),
        date_to: dayAhead(5),
        message: 'Für ein Fest im Hof.',
        ...body,
      },
    });
  const accept = (who: TestPerson, id: string) => who.call('accept', { id, body: {} });

  it('is requested, agreed and shown by number, with the price of all', async () => {
    const offer = await publishOffer(vendor, 'Klappstuhl', { quantity: 80 });
    expect((await product.visitor.call('offer', { id: offer.offerId })).data.quantity).toBe(80);
    const asked = await ask(creator, offer, { quantity: 30, shown: { total: 81_000, deposit: 0 } });
    expect(asked.data).toMatchObject({ quantity: 30, units: 3, total: 81_000 });
    expect((await accept(vendor, asked.data.request_id)).status).toBe(200);
    expect((await accept(creator, asked.data.request_id)).data.status).toBe('agreed');

    const span = { date_from: dayAhead(3), date_to: dayAhead(5) };
    const seen = await product.visitor.call('offerCalendar', { id: offer.offerId, query: span });
    expect(seen.data).toMatchObject([{ reason: 'booked', units: 30, request_id: null }]);
    const own = await vendor.call('calendar', { query: span });
    expect(own.data).toMatchObject([{ quantity: 30, stock: { quantity: 80, lent: 30, blocked: 0, free: 50 } }]);
    expect((await creator.call('calendar', { query: span })).data).toMatchObject([{ quantity: 30, stock: null }]);
  });

  it('refuses more units than are free, and names how many are', async () => {
    const offer = await publishOffer(vendor, 'Bierbank', { quantity: 10 });
    const { data } = await ask(creator, offer, { quantity: 7 });
    await accept(vendor, data.request_id);
    const refused = await ask(other, offer, { quantity: 4 });
    expect([refused.status, refused.failure.msgcode]).toEqual([409, 'not_enough_units']);
    expect(refused.failure.msgtext).toContain('3');
    expect((await ask(other, offer, { quantity: 3 })).status).toBe(200);
  });

  it('keeps the number of units that is booked', async () => {
    const offer = await publishOffer(vendor, 'Stehtisch', { quantity: 10 });
    const { data } = await ask(creator, offer, { quantity: 7 });
    await accept(vendor, data.request_id);
    const change = (quantity: number, who = vendor) =>
      who.call('changeOffer', { id: offer.offerId, body: { quantity }, lang: 'de' });
    const refused = await change(6);
    expect([refused.status, refused.failure.msgcode]).toEqual([409, 'units_taken']);
    expect(refused.failure.fields?.map(({ path }) => path)).toEqual(['quantity']);
    expect(refused.failure.msgtext).toMatch(/^Am \d+\. \p{L}+ \d{4} sind 7 davon/u);
    expect((await change(6, other)).failure.msgcode).toBe('offer_not_found');
    expect((await change(7)).data.quantity).toBe(7);
    expect((await ask(other, offer)).failure.msgcode).toBe('dates_taken');
    expect((await change(8)).data.quantity).toBe(8);
    expect((await ask(other, offer)).status).toBe(200);
  });

  it('is found by the number of units that are free on the days', async () => {
    const offer = await publishOffer(vendor, 'Zuckerwattemaschine', { quantity: 10 });
    const { data } = await ask(creator, offer, { quantity: 7 });
    await accept(vendor, data.request_id);
    const found = async (quantity: number, from: number) => {
      const span = { date_from: dayAhead(from), date_to: dayAhead(from) };
      const query = { query: 'Zuckerwattemaschine', quantity: String(quantity), only_free: '1', ...span } as const;
      const { offers } = (await product.visitor.call('offerSearch', { query })).data;
      return offers.map(({ availability, days_price: price }) => [availability?.free_units, price?.amount]);
    };
    await eventually(
      () => found(4, 4),
      (offers) => offers.length === 0,
    );
    expect(await found(3, 4)).toEqual([[3, 2_700]]);
    expect(await found(10, 8)).toEqual([[10, 9_000]]);
    expect(await found(11, 8)).toEqual([]);
  });

  it('is blocked in part, and refuses to block more than is free', async () => {
    const offer = await publishOffer(vendor, 'Feuerschale', { quantity: 10 });
    const block = (units: number, who = vendor) =>
      who.call('block', {
        body: { offer_id: offer.offerId, date_from: dayAhead(3), date_to: dayAhead(5), units },
        lang: 'en',
      });
    expect((await block(6)).status).toBe(200);
    const refused = await block(5);
    expect([refused.status, refused.failure.msgcode]).toEqual([409, 'not_enough_units']);
    expect(refused.failure.fields?.map(({ path }) => path)).toEqual(['units']);
    expect((await block(1, other)).failure.msgcode).toBe('not_owner');
    expect((await block(0)).status).toBe(400);
    expect((await ask(creator, offer, { quantity: 5 })).failure.fields?.map(({ path }) => path)).toEqual(['quantity']);
    expect((await ask(creator, offer, { quantity: 4 })).status).toBe(200);
  });

  it.each([0, -1, 1.5, 1_000, 1e9])('rejects %d units at the field', async (quantity) => {
    const offer = await publishOffer(vendor, 'Lampion');
    const answers = [
      await ask(creator, offer, { quantity }),
      await vendor.call('changeOffer', { id: offer.offerId, body: { quantity } }),
    ];
    for (const { status, failure } of answers)
      expect([status, failure.fields?.map(({ path }) => path)]).toEqual([400, ['quantity']]);
  });

  it('lets 200 parallel accepts take no more units than there are', async () => {
    const quantity = 12;
    const offer = await publishOffer(vendor, 'Pavillon', { quantity, auto_accept: true });
    const creators = await Promise.all(Array.from({ length: 20 }, (_, i) => product.person(`stockracer${i}`)));
    const wanted = Array.from({ length: 200 }, (_, i) => ({
      who: creators[i % 20] ?? creator,
      quantity: 1 + (i % 3),
      i,
    }));
    const asked = await Promise.all(
      wanted.map(async ({ who, i, ...body }) => {
        const days = { date_from: dayAhead(20 + (i % 3)), date_to: dayAhead(23 + Math.floor(i / 20)) };
        const { data, text } = await ask(who, offer, { ...body, ...days });
        expect(text).toContain('"error":false');
        return { id: data.request_id, quantity: body.quantity };
      }),
    );
    const answers = await Promise.all(
      asked.map(async (one) => ({ ...(await accept(vendor, one.id)), quantity: one.quantity })),
    );
    // All periods contain the same day, so what is accepted is out at once.
    const lent = answers.reduce((sum, { status, quantity: units }) => sum + (status === 200 ? units : 0), 0);
    expect(lent).toBe(quantity);
    const codes = new Set(answers.flatMap(({ status, failure }) => (status === 200 ? [] : failure.msgcode)));
    expect([...codes].filter((code) => code !== 'dates_taken' && code !== 'not_enough_units')).toEqual([]);
  });
});
