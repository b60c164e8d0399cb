import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { askFor, must, publishOffer, type People, type TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('the figures of own offers, over HTTP', () => {
  let product: People;
  let vendor: TestPerson;
  let other: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [vendor, other] = await Promise.all([product.person('figurevendor'), product.person('figureother')]);
  });

  const span = { from: dayAhead(-30), to: dayAhead(30) };
  const figures = async (who: TestPerson, query: { offer_id?: string; step?: 'day' } = {}) =>
    must('ownFigures', await who.call('ownFigures', { query: { ...span, ...query } })).data;

  it('count views, loans, days lent and income by day, for the owner alone', async () => {
    const tables = await publishOffer(vendor, 'Stehtische in Zahlen', { quantity: 10 });
    const tent = await publishOffer(vendor, 'Zelt in Zahlen');
    must('countHit', await product.visitor.call('countHit', { id: tables.offerId, body: {} }));
    const loan = { offer_id: tables.offerId, name: 'Gerda Lohmann', quantity: 4, price: 9_000 };
    const body = { ...loan, date_from: dayAhead(-3), date_to: dayAhead(-2) };
    const entered = must('enterCounterLoan', await vendor.call('enterCounterLoan', { body })).data;
    must('completeCounterLoan', await vendor.call('completeCounterLoan', { id: entered.loan_id, body: {} }));
    const future = { ...loan, date_from: dayAhead(5), date_to: dayAhead(6) };
    must('enterCounterLoan', await vendor.call('enterCounterLoan', { body: future }));
    await askFor(other, tent, dayAhead(3));

    const all = await eventually(
      () => figures(vendor, { step: 'day' }),
      ({ total }) => total.loans === 1 && total.views === 1,
    );
    expect(all.total).toMatchObject({ views: 1, loans: 1, unit_days: 8, income: 9_000, donations: 0 });
    expect(all.compared).toMatchObject({ to: dayAhead(-31), views: 0, loans: 0, income: 0 });
    expect(all.rows).toHaveLength(61);
    expect(all.rows.filter(({ unit_days: days }) => days > 0)).toMatchObject([
      { from: dayAhead(-3), loans: 1, unit_days: 4, income: 9_000 },
      { from: dayAhead(-2), loans: 0, unit_days: 4, income: 0 },
    ]);
    expect(all.offers).toMatchObject([{ offer_id: tables.offerId, loans: 1, deleted: false }]);
    expect((await figures(vendor, { offer_id: tent.offerId })).total).toMatchObject({ loans: 0, income: 0 });

    must('deleteOffer', await vendor.call('deleteOffer', { id: tent.offerId }));
    const query = { ...span, offer_id: tables.offerId };
    expect((await other.call('ownFigures', { query })).failure.msgcode).toBe('offer_not_found');
    expect((await figures(other)).total).toMatchObject({ views: 0, loans: 0, unit_days: 0, occupancy: null });
    expect((await product.visitor.call('ownFigures', { query: span })).status).toBe(401);
  });

  it('refuse a period that is reversed or longer than two years', async () => {
    const fieldOf = async (from: string, to: string) => {
      const { status, failure } = await vendor.call('ownFigures', { query: { from, to } });
      return [status, failure.fields?.map(({ path }) => path)];
    };
    expect(await fieldOf(dayAhead(1), dayAhead(0))).toEqual([400, ['to']]);
    expect(await fieldOf('2024-01-01', '2026-01-02')).toEqual([400, ['to']]);
    expect(await fieldOf('2024-02-30', '2026-01-01')).toEqual([400, ['from']]);
    expect((await vendor.call('ownFigures', { query: { from: '2024-01-01', to: '2026-01-01' } })).status).toBe(200);
  });
});
