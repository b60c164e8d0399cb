import type { PaymentEvent } from '@lendring/contracts/billing/payment-events.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { unknownBooking, whyReturned } from '@lendring/contracts/texts/billing-mails.js';
import { inLanguage } from '@lendring/contracts/texts/text.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { RecipientOf } from '@lendring/platform/runtime/doors/recipient.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { billingLetter, written } from '../letters/billing-letter.js';
import { paymentAggregate } from '../payment/payment.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  mailer: Pick<Mailer, 'send'>;
  recipientOf: RecipientOf;
  publicUrl: string;
}>;

/** Mails the person that money of theirs which granted nothing went back, and why. */
export const tellOfReturnedMoney = ({ load, mailer, recipientOf, publicUrl }: Deps): Policy<PaymentEvent> => ({
  name: 'tell-of-returned-money',
  prefixes: ['payment-'],
  async react({ type, data, id }, { at }) {
    if (type !== 'PaymentReturned') return;
    const { asked, mismatches } = await load(paymentAggregate, data.paymentId);
    const stray = mismatches.find(({ reference }) => reference === data.of);
    const userId = asked?.userId ?? stray?.askedHere;
    const recipient = userId && (await recipientOf(userId, at));
    if (!recipient || !stray) return;
    const { locale, email } = recipient;
    const params = {
      amount: written(locale).amount(data.amount, data.currency),
      what: asked ? asked.positions.map(({ text }) => text).join(', ') : inLanguage(unknownBooking, locale),
      why: inLanguage(whyReturned[asked ? stray.mismatch : 'unknown'], locale),
    };
    const href = `${publicUrl}${pageAddress(locale, '/contact')}`;
    await mailer.send({ id, to: email, ...billingLetter(locale, 'moneyReturned', { params, href }) });
  },
});
