import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { createCommandHandler } from '@lendring/platform/runtime/service/command-handler.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { offerId, ownerId, picture, strangerId } from '../../testing/offer.js';
import type { OfferDocument } from '../offer/document.js';
import { asking, cloud, runningService, system, user, visitor } from '../../testing/service.js';
import { whenModerationDecidesThenLock } from './when-moderation-decides-then-lock.js';

const neighbours = 'n31ghb0ur5';
const draft = 'dr11000003';
const paused = 'pa11000004';

let service: Awaited<ReturnType<typeof runningService>>;
const own = user(ownerId);
const publish = (id: string, owner = ownerId) => service.commands.publish({ offerId: id }, service.by(user(owner)));
beforeEach(async () => {
  service = await runningService();
  await service.drafted();
  await publish(offerId);
  await service.drafted(neighbours, strangerId);
  service.owners.set(strangerId, service.owners.get(ownerId) ?? null);
  await publish(neighbours, strangerId);
});
afterEach(() => service.stop());

const said = (n: number, type: string, subject: string, data: object): CloudEvent => ({
  ...cloud(type, subject, data),
  time: new Date(Date.UTC(2027, 1, 1, 10, n)).toISOString(),
});
const locked = (n: number, id = offerId) => said(n, 'moderation.offer_locked', id, { offerId: id });
const released = (n: number, id = offerId) => said(n, 'moderation.offer_released', id, { offerId: id });
const suspended = (n: number, until: string | null = null) =>
  said(n, 'moderation.person_suspended', ownerId, { userId: ownerId, until });
const reinstated = (n: number) => said(n, 'moderation.person_reinstated', ownerId, { userId: ownerId });
const tell = async (...events: readonly CloudEvent[]): Promise<void> => {
  await service.bus.publish('moderation', events);
  await service.settle();
};
const statusOf = async (id = offerId, actor = own) =>
  (await service.queries.one({ offerId: id }, asking(actor)))?.status;
const typesOf = async (id = offerId) => (await service.store.read(`offer-${id}`)).map(({ type }) => type);
const codeOf = (answer: CommandAnswer): string | null => (answer.ok ? null : answer.refusal.code);

const found = async () => {
  const { queries, search } = service;
  const here = (ids: readonly { readonly offerId: string }[]) => ids.some((one) => one.offerId === offerId);
  const paging = { page: 1, size: 10 };
  const question = { includeCommercialOnly: true, text: 'Kamera' };
  return {
    page: (await statusOf(offerId, visitor)) === 'active',
    strangersPage: (await statusOf(offerId, user(strangerId))) === 'active',
    lists: here(await queries.many({ offerIds: [offerId] }, asking(user(strangerId)))),
    index: search.documents.has(offerId),
    search: here((await queries.search({ ...question, sort: 'newest', paging }, asking(visitor))).items),
    savedSearches: (await queries.finders({ offerId, searches: [question] }, asking(system))).length > 0,
    siteMap: here(await queries.siteMap({ paging }, asking(visitor))),
    requests: (await queries.terms({ offerId, askerId: strangerId }, asking(system))) !== null,
  };
};
const everywhere = (there: boolean) => ({
  page: there,
  strangersPage: there,
  lists: there,
  index: there,
  search: there,
  savedSearches: there,
  siteMap: there,
  requests: there,
});

describe('a locked offer', () => {
  it('is visible to its owner and the system only, until the release', async () => {
    await service.settle();
    expect(await found()).toEqual(everywhere(true));
    await tell(locked(1));
    expect(await found()).toEqual(everywhere(false));
    expect([await statusOf(), await statusOf(offerId, system)]).toEqual(['locked', 'locked']);
    const paging = { page: 1, size: 10 };
    expect(await service.queries.own({ status: 'locked', paging }, asking(own))).toMatchObject({
      total: 1,
      items: [{ offerId, status: 'locked' }],
    });
    expect(await service.queries.own({ status: 'active', paging }, asking(own))).toMatchObject({ total: 0 });
    await tell(released(2));
    expect(await found()).toEqual(everywhere(true));
  });

  it('is not counted in its groups, and its views are not counted', async () => {
    service.groups.set(ownerId, ['g4rt3nfr3n']);
    const audience = {
      groupIds: ['g4rt3nfr3n'],
      seenBy: 'everyone' as const,
      lentTo: 'everyone' as const,
      freeForMembers: false,
      belongsTo: null,
    };
    await service.commands.edit({ offerId, changes: { audience } }, service.by(own));
    await service.settle();
    const inGroup = () => service.queries.inGroup({ groupId: 'g4rt3nfr3n' }, asking(system));
    expect(await inGroup()).toBe(1);
    await tell(locked(1));
    expect(await inGroup()).toBe(0);
    const hit = { offerId, visitor: 'v'.repeat(32) };
    expect(codeOf(await service.commands.countHit(hit, service.by(visitor)))).toBe('offer_not_found');
  });

  it('can be edited and deleted by its owner, but not put online', async () => {
    await tell(locked(1));
    const { commands } = service;
    for (const name of ['publish', 'activate', 'deactivate'] as const)
      expect(codeOf(await commands[name]({ offerId }, service.by(own)))).toBe('offer_locked');
    expect(codeOf(await commands.edit({ offerId, changes: { title: 'Zweite' } }, service.by(own)))).toBeNull();
    expect(codeOf(await commands.delete({ offerId }, service.by(own)))).toBeNull();
    await tell(released(2));
    expect((await typesOf()).at(-1)).toBe('OfferDeleted');
  });

  it('hides its pictures, and shows them again on release', async () => {
    const fate = (wanted: string) =>
      eventually(
        async () => service.pictures.fates.get(picture(1).imageId),
        (now) => now === wanted,
      );
    await service.commands.delete({ offerId: neighbours }, service.by(user(strangerId)));
    await fate('remove');
    await tell(locked(1));
    expect(await fate('hide')).toBe('hide');
    await tell(released(2));
    expect(await fate('show')).toBe('show');
  });

  it('moves with its owner while locked', async () => {
    await tell(locked(1));
    const moved = { ...(service.owners.get(ownerId) ?? null), commercial: true, completedCommercial: true };
    service.owners.set(ownerId, moved as NonNullable<ReturnType<typeof service.owners.get>>);
    await service.bus.publish('account', [cloud('account.relocated', ownerId, {})]);
    expect(await typesOf()).toContain('OfferRelocated');
  });

  it('ignores repeated and late events', async () => {
    const all = [locked(1), released(2), locked(3)];
    await tell(...all);
    const before = await typesOf();
    expect(before.filter((type) => type === 'OfferLocked' || type === 'OfferUnlocked')).toHaveLength(3);
    await tell(...all, ...all);
    await tell(released(2), locked(1));
    expect(await typesOf()).toEqual(before);
    expect(await statusOf()).toBe('locked');
  });
});

