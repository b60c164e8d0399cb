import { createHmac, timingSafeEqual } from 'node:crypto';
import { phoneLimits } from '@lendring/contracts/account/phone.js';

/** Stream names and codes derived from a secret of the installation. Of these, only stream names are stored. */
export type PhoneKeys = Readonly<{
  /** Stream id of a number: a keyed hash, because stream names cannot be erased. */
  streamOf: (number: string) => string;
  /** Code of a request, which cannot be derived from the log without the secret. */
  codeOf: (ask: Readonly<{ askId: string; number: string }>) => string;
  isCode: (ask: Readonly<{ askId: string; number: string }>, typed: string) => boolean;
}>;

/** @param secret 32 bytes that must live as long as the log; only derived keys are used */
export const createPhoneKeys = (secret: Uint8Array): PhoneKeys => {
  const key = createHmac('sha256', secret).update('phone numbers').digest();
  const hash = (what: string, text: string) => createHmac('sha256', key).update(`${what} ${text}`);
  const codeOf: PhoneKeys['codeOf'] = ({ askId, number }) => {
    const drawn = hash('code', `${askId} ${number}`).digest().readUIntBE(0, 6);
    return String(drawn % 10 ** phoneLimits.digits).padStart(phoneLimits.digits, '0');
  };
  return {
    streamOf: (number) => hash('number', number).digest('hex'),
    codeOf,
    isCode: (ask, typed) => {
      const [right, tried] = [Buffer.from(codeOf(ask)), Buffer.from(typed)];
      return right.length === tried.length && timingSafeEqual(right, tried);
    },
  };
};
