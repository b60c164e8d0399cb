import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { DeviceEvent, EndpointEvent, PushSubscription } from '@lendring/contracts/notification/devices.js';

export type Device = Readonly<{
  deviceId: string;
  subscription: PushSubscription;
  label: string;
  locale: Locale;
  at: string;
}>;

/** Browsers of a user that receive pushes, oldest first; empty after erasure. */
export type Devices = readonly Device[];

const evolve = (devices: Devices, { type, data }: DeviceEvent): Devices => {
  const others = devices.filter(({ deviceId }) => deviceId !== data.deviceId);
  if (type === 'DeviceRemoved') return others;
  const { deviceId, endpoint, p256dh, auth, label, locale, at } = data;
  if (endpoint === null || p256dh === null || auth === null) return others;
  return [...others, { deviceId, subscription: { endpoint, keys: { p256dh, auth } }, label: label ?? '', locale, at }];
};

/** Stream `devices-<userId>`. */
export const devicesAggregate: Aggregate<Devices, DeviceEvent> = { category: 'devices', initialState: [], evolve };

export type EndpointOwner = Readonly<{ userId: string; deviceId: string }> | null;

/** Stream `pushes-<digest of an endpoint>`. */
export const endpointAggregate: Aggregate<EndpointOwner, EndpointEvent> = {
  category: 'pushes',
  initialState: null,
  evolve: (_, { data: { userId, deviceId } }) => ({ userId, deviceId }),
};
