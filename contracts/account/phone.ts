import * as z from 'zod';
import { pastedPhone } from '../kernel/copied.js';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';

export const phoneLimits = {
  codeMinutes: 10,
  tries: 5,
  /** Minimum seconds between two codes, per person and per number. */
  pauseSeconds: 60,
  /** Maximum codes per 24 hours, per person and per number. */
  codesADay: 5,
  digits: 6,
} as const;

export const TypedPhone = z.string().overwrite(pastedPhone).min(1).max(40);

export const PhoneCode = z
  .string()
  .max(40)
  .overwrite((typed) => pastedPhone(typed).replaceAll(/[\s-]/g, ''))
  .regex(/^\d{6}$/, 'phone_code_digits');

export const phoneCommands = {
  /**
   * Sends an SMS code to this number; does nothing if a code was requested moments ago or the number is already
   * verified.
   */
  askPhoneCode: z.strictObject({ number: TypedPhone }),
  verifyPhone: z.strictObject({ code: PhoneCode }),
  removePhone: z.strictObject({}),
} as const;

const event = eventsWith({ userId: UserId, at: Instant });

/** Keyed hash of the phone number. The hash names the stream `phone-<key>`, because a stream name cannot be erased. */
const key = z.string();
const number = z.string().nullable();

/**
 * Events of the stream `account-<userId>`. `number` is in E.164. The code is never stored; it is derived from `askId`
 * and a secret of the installation.
 */
export const phoneEvents = [
  event('PhoneCodeAsked', { askId: z.uuid(), key, number, locale: Locale }),
  /** The user entered a wrong code. `tryId`: id of the command. */
  event('PhoneCodeMissed', { askId: z.uuid(), tryId: z.uuid() }),
  event('PhoneCodeUnsent', { askId: z.uuid() }),
  /** `locale`: language that the user read while verifying. */
  event('PhoneVerified', { askId: z.uuid(), key, number, locale: Locale.optional() }),
  /** `taken`: another user has since verified the number. */
  event('PhoneRemoved', { key, number, by: z.enum(['owner', 'taken']), locale: Locale.optional() }),
] as const;

/** Stream `phone-<key>`: code requests for a number, and its current owner. */
export const PhoneNumberEvent = z.discriminatedUnion('type', [
  event('NumberAsked', {}),
  event('NumberHeld', {}),
  event('NumberFreed', {}),
]);
export type PhoneNumberEvent = z.infer<typeof PhoneNumberEvent>;

/** Stream `smsday-<day>` (UTC): number of SMS sent by the installation. */
export const SmsDayEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('SmsCounted'), data: z.strictObject({ at: Instant }) }),
]);
export type SmsDayEvent = z.infer<typeof SmsDayEvent>;

export const phonePersonal: PersonalFields<z.infer<(typeof phoneEvents)[number]>> = {
  PhoneCodeAsked: { subject: 'userId', fields: ['number'] },
  PhoneVerified: { subject: 'userId', fields: ['number'] },
  PhoneRemoved: { subject: 'userId', fields: ['number'] },
};

/**
 * State of the owner's phone verification, with numbers formatted for display. `available`: true if this installation
 * can send SMS. `asked`: the pending code; null when none is pending or the code has expired.
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

export const phoneQueries = { phone: { question: z.strictObject({}), answer: PhoneView } } as const;

export const phoneRefusals = {
  phone_off: m(
    409,
    'Hier lassen sich keine Handynummern bestätigen.',
    'Mobile numbers can’t be verified here.',
    'Hier kun je geen mobiele nummers bevestigen.',
  ),
  phone_invalid: m(
    422,
    'Diese Nummer gibt es so nicht. Schreib sie mit Vorwahl, zum Beispiel 0151 23456789 oder +49 151 23456789.',
    'This isn’t a valid number. Include the code, for example 07400 123456 or +44 7400 123456.',
    'Dit nummer bestaat zo niet. Schrijf het met het netnummer, bijvoorbeeld 06 12345678 of +31 6 12345678.',
  ),
  phone_country: m(
    422,
    'In das Land dieser Nummer schicken wir keine SMS.',
    'We can’t send SMS to this number’s country.',
    'Naar het land van dit nummer sturen we geen sms.',
  ),
  phone_not_mobile: m(
    422,
    'Das ist keine Handynummer. Festnetz und Sondernummern gehen nicht.',
    'This isn’t a mobile number. Landlines and special numbers don’t work.',
    'Dit is geen mobiel nummer. Vaste en speciale nummers werken niet.',
  ),
  phone_too_soon: m(
    429,
    'Gerade ging schon eine SMS hinaus. Versuch es in {seconds} Sekunden wieder.',
    'An SMS has just gone out. Try again in {seconds} seconds.',
    'Er is net al een sms verstuurd. Probeer het over {seconds} seconden weer.',
  ),
  phone_too_many: m(
    429,
    'Mehr als fünf Codes am Tag verschicken wir nicht. Versuch es morgen wieder.',
    'We send five codes a day at most. Try again tomorrow.',
    'Meer dan vijf codes per dag sturen we niet. Probeer het morgen weer.',
  ),
  phone_day_full: m(
    503,
    'Heute können wir keine SMS mehr verschicken. Versuch es morgen wieder.',
    'We can’t send any more SMS today. Try again tomorrow.',
    'Vandaag kunnen we geen sms meer sturen. Probeer het morgen weer.',
  ),
  phone_not_asked: m(409, 'Lass dir zuerst einen Code schicken.', 'Request a code first.', 'Vraag eerst een code aan.'),
  phone_code_wrong: m(
    422,
    'Dieser Code stimmt nicht. Es zählt der neueste; Versuche übrig: {left}.',
    'This code is wrong. Only the newest one works; attempts left: {left}.',
    'Deze code klopt niet. De nieuwste telt; pogingen over: {left}.',
  ),
  phone_code_expired: m(
    410,
    'Dieser Code ist älter als zehn Minuten. Lass dir einen neuen schicken.',
    'This code is more than ten minutes old. Request a new one.',
    'Deze code is ouder dan tien minuten. Vraag een nieuwe aan.',
  ),
  phone_code_spent: m(
    410,
    'Fünfmal war der Code falsch, deshalb gilt er nicht mehr. Lass dir einen neuen schicken.',
    'The code was wrong five times, so it no longer works. Request a new one.',
    'De code was vijf keer fout en werkt daarom niet meer. Vraag een nieuwe aan.',
  ),
};
