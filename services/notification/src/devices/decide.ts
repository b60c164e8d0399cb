import {
  MOST_DEVICES,
  type DeviceEvent,
  type EndpointEvent,
  type PushSubscription,
} from '@lendring/contracts/notification/devices.js';
import type { Device, Devices, EndpointOwner } from './devices.aggregate.js';

type Reason = Extract<DeviceEvent, { type: 'DeviceRemoved' }>['data']['reason'];

export const remove = (devices: Devices, userId: string, deviceId: string, reason: Reason): readonly DeviceEvent[] =>
  devices.some((one) => one.deviceId === deviceId)
    ? [{ type: 'DeviceRemoved', data: { userId, deviceId, reason } }]
    : [];

/** True for the same browser, proven by the keys, which only the browser knows. */
const isSame = (one: PushSubscription, other: PushSubscription): boolean =>
  one.endpoint === other.endpoint && one.keys.auth === other.keys.auth && one.keys.p256dh === other.keys.p256dh;

/**
 * True if a browser subscription may move to another user. Requires the browser's keys; knowing the endpoint is not
 * enough. A removed subscription is free.
 */
export const mayGoOver = (theirs: Devices, deviceId: string, subscription: PushSubscription): boolean => {
  const known = theirs.find((one) => one.deviceId === deviceId);
  return !known || isSame(known.subscription, subscription);
};

export const add = (devices: Devices, userId: string, device: Device): readonly DeviceEvent[] => {
  const { deviceId, subscription, label, locale, at } = device;
  const known = devices.find((one) => one.deviceId === deviceId);
  const { endpoint, keys } = subscription;
  if (known && known.locale === locale && known.label === label && isSame(known.subscription, subscription)) return [];
  const [oldest] = devices;
  return [
    ...(!known && oldest && devices.length >= MOST_DEVICES ? remove(devices, userId, oldest.deviceId, 'room') : []),
    { type: 'DeviceAdded', data: { userId, deviceId, endpoint, ...keys, label, locale, at } },
  ];
};

export const take = (owner: EndpointOwner, userId: string, deviceId: string): readonly EndpointEvent[] =>
  owner?.userId === userId && owner.deviceId === deviceId
    ? []
    : [{ type: 'EndpointTaken', data: { userId, deviceId } }];
