import { afterEach, describe, expect, it } from 'vitest';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { certification, type TraderList } from '@lendring/contracts/account/trader-rules.js';
import { memoryKeys } from '@lendring/platform/testing/memory.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { address, otherId, userId } from '../../testing/account.js';
import { asking, at, by, runningService, user, visitor } from '../../testing/service.js';

let service: Awaited<ReturnType<typeof runningService>>;
afterEach(() => service.stop());

const moderator: Actor = { kind: 'user', userId: otherId, roles: ['moderator'] };
const admin: Actor = { kind: 'user', userId: otherId, roles: ['admin'] };
const paging = { page: 1, size: 20 };
const register = { name: 'Amtsgericht Freiburg', number: 'HRB 123456' };

const shop = async (when = at) => {
  await service.open(userId);
  const changes = { nickname: 'Kamera.Kiste', firstname: 'Alex', lastname: 'Beispiel', phone: '0761 1234567', address };
  await service.commands.changeProfile(
    { changes: { ...changes, commercial: true } },
    by(user(userId), undefined, when),
  );
  const company = { company: 'Beispielverleih', legalHints: 'Impressum' };
  await service.commands.changeCompany({ changes: company }, by(user(userId), undefined, when));
};
const give = (other: Partial<typeof register> = {}) =>
  service.commands.giveTraderDetails({ register: { ...register, ...other }, certification }, by(user(userId)));
const rows = async (actor: Actor, state: TraderList = 'unchecked') => {
  await service.settle();
  return (await service.queries.traders({ state, paging }, asking(actor))).items;
};
const tick = (name: string, now: string) => service.parts.clockPolicies?.find((one) => one.name === name)?.tick(now);
const ready = async (when = at) => (await service.queries.place({ userId }, { actor: visitor, at: when }))?.traderReady;

