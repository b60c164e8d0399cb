import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '@lendring/contracts/kernel/days.js';
import type { Body } from '@lendring/contracts/http/calls.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { publishOffer, type People, type TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const nine = [{ from: '09:00', to: '18:00' }];
const noRules = { lead_days: 0, lead_until: null, longest_advance: null };
const weekdays = [nine, nine, nine, nine, nine, [], []];

describe('search for free days over HTTP', () => {
  let product: People;
  let vendor: TestPerson;
  let creator: TestPerson;
  let another: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [vendor, creator, another] = await Promise.all([
      product.person('daysvendor'),
      product.person('dayscreator'),
      product.person('daysanother'),
    ]);
  });

  const search = async (from: string, to: string, onlyFree: boolean, owner = vendor) => {
    const days = { date_from: from, date_to: to };
    const query = { user_id: owner.userId, ...days, size: 50, ...(onlyFree && ({ only_free: '1' } as const)) };
    return (await product.visitor.call('offerSearch', { query })).data.offers;
  };
  const foundOn = async (from: string, to = from, owner = vendor) =>
    (await search(from, to, true, owner)).map(({ offer_id: id }) => id);

  it('finds an offer exactly when it can be requested, and says why it cannot on its card', async () => {
    const patches: readonly Body<'changeOffer'>[] = [
      {},
      { booking_rules: { lead_days: 2, lead_until: null, longest_advance: 7 } },
      { booking_rules: { lead_days: 0, lead_until: '00:00', longest_advance: null } },
      {
        booking_rules: {
          ...noRules,
          preparation: { before: { count: 1, unit: 'days' }, after: { count: 3, unit: 'hours' } },
        },
      },
    ];
    const offers = await Promise.all(patches.map((patch, at) => publishOffer(vendor, `Rüttelplatte ${at}`, patch)));
    const closed = dayAhead(5);
    await vendor.call('setOpeningHours', { body: { place_id: null, opening_hours: weekdays } });
    await vendor.call('addOpeningException', { body: { date_from: closed, date_to: closed } });
    // A Wednesday, so that preparation meets open days.
    const blocked = Array.from({ length: 7 }, (_, at) => dayAhead(8 + at)).find((day) => weekdayOf(day) === 2) ?? '';
    const ids = [offers[0]?.offerId ?? '', offers[3]?.offerId ?? ''];
    for (const offer_id of ids)
      await vendor.call('block', { body: { offer_id, date_from: blocked, date_to: blocked } });
    await eventually(
      () => Promise.all([foundOn(closed), foundOn(blocked)]),
      ([onClosed = [], onBlocked = []]) => onClosed.length === 0 && !ids.some((id) => onBlocked.includes(id)),
    );

    const codes = new Set<string | null>();
    for (let ahead = -1; ahead <= 12; ahead += 1)
      for (const length of [1, 3]) {
        const [from, to] = [dayAhead(ahead), dayAhead(ahead + length - 1)];
        const [found, cards] = [await foundOn(from, to), await search(from, to, false)];
        for (const { offerId, pricingId } of offers) {
          const body = { offer_id: offerId, pricing_id: pricingId, date_from: from, date_to: to, message: 'Darf ich?' };
          // The requests of a person per day are limited.
          const asker = length === 1 ? creator : another;
          const answer = await asker.call('ask', { body });
          const code = answer.status === 200 ? null : answer.failure.msgcode;
          codes.add(code);
          const card = cards.find(({ offer_id: id }) => id === offerId)?.availability;
          expect([from, to, code, found.includes(offerId), card?.reason]).toEqual([
            from,
            to,
            code,
            code === null,
            code,
          ]);
          if (code === null) await asker.call('withdraw', { id: answer.data.request_id, body: {} });
        }
      }
    expect([...codes].map(String).toSorted()).toEqual([
      'closed_then',
      'dates_blocked',
      'lead_time',
      'null',
      'period_in_past',
      'preparation',
      'too_far_ahead',
    ]);
  });

  it('follows changed opening days for all offers of the provider, and a card names the next open day', async () => {
    const owner = await product.person('daysowner');
    const monday = addDays(dayAhead(7), (7 - weekdayOf(dayAhead(7))) % 7);
    const sunday = addDays(monday, 6);
    for (const title of ['Heckenschere', 'Vertikutierer']) await publishOffer(owner, title);
    await eventually(
      () => foundOn(sunday, sunday, owner),
      (found) => found.length === 2,
    );
    await owner.call('setOpeningHours', { body: { place_id: null, opening_hours: weekdays } });
    await eventually(
      () => foundOn(sunday, sunday, owner),
      (found) => found.length === 0,
    );
    expect(await foundOn(addDays(monday, 4), addDays(monday, 7), owner)).toHaveLength(2);
    expect((await search(sunday, sunday, false, owner))[0]?.availability).toMatchObject({
      free: false,
      reason: 'closed_then',
      refused_day: sunday,
      taken_day: null,
      free_from: addDays(sunday, 1),
    });
    await owner.call('setOpeningHours', { body: { place_id: null, opening_hours: null } });
    await eventually(
      () => foundOn(sunday, sunday, owner),
      (found) => found.length === 2,
    );
  });
});
