import { beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '../driver/days.js';
import { publishOffer, type People, type TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const noTime = { count: 0, unit: 'days' } as const;
const rules = { lead_days: 2, lead_until: null, longest_advance: 20, preparation: { before: noTime, after: noTime } };

describe('booking rules over HTTP', () => {
  let product: People;
  let vendor: TestPerson;
  let creator: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [vendor, creator] = await Promise.all([product.person('leadvendor'), product.person('leadcreator')]);
  });

  const ask = (offer: Readonly<{ offerId: string; pricingId: string }>, day: string, quantity = 1) =>
    creator.call('ask', {
      body: {
        offer_id: offer.offerId,
        pricing_id: offer.pricingId,
        date_from: day,
        date_to: day,
        quantity,
        message: 'Darf ich?',
      },
    });
  const reasons = async (offerId: string, from: number, to: number, quantity = 1) => {
    const query = { offer_id: offerId, date_from: dayAhead(from), date_to: dayAhead(to), quantity };
    return (await product.visitor.call('calendarReasons', { query })).data;
  };

  it('refuse each day with the reason that the calendar gives for it', async () => {
    const offer = await publishOffer(vendor, 'Faltpavillon', { quantity: 3, booking_rules: rules });
    expect((await product.visitor.call('offer', { id: offer.offerId })).data.booking_rules).toEqual(rules);
    const block = (days: number, units?: number) =>
      vendor.call('block', {
        body: {
          offer_id: offer.offerId,
          date_from: dayAhead(days),
          date_to: dayAhead(days),
          ...(units !== undefined && { units }),
        },
      });
    expect((await block(5)).status).toBe(200);
    expect((await block(6, 2)).status).toBe(200);
    const taken = await ask(offer, dayAhead(7), 3);
    expect((await vendor.call('accept', { id: taken.data.request_id, body: {} })).status).toBe(200);

    const shown = await reasons(offer.offerId, -1, 21, 2);
    expect(shown).toHaveLength(23);
    const found = new Set<string | null>();
    for (const { day, reason } of shown) {
      found.add(reason);
      // One accepted day stands for all of them: open requests are limited.
      if (reason === null && day !== dayAhead(2)) continue;
      const answer = await ask(offer, day, 2);
      expect([day, answer.status === 200 ? null : answer.failure.msgcode]).toEqual([day, reason]);
    }
    expect([...found].map(String).toSorted()).toEqual([
      'dates_blocked',
      'dates_taken',
      'lead_time',
      'not_enough_units',
      'null',
      'period_in_past',
      'too_far_ahead',
    ]);
    expect((await reasons(offer.offerId, 6, 6))[0]).toEqual({ day: dayAhead(6), reason: null, free: 1 });
  });

  it('name the first possible day in the language of the caller, at the field', async () => {
    const offer = await publishOffer(vendor, 'Bollerwagen', { booking_rules: rules });
    const { failure } = await ask(offer, dayAhead(1));
    expect(failure).toMatchObject({ msgcode: 'lead_time', fields: [{ path: 'date_from' }] });
    expect(failure.msgtext).toMatch(/früheste Beginn ist jetzt \p{L}+, \d+\. \p{L}+ \d{4}/u);
    expect((await ask(offer, dayAhead(21))).failure).toMatchObject({
      msgcode: 'too_far_ahead',
      fields: [{ path: 'date_to' }],
    });
  });

  it('are changed by the owner alone, and refuse wrong values at their field', async () => {
    const { offerId } = await publishOffer(vendor, 'Schubkarre');
    const change = (by: TestPerson, part: Partial<typeof rules>) =>
      by.call('changeOffer', { id: offerId, body: { booking_rules: { ...rules, ...part } } });
    expect((await change(creator, {})).status).toBe(404);
    for (const [field, value] of [
      ['lead_days', -1],
      ['lead_days', 31],
      ['lead_days', 1e9],
      ['longest_advance', 0],
      ['longest_advance', 2],
      ['lead_until', '25:00'],
    ] as const)
      expect([field, value, (await change(vendor, { [field]: value })).failure.fields?.[0]?.path]).toEqual([
        field,
        value,
        `booking_rules.${field}`,
      ]);
    const key = 'b2f0c2d4-5b6e-4f70-8a9b-0c1d2e3f4a5c';
    const body = { booking_rules: rules };
    const [once, again] = [
      await vendor.call('changeOffer', { id: offerId, key, body }),
      await vendor.call('changeOffer', { id: offerId, key, body }),
    ];
    expect(once.data.booking_rules).toEqual(rules);
    expect(again.data.booking_rules).toEqual(rules);
  });

  it('keep loans apart by their preparation, with the reason that the calendar gives', async () => {
    const preparation = { before: { count: 1, unit: 'days' }, after: { count: 14, unit: 'hours' } } as const;
    const offer = await publishOffer(vendor, 'Nasssauger', {
      booking_rules: { ...rules, lead_days: 0, longest_advance: null, preparation },
    });
    const first = await ask(offer, dayAhead(6));
    expect((await vendor.call('accept', { id: first.data.request_id, body: {} })).status).toBe(200);
    const shown = await reasons(offer.offerId, 3, 9);
    expect(shown.map(({ reason }) => reason)).toEqual([
      null,
      'preparation',
      'preparation',
      'dates_taken',
      'preparation',
      'preparation',
      null,
    ]);
    for (const { day, reason } of shown.slice(1, 6)) {
      const { failure } = await ask(offer, day);
      expect([day, failure.msgcode]).toEqual([day, reason]);
    }
    expect((await ask(offer, dayAhead(4))).failure).toMatchObject({ fields: [{ path: 'date_from' }] });
    const range = { date_from: dayAhead(3), date_to: dayAhead(9) };
    const seenBy = async (someone: TestPerson) =>
      (await someone.call('offerCalendar', { id: offer.offerId, query: range })).data.map(
        ({ reason, request_id }) => [reason, request_id] as const,
      );
    const own = first.data.request_id;
    expect(await seenBy(vendor)).toEqual([
      ['preparation', own],
      ['booked', own],
      ['preparation', own],
    ]);
    expect(await seenBy(product.visitor)).toEqual([
      ['preparation', null],
      ['booked', null],
      ['preparation', null],
    ]);
    const block = { offer_id: offer.offerId, date_from: dayAhead(5), date_to: dayAhead(5) };
    expect((await vendor.call('block', { body: block })).failure.msgcode).toBe('days_in_preparation');

    // Clients that do not know the field leave it as it is.
    const { preparation: _, ...older } = rules;
    const changed = await vendor.call('changeOffer', { id: offer.offerId, body: { booking_rules: older } });
    expect(changed.data.booking_rules.preparation).toEqual(preparation);
    const wrong = { ...rules, preparation: { ...preparation, after: { count: 15, unit: 'days' as const } } };
    const refused = await vendor.call('changeOffer', { id: offer.offerId, body: { booking_rules: wrong } });
    expect(refused.failure.fields?.[0]?.path).toBe('booking_rules.preparation.after.count');
  });

  it('count loans outside the range whose days the preparation of a loan inside would need', async () => {
    const preparation = { before: noTime, after: { count: 7, unit: 'days' } } as const;
    const offer = await publishOffer(vendor, 'Spülmobil', {
      booking_rules: { ...rules, lead_days: 0, longest_advance: null, preparation },
    });
    const first = await ask(offer, dayAhead(20));
    expect((await vendor.call('accept', { id: first.data.request_id, body: {} })).status).toBe(200);
    expect((await reasons(offer.offerId, 12, 12))[0]?.reason).toBeNull();
    expect((await reasons(offer.offerId, 13, 13))[0]?.reason).toBe('preparation');
    expect((await ask(offer, dayAhead(13))).failure.msgcode).toBe('preparation');
  });

  it('tell strangers nothing about hidden offers, and refuse long ranges', async () => {
    const { offerId } = await publishOffer(vendor, 'Leiter');
    const query = (days: number) => ({
      offer_id: offerId,
      date_from: dayAhead(0),
      date_to: dayAhead(days),
      quantity: 1,
    });
    expect((await product.visitor.call('calendarReasons', { query: query(500) })).failure.msgcode).toBe(
      'range_too_long',
    );
    expect((await product.visitor.call('calendarReasons', { query: query(-1) })).status).toBe(400);
    await vendor.call('deactivateOffer', { id: offerId });
    expect((await product.visitor.call('calendarReasons', { query: query(3) })).failure.msgcode).toBe(
      'offer_not_found',
    );
  });
});
