import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { START } from '@lendring/contracts/kernel/ids.js';
import { FilingEvent } from '@lendring/contracts/offer/categories.js';
import { LoanEvent } from '@lendring/contracts/offer/lending.js';
import { OfferEvent } from '@lendring/contracts/offer/events.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { createProjector } from '@lendring/platform/runtime/followers/projector.js';
import type { Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { silentLog } from '@lendring/platform/base/log.js';
import {
  deactivated,
  deleted,
  described,
  drafted,
  offerId,
  owned,
  ownerId,
  published,
  rough,
} from '../../testing/offer.js';
import { asking, cloud, memorySearch, parties, requestId, runningService, user } from '../../testing/service.js';
import { OpeningTimesEvent } from '@lendring/contracts/offer/opening-times.js';
import type { OfferDocument } from './document.js';
import { offers } from './projection.js';
import { builtInTree } from '@lendring/contracts/reference/category-tree.js';
import { viewOf } from './view.js';
import { searchDocument } from './search-document.js';
import { PATIENCE_MS } from '@lendring/platform/testing/eventually.js';

const folder = new URL('../../../../contracts/fixtures/offer/', import.meta.url);
const Stored = z.discriminatedUnion('type', [
  ...OfferEvent.options,
  ...LoanEvent.options,
  ...FilingEvent.options,
  ...OpeningTimesEvent.options,
]);
type Stored = z.infer<typeof Stored>;
const golden = readdirSync(folder)
  .filter((name) => /^Offer(?!BroughtOnline|DefaultsSet)/.test(name))
  .map((name) => Stored.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));

const recorded = (event: Stored, n: number): Recorded<Stored> => ({
  ...event,
  id: `e${n}`,
  stream: `offer-${offerId}`,
  position: String(n).padStart(16, '0'),
  at: `2025-05-01T10:00:${String(n).padStart(2, '0')}.000Z`,
  actor: ownerId,
});
const fold = (events: readonly (OfferEvent | LoanEvent)[]): OfferDocument | null =>
  events.map(recorded).reduce<OfferDocument | null>((document, event) => offers.evolve(document, event, offerId), null);
const taken = (end: string, key = 'c7e2b1a0-3f4d-4e5c-8b6a-7d8e9f0a1b2c'): LoanEvent => ({
  type: 'OfferTaken',
  data: { offerId, key, start: '2025-05-01T00:00:00.000Z', end },
});

