import { traderStates, type TraderState } from '@lendring/contracts/account/trader-rules.js';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { tradersQuery } from '../../../api/traders.js';
import { useApi } from '../../../lib/api-context.js';
import { errorText } from '../../../lib/error-text.js';
import { useRoles } from '../../../lib/use-roles.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Pagination } from '../../../ui/Pagination.js';
import { Select } from '../../../ui/Select.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { isTraderState, traderSearch, type TraderSearch } from './search.js';
import { TraderItem } from './TraderItem.js';

/** Commercial providers whose details somebody has to look at, and those that were looked at. */
export function TradersPage({ search }: Readonly<{ search: TraderSearch }>) {
  const { t } = useTranslation('trader');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { page = 1 } = search;
  const state: TraderState = search.state ?? 'unchecked';
  const admin = useRoles().includes('admin');
  const { data, error } = useQuery(tradersQuery(useApi(), { state, page: String(page) }));
  // What is kept of those who are gone is for admins.
  const states = traderStates.filter((one) => one !== 'ended' || admin);
  return (
    <>
      <h1 className="text-h1">{t('staff.title')}</h1>
      <p className="mt-2 max-w-[65ch] text-muted">{t('staff.intro')}</p>
      <div className="mt-5 mb-4 max-w-[280px]">
        <Select
          label={t('staff.state.label')}
          value={state}
          options={states.map((value) => ({ value, label: t(`staff.state.${value}`) }))}
          onChange={({ target: { value } }) => {
            if (isTraderState(value))
              void navigate({ to: '/backoffice/traders', search: traderSearch(value), replace: true });
          }}
        />
      </div>
      {!data && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={6} />)}
      {data && (
        <p role="status" className="mb-3 text-small text-muted">
          {t('staff.count', { count: data.paging.total })}
        </p>
      )}
      {data?.traders.length === 0 && (
        <EmptyState picture="handshake" title={t('staff.none')}>
          <p>{t('staff.noneText')}</p>
        </EmptyState>
      )}
      {data && data.traders.length > 0 && (
        <ul className="flex max-w-[900px] flex-col gap-4">
          {data.traders.map((trader) => (
            <li key={trader.trader_id}>
              <TraderItem trader={trader} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          {...data.paging}
          link={(next) => ({ to: '/backoffice/traders', search: traderSearch(state, next) })}
        />
      )}
    </>
  );
}
