import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { transfersQuery } from '../../../api/transfers.js';
import { useApi } from '../../../lib/api-context.js';
import { tabLook } from '../../../ui/tab-look.js';

/** Leads between invoices and transfers; where a provider moves money, transfers are refunds alone, shown where there are any. */
export function InvoiceParts({ at }: Readonly<{ at: 'invoices' | 'transfers' }>) {
  const { t } = useTranslation('bookkeeping');
  const api = useApi();
  const { data } = useQuery(transfersQuery(api, { state: 'waiting', page: 1, size: 1 }));
  const { data: owed } = useQuery(transfersQuery(api, { state: 'owed', page: 1, size: 1 }));
  const enabled = data?.on === false;
  const { data: unmatched } = useQuery({ ...transfersQuery(api, { state: 'unmatched', page: 1, size: 1 }), enabled });
  const { data: disputed } = useQuery({ ...transfersQuery(api, { state: 'disputed', page: 1, size: 1 }), enabled });
  if (!data || (!data.on && ![owed, unmatched, disputed].some((one) => one && one.paging.total > 0))) return null;
  const current = (part: typeof at) => (part === at ? ('page' as const) : undefined);
  return (
    <nav aria-label={t('transfers.parts')} className="mb-5 flex flex-wrap border-b border-line">
      <Link
        to="/backoffice/invoices"
        className={tabLook(at === 'invoices')}
        activeProps={{ 'aria-current': current('invoices') }}
      >
        {t('invoices.title')}
      </Link>
      <Link
        to="/backoffice/invoices"
        search={{ part: 'transfers' }}
        className={tabLook(at === 'transfers')}
        activeProps={{ 'aria-current': current('transfers') }}
      >
        {data.on ? t('transfers.tab', { count: data.paging.total }) : t('transfers.back')}
        {owed && owed.paging.total > 0 && ` · ${t('transfers.tabOwed', { count: owed.paging.total })}`}
      </Link>
    </nav>
  );
}
