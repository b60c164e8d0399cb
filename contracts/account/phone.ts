import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { pastedPhone } from '../kernel/copied.js';
import { Locale, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';

export const phoneLimits = {
  codeMinutes: 10,
  tries: 5,
  /** Minimum pause between two codes, per person and per number. */
  pauseSeconds: 60,
  /** Maximum per 24 hours, per person and per number. */
  codesADay: 5,
  digits: 6,
} as const;

export const TypedPhone = z.string().overwrite(pastedPhone).min(1).max(40);

export const PhoneCode = z
  .string()
  .max(40)
  .overwrite((typed) => pastedPhone(typed).replaceAll(/[\s-]/g, ''))
  .regex(/^\d{6}$/, 'phone_code_digits');

const event = eventsWith({ userId: UserId, at: Instant });

/** Keyed hash of the number, which names the stream `phone-<key>`: stream names cannot be erased. */
const key = z.string();
const number = z.string().nullable();

/**
 * In the stream `account-<userId>`. `number`: in E.164. Events never contain the code: it is derived from `askId` and a
 * secret of the installation.
 */
export const phoneEvents = [
  event('PhoneCodeAsked', { askId: z.uuid(), key, number, locale: Locale }),
  /** Wrong code; `tryId`: id of the command. */
  event('PhoneCodeMissed', { askId: z.uuid(), tryId: z.uuid() }),
  event('PhoneCodeUnsent', { askId: z.uuid() }),
  event('PhoneVerified', { askId: z.uuid(), key, number }),
  /** `taken`: another user verified the number later. */
  event('PhoneRemoved', { key, number, by: z.enum(['owner', 'taken']) }),
] as const;

/** Stream `phone-<key>`: code requests for a number, and its current owner. */
export const PhoneNumberEvent = z.discriminatedUnion('type', [
  event('NumberAsked', {}),
  event('NumberHeld', {}),
  event('NumberFreed', {}),
]);
export type PhoneNumberEvent = z.infer<typeof PhoneNumberEvent>;

/** Stream `smsday-<day>` (UTC): count of SMS sent by the installation. */
export const SmsDayEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('SmsCounted'), data: z.strictObject({ at: Instant }) }),
]);
export type SmsDayEvent = z.infer<typeof SmsDayEvent>;

/**
 * State of the owner's phone verification; numbers are formatted for display. `available`: this installation can send
 * SMS. `asked`: the pending code; null when none is pending or it has expired.
 */
export const PhoneView = z.strictObject({
  available: z.boolean(),
  countries: z.array(z.string()),
  number: z.string().nullable(),
  verifiedAt: Instant.nullable(),
  asked: z
    .strictObject({ number: z.string(), expiresAt: Instant, againAt: Instant, triesLeft: z.int(), unsent: z.boolean() })
    .nullable(),
});
export type PhoneView = z.infer<typeof PhoneView>;
