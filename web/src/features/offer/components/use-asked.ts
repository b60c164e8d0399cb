import { askedQuery, endedQuery } from '../../../api/requests.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { askedOf } from '../model/asked.js';
import type { bodyDates } from '../model/wish.js';

export const useAsked = (offerId: string, wished: ReturnType<typeof bodyDates> | null) => {
  const { data } = useQuery({ ...askedQuery(useApi()), enabled: useSession().status === 'in' });
  return askedOf(data?.requests ?? [], offerId, wished);
};

export const useWithdrawn = (offerId: string, wished: ReturnType<typeof bodyDates> | null) => {
  const { data } = useQuery({ ...endedQuery(useApi()), enabled: useSession().status === 'in' && wished !== null });
  const withdrawn = data?.requests.filter(({ status }) => status === 'withdrawn');
  const found = askedOf(withdrawn ?? [], offerId, wished);
  return found?.same ? found : null;
};
