import { useTranslation } from 'react-i18next';
import { ownersOpenQuery } from '../../api/requests.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';

/** Returns a function that counts open requests overlapping a range of days, both inclusive. */
export const useOpenRequests = (offerId: string): ((first: string, last: string) => number) => {
  const { data } = useQuery(ownersOpenQuery(useApi()));
  const periods = (data?.requests ?? []).filter(({ offer_id: id }) => id === offerId).map(({ period }) => period);
  return (first, last) => periods.filter(({ date_from: from, date_to: to }) => from <= last && to >= first).length;
};

type Props = Readonly<{ offerId: string; first: string | null; last: string | null }>;

export function OpenRequests({ offerId, first, last }: Props) {
  const { t } = useTranslation('blocks');
  const between = useOpenRequests(offerId);
  const count = first && last ? between(first, last) : 0;
  return (
    <p role="status" className="rounded-md bg-sun p-3 empty:hidden">
      {count > 0 && t('open', { count })}
    </p>
  );
}
