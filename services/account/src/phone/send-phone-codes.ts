import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { phoneSms } from '@lendring/contracts/texts/phone.js';
import { fillIn, inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { CommandHandler, Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { SmsRefused, type SmsSender } from '@lendring/platform/sms/sms.port.js';
import { accountAggregate } from '../account/account.aggregate.js';
import { noteUnsent } from './decide.js';
import { expiryOf } from './phone.aggregate.js';
import type { PhoneKeys } from './keys.js';

type Deps = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  sms: SmsSender;
  keys: PhoneKeys;
  /** URL whose host is part of the SMS, so that browsers offer the code on this site only. */
  publicUrl: string;
}>;

/**
 * Sends the requested code; after a crash, at the next start. Skips codes that have expired, were replaced or belong to
 * a deleted account.
 */
export const sendPhoneCodes = ({ commands, load, sms, keys, publicUrl }: Deps): Policy<AccountEvent> => ({
  name: 'send-phone-codes',
  prefixes: ['account-'],
  types: ['PhoneCodeAsked'],
  async react(event, call) {
    if (event.type !== 'PhoneCodeAsked') return;
    const { userId, askId, number, locale, at } = event.data;
    if (number === null || call.at >= expiryOf({ at })) return;
    const { verification } = await load(accountAggregate, userId);
    if (verification.asked?.askId !== askId) return;
    const code = keys.codeOf({ askId, number });
    const text = fillIn(inLanguage(phoneSms, locale), { code });
    try {
      await sms.send({ id: event.id, to: number, text: `${text}\n\n@${new URL(publicUrl).hostname} #${code}` });
    } catch (error) {
      if (!(error instanceof SmsRefused)) throw error;
      return commands.on(accountAggregate, userId, call, (state) => noteUnsent(state, { userId, askId, at: call.at }));
    }
  },
});
