import type { GroupShape } from '@lendring/contracts/http/groups.js';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { myGroupQuery } from '../../api/groups.js';
import type { Api } from '../../lib/api-client/api.js';
import { load } from '../../lib/api-client/queries.js';

/**
 * Guard for pages that require a role in the group; without it the page does not exist (ADR 70).
 * @throws the not-found page
 */
export const loadGroup = async (
  { api, queries }: Readonly<{ api: Api; queries: QueryClient }>,
  groupId: string,
  isFor: (role: GroupShape['role']) => boolean,
): Promise<void> => {
  const { role } = await load(queries, myGroupQuery(api, groupId));
  if (!isFor(role)) throw notFound();
};
