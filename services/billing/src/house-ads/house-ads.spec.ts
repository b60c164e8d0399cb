import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdWishes, AdWords } from '@lendring/contracts/billing/ads.js';
import { billingCommands } from '@lendring/contracts/billing/commands.js';
import type { AdKind, ShownAdSort, ShownAdState } from '@lendring/contracts/billing/house-ads.js';
import { adReviewCalls } from '@lendring/contracts/http/ad-review.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { streamOf } from '@lendring/contracts/kernel/decider.js';
import { idOf, startService, type RunningService } from '../../testing/service.js';
import { adAggregate } from '../ads/ad.aggregate.js';

const [ada, eve, jana] = [idOf('ada'), idOf('eve'), idOf('jana')];
const words: AdWords = {
  type: 'banner',
  position: 'top',
  colour: '#0b5c5c',
  title: 'Leihtag im Park',
  claim: 'Am Samstag',
  cta: 'Ansehen',
  link: 'https://leihtag.example/',
  hint: { x: 'right', y: 'top', src: 'Verein Leihtag' },
};
const wishes: AdWishes = { from: null, views: 1_000, language: null, categoryId: null };
const terms = { until: null, views: null, weight: 1 };
const reason = 'Partner, pays by agreement.';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
  for (const admin of [ada, eve]) service.admins.add(admin);
});
afterEach(() => service.stop());

const drafted = async (own: Partial<AdWishes> = {}): Promise<string> => {
  const adId = randomUUID();
  const one = { adId, words, wishes: { ...wishes, ...own }, house: true };
  expect(await service.tell(ada, 'draftAd', one)).toBe('ok');
  return adId;
};
const withPicture = async (own: Partial<AdWishes> = {}): Promise<string> => {
  const adId = await drafted(own);
  expect(await service.tell(ada, 'setAdPicture', { adId, from: 0, imageId: randomUUID() })).toBe('ok');
  return adId;
};
const place = (who: string, adId: string, own: Partial<{ until: string | null }> = {}) =>
  service.tell(who, 'placeHouseAd', { adId, terms: { ...terms, ...own }, reason });
const listed = async (
  filter: Readonly<{ state: ShownAdState; kind?: AdKind }> = { state: 'current' },
  sort: ShownAdSort = '-from',
) => (await service.ask(eve, 'shownAds', { filter, sort, paging: { page: 1, size: 10 } })).items;
const running = async () => (await service.ask(jana, 'runningAds', {})).ads.map(({ adId }) => adId);

