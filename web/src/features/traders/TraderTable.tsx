import type { TraderRowShape } from '@lendring/contracts/http/traders.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { staffDay } from '../../lib/dates/staff-time.js';
import { DataTable, type Column } from '../../parts/table/DataTable.js';
import type { TraderColumn, TraderSearch } from './search.js';
import { nameOf, registerOf, vatIdOf } from './words.js';

type Props = Readonly<{
  traders: readonly TraderRowShape[];
  search: TraderSearch;
  shown: readonly TraderColumn[];
  sort: string;
  onSort: (sort: string) => void;
}>;

export function TraderTable({ traders, search, shown, sort, onSort }: Props) {
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
