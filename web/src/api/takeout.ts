import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '@lendring/contracts/http/calls.js';
import type { Api } from '../lib/api-client/api.js';

type OwnTakeout = Answer<'takeout'>;

export const isBeingMade = ({ takeout }: OwnTakeout): boolean =>
  takeout?.stage === 'waiting' || takeout?.stage === 'building';

const PACE_MS = 2_000;
/** Refetch after half of the hour for which the file's URL is valid. */
const FRESH_MS = 30 * 60_000;

export const takeoutQuery = (api: Api) =>
  queryOptions({
    queryKey: ['takeout'],
    queryFn: ({ signal }) => api.get('/takeout', {}, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isBeingMade(data) ? PACE_MS : FRESH_MS),
    refetchOnWindowFocus: 'always',
  });
