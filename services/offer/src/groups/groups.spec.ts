import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { forEverybody, type Audience } from '@lendring/contracts/offer/audience.js';
import type { Pricing } from '@lendring/contracts/rules/terms.js';
import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { offerId, ownerId, perDay, strangerId } from '../../testing/offer.js';
import { asking, cloud, runningService, system, user, visitor } from '../../testing/service.js';

const [garden, boats] = ['g4rt3nfr3n', 'b00ts0cste'];
const memberId = '3c4d5e6f-7081-4a2b-8c3d-4e5f60718293';
const [own, member, stranger] = [user(ownerId), user(memberId), user(strangerId)];
const open: Audience = { ...forEverybody, groupIds: [garden] };
const closed: Audience = { ...open, seenBy: 'members', lentTo: 'members' };
const one = { offerId };
const paging = { page: 1, size: 10 };

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
  service.groups.set(ownerId, [garden, boats]);
  service.groups.set(memberId, [garden]);
  await service.drafted();
  await service.commands.publish(one, service.by(own));
});
afterEach(async () => {
  await service.stop();
});

const share = async (audience: Audience) => {
  expect(await service.commands.edit({ offerId, changes: { audience } }, service.by(own))).toMatchObject({ ok: true });
  await service.settle();
};
const search = async (actor: Actor, groupId?: string) =>
  (
    await service.queries.search(
      { includeCommercialOnly: true, sort: 'newest', paging, ...(groupId && { groupId }) },
      asking(actor),
    )
  ).items.length;

describe('an offer for members of a group', () => {
  const answersTo = async (actor: Actor, askerId: string | null) => ({
    one: await service.queries.one(one, asking(actor)),
    many: await service.queries.many({ offerIds: [offerId] }, asking(actor)),
    search: await search(actor),
    inGroup: await search(actor, garden),
    terms: await service.queries.terms({ offerId, askerId }, asking(system)),
    siteMap: await service.queries.siteMap({ paging }, asking(actor)),
    finders: await service.queries.finders({ offerId, searches: [{ includeCommercialOnly: true }] }, asking(system)),
    hit: (await service.commands.countHit({ offerId, visitor: 'somebody' }, service.by(actor))).ok,
  });
  const nothing = { one: null, many: [], search: 0, inGroup: 0, terms: null, siteMap: [], finders: [], hit: false };

  it('is hidden from others and visible to members', async () => {
    await share(closed);
    expect(await answersTo(visitor, null)).toEqual(nothing);
    expect(await answersTo(stranger, strangerId)).toEqual(nothing);
    expect(await answersTo(member, memberId)).toMatchObject({
      one: { offerId, audience: { groupIds: [garden], seenBy: 'members' } },
      many: [{ offerId }],
      search: 1,
      inGroup: 1,
      terms: { offerId, membersOnly: false },
      siteMap: [],
      finders: [],
      hit: true,
    });
    expect(await service.queries.one(one, asking(own))).toMatchObject({ audience: closed });
  });

  it('can be requested within the groups of the caller, and is counted for the system only', async () => {
    await share({ ...open, groupIds: [garden, boats] });
    const through = async (askerId: string | null) =>
      (await service.queries.terms({ offerId, askerId }, asking(system)))?.groupIds;
    expect([await through(memberId), await through(strangerId), await through(null)]).toEqual([[garden], [], []]);
    const counted = async (actor: Actor) => service.queries.inGroup({ groupId: boats }, asking(actor));
    expect([await counted(system), await counted(member), await counted(own)]).toEqual([1, 0, 0]);
    await service.commands.deactivate(one, service.by(own));
    await service.settle();
    expect(await counted(system)).toBe(0);
  });

  it('disappears at once for a user who leaves', async () => {
    await share(closed);
    service.groups.set(memberId, []);
    expect(await answersTo(member, memberId)).toEqual(nothing);
  });

  it('keeps its pictures hidden', async () => {
    const [picture] = (await service.queries.one(one, asking(own)))?.images ?? [];
    const fate = async () => service.pictures.fates.get(picture?.imageId ?? '');
    await share(closed);
    expect(await eventually(fate, (now) => now === 'hide')).toBe('hide');
    await share(open);
    expect(await eventually(fate, (now) => now === 'show')).toBe('show');
  });

  it('is unavailable while the group service is down, unlike other offers', async () => {
    await share(closed);
    const known = service.groups.get.bind(service.groups);
    service.groups.get = () => {
      throw new ServiceUnavailable('group', new Error('Away'));
    };
    expect(await service.queries.one(one, asking(member))).toBeNull();
    expect(await search(member)).toBe(0);
    await expect(service.queries.terms({ offerId, askerId: memberId }, asking(system))).rejects.toThrow('group');
    service.groups.get = known;
    expect(await search(member)).toBe(1);
  });
});

