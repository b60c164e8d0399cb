import { Link, useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { traderLists } from '@lendring/contracts/account/trader-rules.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import type { TraderRowShape } from '@lendring/contracts/http/traders.js';
import { tradersQuery } from '../../api/traders.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import type { Api } from '../../lib/api-client/api.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { staffDay } from '../../lib/dates/moment.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../lib/downloads/csv-file.js';
import { useHeadingFocus } from '../../lib/page/use-page-heading.js';
import { useRoles } from '../../lib/session/use-account.js';
import { type Column, DataTable } from '../../parts/table/DataTable.js';
import { PagedTable } from '../../parts/table/PagedTable.js';
import { columnsIn } from '../../parts/table/table-search.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Select } from '../../ui/Select.js';
import { TraderOne } from './TraderOne.js';
import {
  columnsFor,
  readTraderSearch,
  readTraderState,
  type TraderColumn,
  traderQuestion,
  type TraderSearch,
  usualColumnsFor,
} from './search.js';
import { nameOf, registerOf, vatIdOf } from './words.js';

type TraderTableProps = Readonly<{
  traders: readonly TraderRowShape[];
  search: TraderSearch;
  shown: readonly TraderColumn[];
  sort: string;
  onSort: (sort: string) => void;
}>;

function TraderTable({ traders, search, shown, sort, onSort }: TraderTableProps) {
  const { t } = useTranslation('trader');
  const locale = useLocale();
  const isMissing = search.state === 'missing';
  const columns: Readonly<Record<TraderColumn, Omit<Column<TraderRowShape>, 'name' | 'text'>>> = {
    name: { roomy: true, cell: ({ details }) => details.name },
    place: { roomy: true, cell: placeOf },
    register: { roomy: true, cell: (trader) => registerOf(t, trader) },
    vat: { roomy: true, cell: (trader) => vatIdOf(t, trader) },
    since: {
      order: 'ascending',
      cell: ({ seen, until }) => staffDay(isMissing && until !== null ? until : seen, locale),
    },
  };
  const company: Column<TraderRowShape> = {
    name: 'company',
    text: t('staff.column.company'),
    cell: (trader) => (
      <>
        <Link
          to="/backoffice/traders"
          search={{ ...search, provider: trader.trader_id }}
          preload={false}
          className="font-bold text-ink no-underline wrap-anywhere group-hover:underline after:absolute after:inset-0"
        >
          {nameOf(t, trader)}
        </Link>
        <span className="block text-muted md:hidden">{trader.details.name}</span>
        <span className="block text-muted md:hidden">{placeOf(trader)}</span>
        {trader.state === 'ended' && trader.until !== null && (
          <span className="block text-muted">{t('staff.until', { day: staffDay(trader.until, locale) })}</span>
        )}
      </>
    ),
  };
  return (
    <DataTable
      caption={t('staff.title')}
      rows={traders}
      keyOf={(trader) => trader.trader_id}
      columns={[
        company,
        ...shown.map((name) => ({
          name,
          text: t(`staff.column.${name === 'since' && isMissing ? 'due' : name}`),
          ...columns[name],
        })),
      ]}
      sort={sort}
      onSort={onSort}
      opens
    />
  );
}

const placeOf = ({ details: { postal, city } }: TraderRowShape): string => `${postal} ${city}`.trim();

const everyTrader = (api: Api, query: Query<'traders'>, told: (done: number) => void) =>
  everyRow<TraderRowShape, number>(async (place) => {
    const { traders, paging } = await api.get('/trader', {
      query: { ...query, purpose: 'file', page: place ?? 1, size: FILE_PAGE },
    });
    return { rows: traders, next: pageAfter(paging) };
  }, told);

const fileColumns = [
  'company',
  'userId',
  'state',
  'name',
  'street',
  'postal',
  'city',
  'country',
  'phone',
  'email',
  'register',
  'vat',
  'asOf',
  'until',
] as const;

/** One row per trader. The id accompanies the name, because names change. */
export const tradersFile = (t: TFunction<'trader'>) => ({
  heads: fileColumns.map((name) => t(`staff.column.${name}`)),
  cells: (trader: TraderRowShape) => {
    const { name, street, postal, city, country, phone, email, vat_id: vatId } = trader.details;
    return [
      nameOf(t, trader),
      trader.user_id,
      t(`staff.state.${trader.state}`),
      name,
      street,
      postal,
      city,
      country ? t(`country.${country}`) : '',
      phone ?? '',
      email ?? '',
      registerOf(t, trader),
      vatId ?? '',
      trader.seen,
      trader.until ?? '',
    ];
  },
});

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
