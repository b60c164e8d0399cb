import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offerApi } from '@lendring/contracts/offer/queries.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { given } from '../../testing/decisions.js';
import { offerId, owned, ownerId, published, strangerId } from '../../testing/offer.js';
import { asking, cloud, runningService, user } from '../../testing/service.js';
import { noteCapacity } from './decide.js';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
  await service.drafted();
});
afterEach(() => service.stop());

const setTo = async (quantity: number, who = ownerId, name?: string) => {
  const answer = await service.commands.edit({ offerId, changes: { quantity } }, service.by(user(who), name));
  return answer.ok ? 'ok' : answer.refusal;
};
const shown = async () => {
  await service.settle();
  return (await service.queries.one({ offerId }, asking(user(ownerId))))?.quantity;
};

describe('number of units of an offer', () => {
  it('is one until the owner changes it', async () => {
    expect(await shown()).toBe(1);
    expect(await setTo(1)).toBe('ok');
    expect(service.calendar.known.size).toBe(0);
    expect(await setTo(80)).toBe('ok');
    expect(await shown()).toBe(80);
    expect(service.calendar.known.get(offerId)).toEqual({ quantity: 80, revision: 1 });
  });

  it('stays when the calendar refuses it, with the day in the answer', async () => {
    await setTo(80);
    service.calendar.booked.set(offerId, 50);
    expect(await setTo(49)).toEqual({ code: 'units_taken', params: { day: '4. Juli 2027', units: 50 } });
    expect(await shown()).toBe(80);
  });

  it('is not changed by strangers, and a refused edit leaves the calendar alone', async () => {
    expect(await setTo(5, strangerId)).toEqual({ code: 'offer_not_found' });
    const changes = { quantity: 5, categoryId: 987_654 };
    expect(await service.commands.edit({ offerId, changes }, service.by(user(ownerId)))).toMatchObject({ ok: false });
    expect(service.calendar.known.size).toBe(0);
  });

  it('is the calendar’s after a repeated click and after parallel ones', async () => {
    expect([await setTo(5, ownerId, 'click'), await setTo(5, ownerId, 'click')]).toEqual(['ok', 'ok']);
    expect(service.calendar.known.get(offerId)).toEqual({ quantity: 5, revision: 1 });
    await Promise.all([7, 8, 9].map((quantity) => setTo(quantity)));
    expect(await shown()).toBe(service.calendar.known.get(offerId)?.quantity);
  });

  it('is repaired by the event of the calendar after an edit that failed halfway', async () => {
    await setTo(5);
    const told = (quantity: number, revision: number) =>
      service.bus.publish('request', [cloud('calendar.capacity_set', offerId, { quantity, revision })]);
    await told(9, 2);
    await eventually(shown, (quantity) => quantity === 9);
    await told(5, 1);
    await told(12, 3);
    await eventually(shown, (quantity) => quantity === 12);
  });

  it.each([0, -1, 1.5, 1_000, 1e9])('cannot be %d', (quantity) => {
    expect(offerApi.commands.edit.safeParse({ offerId, changes: { quantity } }).success).toBe(false);
  });
});

describe('copy of the number of units', () => {
  it('announces a published offer as changed, and ignores what is older or known', () => {
    const state = given(...published);
    const events = [
      { type: 'OfferQuantitySet', data: { ...owned, quantity: 9, revision: 2 } },
      { type: 'OfferRevised', data: { offerId, quantity: 9 } },
    ];
    expect(noteCapacity(state, offerId, { quantity: 9, revision: 2 })).toMatchObject({ events });
    const known = given(...published, { type: 'OfferQuantitySet', data: { ...owned, quantity: 9, revision: 2 } });
    expect(noteCapacity(known, offerId, { quantity: 5, revision: 1 })).toEqual({ events: [] });
    expect(noteCapacity(known, offerId, { quantity: 9, revision: 2 })).toEqual({ events: [] });
  });

  it('is ignored by offers that are gone', () => {
    expect(noteCapacity(given(), offerId, { quantity: 9, revision: 2 })).toEqual({ events: [] });
    const gone = given(...published, { type: 'OfferDeleted', data: owned });
    expect(noteCapacity(gone, offerId, { quantity: 9, revision: 2 })).toEqual({ events: [] });
  });
});
