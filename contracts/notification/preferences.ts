import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { type Channel, type Group, channels, groups } from './kinds.js';

/** Token in the unsubscribe link of a mail; only the notification service signs and reads it. */
export const UnsubscribeToken = z.string().regex(/^[\w.-]{1,300}$/);

const Switch = z.strictObject({ channel: z.enum(channels), group: z.enum(groups), on: z.boolean() });

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

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

/** Local times without messages; `until` may be on the next day. */
export const QuietHours = z
  .strictObject({ from: time, until: time, zone: Zone })
  .refine(({ from, until }) => from !== until, { path: ['until'], message: 'quiet_hours_empty' });
export type QuietHours = z.infer<typeof QuietHours>;

/** `soon`: batches of a few minutes. `daily`: one batch each evening. */
export const Digest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('soon') }),
  z.strictObject({ kind: z.literal('daily'), zone: Zone }),
]);
export type Digest = z.infer<typeof Digest>;

export const preferencesCommands = {
  changePreferences: z.strictObject({
    switches: z
      .array(Switch)
      .max(channels.length * groups.length)
      .optional(),
    quiet: QuietHours.nullable().optional(),
    digest: Digest.optional(),
  }),
  /** Unsubscribes, authorised by the token alone; idempotent. */
  unsubscribe: z.strictObject({ token: UnsubscribeToken }),
} as const;

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
 * Default switches: every channel is on, except push for ratings and account notices, and mail for search requests,
 * which are frequent in a lively group.
 */
export const defaultSwitches: Switches = {
  mail: { ...all(true), wanted: false },
  push: { ...all(true), ratings: false, account: false },
};

export const PreferencesView = z.strictObject({
  channels: z.array(z.enum(channels)),
  switches: z.record(z.enum(channels), z.record(z.enum(groups), z.boolean())),
  quiet: QuietHours.nullable(),
  digest: Digest,
  refused: z.array(z.enum(channels)),
});
export type PreferencesView = z.infer<typeof PreferencesView>;

export const preferencesQueries = {
  /** Preview of an unsubscribe link; null when its signature is invalid. */
  unsubscribing: {
    question: z.strictObject({ token: UnsubscribeToken }),
    answer: z.strictObject({ groups: z.array(z.enum(groups)), expired: z.boolean(), done: z.boolean() }).nullable(),
  },
  /** Preferences, read from the event log; null for visitors. */
  preferences: { question: z.strictObject({}), answer: PreferencesView.nullable() },
} as const;

export const preferencesRefusals = {
  unsubscribe_link_unknown: m(
    404,
    'Dieser Link stimmt nicht. Nimm den aus der Mail ganz, oder ändere es in deinem Konto unter Benachrichtigungen.',
    'This link isn’t complete. Use the whole link from the email, or change this in your account under Notifications.',
    'Deze link klopt niet. Neem de hele link uit de mail, of wijzig het in je account onder Notificaties.',
  ),
  unsubscribe_link_expired: m(
    410,
    'Dieser Link ist älter als ein Jahr. Nimm den aus einer neueren Mail, oder ändere es in deinem Konto unter Benachrichtigungen.',
    'This link is more than a year old. Use one from a newer email, or change this in your account under Notifications.',
    'Deze link is ouder dan een jaar. Neem er een uit een nieuwere mail, of wijzig het in je account onder Notificaties.',
  ),
};
