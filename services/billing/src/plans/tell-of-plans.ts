import type { PaymentEvent } from '@lendring/contracts/billing/payments.js';
import type { SubscriptionEvent } from '@lendring/contracts/billing/plans.js';
import type { BillingMail } from '@lendring/contracts/texts/billing-mails.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import type { Policy, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { billingLetter, written, type LetterDeps } from '../letters/billing-letter.js';
import { paymentAggregate } from '../payments/payment.aggregate.js';
import { GRACE_DAYS } from './decide.js';
import { planTitle } from './catalogue.js';
import { subscriptionAggregate } from './subscription.aggregate.js';

type Told = Readonly<{
  userId: string;
  mail: BillingMail;
  planId: string;
  days: Readonly<Record<string, string>>;
  reason: string | null;
  nextId?: string | undefined;
}>;

export const tellOfPlans = ({
  load,
  mailer,
  recipientOf,
  business: { issuer, catalogue },
  publicUrl,
}: LetterDeps): Policy<SubscriptionEvent | PaymentEvent> => {
  const toldOf = async (event: Recorded<SubscriptionEvent | PaymentEvent>): Promise<Told | null> => {
    switch (event.type) {
      case 'PlanCancelled':
      case 'PlanResumed': {
        const { userId } = event.data;
        const { running } = await load(subscriptionAggregate, userId);
        if (!running) return null;
        const end = event.type === 'PlanCancelled' ? event.data.endsOn : running.term.to;
        const days = { last: addDays(end, -1), next: end };
        const reason = event.type === 'PlanCancelled' ? event.data.reason : null;
        const cancelled = reason === null ? 'cancelled' : 'cancelledForCause';
        const resumed = running.next ? 'resumedToChange' : 'resumed';
        const mail = event.type === 'PlanCancelled' ? cancelled : resumed;
        return { userId, mail, planId: running.booked.planId, days, reason, nextId: running.next?.planId };
      }
      case 'PaymentFailed': {
        const { asked } = await load(paymentAggregate, event.data.paymentId);
        if (asked?.purpose.kind !== 'renewal' || event.data.reason === 'changed') return null;
        const { running } = await load(subscriptionAggregate, asked.userId);
        if (!running || running.cancelled) return null;
        const days = { grace: addDays(running.term.to, GRACE_DAYS) };
        return { userId: asked.userId, mail: 'notCollected', planId: running.booked.planId, days, reason: null };
      }
      case 'PlanEnded':
        // Skip this mail, because the mail with the credit note already reports the end of the plan.
        return event.data.cause === 'erased' || event.data.cause === 'invoice_cancelled'
          ? null
          : { userId: event.data.userId, mail: 'ended', planId: event.data.planId, days: {}, reason: null };
      default:
        return null;
    }
  };

  return {
    name: 'tell-of-plans',
    prefixes: ['subscription-', 'payment-'],
    async react(event, call) {
      const told = await toldOf(event);
      const recipient = told && (await recipientOf(told.userId, call.at));
      if (!told || !recipient) return;
      const { locale, email, name } = recipient;
      const say = written(locale);
      const days = Object.fromEntries(Object.entries(told.days).map(([key, day]) => [key, say.day(day)]));
      const { reason } = told;
      const plan = planTitle(catalogue, told.planId, locale);
      const params = {
        ...days,
        plan,
        ...(told.nextId !== undefined && { nextPlan: planTitle(catalogue, told.nextId, locale) }),
        at: say.moment(event.at, issuer.zone),
        ...(reason !== null && { reason, email }),
      };
      const href = `${publicUrl}${pageAddress(locale, '/plan')}`;
      await mailer.send({ id: event.id, to: email, ...billingLetter(locale, told.mail, { params, href, name }) });
      if (reason !== null)
        await mailer.send({
          id: `${event.id}.cause`,
          to: issuer.email,
          ...billingLetter(locale, 'causeGiven', {
            params: { ...params, account: told.userId },
            href: `${publicUrl}${pageAddress(locale, '/backoffice/invoices')}?user=${told.userId}`,
            name: null,
          }),
        });
    },
  };
};
