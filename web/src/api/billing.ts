import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Interval } from '@lendring/contracts/billing/catalogue.js';
import type { OwnPlanShape } from '@lendring/contracts/http/plans.js';
import type { Api } from '../lib/api-client/api.js';
import { adsMoved } from './ads.js';
import { featuresMoved } from './offer-features.js';

const plan = ['plan'] as const;
const payments = ['payment'] as const;
const invoices = ['invoices'] as const;
const withdrawals = ['withdrawals'] as const;

export const plansQuery = (api: Api) =>
  queryOptions({ queryKey: ['plans'], queryFn: ({ signal }) => api.get('/plans', {}, { signal }) });

export const plansForMeQuery = (api: Api) =>
  queryOptions({ queryKey: ['plans', 'for-me'], queryFn: ({ signal }) => api.get('/plans', {}, { signal }) });

export const ownPlanQuery = (api: Api) =>
  queryOptions({ queryKey: plan, queryFn: ({ signal }) => api.get('/plan', {}, { signal }) });

export const quoteQuery = (api: Api, planId: string, interval: Interval) =>
  queryOptions({
    queryKey: ['plan-quote', planId, interval],
    queryFn: ({ signal }) => api.get('/plan_quote', { query: { plan_id: planId, interval } }, { signal }),
    // Disable caching, because the refund for a running plan changes from day to day.
    gcTime: 0,
  });

const PACE_MS = 1_500;

export const paymentQuery = (api: Api, paymentId: string, waits = false) =>
  queryOptions({
    queryKey: [...payments, paymentId],
    queryFn: ({ signal }) => api.get('/payment/{id}', { id: paymentId }, { signal }),
    refetchInterval: ({ state: { data } }) => (waits && data?.status === 'pending' ? PACE_MS : false),
  });

export const paymentMethodQuery = (api: Api) =>
  queryOptions({ queryKey: ['payment-method'], queryFn: ({ signal }) => api.get('/payment_method', {}, { signal }) });

/** Refetch after half of the hour for which a document's URL is valid. */
const FRESH_MS = 30 * 60_000;

export const invoicesQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...invoices, page],
    queryFn: ({ signal }) => api.get('/invoice', { query: { page } }, { signal }),
    refetchInterval: FRESH_MS,
  });

export const invoiceQuery = (api: Api, invoiceId: string) =>
  queryOptions({
    queryKey: [...invoices, 'one', invoiceId],
    queryFn: ({ signal }) => api.get('/invoice/{id}', { id: invoiceId }, { signal }),
    refetchInterval: FRESH_MS,
  });

export const withdrawableQuery = (api: Api) =>
  queryOptions({ queryKey: withdrawals, queryFn: ({ signal }) => api.get('/withdrawal', {}, { signal }) });

export const sellerQuery = (api: Api) =>
  queryOptions({
    queryKey: ['seller'],
    queryFn: ({ signal }) => api.get('/withdrawal_seller', {}, { signal }),
    staleTime: Infinity,
  });

export const putPlan = (queries: QueryClient, own: OwnPlanShape): void => {
  queries.setQueryData(plan, own);
};

/**
 * Call after a payment was made, abandoned or withdrawn from: invalidates plan, payment, invoices, withdrawals, ads and
 * offer features.
 */
export const paymentMoved = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    featuresMoved(queries),
    adsMoved(queries),
    ...[plan, payments, invoices, withdrawals].map((queryKey) => queries.invalidateQueries({ queryKey })),
  ]);
