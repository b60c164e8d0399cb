import { traderLists } from '@lendring/contracts/account/trader-rules.js';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { tradersQuery } from '../../api/traders.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useHeadingFocus } from '../../lib/page/use-heading-focus.js';
import { useRoles } from '../../lib/session/use-roles.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Select } from '../../ui/Select.js';
import { PagedTable } from '../../parts/table/PagedTable.js';
import { columnsIn } from '../../parts/table/table-search.js';
import {
  columnsFor,
  readTraderSearch,
  readTraderState,
  traderQuestion,
  usualColumnsFor,
  type TraderSearch,
} from './search.js';
import { TraderOne } from './TraderOne.js';
import { everyTrader, tradersFile } from './traders-file.js';
import { TraderTable } from './TraderTable.js';

type Props = Readonly<{ search: TraderSearch }>;

export function TradersPage({ search: { provider, ...list } }: Props) {
  useHeadingFocus(provider);
  return provider === undefined ? (
    <TraderList search={list} />
  ) : (
    <TraderOne key={provider} traderId={provider} list={list} />
  );
}

function TraderList({ search }: Props) {
  const { t } = useTranslation('trader');
  const navigate = useNavigate();
  const api = useApi();
  const admin = useRoles().includes('admin');
  const { data, error } = useQuery(tradersQuery(api, traderQuestion(search)));
  const { page: _, ...kept } = search;
  const columns = columnsFor(search);
  const shown = columnsIn(search, columns) ?? usualColumnsFor(search);
  // Retained data of deleted accounts is for admins only.
  const states = traderLists.filter((one) => one !== 'ended' || admin);
  const go = (next: TraderSearch) => void navigate({ to: '/backoffice/traders', search: next, resetScroll: false });
  return (
    <>
      <h1 className="text-h1">{t('staff.title')}</h1>
      <p className="mt-2 max-w-[65ch] text-muted">{t('staff.intro')}</p>
      <div className="mt-5 max-w-[280px]">
        <Select
          label={t('staff.state.label')}
          value={search.state ?? 'unchecked'}
          options={states.map((value) => ({ value, label: t(`staff.state.${value}`) }))}
          onChange={({ target: { value } }) => {
            const { state: __, ...rest } = kept;
            go({ ...rest, ...readTraderState(value) });
          }}
        />
      </div>
      <PagedTable
        rows={data?.traders}
        paging={data?.paging}
        error={error}
        count={(count) => t('staff.count', { count })}
        columns={{
          all: columns.map((name) => ({ name, text: t(`staff.column.${name}`) })),
          shown,
          choose: (chosen) => go({ ...search, columns: chosen }),
        }}
        file={{
          title: t('staff.title'),
          read: (told) => everyTrader(api, traderQuestion(kept), told),
          ...tradersFile(t),
        }}
        none={
          <EmptyState picture="handshake" title={t('staff.none')}>
            <p>{t('staff.noneText')}</p>
          </EmptyState>
        }
        link={(page) => ({ to: '/backoffice/traders', search: { ...kept, ...(page > 1 && { page }) } })}
      >
        {(traders) => (
          <TraderTable
            traders={traders}
            search={search}
            shown={shown}
            sort={search.sort ?? 'since'}
            onSort={(sort) => go(readTraderSearch({ ...kept, sort }))}
          />
        )}
      </PagedTable>
    </>
  );
}
