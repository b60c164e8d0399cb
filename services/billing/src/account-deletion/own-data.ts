import type { billingApi } from '@lendring/contracts/billing/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { AdSecrets } from '../ads/secrets.js';
import { featureAggregate } from '../featured-offers/feature.aggregate.js';
import { paymentAggregate } from '../payments/payment.aggregate.js';
import type { Business } from '../ports.js';
import type { BillingViews } from '../projections.js';
import { subscriptionAggregate } from '../plans/subscription.aggregate.js';
import { ownAdOf } from '../own-ads/queries.js';
import { loadInvoiceView } from '../invoices/view.js';
import { loadPaymentView } from '../payments/view.js';
import { planView } from '../plans/view.js';

type Deps = BillingViews &
  Readonly<{ load: ServiceCore['load']; business: Pick<Business, 'catalogue' | 'issuer'>; secretsOfAds: AdSecrets }>;

const PAGE = 100;

export const ownData = ({
  load,
  business: { catalogue, issuer },
  payments,
  invoices,
  features,
  ads,
  ownAds,
  secretsOfAds,
}: Deps): ServiceHandlers<typeof billingApi>['queries']['ownData'] => {
  const after = (userId: string, id: string, cursor: string | null) => ({
    filter: { userId, ...(cursor !== null && { [id]: { $gt: cursor } }) },
    sort: [[id, 1]] as const,
    limit: PAGE,
  });
  const nextOf = (ids: readonly string[]) => (ids.length === PAGE ? (ids.at(-1) ?? null) : null);

  const ownAd = ownAdOf({ load, secretsOfAds, ads });

  return async ({ file, cursor }, { actor, at }) => {
    if (actor.kind !== 'user') return { rows: [], next: null };
    const { userId } = actor;
    switch (file) {
      case 'plan':
        return {
          rows: [planView(await load(subscriptionAggregate, userId), catalogue, dayIn(at, issuer.zone))],
          next: null,
        };
      case 'payments': {
        const ids = (await payments.find(after(userId, 'paymentId', cursor))).map(({ paymentId }) => paymentId);
        const rows = await Promise.all(
          ids.map(async (id) => {
            const payment = await load(paymentAggregate, id);
            return loadPaymentView(load, id, payment, issuer);
          }),
        );
        return { rows: rows.filter((row) => row !== null), next: nextOf(ids) };
      }
      case 'features': {
        const found = await features.find(after(userId, 'key', cursor));
        const rows = await Promise.all(
          found.map(async ({ offerId, feature }) => {
            const stretch = (await load(featureAggregate, offerId)).begun[feature];
            return stretch ? [{ offerId, feature, ...stretch }] : [];
          }),
        );
        return { rows: rows.flat(), next: nextOf(found.map(({ key }) => key)) };
      }
      case 'ads': {
        const ids = (await ownAds.find(after(userId, 'adId', cursor))).map(({ adId }) => adId);
        const rows = await Promise.all(ids.map((id) => ownAd(id, userId, at)));
        return { rows: rows.filter((row) => row !== null), next: nextOf(ids) };
      }
      case 'invoices': {
        const ids = (await invoices.find(after(userId, 'invoiceId', cursor))).map(({ invoiceId }) => invoiceId);
        const rows = await Promise.all(ids.map(async (id) => (await loadInvoiceView(load, id)).view));
        return { rows: rows.filter((row) => row !== null), next: nextOf(ids) };
      }
    }
  };
};
