import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { channels, groups, type Channel, type Group } from './kinds.js';

/** IANA time zone, such as `Europe/Berlin`. */
export const Zone = z
  .string()
  .max(60)
  .refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'zone_unknown');

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Local times without messages; `until` may be on the next day. */
export const QuietHours = z
  .strictObject({ from: time, until: time, zone: Zone })
  .refine(({ from, until }) => from !== until, { path: ['until'], message: 'quiet_hours_empty' });
export type QuietHours = z.infer<typeof QuietHours>;

/** Batches of a few minutes, or one per day, in the evening. */
export const Digest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('soon') }),
  z.strictObject({ kind: z.literal('daily'), zone: Zone }),
]);
export type Digest = z.infer<typeof Digest>;

const event = eventsWith({ userId: UserId });

/** Stream `preferences-<userId>`: channels and times of notifications. */
export const PreferenceEvent = z.discriminatedUnion('type', [
  event('ChannelSwitched', { channel: z.enum(channels), group: z.enum(groups), on: z.boolean() }),
  event('QuietHoursSet', { quiet: QuietHours.nullable() }),
  event('DigestChosen', { digest: Digest }),
]);
export type PreferenceEvent = z.infer<typeof PreferenceEvent>;

export type Switches = Readonly<Record<Channel, Readonly<Record<Group, boolean>>>>;

const all = (on: boolean): Record<Group, boolean> => ({
  requests: on,
  messages: on,
  loans: on,
  ratings: on,
  searches: on,
  groups: on,
  wanted: on,
  account: on,
});
/**
 * Defaults: urgent matters use every channel; ratings and account notices are not pushed, and search requests, frequent
 * in a lively group, are not mailed.
 */
export const defaultSwitches: Switches = {
  mail: { ...all(true), wanted: false },
  push: { ...all(true), ratings: false, account: false },
};
