import type { RequestRowShape } from '@lendring/contracts/http/request.js';
import { askedQuery, endedQuery } from '../../../api/requests.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useSession } from '../../../lib/session/session-context.js';
import type { bodyDates } from '../model/wish.js';

type Asked = Pick<RequestRowShape, 'offer_id' | 'period'>;
type Dates = ReturnType<typeof bodyDates>;

const sameTime = ({ kind, date_from, date_to, time_from, duration }: Asked['period'], wished: Dates): boolean =>
  date_from === wished.date_from &&
  (kind === 'hours' ? time_from === wished.time_from && duration === wished.duration : date_to === wished.date_to);

/** User's request for an offer: the one with these dates (`same`), else the first; null if there is none. */
export const askedOf = <One extends Asked>(
  requests: readonly One[],
  offerId: string,
  wished: Dates | null,
): Readonly<{ request: One; same: boolean }> | null => {
  const mine = requests.filter((request) => request.offer_id === offerId);
  const same = wished ? mine.find(({ period }) => sameTime(period, wished)) : undefined;
  const request = same ?? mine[0];
  return request ? { request, same: same !== undefined } : null;
};

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
