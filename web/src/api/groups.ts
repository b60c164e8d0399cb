import type { Answer, Query } from '@lendring/contracts/http/calls.js';
import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';
import { offersChanged } from './offer.js';

type ListQuery = Query<'groups'>;

export const groupsQuery = (api: Api, query: ListQuery) =>
  queryOptions({
    queryKey: ['groups', 'listed', query],
    queryFn: ({ signal }) => api.get('/group', { query }, { signal }),
    staleTime: 30_000,
  });

const own = ['groups', 'own'] as const;

export const ownGroupsQuery = (api: Api) =>
  queryOptions({ queryKey: own, queryFn: ({ signal }) => api.get('/group_own', {}, { signal }), staleTime: 30_000 });

/** A group as the server rendered it, for an anonymous visitor. */
export const groupQuery = (api: Api, groupId: string) =>
  queryOptions({
    queryKey: ['group', groupId, 'listed'],
    queryFn: ({ signal }) => api.get('/group/{id}', { id: groupId }, { signal }),
    staleTime: 30_000,
  });

const mine = (groupId: string) => ['group', groupId, 'mine'] as const;

export const myGroupQuery = (api: Api, groupId: string) =>
  queryOptions({
    queryKey: mine(groupId),
    queryFn: ({ signal }) => api.get('/group/{id}', { id: groupId }, { signal }),
  });

export const membersQuery = (api: Api, groupId: string, page: number) =>
  queryOptions({
    queryKey: ['group', groupId, 'members', page],
    queryFn: ({ signal }) => api.get('/group_member/{id}', { id: groupId, query: { page } }, { signal }),
  });

export const asksQuery = (api: Api, groupId: string) =>
  queryOptions({
    queryKey: ['group', groupId, 'asks'],
    queryFn: ({ signal }) => api.get('/group_ask/{id}', { id: groupId, query: { size: 50 } }, { signal }),
  });

export const blockedQuery = (api: Api, groupId: string) =>
  queryOptions({
    queryKey: ['group', groupId, 'blocked'],
    queryFn: ({ signal }) => api.get('/group_blocked/{id}', { id: groupId, query: { size: 50 } }, { signal }),
  });

const invitations = (groupId: string) => ['group', groupId, 'invitations'] as const;

export const invitationsQuery = (api: Api, groupId: string) =>
  queryOptions({
    queryKey: invitations(groupId),
    queryFn: ({ signal }) => api.get('/group_invitation/{id}', { id: groupId }, { signal }),
  });

export const invitationQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api.get('/invitation/{id}', { id: token }, { signal }),
    staleTime: 30_000,
  });

export const putGroup = async (queries: QueryClient, group: GroupShape): Promise<void> => {
  queries.setQueryData(mine(group.group_id), group);
  void queries.invalidateQueries({ queryKey: ['groups'] });
  void offersChanged(queries);
  await queries.invalidateQueries({
    queryKey: ['group', group.group_id],
    predicate: ({ queryKey }) => queryKey[2] !== 'mine',
  });
};

export const dropGroup = (queries: QueryClient, groupId: string): void => {
  queries.removeQueries({ queryKey: ['group', groupId] });
  void offersChanged(queries);
  void queries.invalidateQueries({ queryKey: ['groups'] });
};

export const putInvitations = (queries: QueryClient, groupId: string, now: Answer<'groupInvitations'>): void => {
  queries.setQueryData(invitations(groupId), now);
};

export const dropInvitation = (queries: QueryClient, groupId: string, invitationId: string): void => {
  queries.setQueryData<Answer<'groupInvitations'>>(invitations(groupId), (known) =>
    known?.filter(({ invitation_id: id }) => id !== invitationId),
  );
};
