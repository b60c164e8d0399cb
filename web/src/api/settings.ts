import type { LegalSettingShape } from '@lendring/contracts/http/legal.js';
import type { SettingShape } from '@lendring/contracts/http/installation.js';
import type { LegalName } from '@lendring/contracts/installation/legal-texts.js';
import type { SettingPart } from '@lendring/contracts/installation/settings.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';
import { referenceQuery } from './reference.js';

const all = ['settings'] as const;
const page1 = (part: SettingPart) => [...all, part, 1] as const;

export const settingQuery = (api: Api, part: SettingPart, page: number) =>
  queryOptions({
    queryKey: [...all, part, page],
    queryFn: ({ signal }) => api.get('/setting', { query: { part, page } }, { signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === part ? keepPreviousData(before) : undefined),
    // Not cached: a form starts from the current settings, not from those of the last visit.
    gcTime: 0,
  });

export const putSetting = async (queries: QueryClient, api: Api, now: SettingShape): Promise<void> => {
  queries.setQueryData(page1(now.setting.part), now);
  await Promise.all([
    queries.invalidateQueries({ predicate: ({ queryKey: [first, , page] }) => first === all[0] && page !== 1 }),
    queries.invalidateQueries({ queryKey: referenceQuery(api).queryKey }),
  ]);
};

const legal = ['legal-settings'] as const;

export const legalSettingQuery = (api: Api, name: LegalName, page: number) =>
  queryOptions({
    queryKey: [...legal, name, page],
    queryFn: ({ signal }) => api.get('/legal_setting/{id}', { id: name, query: { page } }, { signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === name ? keepPreviousData(before) : undefined),
    gcTime: 0,
  });

export const legalVersionQuery = (api: Api, name: LegalName, version: number) =>
  queryOptions({
    queryKey: ['legal-version', name, version],
    queryFn: ({ signal }) => api.get('/legal_version/{id}', { id: name, query: { version } }, { signal }),
    staleTime: Infinity,
  });

export const putLegalSetting = async (queries: QueryClient, now: LegalSettingShape): Promise<void> => {
  queries.setQueryData([...legal, now.name, 1], now);
  await Promise.all([
    queries.invalidateQueries({ predicate: ({ queryKey: [first, , page] }) => first === legal[0] && page !== 1 }),
    queries.invalidateQueries({ queryKey: ['legal-text', now.name] }),
    queries.invalidateQueries({ queryKey: ['terms-agreement'] }),
  ]);
};
