import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { dayAhead } from '../driver/days.js';
import { must, publishOffer, type People, type TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('how long an acceptance holds, over HTTP', () => {
  let product: People;
  let vendor: TestPerson;
  let creator: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [vendor, creator] = await Promise.all([product.person('holdvendor'), product.person('holdcreator')]);
  });

  const askFor = async (patch: Parameters<typeof publishOffer>[2]) => {
    const { offerId, pricingId } = await publishOffer(vendor, 'Dachzelt', patch);
    const asked = must(
      'ask',
      await creator.call('ask', {
        body: {
          offer_id: offerId,
          pricing_id: pricingId,
          date_from: dayAhead(30),
          date_to: dayAhead(31),
          message: 'Darf ich?',
        },
      }),
    ).data;
    return { offerId, id: asked.request_id, asked };
  };
  const hours = (from: string, to: string | null): number => (Date.parse(to ?? '') - Date.parse(from)) / HOUR_MS;

  it('is two days unless the owner sets another time, and a request waits seven days for an answer', async () => {
    for (const [patch, expected] of [
      [{}, 48],
      [{ hold_hours: 12 }, 12],
      [{ hold_hours: 168 }, 168],
    ] as const) {
      const { id, asked } = await askFor(patch);
      expect(hours(asked.asked_at, asked.answer_by)).toBe(7 * 24);
      const accepted = must('accept', await vendor.call('accept', { id, body: {} })).data;
      const at = accepted.timeline.find(({ type }) => type === 'accepted')?.at ?? '';
      expect([hours(at, accepted.answer_by), accepted.hold_hours]).toEqual([expected, expected]);
      expect(must('request', await creator.call('request', { id })).data.answer_by).toBe(accepted.answer_by);
      const agreed = must('accept', await creator.call('accept', { id, body: {} })).data;
      expect(agreed).toMatchObject({ status: 'agreed', answer_by: null });
    }
  });

  it('is not prolonged by repeated or parallel clicks', async () => {
    const { id } = await askFor({ hold_hours: 24 });
    const clicks = await Promise.all(Array.from({ length: 4 }, () => vendor.call('accept', { id, body: {} })));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [first] = clicks;
    const again = must('accept', await vendor.call('accept', { id, body: {} })).data;
    expect(again.answer_by).toBe(first?.data.answer_by);
    expect(again.timeline.filter(({ type }) => type === 'accepted')).toHaveLength(1);
  });

  it('is between 12 and 168 whole hours', async () => {
    const { offerId } = await publishOffer(vendor, 'Dachzelt');
    const change = (hold_hours: unknown) =>
      vendor.raw('PATCH', `/v1/offer/${offerId}`, { body: JSON.stringify({ hold_hours }) });
    for (const wrong of [0, -1, 11, 169, 12.5, 1e9, '48', null])
      expect([wrong, (await change(wrong)).status]).toEqual([wrong, 400]);
    expect((await change(72)).status).toBe(200);
    expect(must('offer', await product.visitor.call('offer', { id: offerId })).data.hold_hours).toBe(72);
  });
});