describe('trader details', () => {
  it('are public once given, and required before publishing', async () => {
    service = await runningService();
    await shop();
    expect(await ready()).toBe(false);
    expect(await service.queries.trader({ userId }, asking(visitor))).toBeNull();
    expect(await service.queries.ownTrader({}, asking(user(userId)))).toMatchObject({ state: 'none', lacks: [] });
    expect(await give()).toMatchObject({ ok: true });
    expect(await ready()).toBe(true);
    expect(await service.queries.trader({ userId }, asking(visitor))).toMatchObject({
      company: 'Beispielverleih',
      street: 'Lindenweg 4',
      register,
      certifiedAt: at,
    });
    const { rows: own } = await service.queries.ownData({ file: 'trader_details', cursor: null }, asking(user(userId)));
    expect(own).toHaveLength(1);
  });

  it('are announced as settled after the request for them', async () => {
    service = await runningService();
    await shop();
    await service.settle();
    await give();
    await service.settle();
    const told = () => service.bus.published.map(({ type }) => type).filter((type) => type.includes('trader'));
    await eventually(told, (types) => types.includes('account.trader_settled'));
    expect(told()).toEqual(['account.trader_began', 'account.trader_settled']);
  });

  it('are not available to private accounts and visitors', async () => {
    service = await runningService();
    await service.open(userId);
    expect(await give()).toMatchObject({ ok: false, refusal: { code: 'not_commercial' } });
    expect(await service.queries.ownTrader({}, asking(user(userId)))).toBeNull();
    expect(await service.commands.giveTraderDetails({ register, certification }, by(visitor))).toMatchObject({
      ok: false,
    });
  });

  it('are reviewed by moderators as viewed, and unreviewed after a profile change', async () => {
    service = await runningService();
    await shop();
    await give();
    expect(await rows(user(otherId))).toEqual([]);
    const [row] = await rows(moderator);
    expect(row).toMatchObject({ userId, state: 'unchecked', seen: at });
    const checking = { userId, seen: at, finding: { outcome: 'checked' } } as const;
    expect(await service.commands.checkTrader(checking, by(user(otherId)))).toMatchObject({
      refusal: { code: 'role_needed' },
    });
    const [one, two] = await Promise.all([
      service.commands.checkTrader(checking, by(moderator)),
      service.commands.checkTrader(checking, by(moderator)),
    ]);
    expect([one.ok, two.ok]).toEqual([true, true]);
    expect(await rows(moderator, 'checked')).toHaveLength(1);
    await service.commands.changeProfile({ changes: { phone: '0761 7654321' } }, by(user(userId)));
    const [changed] = await eventually(
      () => rows(moderator),
      ({ length }) => length === 1,
    );
    expect(changed?.details.phone).toBe('+49 761 7654321');
  });

  it('have a VAT id confirmed by staff until it changes', async () => {
    service = await runningService();
    await shop();
    const tell = (vatId: string) => service.commands.changeCompany({ changes: { vatId } }, by(user(userId)));
    await tell('ATU13585627');
    await give();
    const isConfirmed = async () => {
      await service.settle();
      return (await service.queries.profile({}, asking(user(userId))))?.vatIdConfirmed;
    };
    expect(await isConfirmed()).toBe(false);
    const [row] = await rows(moderator, 'vat_id');
    expect(row).toMatchObject({ userId, state: 'unchecked', vatIdConfirmed: false });
    const finding = { outcome: 'vat_id_confirmed' } as const;
    const confirming = { userId, seen: row?.seen ?? '', finding };
    expect(await service.commands.checkTrader(confirming, by(user(otherId)))).toMatchObject({
      refusal: { code: 'role_needed' },
    });
    expect(await service.commands.checkTrader(confirming, by(moderator))).toMatchObject({ ok: true });
    expect(await isConfirmed()).toBe(true);
    expect(await rows(moderator, 'vat_id')).toEqual([]);
    expect(await rows(moderator)).toMatchObject([{ vatIdConfirmed: true }]);
    await tell('NL123456782B90');
    expect(await isConfirmed()).toBe(false);
    await eventually(
      () => rows(moderator, 'vat_id'),
      ({ length }) => length === 1,
    );
    await service.commands.changeProfile({ changes: { commercial: false } }, by(user(userId)));
    await eventually(
      () => rows(moderator, 'vat_id'),
      ({ length }) => length === 0,
    );
  });

  it('are corrected on request of staff, with the reason', async () => {
    service = await runningService();
    await shop();
    await give();
    const finding = { outcome: 'correction', reason: 'Die Nummer gehört zu einer anderen Firma.' } as const;
    await service.commands.checkTrader({ userId, seen: at, finding }, by(moderator));
    expect(await ready()).toBe(false);
    expect(await service.queries.ownTrader({}, asking(user(userId)))).toMatchObject({
      state: 'correction',
      reason: finding.reason,
      ready: false,
    });
    expect(await give()).toMatchObject({ ok: false, refusal: { code: 'trader_unchanged' } });
    expect(await ready()).toBe(false);
    await give({ number: 'HRB 654321' });
    expect(await ready()).toBe(true);
  });

  it('are kept for admins only until six months after the account ends, then deleted', async () => {
    const keys = memoryKeys();
    service = await runningService(':memory:', keys);
    await shop();
    await give();
    await service.commands.deleteAccount({}, by(user(userId)));
    const [kept] = await eventually(
      () => rows(admin, 'ended'),
      ({ length }) => length === 1,
    );
    expect(kept?.details.name).toBe('Alex Beispiel');
    expect(await rows(moderator, 'ended')).toEqual([]);
    const one = async (actor: Actor) =>
      (await service.queries.traderRow({ traderId: kept?.traderId ?? '' }, asking(actor)))?.state ?? null;
    expect([await one(admin), await one(moderator)]).toEqual(['ended', null]);
    expect(await service.queries.trader({ userId }, asking(visitor))).toBeNull();
    expect(await keys.find(kept?.traderId ?? '')).not.toBeNull();
    await tick('forget-traders', at);
    expect(await rows(admin, 'ended')).toHaveLength(1);
    await tick('forget-traders', kept?.until ?? '');
    expect(await rows(admin, 'ended')).toEqual([]);
    expect(await keys.find(kept?.traderId ?? '')).toBeNull();
  });

  it('are requested once from earlier providers, but not from later providers', async () => {
    const began = '2025-05-02T10:00:00.000Z';
    service = await runningService(':memory:', memoryKeys(), { now: () => began });
    await shop();
    await service.open(otherId);
    const later = by(user(otherId), undefined, '2025-05-03T10:00:00.000Z');
    await service.commands.changeProfile({ changes: { commercial: true } }, later);
    const company = { company: 'Neuverleih', legalHints: 'Impressum' };
    await service.commands.changeCompany({ changes: company }, { ...later, commandId: by(visitor).commandId });
    await service.settle();
    for (const one of [userId, otherId])
      await eventually(
        () => service.store.read(`trader-${one}`),
        ({ length }) => length === 1,
      );
    await tick('ask-earlier-traders', began);
    await tick('ask-earlier-traders', '2025-05-02T11:00:00.000Z');
    expect((await service.store.read(`trader-${userId}`)).map(({ type }) => type)).toEqual([
      'TraderBegan',
      'TraderAsked',
    ]);
    expect((await service.store.read(`trader-${otherId}`)).map(({ type }) => type)).toEqual(['TraderBegan']);
    expect([await ready(began), await ready('2025-06-02T10:00:00.000Z')]).toEqual([true, false]);
  });

  it('are listed to staff if missing for a new commercial account, and overdue after seven days', async () => {
    service = await runningService();
    await shop();
    const types = async () => (await service.store.read(`trader-${userId}`)).map(({ type }) => type);
    await eventually(types, ({ length }) => length === 1);
    expect(await types()).toEqual(['TraderBegan']);
    expect(await rows(user(otherId), 'missing')).toEqual([]);
    const [row] = await rows(moderator, 'missing');
    expect(row).toMatchObject({ userId, state: 'missing', certification: null });
    expect(row?.details).toMatchObject({ company: 'Beispielverleih', name: '', street: '', phone: null, email: null });
    const until = row?.until ?? '';
    const one = (actor: Actor) => service.queries.traderRow({ traderId: userId }, asking(actor));
    expect(await one(moderator)).toEqual(row);
    expect([await one(user(otherId)), await one(visitor)]).toEqual([null, null]);
    const own = () => service.queries.ownTrader({}, asking(user(userId)));
    expect(await own()).toMatchObject({ onlineUntil: until, paused: false, ready: false });
    await tick('lapse-traders', new Date(Date.parse(until) - 1).toISOString());
    expect(await types()).toEqual(['TraderBegan']);
    await Promise.all([tick('lapse-traders', until), tick('lapse-traders', until)]);
    await service.settle();
    await tick('lapse-traders', until);
    expect(await types()).toEqual(['TraderBegan', 'TraderOverdue']);
    expect(await own()).toMatchObject({ onlineUntil: null, paused: true });
    expect(await rows(moderator, 'missing')).toHaveLength(1);
    await give();
    expect(await rows(moderator, 'missing')).toEqual([]);
    expect(await own()).toMatchObject({ paused: false, ready: true });
  });
});
