import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { rememberingChannel } from '../../testing/channel.js';
import { aSearch, searchId } from '../../testing/news.js';
import {
  accountDeleted,
  asked,
  idOf,
  now,
  offerCame,
  stranger,
  takeoutReady,
  vendor,
} from '../../testing/notification.js';
import { startService, type RunningService } from '../../testing/service.js';

let service: RunningService;
let mails: ReturnType<typeof rememberingChannel>;
beforeEach(async () => {
  mails = rememberingChannel();
  service = await startService(':memory:', [mails.channel]);
});
afterEach(() => service.stop());

const after = (minutes: number): string => new Date(Date.parse(now) + minutes * 60_000).toISOString();
const other = 'dr11000002';

describe('saved searches', () => {
  it('are private, saved once, renamed, enabled or disabled, and removed', async () => {
    expect(await service.saveSearch(vendor)).toMatchObject({ ok: true });
    const { question } = aSearch();
    await service.saveSearch(vendor, { searchId: idOf('again'), question: { ...question, text: ' zelt' } });
    expect(await service.searches(vendor)).toEqual([
      { searchId, name: '„Zelt“ rund um Köln', page: aSearch().page, on: true, savedAt: now },
    ]);
    expect(await service.changeSearch(stranger, { searchId, on: false })).toMatchObject({
      refusal: { code: 'saved_search_unknown' },
    });
    await service.changeSearch(vendor, { searchId, name: 'Festival', on: false });
    await service.changeSearch(vendor, { searchId, name: 'Festival', on: false });
    expect(await service.searches(vendor)).toMatchObject([{ name: 'Festival', on: false }]);
    expect(await service.types(`searches-${vendor}`)).toEqual(['SearchSaved', 'SearchRenamed', 'SearchSwitched']);
    await service.removeSearch(stranger, searchId);
    expect(await service.searches(stranger)).toEqual([]);
    for (let n = 0; n < 2; n += 1) expect(await service.removeSearch(vendor, searchId)).toMatchObject({ ok: true });
    expect(await service.searches(vendor)).toEqual([]);
    await service.saveSearch(null);
  });

  it('are limited in number, even for parallel clicks', async () => {
    const answers = await Promise.all(
      Array.from({ length: limits.savedSearches + 2 }, (_, n) =>
        service.saveSearch(vendor, {
          searchId: idOf(`search ${n}`),
          question: { text: `Zelt ${n}`, includeCommercialOnly: true },
        }),
      ),
    );
    for (const [n, answer] of answers.entries())
      if (!answer.ok && answer.refusal.code === 'busy')
        answers[n] = await service.saveSearch(vendor, {
          searchId: idOf(`search ${n}`),
          question: { text: `Zelt ${n}`, includeCommercialOnly: true },
        });
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 2 }, () => ({
        ok: false,
        refusal: { code: 'too_many_saved_searches', params: { max: limits.savedSearches } },
      })),
    );
    expect(await service.searches(vendor)).toHaveLength(limits.savedSearches);
  });
});

