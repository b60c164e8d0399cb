import * as z from 'zod';
import { PhoneCode, TypedPhone } from '../account/phone.js';
import { Instant } from '../kernel/period.js';
import { call } from './call.js';

/** Any notation; without a country code, the main address's country applies. */
export const PhoneBody = z.strictObject({ number: TypedPhone });
export const PhoneCodeBody = z.strictObject({ code: PhoneCode });

export const PhoneShape = z.object({
  available: z.boolean(),
  /** Accepted countries, ISO 3166-1 alpha-2. */
  countries: z.array(z.string()),
  number: z.string().nullable(),
  verified_at: Instant.nullable(),
  asked: z
    .object({ number: z.string(), expires_at: Instant, again_at: Instant, tries_left: z.int(), unsent: z.boolean() })
    .nullable(),
});
export type PhoneShape = z.infer<typeof PhoneShape>;

export const phoneCalls = {
  phone: call('GET /phone', {
    access: 'user',
    asks: 'account.phone',
    summary: 'The own verified phone number, and how far the verification of one is',
    answer: PhoneShape,
  }),
  askPhoneCode: call('POST /phone_code', {
    access: 'user',
    body: PhoneBody,
    sends: 'account.askPhoneCode',
    answers: 'phone',
    summary: 'A code by SMS to a mobile number; asked for again within a minute, no second one is sent',
    answer: PhoneShape,
  }),
  verifyPhone: call('POST /phone', {
    access: 'user',
    body: PhoneCodeBody,
    sends: 'account.verifyPhone',
    answers: 'phone',
    summary: 'The code of the SMS: the number is verified, and no longer anybody else’s',
    answer: PhoneShape,
  }),
  removePhone: call('DELETE /phone', {
    access: 'user',
    sends: 'account.removePhone',
    summary: 'The account has no verified phone number any more',
  }),
} as const;
