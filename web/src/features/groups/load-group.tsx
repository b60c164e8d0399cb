import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { myGroupQuery } from '../../api/groups.js';
import type { Api } from '../../lib/api-client/api.js';
import { load } from '../../lib/api-client/queries.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { SkeletonText } from '../../ui/Skeleton.js';

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

type Props<Data> = Readonly<{ data: Data | undefined; error: Error | null; children: (data: Data) => ReactNode }>;

export function LoadedPart<Data>({ data, error, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  return error ? <LoadProblem error={error} /> : <SkeletonText lines={6} />;
}
