import { beforeAll, describe, expect, it } from 'vitest';
import { must, askFor, publishOffer, type TestPerson, type People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

import { dayAhead, today } from '../driver/days.js';
import { actOn, enterGroup, forMembersOf, foundGroup, shareOffer } from '../testing/groups.js';

const [from, busy, to] = [today(), dayAhead(4), dayAhead(27)];
const days = `date_from=${from}&date_to=${to}`;

describe('lending within a group', () => {
  let product: People;
  let n = 0;
  /** A new user per call keeps tests independent. */
  const someone = async (): Promise<TestPerson> => product.person(`lender${(n += 1)}x`);
  beforeAll(async () => {
    product = await sharedProduct();
  });

  const lend = async (
    owner: TestPerson,
    borrower: TestPerson,
    offer: Awaited<ReturnType<typeof publishOffer>>,
    day: string,
  ) => {
    const id = await askFor(borrower, offer, day);
    for (const who of [owner, borrower]) must('accept', await who.call('accept', { id, body: {} }));
  };
  const withoutIds = ({ status, text }: Readonly<{ status: number; text: string }>) => ({
    status,
    text: text.replaceAll(/"request_?id":"[^"]*"/gi, ''),
  });

  it('appears to admins as anonymous statistics, and to others as not found', async () => {
    const [anna, ben, cleo, dora] = [await someone(), await someone(), await someone(), await someone()];
    const [blocked, former, stranger] = [await someone(), await someone(), await someone()];
    const { group_id: id } = await foundGroup(anna, { listed: true });
    await enterGroup(anna, id, ben, cleo, dora, blocked, former);
    const offer = await publishOffer(ben, 'Bohrhammer');
    await lend(ben, stranger, offer, dayAhead(1));
    await shareOffer(ben, offer.offerId, forMembersOf(id));
    await lend(ben, cleo, offer, from);
    await actOn(anna, id, blocked, 'block');
    must('leaveGroup', await former.call('leaveGroup', { id, body: {} }));

    const numbers = async (who: TestPerson) => must('groupNumbers', await who.call('groupNumbers', { id })).data;
    // Two users are active, so a number would reveal the other user's activity to Anna.
    expect(await numbers(anna)).toEqual({ things: 1, members: 4, active: null, loans: null });
    await lend(ben, dora, offer, dayAhead(6));
    const told = await numbers(anna);
    expect(told.loans?.months.at(-1)).toEqual({ month: from.slice(0, 7), agreed: 2, running: 1, completed: 0 });
    expect(told).toMatchObject({ active: null, loans: { crates: 0, sixpacks: 0 } });
    const text = JSON.stringify(told);
    for (const { userId } of [anna, ben, cleo, dora]) expect(text).not.toContain(userId);
    expect(text).not.toContain(offer.offerId);

    const unknown = id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const who of [product.visitor, stranger, ben, former, blocked])
      expect(withoutIds(await who.raw('GET', `/v1/group_numbers/${id}`))).toEqual(
        withoutIds(await who.raw('GET', `/v1/group_numbers/${unknown}`)),
      );
    await actOn(anna, id, ben, 'appoint');
    expect(await numbers(ben)).toMatchObject({ things: 1, loans: null });
    // Anna's own loan makes three active users, so a number would reveal the activity of the two others.
    const hers = await publishOffer(anna, 'Wurfzelt');
    await shareOffer(anna, hers.offerId, forMembersOf(id));
    await lend(anna, ben, hers, from);
    expect(await numbers(anna)).toMatchObject({ active: null });
  });

  it('appears to members as a calendar of busy days without lenders', async () => {
    const [anna, ben, cleo] = [await someone(), await someone(), await someone()];
    const [blocked, former, stranger] = [await someone(), await someone(), await someone()];
    const { group_id: id } = await foundGroup(anna, { listed: true });
    await enterGroup(anna, id, ben, cleo, blocked, former);
    const [tent, drill] = [await publishOffer(ben, 'Wurfzelt'), await publishOffer(anna, 'Bohrhammer')];
    await shareOffer(ben, tent.offerId, forMembersOf(id));
    await shareOffer(anna, drill.offerId, { ...forMembersOf(id), seen_by: 'everyone' });
    await lend(ben, cleo, tent, busy);
    must(
      'block',
      await anna.call('block', {
        body: {
          offer_id: drill.offerId,
          date_from: dayAhead(8),
          date_to: dayAhead(9),
          note: 'Urlaub',
          requesttype_id: 3,
        },
      }),
    );
    await actOn(anna, id, blocked, 'block');
    must('leaveGroup', await former.call('leaveGroup', { id, body: {} }));

    const calendar = async (who: TestPerson, query: Readonly<{ page?: number; size?: number }> = {}) =>
      must('groupCalendar', await who.call('groupCalendar', { id, query: { date_from: from, date_to: to, ...query } }))
        .data;
    for (const who of [anna, ben, cleo]) {
      const seen = await calendar(who);
      expect(seen.things.map(({ offer_id, taken }) => [offer_id, taken])).toEqual([
        [drill.offerId, [dayAhead(8), dayAhead(9)]],
        [tent.offerId, [busy]],
      ]);
      const text = JSON.stringify(seen);
      for (const hidden of [anna.userId, ben.userId, cleo.userId, 'Urlaub']) expect(text).not.toContain(hidden);
    }
    expect((await calendar(anna)).things.map(({ own }) => own)).toEqual([true, false]);
    expect(await calendar(cleo, { page: 2, size: 1 })).toMatchObject({
      things: [{ offer_id: tent.offerId, title: 'Wurfzelt' }],
      paging: { total: 2, hasNextPage: false },
    });

    const unknown = id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const who of [product.visitor, stranger, former, blocked])
      expect(withoutIds(await who.raw('GET', `/v1/group_calendar/${id}?${days}`))).toEqual(
        withoutIds(await who.raw('GET', `/v1/group_calendar/${unknown}?${days}`)),
      );
    const tooLong = await cleo.call('groupCalendar', { id, query: { date_from: from, date_to: dayAhead(92) } });
    expect(tooLong.failure.msgcode).toBe('range_too_long');
    expect((await cleo.call('groupCalendar', { id, query: { date_from: from, date_to: dayAhead(91) } })).status).toBe(
      200,
    );
  });

  it('lists the offers of an owner that are not yet shared in the group', async () => {
    const anna = await someone();
    const { group_id: id } = await foundGroup(anna);
    const [tent, drill] = [await publishOffer(anna, 'Wurfzelt'), await publishOffer(anna, 'Bohrhammer')];
    const outside = async (query: Readonly<{ size?: number }> = {}) => {
      const { offers, paging } = must(
        'offers',
        await anna.call('offers', { query: { status: 'active', outside_group: id, ...query } }),
      ).data;
      return [offers.map(({ offer_id }) => offer_id).toSorted(), paging.total];
    };
    expect(await outside()).toEqual([[tent.offerId, drill.offerId].toSorted(), 2]);
    await shareOffer(anna, drill.offerId, forMembersOf(id));
    expect(await outside({ size: 1 })).toEqual([[tent.offerId], 1]);
  });
});