describe('house ad', () => {
  it('is drafted without an address, placed once, and labelled as from the operator', async () => {
    const adId = await withPicture();
    expect(await running()).toEqual([]);
    expect(await Promise.all([place(ada, adId), place(ada, adId)])).toEqual(['ok', 'ok']);
    const events = await service.store.read(streamOf(adAggregate, adId));
    expect(events.filter(({ type }) => type === 'AdPlaced').map(({ data }) => data)).toMatchObject([{ reason }]);
    expect(await running()).toEqual([adId]);
    expect(await listed()).toMatchObject([{ adId, userId: null }]);
    expect(await service.ask(jana, 'adSeen', { adId })).toMatchObject({ ownerId: null });
    expect((await service.ask(ada, 'invoices', { page: 1, size: 10 })).total).toBe(0);
    expect((await service.ask(ada, 'ownAds', { house: false })).ads).toEqual([]);
    expect((await service.ask(ada, 'ownAds', { house: true })).ads).toMatchObject([{ adId, stage: 'approved' }]);
    expect(await service.tell(eve, 'endAd', { adId })).toBe('ok');
    expect(await running()).toEqual([]);
  });

  it('is shown from its first to its last day, and requires a valid period and a picture', async () => {
    const adId = await withPicture({ from: '2027-02-03' });
    expect(await place(ada, adId, { until: '2027-02-02' })).toBe('ad_ends_too_early');
    expect(await place(ada, await drafted())).toBe('ad_picture_missing');
    expect(await place(ada, adId, { until: '2027-02-04' })).toBe('ok');
    service.clock.time = '2027-02-02T22:59:59.000Z';
    expect(await running()).toEqual([]);
    service.clock.time = '2027-02-04T22:59:59.000Z';
    expect(await running()).toEqual([adId]);
    service.clock.time = '2027-02-04T23:00:00.000Z';
    expect(await running()).toEqual([]);
  });

  it('is paused with a reason by an ad admin, has no link while paused, and is resumed', async () => {
    const adId = await withPicture();
    const pause = (who: string) => service.tell(who, 'pauseHouseAd', { adId, reason: 'Closed until May' });
    const go = (who: string) => service.tell(who, 'continueHouseAd', { adId });
    expect([await pause(ada), await go(ada)]).toEqual(['ad_not_found', 'ad_not_found']);
    await place(ada, adId);
    const [{ secret } = { secret: '' }] = (await service.ask(jana, 'runningAds', {})).ads;
    expect([await pause(jana), await go(jana)]).toEqual(['ad_not_found', 'ad_not_found']);
    service.clock.time = '2027-02-01T10:00:00.000Z';
    expect(await Promise.all([pause(eve), pause(eve)])).toEqual(['ok', 'ok']);
    expect(await running()).toEqual([]);
    expect(await service.ask(jana, 'adLink', { adId, secret })).toBeNull();
    expect(await listed()).toMatchObject([{ adId, status: 'paused' }]);
    service.clock.time = '2027-02-02T10:00:00.000Z';
    expect([await go(ada), await go(ada)]).toEqual(['ok', 'ok']);
    expect(await running()).toEqual([adId]);
    expect((await listed())[0]?.history).toEqual([
      { act: 'placed', reason, at: '2027-01-31T10:00:00.000Z' },
      { act: 'paused', reason: 'Closed until May', at: '2027-02-01T10:00:00.000Z' },
      { act: 'continued', reason: null, at: '2027-02-02T10:00:00.000Z' },
    ]);
    await service.tell(eve, 'endAd', { adId });
    expect([await pause(eve), await go(eve)]).toEqual(['ad_ended', 'ad_ended']);
  });

  it('names an external sponsor and the place around which the ad is shown', async () => {
    const adId = randomUUID();
    const area = { cityId: 'g2886242', city: 'Köln', point: { lat: 50.94, lng: 6.96 }, radiusKm: 25 as const };
    const one = { adId, words: { ...words, payer: 'Stadt Köln' }, wishes: { ...wishes, area }, house: true };
    expect(await service.tell(ada, 'draftAd', one)).toBe('ok');
    expect(await service.tell(ada, 'setAdPicture', { adId, from: 0, imageId: randomUUID() })).toBe('ok');
    expect((await service.ask(ada, 'ownAd', { adId }))?.wishes).toMatchObject({ area });
    expect(await place(ada, adId)).toBe('ok');
    expect((await service.ask(jana, 'runningAds', {})).ads).toMatchObject([
      { adId, userId: null, content: { payer: 'Stadt Köln' }, terms: { area } },
    ]);
    expect(await listed()).toMatchObject([{ adId, content: { payer: 'Stadt Köln' }, terms: { area } }]);
  });

  it('is listed by state and in each order, even after its end', async () => {
    const [first, second, later] = [
      await withPicture(),
      await withPicture(),
      await withPicture({ from: '2027-02-10' }),
    ];
    for (const adId of [first, second, later]) await place(ada, adId);
    const counts = [
      { adId: first, views: 3, clicks: 1 },
      { adId: second, views: 7, clicks: 0 },
    ];
    await service.tellAsSystem('countAds', { counts });
    const ids = async (...asked: Parameters<typeof listed>) => (await listed(...asked)).map(({ adId }) => adId);
    expect(await ids({ state: 'current' }, '-views')).toEqual([second, first, later]);
    expect(await ids({ state: 'running' }, '-clicks')).toEqual([first, second]);
    expect(await ids({ state: 'planned' })).toEqual([later]);
    expect(await service.tell(eve, 'pauseHouseAd', { adId: second, reason })).toBe('ok');
    expect(await service.tell(eve, 'endAd', { adId: first })).toBe('ok');
    expect([await ids({ state: 'running' }), await ids({ state: 'paused' })]).toEqual([[], [second]]);
    expect(await listed({ state: 'over' })).toMatchObject([{ adId: first, status: 'over', total: { views: 3 } }]);
    expect(await ids({ state: 'all' }, 'views')).toEqual([later, first, second]);
    expect([await ids({ state: 'all', kind: 'booked' }), await ids({ state: 'over', kind: 'house' })]).toEqual([
      [],
      [first],
    ]);
    expect(
      await service.ask(jana, 'shownAds', { filter: { state: 'all' }, sort: '-from', paging: { page: 1, size: 10 } }),
    ).toEqual({ items: [], total: 0 });
  });

  it('accepts a pause reason up to the maximum length', () => {
    const taken = (length: number) => {
      const body = { reason: 'x'.repeat(length) };
      return [
        billingCommands.pauseHouseAd.safeParse({ adId: randomUUID(), ...body }).success,
        billingCommands.placeHouseAd.safeParse({ adId: randomUUID(), terms, ...body }).success,
        adReviewCalls.pauseHouseAd.body.safeParse(body).success,
        adReviewCalls.placeHouseAd.body.safeParse({ ...terms, ...body }).success,
      ];
    };
    expect(taken(limits.reason)).toEqual([true, true, true, true]);
    expect(taken(limits.reason + 1)).toEqual([false, false, false, false]);
  });

  it('is deleted as a draft by its author', async () => {
    const adId = await withPicture();
    expect(await service.tell(eve, 'dropAd', { adId })).toBe('ad_not_found');
    expect(await service.tell(ada, 'dropAd', { adId })).toBe('ok');
    expect(await place(ada, adId)).toBe('ad_not_found');
  });

  it('is hidden from other users, cannot be booked, and is immutable once placed', async () => {
    const adId = await withPicture();
    const one = { adId: randomUUID(), words, wishes, house: true };
    expect(await service.tell(jana, 'draftAd', one)).toBe('ad_not_found');
    expect([await place(jana, adId), await place(eve, adId)]).toEqual(['ad_not_found', 'ad_not_found']);
    expect(await service.tell(ada, 'draftAd', { ...one, adId, house: false })).not.toBe('ok');
    expect(await service.tell(ada, 'bookAd', { adId, net: 900, paymentId: randomUUID() })).not.toBe('ok');
    expect(await place(ada, adId)).toBe('ok');
    expect(await service.tell(ada, 'draftAd', { ...one, adId })).toBe('ad_settled');
    expect(await service.tell(ada, 'setAdPicture', { adId, from: 0, imageId: null })).toBe('ad_settled');
    expect(await service.tell(ada, 'dropAd', { adId })).toBe('ad_settled');
  });
});
