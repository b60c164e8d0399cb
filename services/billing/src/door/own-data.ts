import type { Catalogue } from '@lendring/contracts/billing/catalogue.js';
import type { billingDoor } from '@lendring/contracts/billing/queries.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { invoiceAggregate } from '../invoice/invoice.js';
import { paymentAggregate } from '../payment/payment.js';
import { subscriptionAggregate } from '../subscription/subscription.js';
import type { BillingViews } from '../projections/all.js';
import { invoiceView, paymentView, planView } from './views.js';

type Deps = BillingViews & Readonly<{ load: ServiceCore['load']; catalogue: Catalogue }>;

const PAGE = 100;

/** What this service holds of the asker, a page of a file at a time. */
export const ownData = ({
  load,
  catalogue,
  payments,
  invoices,
}: Deps): DoorHandlers<typeof billingDoor>['queries']['ownData'] => {
  const after = (userId: string, id: string, cursor: string | null) => ({
    filter: { userId, ...(cursor !== null && { [id]: { $gt: cursor } }) },
    sort: [[id, 1]] as const,
    limit: PAGE,
  });
  const nextOf = (ids: readonly string[]) => (ids.length === PAGE ? (ids.at(-1) ?? null) : null);

  return async ({ file, cursor }, { actor }) => {
    if (actor.kind !== 'user') return { rows: [], next: null };
    const { userId } = actor;
    const subscription = () => load(subscriptionAggregate, userId);
    switch (file) {
      case 'plan':
        return { rows: [planView(await subscription(), catalogue)], next: null };
      case 'payments': {
        const ids = (await payments.find(after(userId, 'paymentId', cursor))).map(({ paymentId }) => paymentId);
        const state = await subscription();
        const rows = await Promise.all(ids.map(async (id) => paymentView(id, await load(paymentAggregate, id), state)));
        return { rows: rows.filter((row) => row !== null), next: nextOf(ids) };
      }
      case 'invoices': {
        const ids = (await invoices.find(after(userId, 'invoiceId', cursor))).map(({ invoiceId }) => invoiceId);
        const rows = await Promise.all(ids.map(async (id) => invoiceView(id, await load(invoiceAggregate, id))));
        return { rows: rows.filter((row) => row !== null), next: nextOf(ids) };
      }
    }
  };
};
