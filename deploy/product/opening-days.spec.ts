import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, inYear, weekdayOf } from '@lendring/contracts/kernel/days.js';
import { dayAhead } from '../driver/days.js';
import { publishOffer, type People, type TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const nine = [{ from: '09:00', to: '18:00' }];
const weekdays = [nine, nine, nine, nine, nine, [], []];

/** First Friday that is at least two weeks ahead. */
const friday = addDays(dayAhead(14), (4 - weekdayOf(dayAhead(14)) + 7) % 7);
const [saturday, sunday, monday] = [1, 2, 3].map((days) => addDays(friday, days));

describe('opening days over HTTP', () => {
  let product: People;
  let vendor: TestPerson;
  let creator: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [vendor, creator] = await Promise.all([product.person('openvendor'), product.person('opencreator')]);
  });

  const ask = (offer: Readonly<{ offerId: string; pricingId: string }>, from = friday, to = friday) =>
    creator.call('ask', {
      body: {
        offer_id: offer.offerId,
        pricing_id: offer.pricingId,
        date_from: from,
        date_to: to,
        message: 'Darf ich?',
      },
    });
  const failureOf = async (answer: ReturnType<typeof ask>) => (await answer).failure;

  it('limit pick-up and return at once, for every direct call, and show on the offer', async () => {
    const offer = await publishOffer(vendor, 'Bohrhammer mit Hartmetallbohrern');
    const before = await ask(offer, saturday, sunday);
    expect(before.status).toBe(200);

    const set = await vendor.call('setOpeningHours', { body: { place_id: null, opening_hours: weekdays } });
    expect(set.data).toMatchObject({ for_lending: true, opening_hours: weekdays });
    expect((await product.visitor.call('offer', { id: offer.offerId })).data.opening).toEqual({
      week: weekdays,
      exceptions: [],
    });
    const closed = await failureOf(ask(offer, friday, saturday));
    expect(closed).toMatchObject({ msgcode: 'closed_then', fields: [{ path: 'date_from' }] });
    expect(closed.msgtext).toContain('Samstag');
    expect(closed.msgtext).toContain('Montag');
    expect((await ask(offer, friday, monday)).status).toBe(200);

    // A request made before stays as it is.
    const { request_id: id } = before.data;
    await vendor.call('accept', { id, body: {} });
    expect((await creator.call('accept', { id, body: {} })).data.status).toBe('agreed');
  });

  it('close a week for all offers with one entry, and open again without it', async () => {
    const offers = await Promise.all([publishOffer(vendor, 'Klappleiter'), publishOffer(vendor, 'Sackkarre')]);
    const body = { date_from: friday, date_to: addDays(friday, 6), label: 'Betriebsferien' };
    const key = 'a1f0c2d4-5b6e-4f70-8a9b-0c1d2e3f4a5b';
    const added = await vendor.call('addOpeningException', { key, body });
    expect((await vendor.call('addOpeningException', { key, body })).data.exceptions).toHaveLength(1);
    expect((await vendor.call('addOpeningException', { body })).failure).toMatchObject({
      msgcode: 'exception_overlaps',
      fields: [{ path: 'date_from' }],
    });
    for (const offer of offers) expect((await failureOf(ask(offer))).msgcode).toBe('closed_then');

    const [exception] = added.data.exceptions;
    const stranger = await creator.call('removeOpeningException', { id: exception?.exception_id ?? '' });
    expect(stranger.data.exceptions).toEqual([]);
    for (const offer of offers) expect((await failureOf(ask(offer))).msgcode).toBe('closed_then');
    const id = exception?.exception_id ?? '';
    const later = { ...body, date_from: addDays(friday, 3) };
    const { status, failure } = await creator.call('changeOpeningException', { id, body: later });
    expect([status, failure.msgcode]).toEqual([404, 'exception_not_found']);
    const changed = await vendor.call('changeOpeningException', { id, body: later });
    expect(changed.data.exceptions).toMatchObject([{ exception_id: id, date_from: later.date_from, hours: [] }]);
    await vendor.call('removeOpeningException', { id });
    for (const offer of offers) expect((await ask(offer)).status).toBe(200);
  });

  it('close the same dates every year, from an entry of an earlier year on', async () => {
    const offer = await publishOffer(vendor, 'Bautrockner');
    const lastYear = inYear(friday, -1);
    const body = { date_from: lastYear, date_to: lastYear, label: 'Jubiläum' };
    expect((await vendor.call('addOpeningException', { body })).failure.msgcode).toBe('exception_in_past');
    const ended = await vendor.call('addOpeningException', {
      body: { ...body, yearly: { until: addDays(lastYear, -1) } },
    });
    expect(ended.failure.fields).toMatchObject([{ path: 'date_to', code: 'exception_in_past' }]);
    const added = await vendor.call('addOpeningException', { body: { ...body, yearly: {} } });
    expect(added.data.exceptions).toMatchObject([{ date_from: lastYear, yearly: { until: null }, places: ['all'] }]);
    expect((await failureOf(ask(offer))).msgcode).toBe('closed_then');
    const query = { offer_id: offer.offerId, date_from: friday, date_to: friday };
    expect((await creator.call('calendarReasons', { query })).data).toMatchObject([{ reason: 'closed_then' }]);
    expect((await product.visitor.call('offer', { id: offer.offerId })).data.opening?.exceptions).toMatchObject([
      { from: friday, to: friday, yearly: { until: null } },
    ]);
    await vendor.call('removeOpeningException', { id: added.data.exceptions[0]?.exception_id ?? '' });
    expect((await ask(offer)).status).toBe(200);
  });

  it('take over public holidays of the state, once and no other days', async () => {
    const found = (await vendor.call('publicHolidays')).data;
    expect(found.region).toBe('Nordrhein-Westfalen');
    const [holiday, next] = found.holidays;
    const days = [holiday?.day ?? '', next?.day ?? ''];
    const key = 'b2f0c2d4-5b6e-4f70-8a9b-0c1d2e3f4a5b';
    await vendor.call('closeOnHolidays', { key, body: { days } });
    const again = await vendor.call('closeOnHolidays', { key, body: { days } });
    expect(again.data.exceptions.map(({ label }) => label)).toEqual([holiday?.name, next?.name]);
    expect((await vendor.call('closeOnHolidays', { body: { days } })).failure.msgcode).toBe('exception_overlaps');
    const ordinary = addDays(days[0] ?? '', 3);
    expect((await vendor.call('closeOnHolidays', { body: { days: [ordinary] } })).failure.fields).toEqual([
      { path: 'days.0', code: 'not_a_holiday', text: expect.any(String) },
    ]);
    for (const { exception_id: id } of again.data.exceptions) await vendor.call('removeOpeningException', { id });
  });

  it('refuse wrong entries at their field', async () => {
    const closed = Array.from({ length: 6 }, () => []);
    const hours = async (opening_hours: (typeof nine)[]) =>
      (await vendor.call('setOpeningHours', { body: { place_id: null, opening_hours } })).failure;
    expect((await hours([[], ...closed])).fields).toMatchObject([{ path: 'opening_hours', code: 'hours_never_open' }]);
    expect((await hours([[{ from: '22:00', to: '02:00' }], ...closed])).fields).toMatchObject([
      { path: 'opening_hours.0', code: 'span_over_midnight' },
    ]);
    const overlap = [
      { from: '09:00', to: '12:00' },
      { from: '11:00', to: '15:00' },
    ];
    expect((await hours([overlap, ...closed])).fields).toMatchObject([{ code: 'spans_in_order' }]);
    const exception = async (date_from: string, date_to: string) =>
      (await vendor.call('addOpeningException', { body: { date_from, date_to } })).failure;
    expect(await exception(dayAhead(-3), dayAhead(-2))).toMatchObject({
      msgcode: 'exception_in_past',
      fields: [{ path: 'date_to' }],
    });
    expect((await exception(dayAhead(1), dayAhead(3_650))).msgcode).toBe('exception_too_long');
    expect((await exception(friday, addDays(friday, -1))).fields).toMatchObject([
      { path: 'date_to', code: 'dates_in_order' },
    ]);
    expect((await product.visitor.call('openingDays')).status).toBe(401);
  });
});
