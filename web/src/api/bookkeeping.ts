import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Body } from '@lendring/contracts/http/calls.js';
import type { AnyInvoiceShape } from '@lendring/contracts/http/invoices.js';
import type { Api } from '../lib/api-client/api.js';

const invoices = ['all-invoices'] as const;
const invoice = (id: string) => [...invoices, 'one', id] as const;

/** Refetch after half of the hour for which a document's URL is valid. */
const FRESH_MS = 30 * 60_000;

export const allInvoicesQuery = (api: Api, asked: Body<'allInvoices'>) =>
  queryOptions({
    queryKey: [...invoices, 'list', asked],
    queryFn: ({ signal }) => api.post('/invoice_search', { body: asked }, { signal }),
    placeholderData: keepPreviousData,
  });

export const anyInvoiceQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: invoice(id),
    queryFn: ({ signal }) => api.get('/invoice_all/{id}', { id }, { signal }),
    refetchInterval: FRESH_MS,
  });

export const putAnyInvoice = async (queries: QueryClient, now: AnyInvoiceShape): Promise<void> => {
  queries.setQueryData(invoice(now.invoice_id), now);
  await queries.invalidateQueries({ queryKey: [...invoices, 'list'] });
};

export const anyInvoicesMoved = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: invoices });

const transfers = ['transfers'] as const;

export const transfersQuery = (api: Api, asked: Body<'transfers'>) =>
  queryOptions({
    queryKey: [...transfers, asked],
    queryFn: ({ signal }) => api.post('/transfer_search', { body: asked }, { signal }),
    placeholderData: keepPreviousData,
  });

export const transferCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...transfers, 'counts'],
    queryFn: ({ signal }) => api.get('/transfer_counts', {}, { signal }),
  });

export const transfersMoved = async (queries: QueryClient): Promise<void> => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: transfers }),
    queries.invalidateQueries({ queryKey: [...invoices, 'list'] }),
  ]);
};

export const catalogueQuery = (api: Api) =>
  queryOptions({ queryKey: ['catalogue'], queryFn: ({ signal }) => api.get('/catalogue', {}, { signal }) });
