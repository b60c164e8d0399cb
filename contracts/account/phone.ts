import * as z from 'zod';
import { pastedPhone } from '../kernel/copied.js';
import { Locale, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';

/** What keeps codes from being guessed and SMS from being sent to strangers. */
export const phoneLimits = {
  codeMinutes: 10,
  /** Wrong codes before a new one is needed. */
  tries: 5,
  /** Between two codes of one person, and between two for one number. */
  pauseSeconds: 60,
  /** In 24 hours, for one person, and for one number. */
  codesADay: 5,
  /** Digits of a code. */
  digits: 6,
} as const;

/** As typed: any spelling of a number. */
export const TypedPhone = z.string().overwrite(pastedPhone).min(1).max(40);

/** As typed or pasted: spaces and dashes are left out. */
export const PhoneCode = z
  .string()
  .max(40)
  .overwrite((typed) => pastedPhone(typed).replaceAll(/[\s-]/g, ''))
  .regex(/^\d{6}$/, 'phone_code_digits');

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ userId: UserId, ...shape, at: Instant }) });

/** Names the stream `phone-<key>`: a keyed hash, for stream names cannot be erased. */
const key = z.string();
const number = z.string().nullable();

/**
 * In the stream `account-<userId>`. `number`: in the form of E.164. The code of an ask is in no event: it follows from
 * the ask and a secret of the installation.
 */
export const phoneEvents = [
  event('PhoneCodeAsked', { askId: z.uuid(), key, number, locale: Locale }),
  /** A wrong code; `tryId`: the command that brought it. */
  event('PhoneCodeMissed', { askId: z.uuid(), tryId: z.uuid() }),
  /** The gateway takes no SMS for this number. */
  event('PhoneCodeUnsent', { askId: z.uuid() }),
  /** Takes the place of a number before. */
  event('PhoneVerified', { askId: z.uuid(), key, number }),
  /** `taken`: somebody else proved later that it is theirs. */
  event('PhoneRemoved', { key, number, by: z.enum(['owner', 'taken']) }),
] as const;

/** Stream `phone-<key>`: for whom codes went to a number, and whose it is. */
export const PhoneNumberEvent = z.discriminatedUnion('type', [
  event('NumberAsked', {}),
  event('NumberHeld', {}),
  event('NumberFreed', {}),
]);
export type PhoneNumberEvent = z.infer<typeof PhoneNumberEvent>;

/** Stream `smsday-<day>`, by UTC: how many SMS the installation was asked for. */
export const SmsDayEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('SmsCounted'), data: z.strictObject({ at: Instant }) }),
]);
export type SmsDayEvent = z.infer<typeof SmsDayEvent>;

/**
 * How far the verification of somebody's phone number is, for their own eyes; numbers are written as people read them.
 * `available`: this installation can send SMS. `asked`: the code that counts now; null: none, or its time is over.
 */
export const PhoneView = z.strictObject({
  available: z.boolean(),
  countries: z.array(z.string()),
  number: z.string().nullable(),
  verifiedAt: Instant.nullable(),
  asked: z
    .strictObject({
      number: z.string(),
      expiresAt: Instant,
      /** When another code may be asked for. */
      againAt: Instant,
      triesLeft: z.int(),
      unsent: z.boolean(),
    })
    .nullable(),
});
export type PhoneView = z.infer<typeof PhoneView>;
