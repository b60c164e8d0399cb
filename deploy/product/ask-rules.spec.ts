import { beforeAll, describe, expect, it } from 'vitest';
import type { AskRulesShape } from '@lendring/contracts/http/offer.js';
import { dayAhead } from '../driver/days.js';
import { must, publishOffer, type People, type TestPerson } from '../driver/people.js';
import { verifyPhone } from '../testing/phones.js';
import { sharedProduct } from '../testing/shared-product.js';

const none: AskRulesShape = { max_km: null, postals: [], towns: [], phone: false, good_ratings: 0 };

describe('conditions of an offer over HTTP', () => {
  let product: People;
  let owner: TestPerson;
  let neighbour: TestPerson;
  let stranger: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [owner, neighbour, stranger] = await Promise.all([
      product.person('askowner'),
      product.person('askneighbour', { city: 'Köln', postal: '50667' }),
      product.person('askstranger', { city: 'Berlin', postal: '10245' }),
    ]);
  });

  const publish = async (rules: Partial<AskRulesShape>) =>
    publishOffer(owner, 'Leiter mit Bedingungen', { ask_rules: { ...none, ...rules } });
  const ask = (who: TestPerson, { offerId, pricingId }: Awaited<ReturnType<typeof publish>>, ahead = 20) =>
    who.call('ask', {
      body: {
        offer_id: offerId,
        pricing_id: pricingId,
        date_from: dayAhead(ahead),
        date_to: dayAhead(ahead),
        message: 'Darf ich?',
      },
    });
  const offerAs = async (who: Pick<TestPerson, 'call'>, id: string) =>
    must('offer', await who.call('offer', { id })).data;

  it('are shown to everyone, and the unmet one to the signed-in reader alone', async () => {
    const offer = await publish({ max_km: 10 });
    for (const [who, reason] of [
      [product.visitor, null],
      [owner, null],
      [neighbour, null],
      [stranger, 'too_far'],
    ] as const)
      expect(await offerAs(who, offer.offerId)).toMatchObject({
        ask_rules: { ...none, max_km: 10 },
        cannot_ask: reason,
      });
  });

  it('name a private account as the reason of an offer for companies', async () => {
    const [shop, company] = await Promise.all([
      product.person('askshop', { commercial: true }),
      product.person('askcompany', { commercial: true }),
    ]);
    const { offerId } = await publishOffer(shop, 'Rüttelplatte für Betriebe', { commercial_only: true });
    for (const [who, reason] of [
      [product.visitor, null],
      [shop, null],
      [company, null],
      [neighbour, 'commercial_only'],
    ] as const)
      expect(await offerAs(who, offerId)).toMatchObject({ cannot_ask: reason });
  });

  it('refuse direct calls of those who do not meet them, in three languages', async () => {
    const offer = await publish({ max_km: 10 });
    const refused = await ask(stranger, offer);
    expect([refused.status, refused.failure.msgcode]).toEqual([403, 'too_far']);
    const answers = await Promise.all(
      (['de', 'en', 'nl'] as const).map((lang) =>
        stranger.call('ask', {
          lang,
          body: {
            offer_id: offer.offerId,
            pricing_id: offer.pricingId,
            date_from: dayAhead(20),
            date_to: dayAhead(20),
            message: 'x',
          },
        }),
      ),
    );
    expect(new Set(answers.map(({ failure }) => failure.msgtext)).size).toBe(3);
    expect((await ask(neighbour, offer)).status).toBe(200);
  });

  it('admit residents of a postal code or a town only', async () => {
    const byPostal = await publish({ postals: ['50667'] });
    expect((await ask(stranger, byPostal)).failure.msgcode).toBe('residents_only');
    expect((await ask(neighbour, byPostal)).status).toBe(200);
    const { place } = await offerAs(owner, byPostal.offerId);
    const byTown = await publish({ towns: [{ city_id: place?.city_id ?? '', city: 'Köln' }] });
    expect((await ask(stranger, byTown)).failure.msgcode).toBe('residents_only');
    expect((await ask(neighbour, byTown)).status).toBe(200);
  });

  it('follow the borrower’s verification and the owner’s changes at once', async () => {
    const offer = await publish({ phone: true });
    expect((await ask(neighbour, offer)).failure.msgcode).toBe('phone_needed');
    await verifyPhone(product.config.publicUrl, neighbour, `0151 2${String(Date.now()).slice(-7)}`);
    expect((await offerAs(neighbour, offer.offerId)).cannot_ask).toBeNull();
    expect((await ask(neighbour, offer)).status).toBe(200);
    must(
      'changeOffer',
      await owner.call('changeOffer', { id: offer.offerId, body: { ask_rules: { ...none, good_ratings: 3 } } }),
    );
    expect((await ask(neighbour, offer, 25)).failure.msgcode).toBe('ratings_needed');
    const open = must('requests', await owner.call('requests', { query: { side: 'vendor', tab: 'open' } })).data;
    const earlier = open.requests.find((one) => one.offer_id === offer.offerId);
    expect((await owner.call('accept', { id: earlier?.request_id ?? '', body: {} })).status).toBe(200);
  });

  it('are changed by the owner alone, and refused when invalid', async () => {
    const { offerId } = await publish({});
    const change = (who: TestPerson, rules: object) =>
      who.raw('PATCH', `/v1/offer/${offerId}`, { body: JSON.stringify({ ask_rules: { ...none, ...rules } }) });
    expect((await change(stranger, { phone: true })).status).toBe(404);
    for (const wrong of [
      { max_km: 0 },
      { max_km: -5 },
      { max_km: 1e9 },
      { good_ratings: -1 },
      { good_ratings: 1e9 },
      { postals: ['nirgends'] },
      { towns: [{ city_id: '', city: '' }] },
      { exact_point: true },
    ])
      expect([wrong, (await change(owner, wrong)).status]).toEqual([wrong, 400]);
    expect((await offerAs(owner, offerId)).ask_rules).toEqual(none);
  });

  it('say nothing about the borrower to the owner', async () => {
    const offer = await publish({ max_km: 10, postals: ['50667'] });
    must('ask', await ask(neighbour, offer));
    const list = JSON.stringify((await owner.call('requests', { query: { side: 'vendor', tab: 'open' } })).data);
    expect(list).not.toContain('Verborgene Gasse');
    expect(list).not.toContain('50667');
  });
});
