import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Plan } from '@lendring/contracts/billing/catalogue.js';
import { defaultCatalogue } from '@lendring/contracts/billing/default-catalogue.js';
import { allFeaturesOn } from '@lendring/contracts/installation/feature.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { wordsOf } from '../testing/categories.js';
import { startService } from '../testing/service.js';
import { at, banner, club, opening } from '../testing/settings.js';

const ada: Actor = { kind: 'user', userId: UserId.parse('c0000000-0000-4000-8000-000000000003'), roles: ['admin'] };
const ben: Actor = { kind: 'user', userId: UserId.parse('c0000000-0000-4000-8000-000000000004'), roles: [] };
const visitor: Actor = { kind: 'visitor' };
const operator = (name = club.name) => ({ part: 'operator' as const, value: { ...club, name } });
const paging = { page: 1, size: 10 };

describe('the installation service', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  beforeEach(async () => {
    service = await startService();
  });
  afterEach(async () => service.stop());

  it('shows settings to everyone, and the author of the settings to admins only', async () => {
    expect(await service.ask(visitor, 'settings', {})).toMatchObject({ operator: null, banner: null });
    expect(await service.tell(ada, 'changeSetting', { setting: operator(), after: 0 })).toBe('ok');
    expect(await service.tell(ada, 'changeSetting', { setting: { part: 'banner', value: banner }, after: 0 })).toBe(
      'ok',
    );
    expect(await service.ask(visitor, 'settings', {})).toMatchObject({ operator: club, banner });
    expect(await service.ask(ada, 'versions', { part: 'operator', paging })).toMatchObject({
      total: 1,
      items: [{ number: 1, setting: operator(), putBack: null, at }],
    });
    for (const other of [ben, visitor])
      expect(await service.ask(other, 'versions', { part: 'operator', paging })).toMatchObject({ total: 0, items: [] });
  });

  it('refuses commands from everyone except admins', async () => {
    for (const other of [ben, visitor]) {
      expect(await service.tell(other, 'changeSetting', { setting: operator(), after: 0 })).toBe(
        'setting_version_not_found',
      );
      expect(await service.tell(other, 'putBackSetting', { part: 'operator', number: 0, after: 0 })).toBe(
        'setting_version_not_found',
      );
    }
    expect(await service.ask(visitor, 'settings', {})).toMatchObject({ operator: null, banner: null });
  });

  it('accepts a repeated click once, and only one of two concurrent changes', async () => {
    const click = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect(await service.tell(ada, 'changeSetting', { setting: operator(), after: 0 }, click)).toBe('ok');
    const both = await Promise.all(
      ['Left', 'Right'].map((name) => service.tell(ada, 'changeSetting', { setting: operator(name), after: 1 })),
    );
    expect(both.toSorted()).toEqual(['ok', 'setting_changed']);
    expect(await service.ask(ada, 'versions', { part: 'operator', paging })).toMatchObject({ total: 2 });
  });

  it('restores an earlier version as a new version', async () => {
    await service.tell(ada, 'changeSetting', { setting: operator('One'), after: 0 });
    await service.tell(ada, 'changeSetting', { setting: operator('Two'), after: 1 });
    expect(await service.tell(ada, 'putBackSetting', { part: 'operator', number: 1, after: 2 })).toBe('ok');
    expect(await service.ask(visitor, 'settings', {})).toMatchObject({ operator: { name: 'One' } });
    expect(await service.tell(ada, 'putBackSetting', { part: 'operator', number: 0, after: 3 })).toBe('ok');
    expect(await service.ask(visitor, 'settings', {})).toMatchObject({ operator: null });
    const { items } = await service.ask(ada, 'versions', { part: 'operator', paging: { page: 1, size: 2 } });
    expect(items.map(({ number, putBack }) => [number, putBack])).toEqual([
      [4, 0],
      [3, 1],
    ]);
  });

  it('returns plans to billing by known version, and former plans once the file applies again', async () => {
    const [free, plus, business] = defaultCatalogue.plans as [Plan, Plan, Plan];
    const asked = (known: number | null) => service.ask(visitor, 'plans', { known });
    expect(await asked(null)).toEqual({ number: 0, set: { plans: null, former: [] } });
    expect(await asked(0)).toEqual({ number: 0, set: null });
    const publish = (value: Plan[] | null, after: number) =>
      service.tell(ada, 'changeSetting', { setting: { part: 'plans', value }, reason: 'Prices', after });
    expect(await publish([free, plus, business], 0)).toBe('ok');
    expect(await asked(0)).toEqual({ number: 1, set: { plans: [free, plus, business], former: [] } });
    expect(await publish(null, 1)).toBe('ok');
    expect(await asked(1)).toEqual({ number: 2, set: { plans: null, former: [free, plus, business] } });
    expect(await asked(2)).toEqual({ number: 2, set: null });
  });

  it('shows disabled features to everyone, and the reason to admins only', async () => {
    const off = { ...allFeaturesOn, ads: false };
    const setting = { part: 'features' as const, value: off };
    expect(await service.tell(ben, 'changeSetting', { setting, reason: 'Mine', after: 0 })).toBe(
      'setting_version_not_found',
    );
    expect(await service.tell(ada, 'changeSetting', { setting, reason: 'No ads here', after: 0 })).toBe('ok');
    expect(await service.ask(visitor, 'settings', {})).toMatchObject({ features: off });
    expect(await service.ask(ada, 'versions', { part: 'features', paging })).toMatchObject({
      items: [{ number: 1, setting, reason: 'No ads here' }],
    });
  });

  it('shows the brand to everyone, and accepts one of two concurrent changes by admins', async () => {
    const brand = (name: string) => ({ part: 'brand' as const, value: { name, logo: null, accent: '#7a1f5c' } });
    const first = { setting: brand('Leihbar'), reason: 'Ours', after: 0 };
    for (const other of [ben, visitor])
      expect(await service.tell(other, 'changeSetting', first)).toBe('setting_version_not_found');
    expect(await service.ask(visitor, 'settings', {})).toMatchObject({ brand: null });
    const both = await Promise.all(
      ['Leihbar', 'Verleihnix'].map((name) => service.tell(ada, 'changeSetting', { ...first, setting: brand(name) })),
    );
    expect(both.toSorted()).toEqual(['ok', 'setting_changed']);
    expect((await service.ask(visitor, 'settings', {})).brand).toMatchObject({ accent: '#7a1f5c' });
    expect(await service.tell(ada, 'putBackSetting', { part: 'brand', number: 0, reason: 'No', after: 1 })).toBe('ok');
    expect(await service.ask(visitor, 'settings', {})).toMatchObject({ brand: null });
  });

  it('is open until an admin closes it, and again when that change is reverted', async () => {
    const setting = { part: 'opening' as const, value: opening };
    for (const other of [ben, visitor])
      expect(await service.tell(other, 'changeSetting', { setting, reason: 'Mine', after: 0 })).toBe(
        'setting_version_not_found',
      );
    expect(await service.tell(ada, 'changeSetting', { setting, after: 0 })).toBe('setting_reason');
    expect(await service.tell(ada, 'changeSetting', { setting, reason: 'Not ready', after: 0 })).toBe('ok');
    expect(await service.ask(visitor, 'settings', {})).toMatchObject({ opening });
    for (const other of [ben, visitor])
      expect(await service.ask(other, 'versions', { part: 'opening', paging })).toMatchObject({ total: 0, items: [] });
    expect(await service.tell(ada, 'putBackSetting', { part: 'opening', number: 0, reason: 'Go', after: 1 })).toBe(
      'ok',
    );
    expect(await service.ask(visitor, 'settings', {})).toMatchObject({ opening: null });
  });

  it('returns categories to everyone once per version, and category authors to admins only', async () => {
    const beginning = await service.ask(visitor, 'categories', { known: null });
    expect(beginning).toMatchObject({ number: 0, version: '2024-11-25 11:01:09' });
    expect(beginning.categories).toHaveLength(124);
    expect(await service.ask(visitor, 'categories', { known: 0 })).toMatchObject({ categories: null });
    const changes = [
      { kind: 'edit' as const, id: 203, parent: 200, words: wordsOf(203, { slug: { de: 'rad', en: 'bike' } }) },
      { kind: 'merge' as const, id: 406, into: 901 },
    ];
    const asked = { changes, after: 0, locale: 'de' as const };
    expect(await service.ask(ada, 'categoryPreview', asked)).toMatchObject({ refusal: null, number: 0 });
    expect(await service.ask(ada, 'categoryPreview', { ...asked, after: 1 })).toMatchObject({
      refusal: { code: 'categories_changed' },
      categories: null,
    });
    expect(await service.tell(ada, 'publishCategories', { changes, after: 0, reason: 'Shorter' })).toBe('ok');
    expect(await service.ask(visitor, 'categories', { known: 0 })).toMatchObject({
      number: 1,
      version: '2027-02-01 10:00:00',
      categories: expect.arrayContaining([expect.objectContaining({ id: 406, state: 'merged', into: 901 })]),
    });
    expect((await service.ask(ada, 'categoryVersions', { paging })).items).toMatchObject([
      {
        number: 1,
        reason: 'Shorter',
        at,
        steps: [
          { what: 'edited', id: 203 },
          { what: 'merged', id: 406, into: 901 },
        ],
      },
    ]);
    for (const other of [ben, visitor]) {
      expect(await service.ask(other, 'categoryPreview', asked)).toBeNull();
      expect(await service.ask(other, 'categoryVersions', { paging })).toMatchObject({ total: 0, items: [] });
      expect(await service.tell(other, 'publishCategories', { changes, after: 1, reason: 'Mine' })).toBe(
        'category_gone',
      );
    }
  });

  it('publishes pictures uploaded within the last day, and removes unpublished pictures', async () => {
    const [used, forgotten] = [randomUUID(), randomUUID()];
    for (const imageId of [used, forgotten]) await service.unpublished.add(imageId);
    const naming = (image: string, after: number) => ({
      changes: [{ kind: 'edit' as const, id: 203, parent: 200, words: wordsOf(203, { image }) }],
      after,
      reason: 'A better picture',
    });
    const tried = async (image: string) => {
      const { changes, after } = naming(image, 0);
      return (await service.ask(ada, 'categoryPreview', { changes, after, locale: 'de' }))?.refusal?.code ?? 'ok';
    };
    expect([await tried(used), await tried(randomUUID())]).toEqual(['ok', 'category_picture_gone']);
    expect(await service.tell(ada, 'publishCategories', naming(randomUUID(), 0))).toBe('category_picture_gone');
    expect(await service.tell(ada, 'publishCategories', naming(used, 0))).toBe('ok');
    expect(await service.ask(ada, 'categoryImages', {})).toEqual([used]);
    for (const other of [ben, visitor]) expect(await service.ask(other, 'categoryImages', {})).toEqual([]);

    service.clock.time = new Date(Date.parse(at) + 24.5 * 3_600_000).toISOString();
    await service.tick();
    expect(service.removed).toEqual([]);
    expect(await service.tell(ada, 'publishCategories', naming(forgotten, 1))).toBe('category_picture_gone');
    service.clock.time = new Date(Date.parse(at) + 25.5 * 3_600_000).toISOString();
    for (let times = 0; times < 2; times += 1) await service.tick();
    expect(service.removed).toEqual([forgotten]);
    expect([await service.unpublished.has(used), await service.unpublished.has(forgotten)]).toEqual([false, false]);
  });

  it('accepts a repeated click once, and only one of two drafts published concurrently', async () => {
    const changes = [{ kind: 'retire' as const, id: 608 }];
    const click = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect(await service.tell(ada, 'publishCategories', { changes, after: 0, reason: 'Once' }, click)).toBe('ok');
    const both = await Promise.all(
      [607, 606].map((id) =>
        service.tell(ada, 'publishCategories', { changes: [{ kind: 'retire', id }], after: 1, reason: 'Both' }),
      ),
    );
    expect(both.toSorted()).toEqual(['categories_changed', 'ok']);
    expect(await service.ask(ada, 'categoryVersions', { paging })).toMatchObject({ total: 2 });
  });

  it('confirms that no data of a deleted person is stored', async () => {
    const userId = randomUUID();
    await service.bus.publish('account', [
      {
        specversion: '1.0',
        id: randomUUID(),
        source: '/account',
        type: 'account.deleted',
        subject: userId,
        time: at,
        datacontenttype: 'application/json',
        data: { userId },
      },
    ]);
    await eventually(
      () => service.confirmed,
      (ids) => ids.includes(userId),
    );
  });
});
