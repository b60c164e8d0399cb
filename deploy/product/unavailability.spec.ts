import { beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@lendring/contracts/http/calls.js';
import { addDays, weekdayOf } from '@lendring/contracts/kernel/days.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { askFor, must, publishOffer, type People, type TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('an entry of unavailable days over HTTP', () => {
  let product: People;
  let vendor: TestPerson;
  let creator: TestPerson;
  beforeAll(async () => {
    product = await sharedProduct();
    [vendor, creator] = await Promise.all([product.person('sperrer'), product.person('leiherin')]);
  });

  type Entry = Body<'enterUnavailability'>;
  const enter = async (body: Entry) =>
    must('enterUnavailability', await vendor.call('enterUnavailability', { body })).data;
  const remove = async (id: string, query: { date?: string } = {}) =>
    must('removeUnavailability', await vendor.call('removeUnavailability', { id, query }));
  const codeOf = (reply: Readonly<{ status: number; failure: { msgcode: string } }>) =>
    `${reply.status} ${reply.status < 300 ? '' : reply.failure.msgcode}`;
  const takenOf = async (id: string) => {
    const query = { date_from: dayAhead(0), date_to: dayAhead(399) };
    return (await product.visitor.call('offerCalendar', { id, query })).data;
  };
  /** Waits until the new offers are in the read model that lists the offers of a person. */
  const listed = (count: number) =>
    eventually(
      async () => (await vendor.call('offers', { query: { status: 'active' } })).data.paging.total,
      (total) => total === count,
    );

  it('closes all offers, keeps what is lent, and is one entry in calendar, calendar file and search', async () => {
    const [saw, drill] = await Promise.all([publishOffer(vendor, 'Kappsäge'), publishOffer(vendor, 'Akkuschrauber')]);
    await listed(2);
    const lent = await askFor(creator, saw, dayAhead(22));
    for (const side of [vendor, creator]) must('accept', await side.call('accept', { id: lent, body: {} }));
    const days = { date_from: dayAhead(20), date_to: dayAhead(26) };
    const entry = await enter({ offer_ids: 'all', ...days, requesttype_id: 4, note: 'Inventur' });
    expect(entry).toMatchObject({ offer_ids: null, offers: 2, note: 'Inventur' });
    expect(entry.lent).toMatchObject([{ request_id: lent, title: 'Kappsäge', date_from: dayAhead(22) }]);

    const mine = (await vendor.call('calendar', { query: days })).data;
    expect(mine.filter(({ type }) => type !== 'request')).toMatchObject([
      { type: 'calendar_unavailability', entry_id: entry.entry_id, offer_id: null, offers: null, requesttype_id: 4 },
    ]);
    const file = (await vendor.raw('GET', '/v1/request_calendar_ics')).text;
    expect(file.match(/SUMMARY:Wartung: alle Inserate/g)).toHaveLength(1);
    const refused = await askFor(creator, drill, dayAhead(23)).catch(String);
    expect(refused).toContain('dates_blocked');
    const free = async () =>
      (await creator.call('offerSearch', { query: { query: 'Akkuschrauber', ...days, only_free: '1' } })).data.total;
    await eventually(free, (total) => total === 0);

    await remove(entry.entry_id, { date: dayAhead(23) });
    await askFor(creator, drill, dayAhead(23));
    await remove(entry.entry_id);
    await remove(entry.entry_id);
    expect((await vendor.call('unavailability', { id: entry.entry_id })).status).toBe(404);
    expect(await takenOf(drill.offerId)).toEqual([]);
    expect(await takenOf(saw.offerId)).toMatchObject([{ reason: 'booked' }]);
    await eventually(free, (total) => total === 1);
  });

  it('includes an offer that is published later, and repeats until its end', async () => {
    const from = dayAhead(1);
    const body = {
      offer_ids: 'all' as const,
      date_from: from,
      date_to: from,
      repeat: { every: 'week' as const, weekdays: [weekdayOf(from)], until: addDays(from, 21) },
    };
    const { entry_id: id } = await enter(body);
    const { offerId } = await publishOffer(vendor, 'Teppichreiniger');
    await eventually(
      () => takenOf(offerId),
      (taken) => taken.length === 4,
    );
    await remove(id);
    await eventually(
      () => takenOf(offerId),
      (taken) => taken.length === 0,
    );
  });

  it('is made once by repeated and parallel clicks', async () => {
    const body: Entry = { offer_ids: 'all', date_from: dayAhead(50), date_to: dayAhead(51) };
    const key = 'a-closing-clicked-thrice';
    const clicks = await Promise.all([1, 2, 3].map(() => vendor.call('enterUnavailability', { body, key })));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(clicks.map(({ data }) => data.entry_id)).size).toBe(1);
    const query = { date_from: dayAhead(49), date_to: dayAhead(52) };
    expect((await vendor.call('calendar', { query })).data).toHaveLength(1);
    await remove(clicks[0]?.data.entry_id ?? '');
  });

  it('belongs to its provider', async () => {
    const { offerId } = await publishOffer(creator, 'Zeltofen');
    const foreign = { offer_ids: [offerId], date_from: dayAhead(5), date_to: dayAhead(5) };
    expect(codeOf(await vendor.call('enterUnavailability', { body: foreign }))).toBe('404 not_owner');
    const { entry_id: id } = await enter({ offer_ids: 'all', date_from: dayAhead(60), date_to: dayAhead(60) });
    const query = {};
    expect(codeOf(await creator.call('unavailability', { id }))).toBe('404 unavailability_not_found');
    expect(codeOf(await creator.call('removeUnavailability', { id, query }))).toBe('404 unavailability_not_found');
    await remove(id);
  });

  const once = { offer_ids: 'all', date_from: dayAhead(3), date_to: dayAhead(3) };
  const repeated = (repeat: object) => ({ ...once, repeat });
  it.each([
    ['no offers', { ...once, offer_ids: [] }, 'offer_ids'],
    ['a repetition without an end', repeated({ every: 'week', weekdays: [2] }), 'repeat.until'],
    ['an eighth weekday', repeated({ every: 'week', weekdays: [7], until: dayAhead(9) }), 'repeat.weekdays.0'],
    ['no weekday', repeated({ every: 'week', weekdays: [], until: dayAhead(9) }), 'repeat.weekdays'],
    ['a 32nd day of the month', repeated({ every: 'month', date: 32, until: dayAhead(9) }), 'repeat.date'],
    ['a sixth week', repeated({ every: 'month_weekday', week: 6, weekday: 0, until: dayAhead(9) }), 'repeat.week'],
    ['0 hours', { ...once, hours: { time_from: '08:00', duration: 0 } }, 'hours.duration'],
    ['−1 hours', { ...once, hours: { time_from: '08:00', duration: -1 } }, 'hours.duration'],
    ['10⁹ hours', { ...once, hours: { time_from: '08:00', duration: 1e9 } }, 'hours.duration'],
    ['hour 25', { ...once, hours: { time_from: '25:00', duration: 1 } }, 'hours.time_from'],
    ['an unknown kind', { ...once, requesttype_id: 5 }, 'requesttype_id'],
    ['an end in the year 9999', repeated({ every: 'year', until: '9999-12-31' }), 'repeat.until'],
  ])('with %s is refused at its field', async (_, body, path) => {
    const { status, text } = await vendor.raw('POST', '/v1/calendar_unavailability', { body: JSON.stringify(body) });
    expect([status, JSON.parse(text)]).toMatchObject([
      400,
      { msgcode: 'invalid_input', fields: [expect.objectContaining({ path })] },
    ]);
  });

  it.each([
    ['ends before it begins', { ...once, date_to: dayAhead(2) }, 'block_ends_before'],
    [
      'repeats every week for three years',
      repeated({ every: 'week', weekdays: [2], until: dayAhead(1095) }),
      'repeat_too_far',
    ],
    ['repeats for eleven years', repeated({ every: 'year', until: dayAhead(4018) }), 'repeat_too_far'],
    [
      'has more than 366 dates',
      {
        ...repeated({ every: 'week', weekdays: [0, 1, 2, 3, 4, 5, 6], until: dayAhead(700) }),
        hours: { time_from: '22:00', duration: 8 },
      },
      'repeat_too_often',
    ],
  ])('that %s is refused with a reason', async (_, body, code) => {
    const { text } = await vendor.raw('POST', '/v1/calendar_unavailability', { body: JSON.stringify(body) });
    expect(JSON.parse(text)).toMatchObject({ msgcode: code, msgtext: expect.stringMatching(/\w/) });
  });
});
