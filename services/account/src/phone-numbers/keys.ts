import { createHmac, timingSafeEqual } from 'node:crypto';
import { phoneLimits } from '@lendring/contracts/account/phone.js';

/** What a secret of the installation makes of numbers and asks; nothing of it is stored but the names of streams. */
export type PhoneKeys = Readonly<{
  /** Id of a number's stream: stream names cannot be erased, so they are keyed hashes. */
  streamOf: (number: string) => string;
  /** The code of one ask: whoever has the log without the secret cannot tell it. */
  codeOf: (ask: Readonly<{ askId: string; number: string }>) => string;
  isCode: (ask: Readonly<{ askId: string; number: string }>, typed: string) => boolean;
}>;

/** @param secret 32 bytes that last as long as the log; other keys than its own are made of it. */
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
