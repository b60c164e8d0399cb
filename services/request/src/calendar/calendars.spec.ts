import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bySystem, creator, days, offerId, period, stranger, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const [first, second] = [uuid(101), uuid(102)];
const range = { from: '2025-05-01T00:00:00.000Z', to: '2025-06-01T00:00:00.000Z' };

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

describe('calendar of an offer', () => {
  it('flags overlapping requests to the vendor and allows only one acceptance', async () => {
    await service.ask(creator, first);
    await service.ask(stranger, second, { wish: days('2025-05-10', '2025-05-12') });
    expect(await service.one(vendor, first)).toMatchObject({ overlapsOpen: 1, overlapsTaken: false });
    expect(await service.one(creator, first)).toMatchObject({ overlapsOpen: 0, overlapsTaken: false });
    expect(await service.accept(vendor, first)).toBe('ok');
    expect(await service.one(vendor, second)).toMatchObject({ overlapsOpen: 1, overlapsTaken: true });
    expect(await service.one(vendor, first)).toMatchObject({ overlapsTaken: false });
    expect(
      (await service.tab(vendor, 'vendor', 'open')).items
        .map(({ requestId, overlapsOpen, overlapsTaken }) => [requestId, overlapsOpen, overlapsTaken])
        .toSorted(),
    ).toEqual([
      [first, 1, false],
      [second, 1, true],
    ]);
    expect(await service.accept(vendor, second)).toBe('dates_taken');
    expect(await service.accept(creator, second)).toBe('request_not_found');
    expect(await service.ask(stranger, uuid(103))).toBe('dates_taken');
  });

  it.each<[string, (requestId: string) => Promise<unknown>]>([
    ['declined', (requestId) => service.tell('decline', vendor, { requestId, reason: '' })],
    ['withdrawn', (requestId) => service.tell('withdraw', creator, { requestId })],
    ['expired', (requestId) => service.commands.expire({ requestId }, bySystem(period.start))],
  ])('frees the days accepted by the vendor when the request is %s', async (_, end) => {
    await service.ask(creator, first);
    await service.ask(stranger, second);
    await service.accept(vendor, first);
    expect(await service.accept(vendor, second)).toBe('dates_taken');
    await end(first);
    expect(await service.accept(vendor, second)).toBe('ok');
  });

  it('frees a cancelled booking and the remaining days of an early return', async () => {
    await service.agree(first);
    await service
      .ask(stranger, second, { wish: days('2025-05-10', '2025-05-11') })
      .then((answer) => expect(answer).toBe('dates_taken'));
    await service.tell('complete', vendor, { requestId: first }, '2025-05-09T12:00:00.000Z');
    expect(
      await service.ask(stranger, second, { wish: days('2025-05-10', '2025-05-11'), at: '2025-05-09T12:00:00.000Z' }),
    ).toBe('ok');
    await service.accept(vendor, second, false, '2025-05-09T12:01:00.000Z');
    await service.accept(stranger, second, false, '2025-05-09T12:02:00.000Z');
    await service.tell('cancel', stranger, { requestId: second, reason: 'Ill' }, '2025-05-09T13:00:00.000Z');
    expect(await service.query('taken', null, { offerId, ...range })).toEqual([
      {
        start: period.start,
        end: '2025-05-09T12:00:00.000Z',
        reason: 'booked',
        requestId: null,
        blockId: null,
        counterLoanId: null,
        entryId: null,
        note: null,
        kind: null,
        units: 1,
      },
    ]);
  });

  it('restricts blocks and their details to the owner', async () => {
    const block = {
      blockId: uuid(401),
      offerId,
      wish: days('2025-05-09', '2025-05-10'),
      note: 'Own use',
      kind: 2 as const,
    };
    expect(await service.tell('block', creator, block)).toBe('not_owner');
    expect(await service.tell('block', vendor, { ...block, offerId: 'n0t0ffered' })).toBe('offer_not_available');
    expect(await service.tell('block', vendor, { ...block, wish: days('2025-05-01', '2025-05-03') })).toBe(
      'period_in_past',
    );
    expect(await service.tell('block', vendor, block)).toBe('ok');
    expect(await service.tell('block', vendor, block)).toBe('ok');
    expect(await service.tell('block', vendor, { ...block, blockId: uuid(402) })).toBe('days_blocked_before');
    expect(await service.ask(creator, first)).toBe('dates_blocked');
    expect(await service.query('takenMany', creator, { offerIds: [offerId, '0ther0ffer'], ...range })).toMatchObject({
      [offerId]: [{ reason: 'blocked', blockId: null, note: null, kind: null }],
      '0ther0ffer': [],
    });
    expect(await service.query('taken', vendor, { offerId, ...range })).toMatchObject([
      { reason: 'blocked', blockId: uuid(401), note: 'Own use', kind: 2 },
    ]);
    expect(await service.query('calendar', vendor, { ...range })).toMatchObject([
      { type: 'unavailability', kind: 2, otherId: null, note: 'Own use' },
    ]);
    expect(await service.tell('unblock', creator, { blockId: uuid(401), offerId })).toBe('block_not_found');
    expect(await service.tell('unblock', vendor, { blockId: uuid(401), offerId })).toBe('ok');
    await service.agree(first);
    expect(await service.tell('block', vendor, { ...block, blockId: uuid(403) })).toBe('days_lent');
  });

  it('returns only entries within the range', async () => {
    await service.agree(first);
    const { start, end } = period;
    expect(await service.query('taken', null, { offerId, from: end, to: range.to })).toEqual([]);
    expect(await service.query('taken', null, { offerId, from: range.from, to: start })).toEqual([]);
    expect(
      await service.query('taken', null, { offerId, from: '1990-01-01T00:00:00.000Z', to: '2990-01-01T00:00:00.000Z' }),
    ).toEqual([]);
  });
});

