import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownersOpenQuery } from '../../api/requests.js';
import { useApi } from '../../lib/api-context.js';

type Props = Readonly<{ offerId: string; first: string | null; last: string | null }>;

/** Says before days are blocked that somebody asks for some of them. Texts: namespace `blocks`. */
export function OpenRequests({ offerId, first, last }: Props) {
  const { t } = useTranslation('blocks');
  const { data } = useQuery(ownersOpenQuery(useApi()));
  const count =
    first && last
      ? (data?.requests ?? []).filter(
          ({ offer_id: id, period }) => id === offerId && period.date_from <= last && period.date_to >= first,
        ).length
      : 0;
  return (
    <p role="status" className="rounded-md bg-sun p-3 empty:hidden">
      {count > 0 && t('open', { count })}
    </p>
  );
}
