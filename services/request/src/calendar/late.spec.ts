import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CalendarEvent } from '@lendring/contracts/request/calendar.js';
import { creator, days, fixed, offerId, stranger, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';
import { integrationOf } from '../publish.js';

const [loan, next, other] = [uuid(101), uuid(102), uuid(103)];
const weekend = days('2025-05-09', '2025-05-11');
const during = '2025-05-10T08:00:00.000Z';
/** Monday, a day after the planned end. */
const monday = '2025-05-12T08:00:00.000Z';
const today = days('2025-05-12', '2025-05-13');
const tomorrow = days('2025-05-13', '2025-05-14');
const range = { from: '2025-05-01T00:00:00.000Z', to: '2025-06-01T00:00:00.000Z' };

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const out = (at = during) =>
  service.tell('recordHandover', vendor, { requestId: loan, moment: 'out', counts: [], note: '' }, at);
const back = (at = monday) =>
  service.tell('recordHandover', vendor, { requestId: loan, moment: 'back', counts: [], note: '' }, at);
const lend = async () => {
  await service.ask(creator, loan, { wish: weekend });
  await service.accept(vendor, loan);
  await service.accept(creator, loan);
};
const askFor = (wish: ReturnType<typeof days>, requestId = next, at = monday) =>
  service.ask(stranger, requestId, { wish, at });
const uses = async (userId: string | null, at = monday) =>
  (await service.query('taken', userId, { offerId, ...range }, at)).map(({ reason, start, end, units }) => ({
    reason,
    start,
    end,
    units,
  }));

describe('a loan that is not returned', () => {
  it('takes its units through today, and leaves the days from tomorrow on', async () => {
    await lend();
    expect(await out()).toBe('ok');
    expect(await uses(null, during)).toHaveLength(1);
    expect(await uses(null)).toEqual([
      { reason: 'booked', start: fixed(weekend).start, end: fixed(weekend).end, units: 1 },
      { reason: 'late', start: fixed(weekend).end, end: fixed(today).end, units: 1 },
    ]);
    expect(await askFor(today)).toBe('not_back');
    expect(await askFor(tomorrow)).toBe('ok');
    expect(await back()).toBe('ok');
    expect(await uses(null)).toHaveLength(1);
    expect(await askFor(today, other)).toBe('ok');
  });

  it('refuses the acceptance of a request for today, and tells the lender to record the return', async () => {
    await lend();
    expect(await askFor(today, next, '2025-05-12T06:00:00.000Z')).toBe('ok');
    expect(await out(monday)).toBe('ok');
    expect(await service.accept(vendor, next, false, monday)).toBe('not_back_to_you');
    expect(await service.accept(stranger, next, false, monday)).toBe('not_back');
    await back();
    expect(await service.accept(vendor, next, false, monday)).toBe('ok');
  });

  it('is none without a recorded handover, nor once its record was taken back', async () => {
    await lend();
    expect(await askFor(today)).toBe('ok');
    await out(monday);
    expect(await askFor(today, other)).toBe('not_back');
    await service.tell(
      'recordHandover',
      vendor,
      { requestId: loan, moment: 'out', counts: [], note: '', undone: true },
      monday,
    );
    expect(await askFor(today, other)).not.toBe('not_back');
  });

  it('stays out while it has a piece, and is back with its last piece where no handover is recorded', async () => {
    const isLate = async () => (await uses(null)).some(({ reason }) => reason === 'late');
    const record = (more: object) =>
      service.tell('recordHandover', vendor, { requestId: loan, moment: 'out', counts: [], note: '', ...more }, monday);
    await lend();
    await service.tell('addPieces', vendor, { offerId, number: 'A1', last: null, condition: 'good', note: null });
    const pieces = { offerId, loanId: loan, counter: false, pieceIds: [1] };
    expect(await service.tell('handOutPieces', vendor, pieces, monday)).toBe('ok');
    await record({});
    expect(await isLate()).toBe(true);
    await record({ undone: true });
    expect(await isLate()).toBe(true);
    await service.tell('takePiecesBack', vendor, { offerId, loanId: loan, conditions: [] }, monday);
    expect(await isLate()).toBe(false);
    await service.tell('handOutPieces', vendor, pieces, monday);
    await record({});
    await service.tell('takePiecesBack', vendor, { offerId, loanId: loan, conditions: [] }, monday);
    expect(await isLate()).toBe(true);
  });

  it('takes none of the units that are there', async () => {
    await service.setCapacity(3);
    await lend();
    await out();
    expect(await uses(null)).toMatchObject([
      { reason: 'booked', units: 1 },
      { reason: 'late', units: 1 },
    ]);
    expect(await service.ask(stranger, next, { wish: today, at: monday, quantity: 3 })).toBe('not_enough_units');
    expect(await service.ask(stranger, next, { wish: today, at: monday, quantity: 2 })).toBe('ok');
  });

  it('can be extended over today, and stays out with its new end', async () => {
    await lend();
    await out();
    const wish = days('2025-05-09', '2025-05-13');
    expect(await service.tell('proposePeriod', creator, { requestId: loan, wish }, monday)).toBe('ok');
    const proposalId = (await service.one(vendor, loan, monday))?.proposal?.proposalId ?? '';
    expect(await service.tell('answerPeriod', vendor, { requestId: loan, proposalId, agrees: true }, monday)).toBe(
      'ok',
    );
    expect(await uses(null)).toMatchObject([{ reason: 'booked', end: fixed(wish).end }]);
    const tuesday = '2025-05-13T08:00:00.000Z';
    expect(await uses(null, tuesday)).toMatchObject([{ reason: 'booked' }, { reason: 'late' }]);
  });

  it('cannot be extended over a loan of another borrower', async () => {
    await lend();
    await askFor(today, next, during);
    await service.accept(vendor, next, false, during);
    await out();
    const wish = days('2025-05-09', '2025-05-13');
    expect(await service.tell('proposePeriod', creator, { requestId: loan, wish }, monday)).toBe('dates_taken');
  });

  it('is noted in the calendar once', async () => {
    await lend();
    await out();
    await out();
    const types = (await service.store.read(`calendar-${offerId}`)).map(({ type }) => type);
    expect(types).toEqual(['PeriodBooked', 'BookingOutNoted']);
  });

  it('is published with its end and units, and so is its return', async () => {
    await service.setCapacity(3);
    await lend();
    await out();
    await back();
    const stored = await service.store.read(`calendar-${offerId}`);
    const published = stored.flatMap(({ type, data }) => integrationOf(CalendarEvent.parse({ type, data })) ?? []);
    const noted = published.filter(({ type }) => type === 'calendar.out_noted');
    const ended = { by: 'days', units: 1 };
    expect(noted).toMatchObject([
      { subject: offerId, data: { key: loan, out: ended } },
      { subject: offerId, data: { key: loan, out: null } },
    ]);
  });
});

describe('a counter loan that is not returned', () => {
  const loanId = uuid(201);
  const enter = (id: string, wish: ReturnType<typeof days>, at: string) =>
    service.tell(
      'enterCounterLoan',
      vendor,
      { loanId: id, offerId, wish, units: 1, name: 'Gerda', phone: null, email: null, note: null, price: null },
      at,
    );
  const record = (moment: 'out' | 'back', at: string) =>
    service.tell('recordCounterHandover', vendor, { loanId, moment, counts: [], note: '' }, at);

  it('keeps others from today, and not its owner', async () => {
    expect(await enter(loanId, weekend, during)).toBe('ok');
    expect(await record('out', during)).toBe('ok');
    expect(await askFor(today)).toBe('not_back');
    expect(await enter(uuid(202), today, monday)).toBe('ok');
    expect(await record('back', monday)).toBe('ok');
    expect(await askFor(tomorrow)).toBe('ok');
  });

  it('is late by the hour or by the day, as its changed period is', async () => {
    const hours = { kind: 'hours' as const, day: '2025-05-12', time: '07:00', hours: 2 };
    await enter(loanId, hours, during);
    await record('out', '2025-05-12T05:30:00.000Z');
    const untilOf = async () =>
      (await uses(null, monday)).filter(({ reason }) => reason === 'late').map(({ end }) => end);
    expect(await untilOf()).toEqual(['2025-05-12T08:30:00.000Z']);
    const change = (wish: ReturnType<typeof days>) =>
      service.tell('changeCounterLoan', vendor, { loanId, wish }, monday);
    expect(await change(days('2025-05-11', '2025-05-12'))).toBe('ok');
    expect(await untilOf()).toEqual([fixed(today).end]);
    expect(await change(hours)).toBe('ok');
    expect(await untilOf()).toEqual(['2025-05-12T08:30:00.000Z']);
  });

  it('is out with its pieces', async () => {
    await enter(loanId, weekend, during);
    const piece = { offerId, number: 'BK-1', last: null, condition: 'good', note: null } as const;
    await service.tell('addPieces', vendor, piece, during);
    const hand = (pieceIds: number[]) =>
      service.tell('handOutPieces', vendor, { offerId, loanId, counter: true, pieceIds }, during);
    expect(await hand([1])).toBe('ok');
    expect(await askFor(today)).toBe('not_back');
    expect(await hand([])).toBe('ok');
    expect(await askFor(today)).toBe('ok');
  });
});

describe('the calendar of a person', () => {
  const entriesOf = async (userId: string, from: string, at: string) =>
    service.query('calendar', userId, { from, to: range.to }, at);

  it('lists an overdue loan until today on both sides, however long ago it ended', async () => {
    await lend();
    await out();
    for (const userId of [vendor, creator]) {
      expect(await entriesOf(userId, '2025-05-12T00:00:00.000Z', monday)).toMatchObject([
        { requestId: loan, overdue: true, handedOut: true },
      ]);
      expect(await entriesOf(userId, '2025-05-14T00:00:00.000Z', monday)).toEqual([]);
    }
    await back();
    expect(await entriesOf(vendor, '2025-05-13T00:00:00.000Z', monday)).toEqual([]);
  });

  it('does not call a loan overdue that was not handed over', async () => {
    await lend();
    expect(await entriesOf(vendor, '2025-05-12T00:00:00.000Z', monday)).toEqual([]);
    expect(await entriesOf(vendor, range.from, monday)).toMatchObject([{ overdue: false, handedOut: false }]);
  });

  it('counts the units of what is left of an entry, as the form of a loan does', async () => {
    await service.setCapacity(80);
    const enter = (loanId: string, wish: ReturnType<typeof days>, units: number) =>
      service.tell(
        'enterCounterLoan',
        vendor,
        { loanId, offerId, wish, units, name: 'Gerda', phone: null, email: null, note: null, price: null },
        during,
      );
    const hand = (loanId: string, moment: 'out' | 'back', at: string) =>
      service.tell('recordCounterHandover', vendor, { loanId, moment, counts: [], note: '' }, at);
    await enter(uuid(201), days('2025-05-09', '2025-05-14'), 20);
    await enter(uuid(202), days('2025-05-10', '2025-05-13'), 8);
    await hand(uuid(202), 'out', during);
    const stocks = async (at: string) =>
      Object.fromEntries(
        (await entriesOf(vendor, range.from, at)).map(({ counterLoanId, stock }) => [
          counterLoanId,
          stock && [stock.lent, stock.free],
        ]),
      );
    expect(await stocks(during)).toEqual({ [uuid(201)]: [28, 52], [uuid(202)]: [28, 52] });
    await hand(uuid(202), 'back', monday);
    expect(await stocks(monday)).toEqual({ [uuid(201)]: [20, 60], [uuid(202)]: null });
  });
});
