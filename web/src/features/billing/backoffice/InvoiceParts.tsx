import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { transferCountsQuery } from '../../../api/transfers.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { tabLook } from '../../../ui/tab-look.js';

/**
 * Tabs for invoices and transfers. Where a payment provider is used, transfers are refunds only, and the tab is hidden
 * while there are none.
 */
export function InvoiceParts({ at }: Readonly<{ at: 'invoices' | 'transfers' }>) {
  const { t } = useTranslation('bookkeeping');
  const api = useApi();
  const { data } = useQuery(transferCountsQuery(api));
  if (!data) return null;
  const { on, counts } = data;
  if (!on && counts.owed + counts.unmatched + counts.disputed === 0) return null;
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
        {on ? t('transfers.tab', { count: counts.waiting }) : t('transfers.back')}
        {counts.owed > 0 && ` · ${t('transfers.tabOwed', { count: counts.owed })}`}
      </Link>
    </nav>
  );
}