describe('a public offer shared in groups', () => {
  it('lists only the groups of the reader', async () => {
    await share({ ...open, groupIds: [garden, boats] });
    const groupsSeenBy = async (actor: Actor) => (await service.queries.one(one, asking(actor)))?.audience.groupIds;
    expect(await groupsSeenBy(visitor)).toEqual([]);
    expect(await groupsSeenBy(stranger)).toEqual([]);
    expect(await groupsSeenBy(member)).toEqual([garden]);
    expect(await groupsSeenBy(own)).toEqual([garden, boats]);
    expect([await search(visitor), await search(visitor, garden), await search(member, garden)]).toEqual([1, 0, 1]);
    expect([await search(member, boats), await search(own, boats)]).toEqual([0, 1]);
  });

  it('is lent to members only if its owner chooses so', async () => {
    await share({ ...open, lentTo: 'members' });
    const isClosedTo = async (askerId: string | null) =>
      (await service.queries.terms({ offerId, askerId }, asking(system)))?.membersOnly;
    expect([await isClosedTo(null), await isClosedTo(strangerId)]).toEqual([true, true]);
    expect([await isClosedTo(memberId), await isClosedTo(ownerId)]).toEqual([false, false]);
  });

  it('is free for members if its owner chooses so', async () => {
    await share({ ...open, freeForMembers: true });
    const kindsFor = async (actor: Actor, askerId: string | null) => [
      (await service.queries.one(one, asking(actor)))?.pricings[0]?.price.kind,
      (await service.queries.many({ offerIds: [offerId] }, asking(actor)))[0]?.pricings[0]?.price.kind,
      (await service.queries.terms({ offerId, askerId }, asking(system)))?.pricings[0]?.price.kind,
    ];
    expect(await kindsFor(member, memberId)).toEqual(['nothing', 'nothing', 'nothing']);
    for (const [actor, askerId] of [
      [own, ownerId],
      [stranger, strangerId],
      [visitor, null],
    ] as const)
      expect(await kindsFor(actor, askerId)).toEqual(['money', 'money', 'money']);
    expect((await service.queries.one(one, asking(stranger)))?.audience.freeForMembers).toBe(false);
    const crates: Pricing = {
      ...perDay,
      pricingId: 'a1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b',
      paymentType: 2,
      price: { kind: 'things', count: 1 },
      minDuration: 2,
      maxDuration: 9,
    };
    const pricings = [{ ...perDay, minDuration: 3, maxDuration: 4 }, crates];
    await service.commands.edit({ offerId, changes: { pricings } }, service.by(own));
    await service.settle();
    expect((await service.queries.one(one, asking(member)))?.pricings).toMatchObject([
      { pricingId: perDay.pricingId, price: { kind: 'nothing' }, minDuration: 2, maxDuration: 9 },
    ]);
    expect((await service.queries.one(one, asking(own)))?.pricings).toHaveLength(2);
  });
});

describe('an owner who leaves a group', () => {
  const groupIds = async () => {
    await service.settle();
    return (await service.queries.one(one, asking(own)))?.audience.groupIds;
  };

  it('removes the offer from the group, even if the event is repeated', async () => {
    await share({ ...closed, groupIds: [garden, boats] });
    service.groups.set(ownerId, [boats]);
    const gone = cloud('group.member_gone', garden, { groupId: garden, userId: ownerId });
    await service.bus.publish('group', [gone, gone]);
    expect(await eventually(groupIds, (left) => left?.length === 1)).toEqual([boats]);
    service.groups.set(ownerId, []);
    await service.bus.publish('group', [cloud('group.ended', boats, { groupId: boats })]);
    expect(await eventually(groupIds, (left) => left?.length === 0)).toEqual([]);
    expect(await service.queries.one(one, asking(own))).toMatchObject({
      status: 'active',
      audience: { seenBy: 'members' },
    });
    expect(await search(member)).toBe(0);
  });

  it('keeps offers in a group that is merely unlisted', async () => {
    await share(open);
    await service.bus.publish('group', [cloud('group.withdrawn', garden, { groupId: garden })]);
    await service.settle();
    expect(await groupIds()).toEqual([garden]);
  });

  it('loses an offer from the group even if the offer is being shared at that moment', async () => {
    const known = service.groups.get.bind(service.groups);
    const [before, after] = [known(ownerId), [boats]];
    let asked = 0;
    service.groups.get = (userId) => (userId === ownerId ? ((asked += 1) === 1 ? before : after) : known(userId));
    await share(open);
    expect(await eventually(groupIds, (left) => left?.length === 0)).toEqual([]);
  });

  it('cannot share an offer with a foreign group, but can make an offer public', async () => {
    service.groups.set(ownerId, []);
    const answer = await service.commands.edit({ offerId, changes: { audience: open } }, service.by(own));
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'group_unknown' } });
    await share(forEverybody);
  });
});
