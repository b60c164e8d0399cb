import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { SmsSender } from '@lendring/platform/sms/sms.port.js';
import type { Ports } from '../ports.js';
import { createPhoneKeys } from './keys.js';
import { phoneApi, phoneQuery } from './phone.js';
import { sendPhoneCodes } from './send-phone-codes.js';
import { tellOfPhone } from './tell-of-phone.js';

/**
 * Phone verification. `sms`: null if SMS cannot be sent, which disables the feature; `mailer`: null without a mail
 * server.
 */
export type PhoneNeeds = Readonly<{
  sms: SmsSender | null;
  mailer: Pick<Mailer, 'send'> | null;
  countries: readonly string[];
  smsADay: number;
  publicUrl: string;
}>;

type Deps = Pick<Ports, 'commands' | 'load' | 'own'> & Readonly<{ secret: Uint8Array; phones: PhoneNeeds }>;

/** Verification of a phone number by a code (ADR 59), and mails about verified numbers. */
export const phoneVerification = ({ commands, load, own, secret, phones }: Deps) => {
  const { sms, mailer, countries, smsADay, publicUrl } = phones;
  const phone = { keys: createPhoneKeys(secret), sends: sms !== null, countries, smsADay };
  return {
    commands: phoneApi({ commands, load, phone }, own),
    queries: { phone: phoneQuery({ load, phone }) },
    policies: [
      ...(sms ? [sendPhoneCodes({ commands, load, sms, keys: phone.keys, publicUrl })] : []),
      ...(mailer ? [tellOfPhone({ mailer, load, publicUrl })] : []),
    ],
  } satisfies Capability;
};
