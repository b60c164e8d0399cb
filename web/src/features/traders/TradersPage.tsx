import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { traderLists } from '@lendring/contracts/account/trader-rules.js';
import { tradersQuery } from '../../api/traders.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useHeadingFocus } from '../../lib/page/use-page-heading.js';
import { useRoles } from '../../lib/session/use-account.js';
import { ListTable } from '../../parts/table/ListTable.js';
import type { RawSearch } from '../../parts/table/list.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Select } from '../../ui/Select.js';
import { TraderOne } from './TraderOne.js';
import { readTraderSearch, traderList, traderQuestion, type TraderSearch } from './trader-list.js';

type Props = Readonly<{ search: TraderSearch }>;

export function TradersPage({ search: { provider, ...list } }: Props) {
  useHeadingFocus(provider);
  return provider === undefined ? (
    <TraderList search={list} />
  ) : (
    <TraderOne key={provider} traderId={provider} list={list} />
  );
}

const link = (search: RawSearch) => ({ to: '/backoffice/traders', search: readTraderSearch(search) }) as const;

function TraderList({ search }: Props) {
  const { t } = useTranslation('trader');
  const locale = useLocale();
  const navigate = useNavigate();
  const api = useApi();
  const admin = useRoles().includes('admin');
  const question = traderQuestion(search);
  const { data, error } = useQuery(tradersQuery(api, question));
  // Offer the `ended` list to admins only, because it contains retained data of deleted accounts.
  const states = traderLists.filter((one) => one !== 'ended' || admin);
  const go = (next: RawSearch) => void navigate({ ...link(next), resetScroll: false });
  return (
    <>
      <h1 className="text-h1">{t('staff.title')}</h1>
      <p className="mt-2 max-w-[65ch] text-muted">{t('staff.intro')}</p>
      <div className="mt-5 max-w-[280px]">
        <Select
          label={t('staff.state.label')}
          value={search.state ?? 'unchecked'}
          options={states.map((value) => ({ value, label: t(`staff.state.${value}`) }))}
          onChange={({ target: { value } }) => go({ ...search, page: undefined, state: value })}
        />
      </div>
      <ListTable
        list={traderList}
        words={{ t, locale }}
        search={search}
        go={go}
        link={link}
        rows={data?.traders}
        paging={data?.paging}
        error={error}
        readPage={async (page) => {
          const { traders: rows, paging } = await api.get('/trader', { query: { ...question, ...page } });
          return { rows, paging };
        }}
        count={(count) => t('staff.count', { count })}
        none={
          <EmptyState picture="handshake" title={t('staff.none')}>
            <p>{t('staff.noneText')}</p>
          </EmptyState>
        }
      />
    </>
  );
}