describe('a new offer', () => {
  it('is announced once per search in the list, and by one mail for several searches', async () => {
    await service.saveSearch(vendor);
    const came = offerCame(after(1));
    await service.hear(came);
    await service.hear(came, offerCame(after(2), { offerId: other }));
    await service.hear(offerCame(after(3)));
    const { items, unread } = await service.read(vendor);
    expect(items).toMatchObject([{ kind: 'saved_search', about: searchId, count: 2, requestId: null, read: false }]);
    expect(unread).toBe(1);
    await service.strike(after(5));
    expect(mails.handed).toMatchObject([{ userId: vendor, notifications: [{ count: 2 }], searches: [{ searchId }] }]);
    await service.strike(after(200));
    expect(mails.handed).toHaveLength(1);
  });

  it('is announced in a new line once the first line was read', async () => {
    await service.saveSearch(vendor);
    await service.hear(offerCame(after(1)));
    await service.markRead(vendor, { all: true });
    await service.hear(offerCame(after(2), { offerId: other }));
    expect(await service.kinds(vendor)).toEqual(['saved_search', '(saved_search)']);
  });

  it('is not announced if own, older than the search, disabled or not found', async () => {
    service.clock.time = after(10);
    await service.saveSearch(vendor);
    await service.hear(offerCame(after(5)));
    await service.hear(offerCame(after(11), { ownerId: vendor }));
    await service.changeSearch(vendor, { searchId, on: false });
    await service.hear(offerCame(after(12)));
    service.clock.time = after(20);
    await service.changeSearch(vendor, { searchId, on: true });
    await service.hear(offerCame(after(15)));
    service.offers.finds = () => false;
    await service.hear(offerCame(after(21)));
    expect(await service.kinds(vendor)).toEqual([]);
  });

  it('causes no query if no search can match', async () => {
    const { question } = aSearch();
    await service.saveSearch(vendor);
    await service.saveSearch(stranger, { searchId: idOf('tools'), question: { ...question, categoryId: 102 } });
    await service.saveSearch(stranger, {
      searchId: idOf('bygone'),
      question: { ...question, freeOn: { from: '2025-05-01', to: '2025-05-04' } },
    });
    await service.hear(offerCame(after(1), { lat: 48.1 }));
    expect(service.offers.asked).toBe(0);
    await service.hear(offerCame(after(2)));
    expect(service.offers.asked).toBe(1);
  });

  it('waits for an unavailable offer service, and matches all searches of one user', async () => {
    const { question } = aSearch();
    for (let n = 0; n < 3; n += 1)
      await service.saveSearch(vendor, { searchId: idOf(`s ${n}`), question: { ...question, text: `Zelt ${n}` } });
    service.offers.away = true;
    const heard = service.hear(offerCame(after(1)));
    service.offers.away = false;
    await heard;
    expect(await service.kinds(vendor)).toEqual(['saved_search', 'saved_search', 'saved_search']);
  });

  it('is not announced for a search deleted in the meantime', async () => {
    await service.saveSearch(vendor);
    await service.hear(offerCame(after(1)));
    await service.removeSearch(vendor, searchId);
    await service.strike(after(5));
    expect(mails.handed).toEqual([]);
    expect((await service.read(vendor)).items).toEqual([]);
  });
});

describe('a deleted account', () => {
  it('leaves no saved search behind, and receives nothing', async () => {
    await service.saveSearch(vendor);
    await service.hear(accountDeleted(vendor));
    await service.hear(offerCame(after(1)));
    expect(service.confirmed).toEqual([vendor]);
    expect(await service.searches(vendor)).toEqual([]);
    expect(await service.kinds(vendor)).toEqual([]);
    expect(service.offers.asked).toBe(0);
  });

  it('leaves data of other users, and is processed once for duplicate events', async () => {
    await service.saveSearch(vendor);
    await service.hear(asked());
    await service.hear(takeoutReady(stranger, idOf('takeout')));
    const deleted = accountDeleted(vendor);
    await service.hear(deleted, deleted);
    const inbox = await service.types(`inbox-${vendor}`);
    await service.hear(accountDeleted(vendor));
    expect(await service.types(`inbox-${vendor}`)).toEqual(inbox);
    expect(await service.kinds(vendor)).toEqual([]);
    expect(await service.kinds(stranger)).toEqual(['takeout_ready']);
    await service.hear(asked({ subject: idOf('late') }));
    expect(await service.kinds(vendor)).toEqual([]);
  });
});

describe('a data export', () => {
  it('is announced once when ready, in the list and by mail', async () => {
    const ready = takeoutReady(vendor, idOf('takeout'));
    await service.hear(ready);
    await service.hear(ready);
    expect(await service.read(vendor)).toMatchObject({
      items: [{ kind: 'takeout_ready', about: idOf('takeout'), requestId: null }],
      unread: 1,
    });
    await service.strike(after(5));
    expect(mails.kinds()).toEqual([['takeout_ready']]);
  });
});