it('the list of own offers counts hidden pictures for the owner only', async () => {
  const { imageId } = picture(1);
  const decisionId = '00000000-0000-4000-8000-0000000000d1';
  const paging = { page: 1, size: 10 };
  const hidden = async () =>
    (await service.queries.own({ paging }, asking(own))).items.map(({ hiddenPictures }) => hiddenPictures);
  const told = (n: number, type: string) => said(n, type, offerId, { offerId, imageId, decisionId });
  await service.settle();
  expect(await hidden()).toEqual([0]);
  await tell(told(1, 'moderation.picture_hidden'));
  expect(await hidden()).toEqual([1]);
  const [card] = await service.queries.many({ offerIds: [offerId] }, asking(visitor));
  expect(card).not.toHaveProperty('hiddenPictures');
  await tell(told(2, 'moderation.picture_released'));
  expect(await hidden()).toEqual([0]);
});

describe('a suspended person', () => {
  beforeEach(async () => {
    await service.drafted(draft);
    await service.drafted(paused);
    await publish(paused);
    await service.commands.deactivate({ offerId: paused }, service.by(own));
  });
  const standing = () => Promise.all([offerId, draft, paused].map((id) => statusOf(id)));

  it('has all offers hidden in any state, and later restored to that state', async () => {
    await service.settle();
    const before = await standing();
    expect(before).toEqual(['active', 'draft', 'inactive']);
    await tell(suspended(1, '2027-02-08T10:00:00.000Z'));
    expect(await standing()).toEqual(['locked', 'locked', 'locked']);
    expect(await statusOf(neighbours, visitor)).toBe('active');
    await tell(reinstated(2));
    expect(await standing()).toEqual(before);
  });

  it('has just-published offers hidden, and commands in flight refused', async () => {
    await publish(draft);
    await service.bus.publish('moderation', [suspended(1)]);
    expect(codeOf(await service.commands.activate({ offerId: paused }, service.by(own)))).toBe('offer_locked');
    await service.settle();
    expect(await standing()).toEqual(['locked', 'locked', 'locked']);
    expect(await statusOf(draft, visitor)).toBeUndefined();
  });

  it('has offers locked that are not yet in the read model', async () => {
    let behind = true;
    const { react } = whenModerationDecidesThenLock({
      commands: createCommandHandler({ store: service.store, keys: service.ports.keys }),
      offers: { find: async () => (behind ? [] : [{ offerId } as OfferDocument]) },
      caughtUp: async () => {
        behind = false;
      },
    });
    const event = suspended(1);
    await react(event, { ...service.by(system, event.id), asks: event.id });
    expect(await typesOf()).toContain('OfferLocked');
  });

  it('keeps separately locked offers locked, and released offers locked with the suspension', async () => {
    await tell(locked(1), suspended(2), reinstated(3));
    expect(await standing()).toEqual(['locked', 'draft', 'inactive']);
    await tell(released(4));
    expect(await statusOf()).toBe('active');
    await tell(suspended(5), locked(6), released(7));
    expect(await statusOf()).toBe('locked');
    await tell(reinstated(8));
    expect(await statusOf()).toBe('active');
  });

  it('ignores repeated and late events', async () => {
    const all = [reinstated(1), suspended(2)];
    await tell(...all);
    const before = await Promise.all([offerId, draft, paused].map(typesOf));
    await tell(...all, reinstated(1));
    expect(await Promise.all([offerId, draft, paused].map(typesOf))).toEqual(before);
    expect(await standing()).toEqual(['locked', 'locked', 'locked']);
  });
});

describe('moderation events', () => {
  it('are ignored if about other subjects, and rejected if malformed', async () => {
    const before = await service.ports.store.head();
    await tell(said(1, 'moderation.invented', offerId, {}), locked(2, 'zzzzzzzzzz'));
    expect(await service.ports.store.head()).toBe(before);
    await expect(tell(said(3, 'moderation.offer_locked', offerId, { offerId: 7 }))).rejects.toThrow();
  });
});
