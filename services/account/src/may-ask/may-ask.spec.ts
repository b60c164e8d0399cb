import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noAskRules, type AskRules } from '@lendring/contracts/rules/may-ask.js';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { address, otherId, userId } from '../../testing/account.js';
import { asking, at, by, runningService, system, user, visitor } from '../../testing/service.js';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService(undefined, undefined, { now: () => at });
  await service.open(userId);
  await service.commands.changeProfile(
    { changes: { nickname: 'Kamera.Kiste', firstname: 'Alex', lastname: 'Beispiel', address } },
    by(user(userId)),
  );
});
afterEach(() => service.stop());

const here = { country: 'DE', point: address.point, radius: 1500 } as const;
const berlin = { ...here, point: { lat: 52.52, lng: 13.4 } };
const ask = (rules: Partial<AskRules>, place: typeof here | typeof berlin = here, actor: Actor = system) =>
  service.queries.askObjection({ userId, rules: { ...noAskRules, ...rules }, place }, asking(actor));

describe('the conditions of an offer', () => {
  it('measure from the approximate place, and compare postal code and town of the main address', async () => {
    expect(await ask({ maxKm: 1 })).toBeNull();
    expect(await ask({ maxKm: 200 }, berlin)).toBe('too_far');
    expect(await ask({ postals: ['79098'] })).toBeNull();
    expect(await ask({ postals: ['79100'] })).toBe('residents_only');
    expect(await ask({ towns: [{ cityId: address.cityId, city: address.city }] })).toBeNull();
  });

  it('follow a move at once', async () => {
    const moved = { ...address, postal: '79100', postalId: 'DE-79100' };
    await service.commands.changeProfile({ changes: { address: moved } }, by(user(userId)));
    expect(await ask({ postals: ['79098'] })).toBe('residents_only');
  });

  it('need a verified number, not one that is only shown', async () => {
    await service.commands.changeProfile({ changes: { phone: '+49 761 1' } }, by(user(userId)));
    expect(await ask({ phone: true })).toBe('phone_needed');
    await service.commands.askPhoneCode({ number: '0151 23456789' }, by(user(userId)));
    const [sms] = await eventually(
      () => service.texts,
      ({ length }) => length === 1,
    );
    const code = /^\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
    await service.commands.verifyPhone({ code }, by(user(userId)));
    expect(await ask({ phone: true })).toBeNull();
    await service.commands.removePhone({}, by(user(userId)));
    expect(await ask({ phone: true })).toBe('phone_needed');
  });

  it('count ratings of four or five stars as a borrower, without those that moderation excluded', async () => {
    let told = 0;
    const rated = (type: string, data: object) =>
      service.bus.publish('request', [
        {
          specversion: '1.0',
          id: derivedId(userId, `rated ${(told += 1)}`),
          source: '/request',
          type: `request.${type}`,
          subject: derivedId(userId, `request ${told}`),
          time: at,
          datacontenttype: 'application/json',
          data: { offerId: 'k3v9w0m2xa', vendorId: otherId, creatorId: userId, aboutId: userId, ...data },
        },
      ]);
    await rated('rated', { side: 'vendor', stars: 4 });
    await rated('rated', { side: 'vendor', stars: 3 });
    await rated('rated', { side: 'creator', stars: 5 });
    expect(await ask({ goodRatings: 1 })).toBeNull();
    expect(await ask({ goodRatings: 2 })).toBe('ratings_needed');
    await rated('rating_recounted', { side: 'vendor', stars: 4, counts: false });
    expect(await ask({ goodRatings: 1 })).toBe('ratings_needed');
  });

  it('are answered to the person and to services, not to others', async () => {
    expect(await ask({ phone: true }, here, user(userId))).toBe('phone_needed');
    for (const actor of [visitor, user(otherId)]) expect(await ask({ phone: true }, here, actor)).toBeNull();
  });

  it('are not judged before there is an address', async () => {
    await service.open(otherId);
    expect(
      await service.queries.askObjection(
        { userId: otherId, rules: { ...noAskRules, phone: true }, place: here },
        asking(system),
      ),
    ).toBeNull();
  });
});
