import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { change, inAll } from '../../testing/legal-texts.js';
import { startService } from '../../testing/service.js';

const ada: Actor = { kind: 'user', userId: UserId.parse('c0000000-0000-4000-8000-000000000003'), roles: ['admin'] };
const ben: Actor = { kind: 'user', userId: UserId.parse('c0000000-0000-4000-8000-000000000004'), roles: [] };
const visitor: Actor = { kind: 'visitor' };
const paging = { page: 1, size: 10 };
const wish = (text: string, from: string, after: number) => ({
  name: 'terms' as const,
  markdown: inAll(text),
  change,
  from,
  after,
});

describe('legal texts', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  beforeEach(async () => {
    service = await startService();
  });
  afterEach(async () => service.stop());

  const terms = async () => {
    const { inForce, next } = (await service.ask(visitor, 'settings', {})).legal.terms;
    return [inForce?.number ?? null, next?.number ?? null];
  };

  it('are refused if they take too long to parse', async () => {
    const slow = wish('*a_ '.repeat(6_000), '2027-02-01', 0);
    expect(await service.tell(ada, 'changeLegalText', slow)).toBe('legal_text_slow');
    expect(await service.tell(ben, 'changeLegalText', slow)).toBe('setting_version_not_found');
    expect(await terms()).toEqual([null, null]);
  });

  it('apply from their day on, and announced versions are readable earlier', async () => {
    expect(await terms()).toEqual([null, null]);
    expect(await service.tell(ada, 'changeLegalText', wish('One', '2027-02-01', 0))).toBe('ok');
    expect(await terms()).toEqual([1, null]);
    expect(await service.tell(ada, 'changeLegalText', wish('Two', '2027-03-01', 1))).toBe('ok');
    expect(await terms()).toEqual([1, 2]);
    expect(await service.ask(visitor, 'legalText', { name: 'terms', number: 2 })).toMatchObject({
      markdown: inAll('Two'),
      from: '2027-03-01',
    });
    expect(await service.ask(visitor, 'legalText', { name: 'terms', number: 3 })).toBeNull();
    service.clock.time = '2027-02-28T22:59:59.999Z';
    expect(await terms()).toEqual([1, 2]);
    service.clock.time = '2027-02-28T23:00:00.000Z';
    expect(await terms()).toEqual([2, null]);
  });

  it('are restored at once, even while another version is announced', async () => {
    await service.tell(ada, 'changeLegalText', wish('One', '2027-02-01', 0));
    await service.tell(ada, 'changeLegalText', wish('Two', '2027-03-01', 1));
    expect(await service.tell(ada, 'putBackLegalText', { name: 'terms', number: 0, after: 2 })).toBe('ok');
    expect(await terms()).toEqual([3, null]);
    service.clock.time = '2027-03-05T10:00:00.000Z';
    expect(await terms()).toEqual([3, null]);
    expect(await service.ask(visitor, 'legalText', { name: 'terms', number: 3 })).toMatchObject({
      markdown: null,
      text: 0,
      putBack: 0,
    });
  });

  it('are written by admins only, and show their authors to admins only', async () => {
    for (const other of [ben, visitor]) {
      expect(await service.tell(other, 'changeLegalText', wish('One', '2027-02-01', 0))).toBe(
        'setting_version_not_found',
      );
      expect(await service.tell(other, 'putBackLegalText', { name: 'terms', number: 0, after: 0 })).toBe(
        'setting_version_not_found',
      );
    }
    await service.tell(ada, 'changeLegalText', wish('One', '2027-02-01', 0));
    const byOf = async (who: Actor) =>
      (await service.ask(who, 'legalVersions', { name: 'terms', paging })).items.map(({ by }) => by);
    expect(await byOf(visitor)).toEqual([null]);
    expect(await byOf(ada)).toEqual([ada.kind === 'user' && ada.userId]);
  });

  it('accept a repeated click once, and only one of two concurrent changes', async () => {
    const click = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect(await service.tell(ada, 'changeLegalText', wish('One', '2027-02-01', 0), click)).toBe('ok');
    const both = await Promise.all(
      ['Left', 'Right'].map((text) => service.tell(ada, 'changeLegalText', wish(text, '2027-02-01', 1))),
    );
    expect(both.toSorted()).toEqual(['ok', 'setting_changed']);
    expect(await service.ask(visitor, 'legalVersions', { name: 'terms', paging })).toMatchObject({ total: 2 });
    expect(await service.ask(visitor, 'legalVersions', { name: 'privacy', paging })).toMatchObject({ total: 0 });
  });
});
