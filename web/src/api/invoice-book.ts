import type { AnyInvoiceShape } from '@lendring/contracts/http/invoices.js';
import type { Body } from '@lendring/contracts/http/calls.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

const all = ['all-invoices'] as const;
const one = (id: string) => [...all, 'one', id] as const;

/** Refetch after half of the hour for which a document's URL is valid. */
const FRESH_MS = 30 * 60_000;

export const allInvoicesQuery = (api: Api, asked: Body<'allInvoices'>) =>
  queryOptions({
    queryKey: [...all, 'list', asked],
    queryFn: ({ signal }) => api.post('/invoice_search', { body: asked }, { signal }),
    placeholderData: keepPreviousData,
  });

export const anyInvoiceQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: one(id),
    queryFn: ({ signal }) => api.get('/invoice_all/{id}', { id }, { signal }),
    refetchInterval: FRESH_MS,
  });

export const putAnyInvoice = async (queries: QueryClient, now: AnyInvoiceShape): Promise<void> => {
  queries.setQueryData(one(now.invoice_id), now);
  await queries.invalidateQueries({ queryKey: [...all, 'list'] });
};

export const anyInvoicesMoved = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: all });
