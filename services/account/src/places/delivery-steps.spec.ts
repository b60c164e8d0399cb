import { afterEach, beforeEach, expect, it } from 'vitest';
import { address, otherId, userId } from '../../testing/account.js';
import { asking, at, by, runningService, system, user, visitor } from '../../testing/service.js';

const placeId = '00000000-0000-4000-8000-000000000071';
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

const here = { point: address.point, radius: 1500 };
const berlin = { point: { lat: 52.52, lng: 13.4 }, radius: 1500 };
const steps = (place: typeof here, actor = system) =>
  service.queries.deliverySteps({ userId, steps: [5, 20], place }, asking(actor));

it('names the step of each own address with a street, and no distance', async () => {
  expect(await steps(here)).toEqual([{ placeId: null, upToKm: 5 }]);
  expect(await steps(berlin)).toEqual([{ placeId: null, upToKm: null }]);
  await service.commands.addPlace({ placeId, address }, by(user(userId)));
  expect(await steps(here)).toEqual([
    { placeId: null, upToKm: 5 },
    { placeId, upToKm: 5 },
  ]);
});

it('leaves out an address without a street', async () => {
  const changes = { address: { ...address, street: '' } };
  await service.commands.changeProfile({ changes }, by(user(userId)));
  expect(await steps(here)).toEqual([]);
});

it('answers the person and services, not others', async () => {
  expect(await steps(here, user(userId))).toHaveLength(1);
  for (const actor of [visitor, user(otherId)]) expect(await steps(here, actor)).toEqual([]);
});
