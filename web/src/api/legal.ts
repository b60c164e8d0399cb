import type { LegalName } from '@lendring/contracts/installation/legal-text.js';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';

/** So long what was heard of a text is as good as new: admins may have written another one. */
const FRESH_MS = 5_000;

/** A legal text in the page's language. @param version undefined: the one that holds */
export const legalTextQuery = (api: Api, name: LegalName, version: number | undefined) =>
  queryOptions({
    queryKey: ['legal-text', name, version ?? 'now'],
    queryFn: ({ signal }) => api.get('/legal_text/{id}', { id: name, query: { version } }, { signal }),
    staleTime: FRESH_MS,
  });

/** How somebody signed in stands to the terms. */
export const agreementQuery = (api: Api) =>
  queryOptions({
    queryKey: ['terms-agreement'],
    queryFn: ({ signal }) => api.get('/terms_agreement', {}, { signal }),
    staleTime: FRESH_MS,
  });
