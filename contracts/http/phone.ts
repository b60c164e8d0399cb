import type * as z from 'zod';
import { accountCommands } from '../account/commands.js';
import { PhoneView } from '../account/phone.js';
import { call } from './call.js';
import { snakeShape } from './camel-case.js';

/** Phone number in any notation. Without a country code, the country of the main address applies. */

/** `countries`: accepted ones, ISO 3166-1 alpha-2. */
export const PhoneShape = snakeShape(PhoneView);
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
    body: accountCommands.askPhoneCode,
    sends: 'account.askPhoneCode',
    answers: 'phone',
    summary: 'A code by SMS to a mobile number; asked for again within a minute, no second one is sent',
    answer: PhoneShape,
  }),
  verifyPhone: call('POST /phone', {
    access: 'user',
    body: accountCommands.verifyPhone,
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
