import type { billingApi } from '@lendring/contracts/billing/queries.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, demoId, demoQuery, done, inParallel, type Loading } from './commands.js';
import type { DemoFeature, DemoPlan } from './content/bookings.js';
import type { DemoOffer } from './content/schema.js';
import { offerIdOf } from './load-offers.js';
import { personId } from './load-people.js';

type Load = Loading &
  Readonly<{
    billing: ServiceClient<typeof billingApi>;
    offers: ReadonlyMap<string, DemoOffer>;
    /** Day relative to the start of the demo. */
    at: (daysAgo: number) => string;
  }>;

/**
 * Books plans and features and pays them through the payment page without real money; books nothing if real payments
 * are configured.
 */
export const loadBookings = async (
  { billing, offers, at, ...loading }: Load,
  { plans, features }: Readonly<{ plans: readonly DemoPlan[]; features: readonly DemoFeature[] }>,
): Promise<void> => {
  const { commands, queries } = billing;
  const sold = await queries.catalogue({}, demoQuery(at(0)));
  if (sold.way !== 'test') return;
  const netOf = ({ planId, interval }: DemoPlan) =>
    sold.plans.find((plan) => plan.planId === planId)?.price?.[interval] ?? 0;
  const pay = (what: string, paymentId: string, by: string, when: string) =>
    done(
      `pay ${what}`,
      commands.payOnTestPage(
        { paymentId, outcome: 'paid' },
        demoContext({ what: `pay ${what}`, at: when, by: personId(by) }),
      ),
    );

  // Sequential, so that invoice numbers follow the dates.
  await inParallel(plans, {
    ...loading,
    width: 1,
    async work(plan) {
      const { person, planId, interval, daysAgo } = plan;
      const what = `plan ${person}`;
      const [paymentId, when] = [demoId(`payment ${what}`), at(daysAgo)];
      const booked = { planId, interval, net: netOf(plan), paymentId };
      await done(what, commands.bookPlan(booked, demoContext({ what, at: when, by: personId(person) })));
      await pay(what, paymentId, person, when);
    },
  });
  await inParallel(features, {
    ...loading,
    width: 1,
    async work({ offer, feature, included }) {
      const owner = offers.get(offer)?.owner ?? '';
      const offerId = offerIdOf(offer);
      const what = `feature ${feature} ${offer}`;
      const context = demoContext({ what, at: at(1), by: personId(owner) });
      if (included) return void (await done(what, commands.useHighlight({ offerId }, context)));
      const paymentId = demoId(`payment ${what}`);
      const net = sold.features[feature]?.net ?? 0;
      await done(what, commands.bookFeature({ offerId, feature, net, paymentId }, context));
      await pay(what, paymentId, owner, at(1));
    },
  });
};
