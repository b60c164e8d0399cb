import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { transfersQuery } from '../../../api/transfers.js';
import { useApi } from '../../../lib/api-context.js';
import { tabLook } from '../../../ui/tab-look.js';

/** Leads between invoices and transfers; nothing where nobody pays by transfer. */
export function InvoiceParts({ at }: Readonly<{ at: 'invoices' | 'transfers' }>) {
  const { t } = useTranslation('bookkeeping');
  const api = useApi();
  const { data } = useQuery(transfersQuery(api, { state: 'waiting', page: 1, size: 1 }));
  const { data: owed } = useQuery(transfersQuery(api, { state: 'owed', page: 1, size: 1 }));
  if (!data?.on) return null;
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
        {t('transfers.tab', { count: data.paging.total })}
        {owed && owed.paging.total > 0 && ` · ${t('transfers.tabOwed', { count: owed.paging.total })}`}
      </Link>
    </nav>
  );
}
