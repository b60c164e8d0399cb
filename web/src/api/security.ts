import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';

/** Where the signed-in person is signed in. */
export const sessionsQuery = (api: Api) =>
  queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => api.get('/session', {}, { signal }) });

/** The address that the signed-in person wants and has not confirmed yet. */
export const emailWantedQuery = (api: Api) =>
  queryOptions({ queryKey: ['email-wanted'], queryFn: ({ signal }) => api.get('/email', {}, { signal }) });

/** The sign-ins of the signed-in person. */
export const signInHistoryQuery = (api: Api) =>
  queryOptions({ queryKey: ['sign-in-history'], queryFn: ({ signal }) => api.get('/session_history', {}, { signal }) });

/** What the sign-in asks for besides the password. */
export const factorsQuery = (api: Api) =>
  queryOptions({ queryKey: ['factors'], queryFn: ({ signal }) => api.get('/second_step', {}, { signal }) });
