import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';

export const DeviceId = z.uuid();
/** Devices of one person that are sent pushes; a further one takes the place of the oldest. */
export const MOST_DEVICES = 10;

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .length(Math.ceil((bytes * 4) / 3));

/** What a browser gives to those who may push to it (W3C Push API): where to, and the keys to encrypt for it alone. */
export const PushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** What its owner knows a device by: browser and system, as its page says them. */
export const DeviceLabel = line(60);
export const DeviceLocale = z.enum(['de', 'en', 'nl']);

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ userId: UserId, deviceId: DeviceId, ...shape }) });

/**
 * Stream `devices-<userId>`: the browsers of a person that are sent pushes. Personal fields are null once the person is
 * erased.
 */
export const DeviceEvent = z.discriminatedUnion('type', [
  event('DeviceAdded', {
    endpoint: z.string().nullable(),
    p256dh: z.string().nullable(),
    auth: z.string().nullable(),
    label: z.string().nullable(),
    /** The language of its page, for what a push says. */
    locale: DeviceLocale,
    at: Instant,
  }),
  /** `gone`: its push service says so; `taken`: somebody else signed in there and wants pushes; `room`: too many. */
  event('DeviceRemoved', { reason: z.enum(['owner', 'gone', 'taken', 'room']) }),
]);
export type DeviceEvent = z.infer<typeof DeviceEvent>;

/** Stream `pushes-<digest of an endpoint>`: whose browser it is, so that it is never told another person's news. */
export const EndpointEvent = z.discriminatedUnion('type', [event('EndpointTaken', {})]);
export type EndpointEvent = z.infer<typeof EndpointEvent>;

export const devicePersonal: PersonalFields<DeviceEvent> = {
  DeviceAdded: { subject: 'userId', fields: ['endpoint', 'p256dh', 'auth', 'label'] },
};
