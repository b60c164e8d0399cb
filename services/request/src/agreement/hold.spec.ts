import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { by, bySystem, creator, days, offerId, stranger, terms, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const first = uuid(101);
const inMay = days('2025-05-20', '2025-05-22');
/** The sample clock stands at noon in Berlin on 5 May. */
const wednesday = '2025-05-07T10:00:00.000Z';
const justBefore = '2025-05-07T09:59:59.999Z';
const monday = '2025-05-12T10:00:00.000Z';

const tick = async (now: string) => {
  const [policy] = service.parts.clockPolicies;
  await policy?.tick(now);
};
const calendar = async () => (await service.store.read(`calendar-${offerId}`)).map(({ type }) => type);
const typesOf = async (requestId: string) => (await service.store.read(`request-${requestId}`)).map(({ type }) => type);
const status = async (at: string, requestId = first) => (await service.one(creator, requestId, at))?.status;

describe('a request without an answer', () => {
  it('expires seven days after asking, for both sides to see', async () => {
    await service.ask(creator, first, { wish: inMay });
    expect(await service.one(vendor, first)).toMatchObject({ status: 'open', answerBy: monday });
    await tick('2025-05-12T09:59:59.999Z');
    expect(await typesOf(first)).toEqual(['RequestAsked']);
    await tick(monday);
    expect(await typesOf(first)).toEqual(['RequestAsked', 'RequestExpired']);
    for (const user of [vendor, creator])
      expect(await service.one(user, first, monday)).toMatchObject({ status: 'expired', answerBy: null });
    expect(await service.accept(vendor, first, false, monday)).toBe('not_open');
  });

  it('can be repeated by the creator afterwards', async () => {
    await service.ask(creator, first, { wish: inMay });
    expect(await service.ask(creator, uuid(102), { wish: inMay })).toBe('asked_already');
    expect(await service.ask(creator, uuid(102), { wish: inMay, at: monday })).toBe('ok');
  });
});

describe('an acceptance without a confirmation', () => {
  beforeEach(async () => {
    await service.ask(creator, first, { wish: inMay });
    await service.accept(vendor, first);
  });

  it('holds the days for the time set in the offer, then frees them for others', async () => {
    expect(await service.one(creator, first)).toMatchObject({ status: 'open', answerBy: wednesday });
    expect(await service.ask(stranger, uuid(102), { wish: inMay })).toBe('dates_taken');
    await tick(justBefore);
    expect(await calendar()).toEqual(['PeriodBooked']);
    await tick(wednesday);
    expect(await calendar()).toEqual(['PeriodBooked', 'BookingReleased']);
    expect(await status(wednesday)).toBe('expired');
    expect(await service.ask(stranger, uuid(103), { wish: inMay, at: wednesday })).toBe('ok');
  });

  it('becomes an agreement until the last moment, and not from the deadline on', async () => {
    expect(await service.accept(creator, first, false, wednesday)).toBe('not_open');
    expect(await service.accept(creator, first, false, justBefore)).toBe('ok');
    await tick(wednesday);
    expect(await status(wednesday)).toBe('agreed');
    expect(await calendar()).toEqual(['PeriodBooked']);
  });

  it('is not prolonged by a second click of the vendor', async () => {
    expect(await service.accept(vendor, first, false, '2025-05-06T10:00:00.000Z')).toBe('ok');
    expect((await service.one(vendor, first))?.answerBy).toBe(wednesday);
  });

  it('is ended by the system alone', async () => {
    for (const user of [vendor, creator, stranger])
      expect(await service.commands.expire({ requestId: first }, by(user, monday))).toMatchObject({
        refusal: { code: 'request_not_found' },
      });
  });

  it('keeps the time of its own request when the offer changes', async () => {
    service.offers.set(offerId, { ...terms, holdHours: 12 });
    expect((await service.one(creator, first))?.answerBy).toBe(wednesday);
    await service.ask(stranger, uuid(104), { wish: days('2025-05-23', '2025-05-24') });
    await service.accept(vendor, uuid(104));
    expect((await service.one(stranger, uuid(104)))?.answerBy).toBe('2025-05-05T22:00:00.000Z');
  });
});

describe('a confirmation and the deadline at the same moment', () => {
  it('end in an agreement with its days or in an expiry with free days, never in both', async () => {
    const requests = Array.from({ length: 16 }, (_, n) => uuid(200 + n));
    for (const [n, requestId] of requests.entries()) {
      const from = 20 + (n % 10);
      const month = n < 10 ? '05' : '06';
      await service.ask(creator, requestId, { wish: days(`2025-${month}-${from}`, `2025-${month}-${from + 1}`) });
      await service.accept(vendor, requestId);
    }
    const outcomes = await Promise.all(
      requests.map(async (requestId, n) => {
        const confirm = () => service.accept(creator, requestId, false, justBefore);
        const expire = () => service.commands.expire({ requestId }, bySystem(wednesday));
        // Start half of the pairs with the expiry, so that either may come first.
        const early = n % 2 === 0 ? expire() : null;
        const [confirmed] = await Promise.all([confirm(), early ?? expire()]);
        return confirmed;
      }),
    );
    for (const [n, requestId] of requests.entries()) {
      const types = await typesOf(requestId);
      const ends = types.filter((type) => type === 'RequestAgreed' || type === 'RequestExpired');
      expect(ends).toEqual([outcomes[n] === 'ok' ? 'RequestAgreed' : 'RequestExpired']);
    }
    const agreed = outcomes.filter((one) => one === 'ok').length;
    expect((await calendar()).filter((type) => type === 'BookingReleased')).toHaveLength(requests.length - agreed);
  });
});
