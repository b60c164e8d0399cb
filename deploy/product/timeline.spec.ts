import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { askFor, must, publishOffer, type People, type TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('the timeline and the work of a day over HTTP', () => {
  let product: People;
  let vendor: TestPerson;
  let creator: TestPerson;
  beforeAll(async () => {
    product = await sharedProduct();
    [vendor, creator] = await Promise.all([product.person('zeitverleih'), product.person('zeitleiherin')]);
  });

  const span = { date_from: dayAhead(0), date_to: dayAhead(29) };
  const rows = async (query: object = {}, who = vendor) =>
    must('offerTimeline', await who.call('offerTimeline', { query: { ...span, ...query } })).data.rows;
  const rowOf = async (title: string) => (await rows({ query: title }))[0];
  const listed = (title: string) => eventually(() => rowOf(title), Boolean);
  const lend = (offerId: string, days: Readonly<{ date_from: string; date_to?: string }>) =>
    vendor.call('enterCounterLoan', { body: { offer_id: offerId, name: 'Gerda Lohmann', phone: '0221 47', ...days } });
  const work = async (date: string, who = vendor) =>
    must('handovers', await who.call('handovers', { query: { date } })).data;

  it('shows requests, loans at the counter and blocks of the own offers to their owner alone', async () => {
    const saw = await publishOffer(vendor, 'Zeitsäge', { quantity: 3 });
    await listed('Zeitsäge');
    const request = await askFor(creator, saw, dayAhead(5));
    must('enterCounterLoan', await lend(saw.offerId, { date_from: dayAhead(0), date_to: dayAhead(1) }));
    const { block_id: blockId } = must(
      'block',
      await vendor.call('block', {
        body: { offer_id: saw.offerId, date_from: dayAhead(9), date_to: dayAhead(10), requesttype_id: 4, units: 2 },
      }),
    ).data;
    const row = await rowOf('Zeitsäge');
    expect(row).toMatchObject({ offer_id: saw.offerId, quantity: 3, status: 'active' });
    const bars = row?.bars ?? [];
    expect(bars.toSorted((a, b) => (a.start < b.start ? -1 : 1))).toMatchObject([
      { name: 'Gerda Lohmann', status: 'running', quantity: 1, requesttype_id: 1, date_to: dayAhead(1) },
      { request_id: request, name: creator.nickname, status: 'open', date_from: dayAhead(5), movable: false },
      { block_id: blockId, requesttype_id: 4, quantity: 2, date_from: dayAhead(9), date_to: dayAhead(10) },
    ]);
    expect(await rows({}, creator)).toEqual([]);
    expect(
      (await product.visitor.raw('GET', `/v1/offer_timeline?date_from=${dayAhead(0)}&date_to=${dayAhead(1)}`)).status,
    ).toBe(401);
  });

  it.each([
    ['a reversed range', { date_to: dayAhead(-1) }, 'date_to'],
    ['63 days', { date_to: dayAhead(62) }, 'date_to'],
    ['no day', { date_from: '2026-02-30' }, 'date_from'],
    ['more rows than 300', { size: '301' }, 'size'],
  ])('refuses %s at its field', async (_, query, path) => {
    const search = new URLSearchParams({ ...span, ...query }).toString();
    const { status, text } = await vendor.raw('GET', `/v1/offer_timeline?${search}`);
    expect([status, JSON.parse(text)]).toMatchObject([
      400,
      { fields: expect.arrayContaining([expect.objectContaining({ path })]) },
    ]);
  });

  it('moves a block and an entry in one step, or refuses and leaves both as they were', async () => {
    const { offerId } = await publishOffer(vendor, 'Zeitbohrer');
    await listed('Zeitbohrer');
    must('enterCounterLoan', await lend(offerId, { date_from: dayAhead(20), date_to: dayAhead(21) }));
    const blocked = must(
      'block',
      await vendor.call('block', {
        body: { offer_id: offerId, date_from: dayAhead(3), date_to: dayAhead(4), note: 'Messer schleifen' },
      }),
    ).data.block_id;
    const move = (id: string, first: number, last: number, who = vendor, key?: string) =>
      who.call('moveBlock', {
        id,
        body: { offer_id: offerId, date_from: dayAhead(first), date_to: dayAhead(last) },
        ...(key && { key }),
      });
    const blocks = async () =>
      (await vendor.call('offerCalendar', { id: offerId, query: span })).data.filter(
        ({ reason }) => reason === 'blocked',
      );
    expect((await move(blocked, 19, 20)).failure.msgcode).toBe('days_lent');
    expect((await move(blocked, 5, 4)).failure).toMatchObject({
      msgcode: 'block_ends_before',
      fields: [expect.objectContaining({ path: 'date_to' })],
    });
    expect((await move(blocked, 5, 6, creator)).status).toBe(404);
    const clicks = await Promise.all([1, 2, 3].map(() => move(blocked, 4, 6, vendor, 'a-move-clicked-thrice')));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [only, ...more] = await blocks();
    expect(more).toEqual([]);
    expect(only).toMatchObject({ block_id: clicks[0]?.data.block_id, note: 'Messer schleifen' });

    const entry = must(
      'enterUnavailability',
      await vendor.call('enterUnavailability', {
        body: { offer_ids: [offerId], date_from: dayAhead(12), date_to: dayAhead(13), note: 'Messe' },
      }),
    ).data.entry_id;
    const days = { date_from: dayAhead(20), date_to: dayAhead(24) };
    expect((await creator.call('changeUnavailability', { id: entry, body: days })).status).toBe(404);
    const moved = must(
      'changeUnavailability',
      await vendor.call('changeUnavailability', { id: entry, body: days }),
    ).data;
    expect(moved).toMatchObject({ entry_id: entry, ...days, note: 'Messe', lent: [{ date_from: dayAhead(20) }] });
    expect((await blocks()).map(({ entry_id: id }) => id)).toEqual([null, moved.entry_id]);
  });

  it('lists the handovers and returns of a day, with the number of the counter loan and what is done', async () => {
    const [town] = must('citySearch', await vendor.call('citySearch', { query: { query: 'Bonn' } })).data;
    const depot = { street: 'Schuppenweg 3', city_id: town!.id, postal: '53111', name: 'Lager Nord' };
    const { place_id } = must('addPlace', await vendor.call('addPlace', { body: depot })).data;
    const { offerId } = await publishOffer(vendor, 'Zeitleiter', { place_id });
    await listed('Zeitleiter');
    const late = must('enterCounterLoan', await lend(offerId, { date_from: dayAhead(-6), date_to: dayAhead(-4) })).data;
    const next = must('enterCounterLoan', await lend(offerId, { date_from: dayAhead(2), date_to: dayAhead(3) })).data;
    const ofLadder = async (date: string) => (await work(date)).filter(({ title }) => title === 'Zeitleiter');
    expect(await ofLadder(dayAhead(0))).toMatchObject([
      { task: 'handover', state: 'due', counter_loan_id: late.loan_id, hand_out: 'do', completable: false },
    ]);
    const out = { moment: 'out' as const, counts: [] };
    must('recordCounterHandover', await vendor.call('recordCounterHandover', { id: late.loan_id, body: out }));
    expect(await ofLadder(dayAhead(0))).toMatchObject([
      {
        task: 'return',
        state: 'overdue',
        counter_loan_id: late.loan_id,
        phone: '0221 47',
        place: 'Lager Nord',
        completable: true,
      },
    ]);
    expect(await ofLadder(dayAhead(2))).toMatchObject([
      { task: 'handover', state: 'due', counter_loan_id: next.loan_id, name: 'Gerda Lohmann', completable: false },
    ]);
    must('completeCounterLoan', await vendor.call('completeCounterLoan', { id: late.loan_id, body: {} }));
    expect(await ofLadder(dayAhead(0))).toMatchObject([{ task: 'return', state: 'done' }]);
    expect(await work(dayAhead(0), creator)).toEqual([]);
  });

  it('ticks a handover off by one click, repeated and parallel ones included, and takes it back', async () => {
    const { offerId } = await publishOffer(vendor, 'Zeitpumpe');
    await listed('Zeitpumpe');
    const { loan_id: id } = must(
      'enterCounterLoan',
      await lend(offerId, { date_from: dayAhead(0), date_to: dayAhead(1) }),
    ).data;
    const handover = async () => {
      const tasks = await work(dayAhead(0));
      return tasks.filter(({ title, task }) => title === 'Zeitpumpe' && task === 'handover');
    };
    expect(await handover()).toMatchObject([{ state: 'due', hand_out: 'do' }]);
    const tick = (undone = false) =>
      vendor.call('recordCounterHandover', { id, body: { moment: 'out', counts: [], ...(undone && { undone }) } });
    const ticked = await Promise.all([tick(), tick(), tick()]);
    expect(ticked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(must('recordCounterHandover', await tick()).data.handovers).toMatchObject([{ moment: 'out', revision: 1 }]);
    expect(await handover()).toMatchObject([{ state: 'done', hand_out: 'undo' }]);
    expect(must('recordCounterHandover', await tick(true)).data.handovers).toEqual([]);
    expect(await handover()).toMatchObject([{ state: 'due', hand_out: 'do' }]);
  });
});
