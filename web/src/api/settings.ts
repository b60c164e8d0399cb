import type { SettingShape } from '@lendring/contracts/http/installation.js';
import type { SettingPart } from '@lendring/contracts/installation/setting.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';
import { referenceQuery } from './reference.js';

/** What only admins ask for: settings of the installation, with their versions. */
const all = ['settings'] as const;
const page1 = (part: SettingPart) => [...all, part, 1] as const;

export const settingQuery = (api: Api, part: SettingPart, page: number) =>
  queryOptions({
    queryKey: [...all, part, page],
    queryFn: ({ signal }) => api.get('/setting', { query: { part, page } }, { signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === part ? keepPreviousData(before) : undefined),
    // A form begins with what holds, not with what was there at the last visit.
    gcTime: 0,
  });

/** Takes over a part of the settings as a call answered it; pages that show it ask again. */
export const putSetting = async (queries: QueryClient, api: Api, now: SettingShape): Promise<void> => {
  queries.setQueryData(page1(now.setting.part), now);
  await Promise.all([
    queries.invalidateQueries({ predicate: ({ queryKey: [first, , page] }) => first === all[0] && page !== 1 }),
    queries.invalidateQueries({ queryKey: referenceQuery(api).queryKey }),
  ]);
};
