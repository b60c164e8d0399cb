import { describe, expect, it } from 'vitest';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { DayDocument } from '@lendring/platform/runtime/daily-numbers/projection.js';
import type { Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { daily } from './daily.js';

const owned = { offerId: 'k3v9w0m2q7', ownerId: '00000000-0000-4000-8000-000000000001' };
const at = '2026-03-02T10:00:00.000Z';
const place = {
  city: 'Köln',
  cityId: 'g2886242',
  cityUrl: 'koeln',
  country: 'DE' as const,
  point: { lat: 50.9, lng: 6.9 },
  radius: 500,
  exact: false,
  street: null,
  postal: null,
};
const published: OfferEvent = { type: 'OfferPublished', data: { ...owned, categoryId: 7, place, commercial: false } };

const countsOf = (events: readonly OfferEvent[], by = '') => {
  const recorded = events.map((event, n): Recorded<OfferEvent> => ({
    ...event,
    id: String(n),
    stream: `offer-${owned.offerId}`,
    position: String(n).padStart(16, '0'),
    at,
    actor: owned.ownerId,
  }));
  return recorded.reduce<DayDocument | null>((document, event) => {
    const id = daily.ids(event).find((one) => one.startsWith(`2026-03-02 ${by}`));
    return id === undefined ? document : daily.evolve(document, event, id);
  }, null)?.rows;
};
const online = (...events: OfferEvent[]) => countsOf([published, ...events])?.[0]?.counts['online'];

describe('daily offer statistics', () => {
  it('are grouped by category and public town, and name no person', () => {
    expect(countsOf([published], 'category')).toEqual([{ key: '7', counts: { published: 1 } }]);
    expect(countsOf([published, published], 'town')).toEqual([{ key: 'DE g2886242 Köln', counts: { published: 2 } }]);
    expect(JSON.stringify(countsOf([published]))).not.toContain(owned.ownerId);
  });

  it('count an offer as online until its pause, deletion or lock, and count each change once', () => {
    const lock = (because: 'offer' | 'owner', was: 'active' | 'locked'): OfferEvent => ({
      type: 'OfferLocked',
      data: { ...owned, because, was, at },
    });
    const unlock = (because: 'offer' | 'owner', status: 'active' | 'locked'): OfferEvent => ({
      type: 'OfferUnlocked',
      data: { ...owned, because, status, at },
    });
    const deleted: OfferEvent = { type: 'OfferDeleted', data: { ...owned, was: 'active' } };
    const lockedAndDeleted: OfferEvent = { type: 'OfferDeleted', data: { ...owned, was: 'active', locked: true } };
    const paused: OfferEvent = { type: 'OfferDeactivated', data: owned };
    expect(online()).toBe(1);
    expect(online(paused)).toBe(0);
    expect(online(paused, { type: 'OfferActivated', data: { ...owned, categoryId: 7 } })).toBe(1);
    expect(online(deleted)).toBe(0);
    expect(online(lock('offer', 'active'), lock('owner', 'locked'), unlock('offer', 'locked'))).toBe(0);
    expect(online(lock('offer', 'active'), unlock('offer', 'active'))).toBe(1);
    expect(online(lock('offer', 'active'), lockedAndDeleted)).toBe(0);
  });

  it('do not count deleted drafts', () =>
    expect(countsOf([{ type: 'OfferDeleted', data: { ...owned, was: 'draft' } }])).toBeUndefined());
});
