import {
  MOST_DEVICES,
  type DeviceEvent,
  type EndpointEvent,
  type PushSubscription,
} from '@lendring/contracts/notification/devices.js';
import type { Device, Devices, EndpointOwner } from './devices.js';

type Reason = Extract<DeviceEvent, { type: 'DeviceRemoved' }>['data']['reason'];

/** A device is taken from the list; one that is not on it stays so. */
export const remove = (devices: Devices, userId: string, deviceId: string, reason: Reason): readonly DeviceEvent[] =>
  devices.some((one) => one.deviceId === deviceId)
    ? [{ type: 'DeviceRemoved', data: { userId, deviceId, reason } }]
    : [];

/** The same browser, as far as anybody can show: nobody but the browser tells the keys. */
const isSame = (one: PushSubscription, other: PushSubscription): boolean =>
  one.endpoint === other.endpoint && one.keys.auth === other.keys.auth && one.keys.p256dh === other.keys.p256dh;

/**
 * Whether a browser that somebody gets pushes in may go over to another person: whoever sits at it knows its keys, who
 * has only read the endpoint somewhere does not. One that was given up is free.
 */
export const mayGoOver = (theirs: Devices, deviceId: string, subscription: PushSubscription): boolean => {
  const known = theirs.find((one) => one.deviceId === deviceId);
  return !known || isSame(known.subscription, subscription);
};

/** A browser is sent pushes from now on: once, however often it says so; the oldest makes room. */
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

/** The browser belongs to this person now. */
export const take = (owner: EndpointOwner, userId: string, deviceId: string): readonly EndpointEvent[] =>
  owner?.userId === userId && owner.deviceId === deviceId
    ? []
    : [{ type: 'EndpointTaken', data: { userId, deviceId } }];
