import { MOST_DEVICES, type DeviceEvent, type EndpointEvent } from '@lendring/contracts/notification/devices.js';
import type { Device, Devices, EndpointOwner } from './devices.js';

type Reason = Extract<DeviceEvent, { type: 'DeviceRemoved' }>['data']['reason'];

/** A device is taken from the list; one that is not on it stays so. */
export const remove = (devices: Devices, userId: string, deviceId: string, reason: Reason): readonly DeviceEvent[] =>
  devices.some((one) => one.deviceId === deviceId)
    ? [{ type: 'DeviceRemoved', data: { userId, deviceId, reason } }]
    : [];

/** A browser is sent pushes from now on: once, however often it says so; the oldest makes room. */
export const add = (devices: Devices, userId: string, device: Device): readonly DeviceEvent[] => {
  const { deviceId, subscription, label, locale, at } = device;
  const known = devices.find((one) => one.deviceId === deviceId);
  const { endpoint, keys } = subscription;
  if (known && known.locale === locale && known.label === label && known.subscription.keys.auth === keys.auth)
    return [];
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