describe('the offer document', () => {
  it('accepts every event, before and after the draft', () => {
    for (const event of golden) {
      expect(offers.ids(recorded(event, 1))).toEqual([offerId]);
      expect(offers.evolve(null, recorded(event, 1), offerId) === null).toBe(event.type !== 'OfferDrafted');
      expect(() => offers.evolve(fold(published), recorded(event, 20), offerId)).not.toThrow();
    }
  });

  it('knows a loan that is out until it is back, and beyond its end', () => {
    const key = 'c7e2b1a0-3f4d-4e5c-8b6a-7d8e9f0a1b2c';
    const end = '2025-06-02T00:00:00.000Z';
    const out = { end, by: 'days' as const, units: 1 };
    const noted: LoanEvent = { type: 'OfferOutNoted', data: { offerId, key, out } };
    const lent = [...published, taken(end), noted];
    expect(fold(lent)?.out).toEqual({ [key]: out });
    expect(fold([...lent, taken(end)])?.out).toEqual({ [key]: out });
    expect(fold([...lent, taken('2025-06-01T00:00:00.000Z')])?.out).toEqual({});
    expect(fold([...lent, { type: 'OfferOutNoted', data: { offerId, key, out: null } }])?.out).toEqual({});
    expect(fold([...lent, { type: 'OfferFreed', data: { offerId, key } }])?.out).toEqual({});
  });

  it('keeps the units of a block of what is left, and replaces its periods', () => {
    const [start, end] = ['2025-06-01T00:00:00.000Z', '2025-06-02T00:00:00.000Z'];
    const key = 'c7e2b1a0-3f4d-4e5c-8b6a-7d8e9f0a1b2c';
    const blocked = (units?: number): LoanEvent => ({
      type: 'OfferBlocked',
      data: { offerId, key, periods: [{ start, end }], ...(units && { units }) },
    });
    const usesAfter = (...events: readonly LoanEvent[]) => Object.values(fold([...published, ...events])?.taken ?? {});
    expect(usesAfter(blocked(3))).toEqual([{ start, end, units: 3, rest: true }]);
    expect(usesAfter(blocked(3), blocked())).toEqual([{ start, end, units: null }]);
  });

  it('is deleted with the offer, whatever events follow', () => {
    expect(fold([...published, deleted])).toBeNull();
    expect(
      fold([
        ...published,
        deleted,
        taken('2025-06-01T00:00:00.000Z'),
        { type: 'OfferRated', data: { offerId, stars: 5 } },
      ]),
    ).toBeNull();
  });

  it('updates its change date for changes by the owner, but not for ratings and loans', () => {
    const before = fold(published);
    const after = fold([
      ...published,
      { type: 'OfferRated', data: { offerId, stars: 5 } },
      { type: 'OfferLent', data: { offerId } },
      taken('2025-06-01T00:00:00.000Z'),
    ]);
    expect([after?.changedAt, after?.rating, after?.lentCount]).toEqual([before?.changedAt, { sum: 5, count: 1 }, 1]);
    expect(fold([...published, deactivated])?.changedAt).not.toBe(before?.changedAt);
  });

  it('drops past periods, and leaves the day of an early return free', () => {
    expect(Object.keys(fold([...published, taken('2025-04-30T08:00:00.000Z'), deactivated])?.taken ?? {})).toEqual([]);
    expect(Object.keys(fold([...published, taken('2025-05-01T08:00:00.000Z'), deactivated])?.taken ?? {})).toHaveLength(
      1,
    );
    const document = fold([...published, taken('2025-05-01T08:00:00.000Z')]);
    expect(document && searchDocument(document)?.busyDays).not.toContain('2025-05-01');
  });

  it('replaces a period with the same key, and frees it completely', () => {
    const longer = fold([...published, taken('2025-06-01T00:00:00.000Z'), taken('2025-06-03T00:00:00.000Z')]);
    expect(Object.values(longer?.taken ?? {})).toEqual([
      { start: '2025-05-01T00:00:00.000Z', end: '2025-06-03T00:00:00.000Z', units: null },
    ]);
    const freed: LoanEvent = { type: 'OfferFreed', data: { offerId, key: Object.keys(longer?.taken ?? {})[0] ?? '' } };
    expect(fold([...published, taken('2025-06-01T00:00:00.000Z'), freed, freed])?.taken).toEqual({});
  });

  it('keeps the last change date of the owner through locks, and is not indexed while locked', () => {
    const locked: OfferEvent = {
      type: 'OfferLocked',
      data: { ...owned, because: 'offer', was: 'active', at: '2025-05-02T10:00:00.000Z' },
    };
    const unlocked: OfferEvent = {
      type: 'OfferUnlocked',
      data: { ...owned, because: 'offer', status: 'active', categoryId: 102, at: '2025-05-03T10:00:00.000Z' },
    };
    const [before, hidden, after] = [
      fold(published),
      fold([...published, locked]),
      fold([...published, locked, unlocked]),
    ];
    for (const document of [hidden, after])
      expect([document?.changedAt, document?.publishedAt]).toEqual([before?.changedAt, before?.publishedAt]);
    expect([hidden?.status, after?.status]).toEqual(['locked', 'active']);
    expect(hidden && searchDocument(hidden)).toBeNull();
    expect(after && searchDocument(after)).not.toBeNull();
    expect(viewOf(hidden, { kind: 'visitor' }, 0, [], builtInTree)).toBeNull();
    expect(viewOf(hidden, user(ownerId), 3, [], builtInTree)).toMatchObject({ status: 'locked', hits: 3 });
  });

  it('keeps the date of first publication through pauses', () => {
    const paused = fold([...published, deactivated, { type: 'OfferActivated', data: { ...owned, categoryId: 102 } }]);
    expect([paused?.status, paused?.publishedAt]).toEqual(['active', fold(published)?.publishedAt]);
  });

  it('shows the offer of an erased owner with empty texts', () => {
    const document = fold([
      ...published,
      { ...described, data: { ...owned, title: null, shortDescription: null, description: null } } as OfferEvent,
    ]);
    expect(viewOf(document, { kind: 'visitor' }, 0, [], builtInTree)).toMatchObject({ title: '', description: '' });
  });
});

describe('the read model', () => {
  it('is the same after duplicate delivery and after a rebuild', async () => {
    const service = await runningService();
    await service.drafted();
    await service.commands.publish({ offerId }, service.by(user(ownerId)));
    await service.commands.draft({ offerId: 'zzzzzzzzzz' }, service.by(user(ownerId)));
    const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    await service.bus.publish('request', [
      cloud('calendar.taken', offerId, { key: requestId, start: soon(2), end: soon(4) }),
      cloud('request.completed', requestId, parties),
      cloud('request.rated', requestId, { ...parties, side: 'creator', aboutId: ownerId, stars: 4 }),
    ]);
    await service.settle();
    const read = async (documents = service.ports.documents) =>
      (await documents.collection<OfferDocument>(`offers@${offers.version}`)).find({ filter: {}, limit: 10 });
    const [once, indexed] = [await read(), new Map(service.search.documents)];
    const again = async (documents = service.ports.documents, search = service.search) => {
      await documents.setValue(`checkpoint:offers@${offers.version}`, START);
      const projector = createProjector({
        projection: offers,
        store: service.store,
        documents,
        search,
        log: silentLog,
      });
      await projector.start();
      await projector.waitFor(await service.store.head(), PATIENCE_MS);
      await projector.stop();
    };
    await again();
    expect(await read()).toEqual(once);
    const [fresh, search] = [openSqliteDocuments(':memory:'), memorySearch()];
    await again(fresh, search);
    expect(await read(fresh)).toEqual(once);
    expect(search.documents).toEqual(indexed);
    expect(once.map((document) => document.offerId)).toEqual([offerId, 'zzzzzzzzzz']);
    expect(once[0]).toMatchObject({ rating: { sum: 4, count: 1 }, lentCount: 1 });
    expect(Object.keys(once[0]?.taken ?? {})).toEqual([requestId]);
    expect(indexed.get(offerId)?.busyDays.length).toBeGreaterThanOrEqual(2);
    expect(await service.queries.one({ offerId }, asking(user(ownerId)))).toMatchObject({ place: rough });
    await fresh.close();
    await service.stop();
  });

  it('ignores a history without its beginning', () => {
    expect(fold([...published].filter((event) => event !== drafted))).toBeNull();
  });
});
