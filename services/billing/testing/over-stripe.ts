import { expect } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { stripePayments } from '../src/stripe/stripe.adapter.js';
import { actsOn, plus, type BookedPlan } from './acts.js';
import { idOf, startService, type RunningService } from './service.js';
import { stripeAccount } from './stripe-account.js';
import { startStripe, WEBHOOK_SECRET } from './stripe.js';

const [jana, ada] = [idOf('jana'), idOf('ada')];

export type OverStripe = Readonly<{
  service: RunningService;
  stripe: Awaited<ReturnType<typeof startStripe>>;
  account: ReturnType<typeof stripeAccount>;
}>;

export const overStripe = () => {
  let running: OverStripe;
  let asking: () => void;
  const acts = actsOn(() => running.service);

  const start = async (): Promise<OverStripe> => {
    const account = stripeAccount(() => Date.parse(running.service.clock.time));
    const stripe = await startStripe(account.answerTo);
    const settings = { secretKey: 'sk_test', webhookSecret: WEBHOOK_SECRET, url: stripe.url };
    const payments = stripePayments({ ...settings, publicUrl: 'https://lend.example' });
    asking = () => undefined;
    const service = await startService({
      payments: {
        ...payments,
        async giveBack(came) {
          asking();
          return payments.giveBack(came);
        },
      },
    });
    // Set the test clock to the real time, by which Stripe's pages expire.
    service.clock.time = new Date().toISOString();
    service.admins.add(ada);
    running = { service, stripe, account };
    return running;
  };
  const stop = async (): Promise<void> => {
    await running.service.stop();
    await running.stripe.stop();
  };

  const webhooks = async () => {
    for (const message of running.account.messages.splice(0))
      for (let time = 0; time < 2; time++)
        expect(await running.service.tellAsVisitor('providerTold', message)).toBe('ok');
  };
  const openPage = (paymentId: string, who = jana) =>
    running.service.ask(who, 'paymentPage', { paymentId, locale: 'de' });
  const buy = async (plan: BookedPlan = plus, who = jana) => {
    const paymentId = await acts.book(plan, who);
    await openPage(paymentId, who);
    running.account.pay(paymentId);
    await webhooks();
    return paymentId;
  };
  const cleared = (paymentId: string, left = 0) =>
    eventually(
      async () => {
        await webhooks();
        return [running.account.held(paymentId), (await acts.listed('unmatched')).length] as const;
      },
      ([held, unmatched]) => held === left && unmatched === 0,
    );

  return {
    ...acts,
    start,
    stop,
    webhooks,
    openPage,
    buy,
    cleared,
    /** Hook before a refund request to Stripe; an error thrown by `run` fails the request. */
    beforeRefund: (run: () => void) => void (asking = run),
    refundsAsked: () => running.stripe.asked.filter(({ path }) => path === '/v1/refunds'),
  };
};
