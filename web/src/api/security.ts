import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

export const sessionsQuery = (api: Api) =>
  queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => api.get('/session', {}, { signal }) });

export const emailWantedQuery = (api: Api) =>
  queryOptions({ queryKey: ['email-wanted'], queryFn: ({ signal }) => api.get('/email', {}, { signal }) });

export const signInHistoryQuery = (api: Api) =>
  queryOptions({ queryKey: ['sign-in-history'], queryFn: ({ signal }) => api.get('/session_history', {}, { signal }) });

export const factorsQuery = (api: Api) =>
  queryOptions({ queryKey: ['factors'], queryFn: ({ signal }) => api.get('/second_step', {}, { signal }) });
