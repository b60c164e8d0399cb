import { describe, expect, it } from 'vitest';
import { isTurn } from './turn.js';
import { waitsFor } from './waiting.js';
import { waitingKinds } from './statuses.js';

const day = (n: string) => `2025-05-${n}`;
const period = {
  wish: { kind: 'days' as const, from: day('10'), to: day('13') },
  zone: 'Europe/Berlin',
  start: '2025-05-09T22:00:00.000Z',
  end: '2025-05-12T22:00:00.000Z',
};
const seen = {
  side: 'vendor' as const,
  status: 'open' as const,
  accepted: { vendor: false, creator: false },
  handedBack: false,
  handedOut: false,
  proposal: null,
  overlapsTaken: false,
  offerHeld: null,
  rated: false,
  archived: false,
  otherLeft: false,
  rentType: 1 as const,
  period,
};
const noon = (n: string) => `${day(n)}T12:00:00.000Z`;

describe('pending step of a request', () => {
  it('is the answer of the owner, then the confirmation by the borrower', () => {
    expect(waitsFor(seen, noon('01'))).toBe('answer');
    expect(waitsFor({ ...seen, side: 'creator' }, noon('01'))).toBeNull();
    expect(waitsFor({ ...seen, overlapsTaken: true }, noon('01'))).toBeNull();
    expect(waitsFor({ ...seen, offerHeld: 'locked' }, noon('01'))).toBeNull();
    const accepted = { vendor: true, creator: false };
    expect(waitsFor({ ...seen, accepted }, noon('01'))).toBeNull();
    expect(waitsFor({ ...seen, accepted, side: 'creator' }, noon('01'))).toBe('confirm');
  });
  it('is the answer to a proposed period, instead of an answer to the request by its author', () => {
    const wish = { ...period.wish, to: day('14') };
    const proposed = { ...period, wish, end: '2025-05-13T22:00:00.000Z' };
    const accepted = { vendor: true, creator: false };
    for (const [side, other] of [
      ['vendor', 'creator'],
      ['creator', 'vendor'],
    ] as const) {
      const request = { ...seen, proposal: { side, period: proposed } };
      expect(waitsFor({ ...request, side: other }, noon('01'))).toBe('period_open');
      for (const is of [{}, { accepted }]) expect(waitsFor({ ...request, ...is, side }, noon('01'))).toBeNull();
    }
    // It can no longer be agreed on.
    const same = { side: 'vendor' as const, period };
    expect(waitsFor({ ...seen, proposal: same }, noon('01'))).toBe('answer');
  });
  it('counts local days at the offer, even around midnight', () => {
    const agreed = { ...seen, status: 'agreed' as const };
    expect(waitsFor(agreed, '2025-05-08T21:59:59.000Z')).toBeNull();
    expect(waitsFor(agreed, '2025-05-08T22:00:00.000Z')).toBe('handover_tomorrow');
    expect(waitsFor(agreed, '2025-05-09T21:59:59.000Z')).toBe('handover_tomorrow');
    const running = { ...seen, status: 'running' as const, handedOut: true };
    expect(waitsFor(running, noon('10'))).toBeNull();
    expect(waitsFor(running, noon('11'))).toBe('return_tomorrow');
    // Nightly rentals end on the day of departure.
    expect(waitsFor({ ...running, rentType: 3 }, noon('11'))).toBeNull();
    expect(waitsFor({ ...running, rentType: 3 }, noon('12'))).toBe('return_tomorrow');
    expect(waitsFor(running, noon('13'))).toBe('overdue');
    expect(waitsFor({ ...running, rentType: 3 }, noon('13'))).toBeNull();
    expect(waitsFor({ ...running, rentType: 3 }, noon('14'))).toBe('overdue');
    const wish = { kind: 'hours' as const, day: day('10'), time: '10:00', hours: 72 };
    const hours = { ...period, wish, start: '2025-05-10T08:00:00.000Z', end: '2025-05-13T08:00:00.000Z' };
    const byTheHour = { ...running, rentType: 2 as const, period: hours };
    expect(waitsFor(byTheHour, noon('11'))).toBeNull();
    expect(waitsFor(byTheHour, noon('12'))).toBe('return_tomorrow');
  });
  it('is to say what became of a loan that was not picked up, once its days are over', () => {
    const waiting = { ...seen, status: 'running' as const };
    expect(waitsFor(waiting, noon('11'))).toBeNull();
    expect(waitsFor(waiting, noon('13'))).toBe('not_picked_up');
    expect(waitsFor({ ...waiting, rentType: 3 }, noon('13'))).toBeNull();
  });
  it('is not the handover of a loan that was handed over before its start', () => {
    expect(waitsFor({ ...seen, status: 'agreed', handedOut: true }, noon('09'))).toBeNull();
  });
  it('is the completion by the vendor once the creator reports the return', () => {
    const handedBack = { ...seen, status: 'running' as const, handedBack: true, handedOut: true };
    for (const at of [noon('10'), noon('13')]) {
      expect(waitsFor(handedBack, at)).toBe('handed_back');
      expect(waitsFor({ ...handedBack, side: 'creator' }, at)).toBeNull();
    }
  });
  it('is a rating until given or archived, and nothing once the other side has left', () => {
    const completed = { ...seen, status: 'completed' as const };
    expect(waitsFor(completed, noon('20'))).toBe('rate');
    for (const change of [{ rated: true }, { archived: true }, { otherLeft: true }])
      expect(waitsFor({ ...completed, ...change }, noon('20'))).toBeNull();
    for (const status of ['declined', 'withdrawn', 'cancelled', 'expired'] as const)
      expect(waitsFor({ ...seen, status }, noon('20'))).toBeNull();
  });
  it('counts as a turn, except for reminders and for the borrower of an overdue loan', () => {
    expect(waitingKinds.filter((kind) => !isTurn(kind, 'vendor'))).toEqual(['handover_tomorrow', 'return_tomorrow']);
    expect(waitingKinds.filter((kind) => !isTurn(kind, 'creator'))).toEqual([
      'overdue',
      'counter_overdue',
      'not_picked_up',
      'counter_not_picked_up',
      'handover_tomorrow',
      'return_tomorrow',
    ]);
  });
});
