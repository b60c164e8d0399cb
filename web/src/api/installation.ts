import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CategoryTreeShape } from '@lendring/contracts/http/categories.js';
import type { SettingShape } from '@lendring/contracts/http/installation.js';
import type { LegalSettingShape } from '@lendring/contracts/http/legal.js';
import type { LegalName } from '@lendring/contracts/installation/legal-texts.js';
import type { SettingPart } from '@lendring/contracts/installation/settings.js';
import type { Api } from '../lib/api-client/api.js';
import { categoriesQuery, referenceQuery } from './reference.js';

const settings = ['settings'] as const;
const page1 = (part: SettingPart) => [...settings, part, 1] as const;

export const settingQuery = (api: Api, part: SettingPart, page: number) =>
  queryOptions({
    queryKey: [...settings, part, page],
    queryFn: ({ signal }) => api.get('/setting', { query: { part, page } }, { signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === part ? keepPreviousData(before) : undefined),
    // Disable caching, because a form must start from the current settings, not from those of the last visit.
    gcTime: 0,
  });

export const putSetting = async (queries: QueryClient, api: Api, now: SettingShape): Promise<void> => {
  queries.setQueryData(page1(now.setting.part), now);
  await Promise.all([
    queries.invalidateQueries({ predicate: ({ queryKey: [first, , page] }) => first === settings[0] && page !== 1 }),
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

const categoryTree = ['category tree'] as const;
const publishedTree = [...categoryTree, 'now'] as const;

export const categoryTreeQuery = (api: Api) =>
  queryOptions({
    queryKey: publishedTree,
    queryFn: ({ signal }) => api.get('/category_tree', {}, { signal }),
    // Never refetch: a draft starts from the published tree and must not change when another admin publishes.
    staleTime: Infinity,
    gcTime: 0,
  });

export const categoryVersionsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...categoryTree, 'versions', page],
    queryFn: ({ signal }) => api.get('/category_version', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const putCategoryTree = async (queries: QueryClient, api: Api, tree: CategoryTreeShape): Promise<void> => {
  queries.setQueryData(publishedTree, tree);
  await Promise.all([
    queries.invalidateQueries({ queryKey: [...categoryTree, 'versions'] }),
    queries.invalidateQueries({ queryKey: categoriesQuery(api).queryKey }),
  ]);
};
