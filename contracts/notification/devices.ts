import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';

/** Maximum push devices per person; a further device replaces the oldest. */
export const MOST_DEVICES = 10;

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .length(Math.ceil((bytes * 4) / 3));

/** Push subscription of a browser (W3C Push API): endpoint and encryption keys. */
export const PushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

export const DeviceLabel = line(60);

export const DeviceId = z.uuid();

export const devicesCommands = {
  addDevice: z.strictObject({ subscription: PushSubscription, label: DeviceLabel }),
  removeDevice: z.strictObject({ deviceId: DeviceId }),
} as const;

export const DeviceLocale = z.enum(['de', 'en', 'nl']);

const event = eventsWith({ userId: UserId, deviceId: DeviceId });

/** Stream `devices-<userId>`: push devices of a person. Personal fields are null once the person is erased. */
export const DeviceEvent = z.discriminatedUnion('type', [
  event('DeviceAdded', {
    endpoint: z.string().nullable(),
    p256dh: z.string().nullable(),
    auth: z.string().nullable(),
    label: z.string().nullable(),
    locale: DeviceLocale,
    at: Instant,
  }),
  /**
   * Reason for removing a device. `gone`: its push service rejected it; `taken`: another user subscribed on the
   * device; `room`: limit exceeded.
   */
  event('DeviceRemoved', { reason: z.enum(['owner', 'gone', 'taken', 'room']) }),
]);
export type DeviceEvent = z.infer<typeof DeviceEvent>;

/**
 * Stream `pushes-<digest of an endpoint>`: owner of a browser's push endpoint, so that the browser never receives
 * another person's messages.
 */
export const EndpointEvent = z.discriminatedUnion('type', [event('EndpointTaken', {})]);
export type EndpointEvent = z.infer<typeof EndpointEvent>;

export const devicePersonal: PersonalFields<DeviceEvent> = {
  DeviceAdded: { subject: 'userId', fields: ['endpoint', 'p256dh', 'auth', 'label'] },
};

export const PushDevice = z.strictObject({ deviceId: DeviceId, label: z.string(), at: Instant });

export const devicesQueries = {
  /**
   * Push devices, oldest first, with the VAPID public key; null if push is not configured. `here`: the device with
   * the given endpoint.
   */
  devices: {
    question: z.strictObject({ endpoint: z.string().optional() }),
    answer: z.strictObject({ key: z.string(), here: DeviceId.nullable(), devices: z.array(PushDevice) }).nullable(),
  },
} as const;
