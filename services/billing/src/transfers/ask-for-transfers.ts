import type { PaymentEvent } from '@lendring/contracts/billing/payments.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { RecipientOf } from '@lendring/platform/runtime/service-apis/recipient.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { billingLetter, written } from '../letters/billing-letter.js';
import { paymentAggregate } from '../payments/payment.aggregate.js';
import type { Business } from '../ports.js';
import { transferFor } from './requested-transfer.js';
import { grouped } from './reference.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  mailer: Pick<Mailer, 'send'>;
  recipientOf: RecipientOf;
  business: Pick<Business, 'issuer'>;
  publicUrl: string;
}>;

export const askForTransfers = ({
  load,
  mailer,
  recipientOf,
  business: { issuer },
  publicUrl,
}: Deps): Policy<PaymentEvent> => ({
  name: 'ask-for-transfers',
  prefixes: ['payment-'],
  async react({ type, data, id }, { at }) {
    if (type !== 'PaymentAsked' && type !== 'PaymentReminded') return;
    const { paymentId } = data;
    const payment = await load(paymentAggregate, paymentId);
    const transfer = transferFor(paymentId, payment, issuer);
    const { asked } = payment;
    if (!transfer || !asked?.buyer) return;
    const { locale, amount, positions, buyer } = asked;
    const say = written(locale);
    const params = {
      what: positions.map(({ text }) => text).join(', '),
      amount: say.amount(amount),
      holder: transfer.holder,
      iban: transfer.bic === null ? grouped(transfer.iban) : `${grouped(transfer.iban)}, BIC: ${transfer.bic}`,
      reference: grouped(transfer.reference),
      until: say.day(transfer.until),
    };
    const href = `${publicUrl}${pageAddress(locale, '/transfer/$paymentId', { paymentId })}`;
    const name = (await recipientOf(asked.userId, at))?.name ?? null;
    const mail = type === 'PaymentAsked' ? 'transferAsked' : 'transferReminded';
    await mailer.send({ id, to: buyer.email, ...billingLetter(locale, mail, { params, href, name }) });
  },
});
