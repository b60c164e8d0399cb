import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creator, days, offerId, stranger, terms, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

/** It is Monday, 5 May 2025, noon: requests for Tuesday are over. */
const bookingRules = { ...noBookingRules, leadDays: 1, leadUntil: '12:00', longestAdvance: 10 };

let service: RunningService;
beforeEach(async () => {
  service = await startService();
  service.offers.set(offerId, { ...terms, bookingRules });
});
afterEach(() => service.stop());

describe('requests for an offer with booking rules', () => {
  it('respect the lead time and the longest advance, for repeated and parallel calls alike', async () => {
    const tomorrow = { wish: days('2025-05-06', '2025-05-07') };
    const answers = await Promise.all([1, 2, 3].map((n) => service.ask(creator, uuid(100 + n), tomorrow)));
    expect(new Set(answers)).toEqual(new Set(['lead_time']));
    expect(await service.ask(stranger, uuid(110), tomorrow)).toBe('lead_time');
    expect(await service.ask(creator, uuid(111), { wish: days('2025-05-15', '2025-05-17') })).toBe('too_far_ahead');
    expect(await service.ask(creator, uuid(112), { wish: days('2025-05-07', '2025-05-16') })).toBe('ok');
  });
  it('stay as they are when the rules become stricter, and can still be accepted', async () => {
    await service.ask(creator, uuid(101), { wish: days('2025-05-07', '2025-05-08') });
    service.offers.set(offerId, { ...terms, bookingRules: { ...bookingRules, leadDays: 7 } });
    expect(await service.tell('accept', vendor, { requestId: uuid(101), shareAddress: false })).toBe('ok');
    expect(await service.tell('accept', creator, { requestId: uuid(101), shareAddress: false })).toBe('ok');
    expect(await service.ask(stranger, uuid(102), { wish: days('2025-05-09', '2025-05-10') })).toBe('lead_time');
  });
});
