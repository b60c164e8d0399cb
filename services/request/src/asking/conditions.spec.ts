import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noAskRules, type AskRules } from '@lendring/contracts/rules/may-ask.js';
import { creator, days, offerId, stranger, terms, uuid, vendor } from '../../testing/request.js';
import { neighbour, startService, type RunningService } from '../../testing/service.js';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const [first, second] = [uuid(101), uuid(102)];
const lendOnly = (rules: Partial<AskRules>, more: Partial<typeof terms> = {}): void => {
  service.offers.set(offerId, { ...terms, ...more, askRules: { ...noAskRules, ...rules } });
};

describe('a request for an offer with conditions', () => {
  it.each<[string, Partial<AskRules>]>([
    ['residents_only', { postals: ['50667'] }],
    ['residents_only', { towns: [{ cityId: 'bonn', city: 'Bonn' }] }],
    ['phone_needed', { phone: true }],
    ['ratings_needed', { goodRatings: 1 }],
  ])('is refused with %s to a neighbour who does not meet %j', async (code, rules) => {
    lendOnly(rules);
    expect(await service.ask(creator, first)).toBe(code);
    expect(await service.one(vendor, first)).toBeNull();
    lendOnly({ postals: ['50668'], towns: [{ cityId: 'g2886242', city: 'Köln' }] });
    expect(await service.ask(creator, second)).toBe('ok');
  });

  it('is refused to a borrower who lives too far away, in every one of parallel clicks', async () => {
    lendOnly({ maxKm: 10 });
    service.askers.set(stranger, { ...neighbour, place: { ...neighbour.place, point: { lat: 52.52, lng: 13.4 } } });
    const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => service.ask(stranger, uuid(200 + n))));
    expect(new Set(answers)).toEqual(new Set(['too_far']));
    expect(await service.ask(creator, first)).toBe('ok');
  });

  it('succeeds as soon as the borrower meets the conditions', async () => {
    lendOnly({ phone: true, goodRatings: 2 });
    service.askers.set(creator, { ...neighbour, phone: true, goodRatings: 1 });
    expect(await service.ask(creator, first)).toBe('ratings_needed');
    service.askers.set(creator, { ...neighbour, phone: true, goodRatings: 2 });
    expect(await service.ask(creator, first)).toBe('ok');
  });

  it('meets the rule for commercial customers and for members first', async () => {
    lendOnly({ phone: true }, { commercialOnly: true });
    expect(await service.ask(creator, first)).toBe('commercial_only');
    lendOnly({ phone: true }, { membersOnly: true });
    expect(await service.ask(creator, first)).toBe('members_only');
  });

  it('is decided by the conditions at that moment, and stays when they change', async () => {
    expect(await service.ask(creator, first)).toBe('ok');
    lendOnly({ phone: true });
    expect(await service.accept(vendor, first)).toBe('ok');
    expect(await service.accept(creator, first)).toBe('ok');
    expect(await service.ask(creator, second, { wish: days('2025-06-01', '2025-06-02') })).toBe('phone_needed');
  });

  it('asks the account service only when there are conditions', async () => {
    await service.ask(creator, first);
    expect(service.checked).toEqual([]);
    lendOnly({ maxKm: 200 });
    await service.ask(creator, second, { wish: days('2025-06-01', '2025-06-02') });
    expect(service.checked).toEqual([creator]);
  });
});