describe('calendar and feed of a user', () => {
  it('distinguish an open request accepted by the lender from an unanswered one', async () => {
    await service.ask(creator, first);
    const seen = () => service.query('calendar', creator, range);
    expect(await seen()).toMatchObject([{ requestId: first, status: 'open', vendorAccepted: false }]);
    expect(await service.accept(vendor, first)).toBe('ok');
    expect(await seen()).toMatchObject([{ requestId: first, status: 'open', vendorAccepted: true }]);
  });

  it('show both roles and keep cancelled feed entries with the same id and a higher revision', async () => {
    await service.agree(first);
    await service.tell('block', vendor, {
      blockId: uuid(401),
      offerId,
      wish: days('2025-05-20', '2025-05-21'),
      note: '',
    });
    expect(await service.query('calendar', vendor, range)).toMatchObject([
      {
        type: 'request',
        side: 'vendor',
        requestId: first,
        status: 'agreed',
        vendorAccepted: true,
        offerTitle: 'Drill',
        revision: 1,
      },
      { type: 'unavailability', blockId: uuid(401), status: null, revision: 0 },
    ]);
    expect(await service.query('calendar', creator, { ...range, side: 'vendor' })).toEqual([]);
    expect(await service.query('calendar', creator, range)).toMatchObject([{ side: 'creator', requestId: first }]);

    await service.tell('cancel', creator, { requestId: first, reason: 'Ill' });
    await service.tell('unblock', vendor, { blockId: uuid(401), offerId });
    await service.tell('say', creator, { requestId: first, text: 'Sorry' }, '2025-05-05T12:00:00.000Z');
    expect(await service.query('calendar', vendor, range)).toEqual([]);
    expect(await service.query('feed', vendor, {})).toMatchObject([
      { requestId: first, status: 'cancelled', revision: 2, changedAt: '2025-05-05T10:00:00.000Z' },
      { blockId: uuid(401), status: 'cancelled', revision: 1 },
    ]);
    expect(await service.query('feed', creator, {}, '2026-05-11T08:00:00.000Z')).toEqual([]);
  });
});
