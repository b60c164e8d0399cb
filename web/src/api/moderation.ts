import type { OwnDecisionShape } from '@lendring/contracts/http/decisions.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

/** Title of the subject of a report; an error if the user may not see the subject. */
export const reportableQuery = (api: Api, { kind, id }: Subject) =>
  queryOptions({
    queryKey: ['reportable', kind, id],
    queryFn: ({ signal }) => api.get('/report_subject', { query: { kind, id } }, { signal }),
  });

/**
 * Title of the subject and whether it is the signed-in user's own. Has its own query key, because the server renders
 * `reportableQuery` anonymously.
 */
export const reportableByMeQuery = (api: Api, subject: Subject) =>
  queryOptions({ ...reportableQuery(api, subject), queryKey: [...reportableQuery(api, subject).queryKey, 'by me'] });

export const ownReportsQuery = (api: Api) =>
  queryOptions({ queryKey: ['own-reports'], queryFn: ({ signal }) => api.get('/report_own', {}, { signal }) });

export const askOwnReportsAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['own-reports'] });

const own = ['own-decisions'] as const;

export const ownDecisionsQuery = (api: Api) =>
  queryOptions({ queryKey: own, queryFn: ({ signal }) => api.get('/decision', {}, { signal }) });

export const ownDecisionQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: [...own, id], queryFn: ({ signal }) => api.get('/decision/{id}', { id }, { signal }) });

export const putOwnDecision = async (queries: QueryClient, now: OwnDecisionShape): Promise<void> => {
  queries.setQueryData([...own, now.decision_id], now);
  await queries.invalidateQueries({ queryKey: own, exact: true });
};

/** Decision for a reporter without an account, by the token of the link in their mail. */
export const linkedDecisionQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['linked-decision', token],
    queryFn: ({ signal }) => api.get('/report_decision/{id}', { id: token }, { signal }),
  });

export const putLinkedDecision = (queries: QueryClient, token: string, now: OwnDecisionShape): void => {
  queries.setQueryData(['linked-decision', token], now);
};

export const transparencyQuery = (api: Api) =>
  queryOptions({ queryKey: ['transparency'], queryFn: ({ signal }) => api.get('/transparency', {}, { signal }) });
