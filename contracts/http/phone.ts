import * as z from 'zod';
import { PhoneCode, TypedPhone } from '../account/phone.js';
import { Instant } from '../kernel/period.js';
import { call } from './call.js';

/** Any spelling; without a country's code it is read as one of the country of the main address. */
export const PhoneBody = z.strictObject({ number: TypedPhone });
export const PhoneCodeBody = z.strictObject({ code: PhoneCode });

/** The own verified phone number, and the code that was asked for last. Nobody else sees the number. */
export const PhoneShape = z.object({
  /** False where the operator sends no SMS: there is nothing to verify then. */
  available: z.boolean(),
  /** Whose mobile numbers are taken, by two letters. */
  countries: z.array(z.string()),
  number: z.string().nullable(),
  verified_at: Instant.nullable(),
  asked: z
    .object({
      number: z.string(),
      expires_at: Instant,
      /** When another code may be asked for. */
      again_at: Instant,
      tries_left: z.int(),
      /** The gateway took no SMS for this number: none will come. */
      unsent: z.boolean(),
    })
    .nullable(),
});
export type PhoneShape = z.infer<typeof PhoneShape>;

/** The own phone number, verified by a code. */
export const phoneCalls = {
  phone: call({
    method: 'GET',
    path: '/phone',
    access: 'user',
    summary: 'The own verified phone number, and how far the verification of one is',
    answer: PhoneShape,
  }),
  askPhoneCode: call({
    method: 'POST',
    path: '/phone_code',
    access: 'user',
    body: PhoneBody,
    summary: 'A code by SMS to a mobile number; asked for again within a minute, no second one is sent',
    answer: PhoneShape,
  }),
  verifyPhone: call({
    method: 'POST',
    path: '/phone',
    access: 'user',
    body: PhoneCodeBody,
    summary: 'The code of the SMS: the number is verified, and no longer anybody else’s',
    answer: PhoneShape,
  }),
  removePhone: call({
    method: 'DELETE',
    path: '/phone',
    access: 'user',
    summary: 'The account has no verified phone number any more',
  }),
} as const;
