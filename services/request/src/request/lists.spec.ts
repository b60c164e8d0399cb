import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creator, days, frozen, offerId, period, stranger, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const [first, second] = [uuid(101), uuid(102)];
const after = '2025-05-11T08:00:00.000Z';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

describe('request lists and unread badge', () => {
  it('sort requests into tabs by their status at query time, and agreed ones by the record of their handover', async () => {
    await service.agree(first);
    await service.ask(creator, second, { wish: days('2025-05-20', '2025-05-22') });
    const counts = async (at?: string) => (await service.tab(vendor, 'vendor', 'open', at)).counts;
    expect(await counts()).toEqual({ open: 1, agreed: 1, running: 0, done: 0, archive: 0 });
    expect(await counts(period.start)).toEqual({ open: 1, agreed: 1, running: 0, done: 0, archive: 0 });
    const record = { requestId: first, moment: 'out' as const, counts: [], note: '' };
    await service.tell('recordHandover', vendor, record, period.start);
    // Long after the period: a loan that was handed over still runs; an open request has expired without a record.
    expect(await counts('2025-06-01T00:00:00.000Z')).toEqual({ open: 0, agreed: 0, running: 1, done: 1, archive: 0 });
    await service.tell('complete', vendor, { requestId: first }, after);
    await service.tell('archive', vendor, { requestId: first, archived: true }, after);
    expect(await counts(after)).toEqual({ open: 1, agreed: 0, running: 0, done: 0, archive: 1 });
    expect((await service.tab(creator, 'creator', 'done', after)).items).toMatchObject([
      { requestId: first, archived: false, rated: false },
    ]);
    expect((await service.tab(vendor, 'creator', 'done', after)).items).toEqual([]);
  });

  it('return mentions to the two sides only', async () => {
    await service.ask(creator, first);
    const requestIds = [first, second];
    expect(await service.query('mentioned', vendor, { requestIds })).toEqual([
      {
        requestId: first,
        offerId,
        status: 'open',
        accepted: { vendor: false, creator: false },
        handedBack: false,
        handedOut: false,
        proposal: null,
        periods: [{ at: expect.any(String), period: expect.objectContaining(period), by: null }],
        daysTaken: false,
        answerBy: period.start,
        pricing: frozen.pricing,
        units: frozen.units,
        quantity: 1,
        sum: { total: 1600, lines: [{ rentType: 1, units: 2, amount: 800, total: 1600 }] },
        deposit: frozen.deposit,
        kept: 0,
        written: [],
        reason: null,
        period,
        title: 'Drill',
        imageId: null,
        rentType: 1,
        parts: [],
        missing: [],
        somebodyLeft: false,
      },
    ]);
    await service.tell('say', creator, { requestId: first, text: 'Passt Freitag?' });
    const withMessages = true;
    expect(await service.query('mentioned', vendor, { requestIds, withMessages })).toMatchObject([
      { written: ['Passt Freitag?'] },
    ]);
    expect(await service.query('mentioned', creator, { requestIds, withMessages })).toMatchObject([{ written: [] }]);
    expect(await service.query('mentioned', stranger, { requestIds })).toEqual([]);
    expect(await service.query('mentioned', null, { requestIds })).toEqual([]);
    expect(await service.query('mentioned', creator, { requestIds }, period.start)).toMatchObject([
      { status: 'expired' },
    ]);
    await service.tell('decline', vendor, { requestId: first, reason: 'Kaputt' });
    expect(await service.query('mentioned', creator, { requestIds, withMessages })).toMatchObject([
      { reason: 'Kaputt' },
    ]);
    expect(await service.query('mentioned', vendor, { requestIds, withMessages })).toMatchObject([{ reason: null }]);
  });

  it('report pending steps of each side and include the request id if there is only one', async () => {
    const kinds = async (userId: string | null, at?: string) =>
      (await service.query('waiting', userId, {}, at)).map(({ kind, side, count }) => `${kind} ${side} ${count}`);
    await service.ask(creator, first);
    await service.ask(creator, second, { wish: days('2025-05-20', '2025-05-22') });
    expect(await service.query('waiting', vendor, {})).toEqual([
      { kind: 'answer', side: 'vendor', count: 2, requestId: null, counterLoanId: null },
    ]);
    await service.accept(vendor, first);
    expect(await service.query('waiting', vendor, {})).toEqual([
      { kind: 'answer', side: 'vendor', count: 1, requestId: second, counterLoanId: null },
    ]);
    expect(await kinds(creator)).toEqual(['confirm creator 1']);
    await service.accept(creator, first);
    const dayBefore = new Date(Date.parse(period.start) - 3_600_000).toISOString();
    expect(await kinds(creator, dayBefore)).toEqual(['handover_tomorrow creator 1']);
    expect(await kinds(creator, period.end)).toContain('not_picked_up creator 1');
    const record = { requestId: first, moment: 'out' as const, counts: [], note: '' };
    await service.tell('recordHandover', vendor, record, period.start);
    expect(await kinds(creator, period.end)).toContain('overdue creator 1');
    await service.tell('complete', vendor, { requestId: first }, after);
    expect(await kinds(vendor, after)).toEqual(['answer vendor 1', 'rate vendor 1']);
    await service.tell('archive', vendor, { requestId: first, archived: true }, after);
    expect([await kinds(vendor, after), await kinds(creator, after)]).toEqual([
      ['answer vendor 1'],
      ['rate creator 1'],
    ]);
    expect([await kinds(stranger), await kinds(null)]).toEqual([[], []]);
  });

  it('are paginated', async () => {
    for (let n = 0; n < 5; n += 1)
      await service.ask(creator, uuid(200 + n), {
        at: `2025-05-05T10:0${n}:00.000Z`,
        wish: days(`2025-06-0${n + 1}`, '2025-06-09'),
      });
    const page = await service.query('list', vendor, { side: 'vendor', tab: 'open', paging: { page: 2, size: 2 } });
    expect(page).toMatchObject({
      total: 5,
      page: 2,
      size: 2,
      items: [{ requestId: uuid(202) }, { requestId: uuid(201) }],
    });
  });

  it('count unread requests and return to zero after repeated reads', async () => {
    await service.ask(creator, first);
    await service.ask(creator, second, { wish: days('2025-06-01', '2025-06-03') });
    expect([await service.unread(vendor), await service.unread(creator)]).toEqual([2, 0]);
    for (const requestId of [first, second, first, first])
      expect(await service.tell('markRead', vendor, { requestId })).toBe('ok');
    expect(await service.unread(vendor)).toBe(0);
    await service.tell('say', creator, { requestId: first, text: 'Anybody?' });
    expect(await service.unread(vendor)).toBe(1);
    await service.tell('markRead', vendor, { requestId: first });
    await service.tell('decline', vendor, { requestId: first, reason: '' });
    expect([await service.unread(vendor), await service.unread(creator)]).toEqual([0, 1]);
    const { unread } = await service.tab(creator, 'creator', 'open');
    expect(unread).toEqual({ open: 0, agreed: 0, running: 0, done: 1, archive: 0 });
    expect((await service.tab(creator, 'vendor', 'open')).unread).toMatchObject({ done: 0 });
    await service.tell('archive', creator, { requestId: first, archived: true });
    expect(await service.unread(creator)).toBe(0);
  });
});
