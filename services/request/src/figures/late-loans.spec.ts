import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creator, days, offerId, terms, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';
import { countLoans, type Loan } from './count.js';

const weekend = days('2025-05-09', '2025-05-11');
const during = '2025-05-09T08:00:00.000Z';
/** Day of departure: the first day that the period does not contain. */
const departure = '2025-05-11T08:00:00.000Z';
const dayAfter = '2025-05-12T08:00:00.000Z';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const lateLoans = async () => {
  const { offers } = await service.query('lendingFigures', vendor, { from: '2025-05-01', to: '2025-05-31' }, dayAfter);
  return offers.map(({ loans, late }) => ({ loans, late }));
};

describe('late loans in the figures', () => {
  const returned = async (rentType: 1 | 3, at: string) => {
    service.offers.set(offerId, { ...terms, pricings: terms.pricings.map((pricing) => ({ ...pricing, rentType })) });
    const requestId = uuid(101);
    await service.ask(creator, requestId, { wish: weekend });
    await service.accept(vendor, requestId);
    await service.accept(creator, requestId);
    for (const [moment, when] of [
      ['out', during],
      ['back', at],
    ] as const)
      expect(await service.tell('recordHandover', vendor, { requestId, moment, counts: [], note: '' }, when)).toBe(
        'ok',
      );
  };

  it.each([
    [3, departure, 0],
    [3, dayAfter, 1],
    [1, departure, 1],
  ] as const)(
    'count nights until the day of departure: rent type %i, return at %s, %i late',
    async (rentType, at, late) => {
      await returned(rentType, at);
      expect(await lateLoans()).toEqual([{ loans: 1, late }]);
    },
  );

  it.each([
    ['before its end', 1, during],
    ['after its end', 0, departure],
  ])('count a counter loan that was entered %s: %i late', async (_, late, enteredAt) => {
    const entry = {
      offerId,
      wish: weekend,
      units: 1,
      name: 'Gerda',
      phone: null,
      email: null,
      note: null,
      price: null,
    };
    expect(await service.tell('enterCounterLoan', vendor, { loanId: uuid(201), ...entry }, enteredAt)).toBe('ok');
    expect(await service.tell('completeCounterLoan', vendor, { loanId: uuid(201) }, dayAfter)).toBe('ok');
    expect(await lateLoans()).toEqual([{ loans: 1, late }]);
  });
});

describe('late loans that are not back', () => {
  it.each([
    ['out', 1],
    ['not handed over', 0],
  ])('count while they are %s: %i late', async (state, late) => {
    const requestId = uuid(102);
    await service.ask(creator, requestId, { wish: weekend });
    await service.accept(vendor, requestId);
    await service.accept(creator, requestId);
    const record = { requestId, moment: 'out' as const, counts: [], note: '' };
    if (state === 'out') expect(await service.tell('recordHandover', vendor, record, during)).toBe('ok');
    expect(await lateLoans()).toEqual([{ loans: 1, late }]);
  });
});

describe('the figures of many loans', () => {
  it('take time in proportion to their number', () => {
    const loans = Array.from({ length: 20_000 }, (_, n): Loan => {
      const [start, end] = [during, departure];
      const flags = { isLate: false, isIncomplete: false };
      return {
        offerId,
        title: 'Zelt',
        start,
        end,
        zone: 'Europe/Berlin',
        units: 1,
        paid: {},
        borrower: `${n}`,
        ...flags,
      };
    });
    const { offers } = countLoans(loans, { from: '2025-05-01', to: '2025-05-31' }, dayAfter);
    expect(offers.get(offerId)?.borrowers.size).toBe(20_000);
    // Copying the borrowers for each loan takes half a minute.
  }, 10_000);
});
