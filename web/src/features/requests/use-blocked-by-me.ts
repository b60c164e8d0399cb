import type { RequestShape } from '@lendring/contracts/http/request.js';
import { blockedQuery } from '../../api/blocks.js';
import { useApi } from '../../lib/api-context.js';
import { useQuery } from '../../lib/use-query.js';

/** Whether the reader blocked the other side of a request: their own list says so, the request names neither. */
export const useBlockedByMe = ({ blocked, other }: Pick<RequestShape, 'blocked' | 'other'>): boolean => {
  const { data } = useQuery({ ...blockedQuery(useApi()), enabled: blocked, retry: false });
  return blocked && data?.people.some(({ user }) => user.user_id === other?.user_id) === true;
};
