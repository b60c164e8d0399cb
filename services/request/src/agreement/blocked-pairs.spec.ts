import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creator, days, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const first = uuid(101);

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

describe('users of whom one has blocked the other', () => {
  it('cannot request offers from each other', async () => {
    service.apart.push([vendor, creator]);
    expect(await service.ask(creator, first)).toBe('people_apart');
    expect(await service.one(creator, first)).toBeNull();
  });

  it('cannot accept, write or share addresses in an open request but can end the request', async () => {
    await service.ask(creator, first);
    service.apart.push([creator, vendor]);
    for (const side of [vendor, creator]) {
      expect(await service.tell('accept', side, { requestId: first, shareAddress: false })).toBe('people_apart');
      expect(await service.tell('say', side, { requestId: first, text: 'Und jetzt?' })).toBe('people_apart');
      expect(await service.tell('shareAddress', side, { requestId: first, shared: true })).toBe('people_apart');
    }
    expect(await service.tell('decline', vendor, { requestId: first, reason: '' })).toBe('ok');
  });

  it('continue agreed loans', async () => {
    await service.agree(first);
    service.apart.push([creator, vendor]);
    expect(await service.tell('say', creator, { requestId: first, text: 'Bis Freitag' })).toBe('ok');
    expect(await service.tell('accept', creator, { requestId: first, shareAddress: false })).toBe('ok');
    expect(await service.tell('complete', vendor, { requestId: first }, '2025-05-10T08:00:00.000Z')).toBe('ok');
  });
});

describe('creator', () => {
  it('is refused when the price or deposit differs from the one shown', async () => {
    const asking = { requestId: first, offerId: 'dr11000001', pricingId: uuid(21), message: '', shareAddress: false };
    const wish = days('2025-05-09', '2025-05-11');
    const ask = (shown: { total: number; deposit: number }) => service.tell('ask', creator, { ...asking, wish, shown });
    // Price of two days at 8 € each, with a deposit of 50 €.
    expect(await ask({ total: 1000, deposit: 5000 })).toBe('price_changed');
    expect(await ask({ total: 1600, deposit: 0 })).toBe('price_changed');
    expect(await service.one(creator, first)).toBeNull();
    expect(await ask({ total: 1600, deposit: 5000 })).toBe('ok');
  });
});
