import type { LegalName } from '@lendring/contracts/installation/legal-texts.js';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

/** Short freshness period, since admins may publish a new version at any time. */
const FRESH_MS = 5_000;

/**
 * A legal text in the page's language.
 * @param version undefined for the version in force
 */
export const legalTextQuery = (api: Api, name: LegalName, version: number | undefined) =>
  queryOptions({
    queryKey: ['legal-text', name, version ?? 'now'],
    queryFn: ({ signal }) => api.get('/legal_text/{id}', { id: name, query: { version } }, { signal }),
    staleTime: FRESH_MS,
  });

export const agreementQuery = (api: Api) =>
  queryOptions({
    queryKey: ['terms-agreement'],
    queryFn: ({ signal }) => api.get('/terms_agreement', {}, { signal }),
    staleTime: FRESH_MS,
  });
