import { describe, expect, it } from 'vitest';
import { defaultCatalogue } from '@lendring/contracts/billing/default-catalogue.js';
import { sampleIssuer } from '@lendring/contracts/billing/issuer.js';
import { AdKind, ShownAdSort, ShownAdState } from '@lendring/contracts/billing/house-ads.js';
import { InvoiceSort } from '@lendring/contracts/billing/bookkeeping.js';
import type { QueryContext } from '@lendring/contracts/kernel/service-api.js';
import { askedView, isFromIndex, plansOf } from '@lendring/platform/testing/read-models/plans.js';
import { idOf, now } from '../testing/service.js';
import { ads } from './ads/projection.js';
import { invoices } from './invoices/projection.js';
import { ownAds } from './own-ads/projection.js';
import { payments } from './payments/projection.js';
import { adReviewQueryHandlers } from './ad-review/queries.js';
import { invoiceBookQueryHandlers } from './bookkeeping/queries.js';
import { transferQueryHandlers } from './transfers/queries.js';

const context: QueryContext = { actor: { kind: 'user', userId: idOf('jana'), roles: ['admin'] }, at: now };
const paging = { page: 1, size: 25 };
const notThere = async () => {
  throw new Error('Nothing was found, so nothing is read from the log');
};

const without = async ({ indexes }: Pick<typeof ads, 'indexes'>, { asked }: ReturnType<typeof askedView>) =>
  (await plansOf({ indexes: indexes ?? [] }, asked)).filter((plan) => !isFromIndex(plan));

describe('sorted list pages are read from an index', () => {
  it('for invoices', async () => {
    const read = askedView();
    const { allInvoices } = invoiceBookQueryHandlers({
      load: notThere,
      invoices: read.view,
      business: { catalogue: defaultCatalogue, issuer: sampleIssuer },
    });
    const narrow = [
      {},
      { status: 'open' as const },
      { month: '2027-01' },
      { status: 'paid' as const, month: '2027-01' },
    ];
    for (const filter of narrow)
      for (const sort of InvoiceSort.options) await allInvoices({ filter, sort, paging }, context);
    expect(read.asked).not.toEqual([]);
    expect(await without(invoices, read)).toEqual([]);
  });

  it('for transfers', async () => {
    const read = askedView();
    const business = { issuer: sampleIssuer, payments: { way: 'account' as const } };
    const { transfers } = transferQueryHandlers({
      load: notThere,
      payments: read.view,
      business,
      readStatement: notThere,
    });
    for (const state of ['waiting', 'given_up', 'unmatched'] as const)
      await transfers({ filter: { state }, paging }, context);
    expect(read.asked).not.toEqual([]);
    expect(await without(payments, read)).toEqual([]);
  });

  it('for ads in each state and order, and for ads awaiting review', async () => {
    const [shown, own] = [askedView(), askedView()];
    const secretsOfAds = { link: () => '', report: () => '' };
    const queries = adReviewQueryHandlers({ load: notThere, secretsOfAds, ads: shown.view, ownAds: own.view });
    for (const state of ShownAdState.options)
      for (const kind of [undefined, ...AdKind.options])
        for (const sort of ShownAdSort.options)
          await queries.shownAds({ filter: { state, ...(kind && { kind }) }, sort, paging }, context);
    expect(shown.asked).not.toEqual([]);
    await queries.adsToReview({}, context);
    await queries.adsWaiting({}, context);
    expect(await without(ads, shown)).toEqual([]);
    expect(await without(ownAds, own)).toEqual([]);
  });
});
