import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProfileChanges } from '@lendring/contracts/account/profile.js';
import { address, userId } from '../../testing/account.js';
import { at, by, runningService, user } from '../../testing/service.js';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
});
afterEach(async () => {
  await service.stop();
});

const own = user(userId);
const change = (changes: ProfileChanges, actor = own) => service.commands.changeProfile({ changes }, by(actor));
const full: ProfileChanges = {
  nickname: 'Kamera.Kiste',
  firstname: 'Alex',
  lastname: 'Beispiel',
  address,
  phone: '+49 761 1',
};
const completed = async (changes: ProfileChanges = full) => {
  await service.open(userId);
  expect(await change(changes)).toMatchObject({ ok: true });
  await service.settle();
};

describe('addresses stored without surrounding postal codes', () => {
  const tick = () => service.parts.clockPolicies.find(({ name }) => name === 'surround-older-addresses')?.tick(at);
  const changes = async () =>
    (await service.store.read(`account-${userId}`)).filter(({ type }) => type === 'MainAddressChanged');

  it('get their surrounding postal codes once, and publish a resulting move', async () => {
    await completed();
    for (let twice = 0; twice < 2; twice += 1) {
      await tick();
      await service.settle();
    }
    expect((await changes()).map(({ data }) => data['address'])).toEqual([
      address,
      { ...address, around: [address.point] },
    ]);
  });

  it('are left unchanged if they already have surrounding postal codes', async () => {
    await completed({ ...full, address: { ...address, around: [] } });
    await tick();
    expect(await changes()).toHaveLength(1);
  });
});
