import type { SubscriptionEvent } from '@lendring/contracts/billing/plans.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { highlightsEnd, moneyBack, planResumes } from '@lendring/contracts/texts/billing-mails.js';
import { fillIn, inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { RecipientOf } from '@lendring/platform/runtime/service-apis/recipient.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { invoiceAggregate, invoiceNumber, linesBooked } from '../invoices/invoice.aggregate.js';
import { billingLetter, written } from '../letters/billing-letter.js';
import { invoiceOf } from '../payments/move-money.js';
import { paymentAggregate } from '../payments/payment.aggregate.js';
import type { Business } from '../ports.js';
import { subscriptionAggregate } from '../plans/subscription.aggregate.js';

type Withdrawn = Extract<SubscriptionEvent, { type: 'BookingWithdrawn' }>['data'];

type Deps = Readonly<{
  load: ServiceCore['load'];
  mailer: Pick<Mailer, 'send'>;
  recipientOf: RecipientOf;
  business: Pick<Business, 'issuer'>;
  publicUrl: string;
}>;

/**
 * Confirms a withdrawal with its time and content (§ 356a BGB), at the invoice's address because the account may be
 * deleted.
 */
export const confirmWithdrawals = ({
  load,
  mailer,
  recipientOf,
  business: { issuer },
  publicUrl,
}: Deps): Policy<SubscriptionEvent> => {
  const resumedIn = async ({ userId, paymentId }: Withdrawn, locale: Locale): Promise<string> => {
    const { asked } = await load(paymentAggregate, paymentId);
    const { running } = await load(subscriptionAggregate, userId);
    if (asked?.purpose.kind !== 'plan' || !running) return '';
    return fillIn(inLanguage(planResumes, locale), { day: written(locale).day(addDays(running.term.to, -1)) });
  };

  return {
    name: 'confirm-withdrawals',
    prefixes: ['subscription-'],
    async react({ id, type, data }, { at }) {
      if (type !== 'BookingWithdrawn') return;
      const invoiceId = invoiceOf(data.paymentId);
      const { issued, creditNoteId } = await load(invoiceAggregate, invoiceId);
      if (!issued?.buyer) return;
      const { locale, buyer, gross } = issued;
      const say = written(locale);
      const { asked, status } = await load(paymentAggregate, data.paymentId);
      const back = data.back ?? gross;
      const isPart = back < (asked?.amount ?? gross);
      const creditNote = back === 0 && creditNoteId ? (await load(invoiceAggregate, creditNoteId)).issued : null;
      const how = creditNote
        ? 'credited'
        : back === 0
          ? 'none'
          : status === 'disputed'
            ? 'disputed'
            : isPart
              ? 'rest'
              : 'whole';
      const params = {
        number: invoiceNumber(issued),
        name: buyer.name,
        what: linesBooked(issued).join(', '),
        moneyBack: fillIn(inLanguage(moneyBack[how], locale), {
          amount: say.amount(back),
          creditNote: creditNote ? invoiceNumber(creditNote) : '',
        }),
        highlights: data.highlights ? inLanguage(highlightsEnd, locale) : '',
        at: say.moment(data.at, issuer.zone),
        resumes: await resumedIn(data, locale),
      };
      const href = `${publicUrl}${pageAddress(locale, '/invoices/$invoiceId', { invoiceId })}`;
      const name = (await recipientOf(data.userId, at))?.name ?? null;
      await mailer.send({ id, to: buyer.email, ...billingLetter(locale, 'withdrawn', { params, href, name }) });
    },
  };
};
