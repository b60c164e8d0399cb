import type { RequestShape } from '@lendring/contracts/http/request.js';
import { blockedQuery } from '../../api/blocks.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';

/**
 * Whether the user blocked the other side. The request does not disclose who blocked whom, so check the user's own
 * block list.
 */
export const useBlockedByMe = ({ blocked, other }: Pick<RequestShape, 'blocked' | 'other'>): boolean => {
  const { data } = useQuery({ ...blockedQuery(useApi()), enabled: blocked, retry: false });
  return blocked && data?.people.some(({ user }) => user.user_id === other?.user_id) === true;
};
