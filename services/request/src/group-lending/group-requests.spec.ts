import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountDeleted, bySystem, creator, days, now, offerId, terms, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const garden = 'g4rt3nfr3n';
const [anna, ben] = [uuid(21), uuid(22)];
const requestId = uuid(1);
const paging = { page: 1, size: 10 };

let service: RunningService;
beforeEach(async () => {
  service = await startService();
  service.offers.set(offerId, { ...terms, belongsTo: garden });
  service.leaders.set(garden, [anna, ben]);
  await service.ask(creator, requestId, { message: 'Geheime Worte' });
  await list(anna);
});
afterEach(() => service.stop());

const list = (userId: string | null, at = now) =>
  service.query('groupRequests', userId, { groupId: garden, paging }, at);
const take = (userId: string, at = now) => service.tell('takeOver', userId, { requestId }, at);
const leave = async (userId: string) => {
  const answer = await service.commands.leave({ userId }, { ...bySystem(now), commandId: randomUUID() });
  return answer.ok ? 'ok' : answer.refusal.code;
};

describe('requests for group items', () => {
  it('cannot be taken over while the offer is locked, unless already agreed', async () => {
    service.holds.set(offerId, 'locked');
    expect(await take(anna)).toBe('asked_offer_locked');
    service.holds.clear();
    for (const who of [vendor, creator]) await service.accept(who, requestId);
    service.holds.set(offerId, 'locked');
    expect(await take(anna)).toBe('ok');
  });

  it('are listed for group leaders without texts', async () => {
    const seen = await list(anna);
    expect(seen).toMatchObject({
      total: 1,
      items: [{ requestId, vendorId: vendor, creatorId: creator, status: 'open', mayTakeOver: true }],
    });
    expect(JSON.stringify(seen)).not.toContain('Geheim');
    for (const other of [null, vendor, creator, uuid(77)]) expect(await list(other)).toBeNull();
  });

  it('cannot be taken over, open or agreed, by a leader whom the creator has blocked', async () => {
    service.apart.push([creator, anna]);
    expect(await take(anna)).toBe('people_apart');
    await service.accept(vendor, requestId);
    await service.accept(creator, requestId);
    expect(await take(anna)).toBe('people_apart');
    expect(await service.one(anna, requestId)).toBeNull();
    expect(await service.one(vendor, requestId)).toMatchObject({ contactReleased: true });
    expect(await take(ben)).toBe('ok');
  });

  it('exclude private items and leave the list a month after their end', async () => {
    service.offers.set(offerId, terms);
    await service.ask(creator, uuid(2), { wish: days('2025-06-02', '2025-06-03') });
    expect(await list(anna)).toMatchObject({ total: 1 });
    await service.tell('decline', vendor, { requestId, reason: '' });
    expect(await list(anna, '2025-06-04T09:59:59.000Z')).toMatchObject({ items: [{ mayTakeOver: false }] });
    expect(await list(anna, '2025-06-04T10:00:00.000Z')).toMatchObject({ total: 0 });
  });

  it('disappear for the former vendor after a takeover, and the new lender is visible to all', async () => {
    await service.tell('say', vendor, { requestId, text: 'Ich bin im Urlaub' });
    expect(await take(anna)).toBe('ok');
    expect(await service.one(vendor, requestId)).toBeNull();
    for (const side of [anna, creator])
      expect(await service.one(side, requestId)).toMatchObject({
        vendorId: anna,
        messages: [{ authorId: creator }, { authorId: vendor, text: 'Ich bin im Urlaub' }],
        milestones: [
          { type: 'asked', by: creator },
          { type: 'taken_over', by: anna },
        ],
      });
    expect(await list(ben)).toMatchObject({ items: [{ vendorId: anna, mayTakeOver: true }] });
    expect(await list(anna)).toMatchObject({ items: [{ vendorId: anna, mayTakeOver: false }] });
    expect([await service.accept(vendor, requestId), await service.accept(anna, requestId)]).toEqual([
      'request_not_found',
      'ok',
    ]);
    expect(await service.one(creator, requestId)).toMatchObject({ unread: true });
  });

  it('cannot be taken over by other users or by the creator', async () => {
    for (const other of [uuid(77), vendor]) expect(await take(other)).toBe('request_not_found');
    service.leaders.set(garden, [creator]);
    expect(await take(creator)).toBe('own_request');
    expect(await list(creator)).toMatchObject({ items: [{ mayTakeOver: false }] });
  });

  it('are linked in the calendar of the current lender, whether agreed before or after the takeover', async () => {
    const linked = async () => {
      const range = { offerId, from: now, to: '2026-01-01T00:00:00.000Z' };
      const of = async (userId: string) => (await service.query('taken', userId, range)).map((one) => one.requestId);
      return { vendor: await of(vendor), anna: await of(anna) };
    };
    await take(anna);
    await service.accept(anna, requestId);
    await service.accept(creator, requestId);
    expect(await linked()).toEqual({ vendor: [null], anna: [requestId] });
    service.leaders.set(garden, [anna, vendor]);
    await take(vendor);
    expect(await linked()).toEqual({ vendor: [requestId], anna: [null] });
  });

  it('have one final vendor after concurrent takeovers, all of which succeed', async () => {
    expect(await Promise.all([take(anna), take(ben), take(anna), take(ben)])).toEqual(['ok', 'ok', 'ok', 'ok']);
    const { vendorId } = (await service.one(creator, requestId)) ?? {};
    expect([anna, ben]).toContain(vendorId);
    const other = vendorId === anna ? ben : anna;
    expect(await service.one(other, requestId)).toBeNull();
  });

  it('cannot be taken over by a leader who is leaving', async () => {
    expect(await leave(anna)).toBe('ok');
    expect(await take(anna)).toBe('person_leaves');
    expect(await take(ben)).toBe('ok');
    await service.accept(ben, requestId);
    await service.accept(creator, requestId);
    expect([await leave(ben), await leave(vendor)]).toEqual(['loans_running', 'ok']);
  });

  it('keep texts of a former vendor in the data of that user until erasure', async () => {
    await service.tell('say', vendor, { requestId, text: 'Ich bin im Urlaub' });
    await take(anna);
    const ownOf = async (file: 'requests' | 'handed_requests') =>
      (await service.query('ownData', vendor, { file, cursor: null })).rows;
    const before = await ownOf('handed_requests');
    expect(before).toMatchObject([{ requestId, messages: [{ text: 'Ich bin im Urlaub' }] }]);
    expect(JSON.stringify(before)).not.toContain('Geheim');
    expect(await ownOf('requests')).toEqual([]);
    await service.accept(anna, requestId);
    expect(await ownOf('handed_requests')).toEqual(before);
    await service.bus.publish('account', [accountDeleted(vendor)]);
    expect(await service.one(anna, requestId)).toMatchObject({
      vendorId: anna,
      otherLeftAt: null,
      messages: [{ text: 'Geheime Worte' }, { text: null }],
    });
  });
});
