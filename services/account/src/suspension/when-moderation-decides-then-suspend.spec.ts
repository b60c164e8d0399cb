import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { address, otherId, userId } from '../../testing/account.js';
import { asking, at, by, runningService, system, user, visitor } from '../../testing/service.js';

const until = '2099-01-01T00:00:00.000Z';
const said = (n: number, type: string, data: object): CloudEvent => ({
  specversion: '1.0',
  id: randomUUID(),
  source: '/moderation',
  type,
  subject: userId,
  time: new Date(Date.parse(at) + n * 60_000).toISOString(),
  datacontenttype: 'application/json',
  data: { userId, ...data },
});
const suspended = (n: number, last: string | null = until) => said(n, 'moderation.person_suspended', { until: last });
const reinstated = (n: number) => said(n, 'moderation.person_reinstated', {});

describe('a moderation decision about a user', () => {
  let service: Awaited<ReturnType<typeof runningService>>;
  const tell = (...events: readonly CloudEvent[]) => service.bus.publish('moderation', events);
  const standing = (id = userId) => service.queries.standing({}, asking(user(id)));
  const types = async () => (await service.store.read(`account-${userId}`)).map(({ type }) => type);
  const codeOf = (answer: CommandAnswer): string | null => (answer.ok ? null : answer.refusal.code);

  beforeEach(async () => {
    service = await runningService();
    await service.open(userId);
    await service.open(otherId);
  });
  afterEach(() => service.stop());

  it('is visible at once in the account status of that user, and in no other', async () => {
    await tell(suspended(1));
    expect(await standing()).toEqual({ roles: [], suspended: { until } });
    expect(await standing(otherId)).toEqual({ roles: [], suspended: null });
    expect(await service.queries.standing({}, asking(visitor))).toEqual({ roles: [], suspended: null });
    await tell(suspended(2, null));
    expect(await standing()).toEqual({ roles: [], suspended: { until: null } });
    await tell(reinstated(3));
    expect(await standing()).toEqual({ roles: [], suspended: null });
  });

  it('expires after its last day', async () => {
    await tell(suspended(1, '2025-05-01T09:00:00.000Z'));
    expect((await standing()).suspended).toBeNull();
  });

  it('leaves the public profile unchanged', async () => {
    const changes = { nickname: 'Kamera.Kiste', firstname: 'Alex', lastname: 'Beispiel', address };
    await service.commands.changeProfile({ changes }, by(user(userId)));
    await service.settle();
    const seen = () => service.queries.publicProfile({ userId }, asking(visitor));
    const before = await seen();
    await tell(suspended(1));
    await service.settle();
    expect(before).toMatchObject({ nickname: 'Kamera.Kiste' });
    expect(await seen()).toEqual(before);
  });

  it('suspends admin rights, including rights over other admins', async () => {
    const asAdmin = { role: 'admin', reason: 'Ehrenamt' } as const;
    for (const id of [userId, otherId]) await service.commands.giveRole({ userId: id, ...asAdmin }, by(system));
    await service.settle();
    await tell(suspended(1));
    await service.settle();
    expect(await service.queries.profile({}, asking(user(userId)))).toMatchObject({ roles: [] });
    const remove = (id: string, who = user(id)) => service.commands.takeRole({ userId: id, ...asAdmin }, by(who));
    expect(codeOf(await remove(otherId, user(userId)))).toBe('admin_needed');
    expect(codeOf(await remove(otherId))).toBe('last_admin');
    await tell(reinstated(2));
    expect((await standing()).roles).toEqual(['admin']);
    expect(codeOf(await remove(otherId, user(userId)))).toBeNull();
  });

  it('is idempotent for repeated and late events', async () => {
    const all = [reinstated(1), suspended(2), suspended(3, null)];
    await tell(...all);
    const before = await types();
    expect(before).toEqual(['AccountOpened', 'AccountSuspended', 'AccountSuspended']);
    await tell(...all, ...all, reinstated(1), suspended(2));
    expect(await types()).toEqual(before);
    expect((await standing()).suspended).toEqual({ until: null });
  });

  it('is ignored if about an offer or of an unknown type, and rejected if malformed', async () => {
    const before = await types();
    await tell(said(1, 'moderation.offer_locked', {}), said(1, 'moderation.invented', {}));
    expect(await types()).toEqual(before);
    await expect(tell(said(2, 'moderation.person_suspended', { until: 'soon' }))).rejects.toThrow();
  });
});
