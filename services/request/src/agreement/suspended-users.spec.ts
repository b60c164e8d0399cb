import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creator, days, offerId, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const first = uuid(101);
const text = 'Passt Freitag?';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const accept = (userId: string) => service.accept(userId, first);
const say = (userId: string) => service.tell('say', userId, { requestId: first, text });

describe('a request of which one user is suspended', () => {
  it('is not accepted by the other user, also while the suspension locks the offer', async () => {
    await service.ask(creator, first);
    service.suspended.set(vendor, { until: null });
    expect(await accept(creator)).toBe('other_suspended');
    service.holds.set(offerId, 'locked');
    expect([await accept(creator), await accept(creator)]).toEqual(['other_suspended', 'other_suspended']);
    expect((await service.one(creator, first))?.accepted).toEqual({ vendor: false, creator: false });
    service.suspended.clear();
    service.holds.clear();
    expect(await accept(creator)).toBe('ok');
  });

  it('answers a repeated acceptance as done, once one’s own side has accepted', async () => {
    await service.ask(creator, first);
    await accept(creator);
    service.suspended.set(vendor, { until: null });
    expect([await accept(creator), await accept(creator)]).toEqual(['ok', 'ok']);
  });

  it('gets messages from the other user only, until agreed', async () => {
    await service.ask(creator, first);
    service.suspended.set(creator, { until: '2025-06-01T10:00:00.000Z' });
    expect([await say(creator), await say(vendor)]).toEqual(['account_suspended', 'ok']);
    service.suspended.set(creator, { until: null });
    expect(await say(creator)).toBe('account_suspended_for_good');
    expect((await service.one(vendor, first))?.messages.map(({ side }) => side)).toEqual(['vendor']);
  });

  it('continues once agreed, and gets no messages of the suspended user once declined', async () => {
    await service.agree(first);
    for (const user of [creator, vendor]) service.suspended.set(user, { until: null });
    expect([await accept(creator), await say(creator), await say(vendor)]).toEqual(['ok', 'ok', 'ok']);
    const second = uuid(102);
    service.suspended.clear();
    await service.ask(creator, second, { wish: days('2025-05-19', '2025-05-21') });
    await service.tell('decline', vendor, { requestId: second, reason: '' });
    service.suspended.set(vendor, { until: null });
    expect(await service.tell('say', vendor, { requestId: second, text })).toBe('account_suspended_for_good');
  });

  it('stays hidden from suspended strangers', async () => {
    await service.ask(creator, first);
    service.suspended.set(uuid(9), { until: null });
    expect([await accept(uuid(9)), await say(uuid(9))]).toEqual(['request_not_found', 'request_not_found']);
  });
});
