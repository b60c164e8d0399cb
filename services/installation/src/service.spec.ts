import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Actor } from '@lendring/contracts/kernel/door.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { startService } from '../testing/service.js';
import { at, banner, club } from '../testing/settings.js';

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

  it('tells everybody what is set, and admins who set it', async () => {
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

  it('takes nothing from anybody but admins', async () => {
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

  it('takes a click once, and of two who change the same thing at once one', async () => {
    const click = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect(await service.tell(ada, 'changeSetting', { setting: operator(), after: 0 }, click)).toBe('ok');
    const both = await Promise.all(
      ['Left', 'Right'].map((name) => service.tell(ada, 'changeSetting', { setting: operator(name), after: 1 })),
    );
    expect(both.toSorted()).toEqual(['ok', 'setting_changed']);
    expect(await service.ask(ada, 'versions', { part: 'operator', paging })).toMatchObject({ total: 2 });
  });

  it('puts an earlier version back as a new one', async () => {
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

  it('confirms that it holds nothing of a deleted person', async () => {
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
