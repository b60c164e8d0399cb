import { beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@lendring/contracts/http/calls.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { lendTo, must, newsOfRequest, publishOffer, requestOf, type TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('another period of a loan, over HTTP', () => {
  let owner: TestPerson;
  let borrower: TestPerson;
  let other: TestPerson;

  beforeAll(async () => {
    const product = await sharedProduct();
    [owner, borrower, other] = await Promise.all([
      product.person('periodowner'),
      product.person('periodborrower'),
      product.person('periodother'),
    ]);
  });

  const propose = (who: TestPerson, id: string, body: Body<'proposePeriod'>) => who.call('proposePeriod', { id, body });
  const lend = async (title: string) => {
    const offer = await publishOffer(owner, title);
    return { id: await lendTo(borrower, owner, offer, dayAhead(3)), offerId: offer.offerId };
  };
  const kindsOf = async (who: TestPerson, id: string) => (await newsOfRequest(who, id)).map(({ kind }) => kind);

  it('goes from a proposal to the agreed days, price and calendar of both sides', async () => {
    const { id, offerId } = await lend('Verlängertes Zelt');
    const before = await requestOf(borrower, id);
    const longer = { date_from: before.period.date_from, date_to: dayAhead(6) };
    const choice = must('periodChoice', await borrower.call('periodChoice', { id })).data;
    expect(choice).toMatchObject({ taken: [], zone: before.period.zone });
    const proposed = must('proposePeriod', await propose(borrower, id, longer)).data;
    expect(proposed.actions).toContain('take_back_period');
    expect(proposed.actions).not.toContain('agree_period');

    const seen = await requestOf(owner, id);
    expect(seen).toMatchObject({ period: before.period, total: before.total, your_turn: true });
    const { proposal } = seen;
    expect(proposal).toMatchObject({ side: 'creator', period: { date_to: longer.date_to } });
    expect(proposal!.difference).toBe(proposal!.total - before.total);
    expect(must('waiting', await owner.call('waiting', {})).data.waiting).toContainEqual(
      expect.objectContaining({ kind: 'period_agreed', side: 'vendor' }),
    );
    await eventually(
      () => kindsOf(owner, id),
      (kinds) => kinds.includes('period_proposed'),
    );
    expect(
      (await other.call('answerPeriod', { id, body: { proposal_id: proposal!.proposal_id, agrees: true } })).status,
    ).toBe(404);

    const agreed = await owner.call('answerPeriod', { id, body: { proposal_id: proposal!.proposal_id, agrees: true } });
    expect(must('answerPeriod', agreed).data).toMatchObject({
      period: { date_to: longer.date_to },
      total: proposal!.total,
      proposal: null,
    });
    const query = { date_from: dayAhead(0), date_to: dayAhead(20) };
    const takenOf = async () =>
      must('offerCalendar', await other.call('offerCalendar', { id: offerId, query })).data.map(({ end }) => end);
    const { end } = (await requestOf(borrower, id)).period;
    expect(await eventually(takenOf, ([last]) => last === end)).toEqual([end]);
    const entries = must('calendar', await borrower.call('calendar', { query })).data;
    expect(entries.find(({ request_id: one }) => one === id)?.date_to).toBe(longer.date_to);
    const news = await eventually(
      () => newsOfRequest(borrower, id),
      (told) => told.some(({ kind }) => kind === 'period_agreed'),
    );
    const daysOf = (told: typeof news, of: string) => {
      const one = told.find(({ kind }) => kind === of);
      return [one?.period?.date_to, one?.change?.period.date_to];
    };
    expect(daysOf(news, 'accepted')).toEqual([before.period.date_to, undefined]);
    expect(daysOf(news, 'period_agreed')).toEqual([longer.date_to, longer.date_to]);
    const owners = await newsOfRequest(owner, id);
    expect(daysOf(owners, 'asked')).toEqual([before.period.date_to, undefined]);
    expect(daysOf(owners, 'period_proposed')).toEqual([before.period.date_to, longer.date_to]);
  });

  it('before an agreement names in the news of each side only the period that the other side proposes', async () => {
    const { id: lent, offerId } = await lend('Besprochenes Zelt');
    const { pricing } = await requestOf(borrower, lent);
    const days = (from: number, to: number) => ({ date_from: dayAhead(from), date_to: dayAhead(to) });
    const body = { offer_id: offerId, pricing_id: pricing.pricing_id, ...days(10, 11), message: 'Bitte' };
    const id = must('ask', await other.call('ask', { body })).data.request_id;
    const changeOf = async (who: TestPerson) =>
      (await newsOfRequest(who, id)).find(({ kind }) => kind === 'period_proposed')?.change;
    must('proposePeriod', await propose(owner, id, days(12, 13)));
    expect((await eventually(() => changeOf(other), Boolean))?.period.date_to).toBe(dayAhead(13));
    must('proposePeriod', await propose(other, id, days(14, 16)));
    expect((await eventually(() => changeOf(owner), Boolean))?.period.date_to).toBe(dayAhead(16));
    expect((await changeOf(other))?.period.date_to).toBe(dayAhead(13));
  });

  it('refuses days of another loan, a changed price and bad input, and keeps the loan', async () => {
    const { id } = await lend('Umkämpftes Zelt');
    const { period, offer_id: offerId, pricing } = await requestOf(borrower, id);
    const body = { offer_id: offerId, pricing_id: pricing.pricing_id, date_from: dayAhead(8), date_to: dayAhead(9) };
    const rival = must('ask', await other.call('ask', { body: { ...body, message: 'Bitte' } })).data.request_id;
    must('accept', await owner.call('accept', { id: rival, body: { share_address: false } }));
    const codeOf = async (change: Body<'proposePeriod'>, who = borrower) =>
      (await propose(who, id, change)).failure.msgcode;
    const { date_from: from, date_to: to } = period;
    for (const [change, code] of [
      [{ date_from: from, date_to: dayAhead(8) }, 'dates_taken'],
      [{ date_from: from, date_to: dayAhead(5), shown_total: 1 }, 'price_changed'],
      [{ date_from: from, date_to: to }, 'period_unchanged'],
      [{ date_from: dayAhead(700), date_to: dayAhead(701) }, 'period_too_far'],
      [{ date_from: from, date_to: dayAhead(-3) }, 'invalid_input'],
    ] as const)
      expect(await codeOf(change)).toBe(code);
    expect(await codeOf({ date_from: from, date_to: dayAhead(5) }, other)).toBe('request_not_found');
    expect(await requestOf(owner, id)).toMatchObject({ period, proposal: null });
  });
});
