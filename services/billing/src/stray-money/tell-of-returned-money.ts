import type { PaymentEvent } from '@lendring/contracts/billing/payments.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { unknownBooking, whyReturned } from '@lendring/contracts/texts/billing-mails.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { billingLetter, written, type LetterDeps } from '../letters/billing-letter.js';
import { paymentAggregate } from '../payments/payment.aggregate.js';

/**
 * Mails the payer about refunds of stray money with the reason, and the payer and bookkeepers about failed refunds.
 * Chargebacks are left to the bank to report.
 */
export const tellOfReturnedMoney = ({
  load,
  mailer,
  recipientOf,
  business: { issuer },
  publicUrl,
}: LetterDeps): Policy<PaymentEvent> => ({
  name: 'tell-of-returned-money',
  prefixes: ['payment-'],
  async react({ type, data, id }, { at }) {
    if (type !== 'PaymentRefundFailed' && (type !== 'PaymentReturned' || data.disputed)) return;
    const { asked, mismatches } = await load(paymentAggregate, data.paymentId);
    const stray = mismatches.find(({ reference }) => reference === data.of);
    const userId = asked?.userId ?? stray?.askedHere;
    const recipient = (userId && (await recipientOf(userId, at))) || null;
    const locale = recipient?.locale ?? 'en';
    const params = {
      amount: written(locale).amount(data.amount, stray?.currency ?? asked?.currency),
      what: asked ? asked.positions.map(({ text }) => text).join(', ') : inLanguage(unknownBooking, locale),
    };
    const contact = `${publicUrl}${pageAddress(locale, '/contact')}`;
    if (type === 'PaymentRefundFailed') {
      if (recipient)
        await mailer.send({
          id,
          to: recipient.email,
          ...billingLetter(locale, 'refundFailed', { params, href: contact, name: recipient.name }),
        });
      const href = `${publicUrl}${pageAddress(locale, '/backoffice/invoices')}?part=transfers&state=owed`;
      await mailer.send({
        id: `${id}.owed`,
        to: issuer.email,
        ...billingLetter(locale, 'refundOwed', { params, href, name: null }),
      });
      return;
    }
    if (!recipient || !stray) return;
    const why = inLanguage(whyReturned[asked ? stray.mismatch : 'unknown'], locale);
    const letter = billingLetter(locale, 'moneyReturned', {
      params: { ...params, why },
      href: contact,
      name: recipient.name,
    });
    await mailer.send({ id, to: recipient.email, ...letter });
  },
});
