import type { ShownAdShape } from '@lendring/contracts/http/ad-review.js';
import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { personText } from '../../../parts/people/person-text.js';
import { staffDay } from '../../../lib/dates/staff-time.js';
import { DataTable, type Column } from '../../../parts/table/DataTable.js';
import { Tag } from '../../../ui/Tag.js';
import { lastMoment } from './last-moment.js';
import { ShownAd } from './ShownAd.js';
import type { ShownColumn } from './shown-search.js';

const tones = { running: 'free', planned: 'tint', paused: 'sun', stopped: 'rose', over: 'grey' } as const;

type Props = Readonly<{
  ads: readonly ShownAdShape[];
  shown: readonly ShownColumn[];
  sort: string;
  onSort: (sort: string) => void;
}>;

export function ShownTable({ ads, shown, sort, onSort }: Props) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const columns: Readonly<Record<ShownColumn, Omit<Column<ShownAdShape>, 'name' | 'text'>>> = {
    state: { cell: ({ status }) => <Tag tone={tones[status]}>{t(`ads.states.${status}`)}</Tag> },
    owner: {
      roomy: true,
      cell: ({ owner }) => (
        <span className="inline-block min-w-20">{owner === null ? t('ads.operator') : personText(t, owner)}</span>
      ),
    },
    from: { roomy: true, order: 'descending', cell: ({ from }) => staffDay(from, locale) },
    until: { roomy: true, cell: ({ until }) => until !== null && staffDay(lastMoment(until), locale) },
    views: {
      roomy: true,
      right: true,
      order: 'descending',
      cell: ({ views, budget }) =>
        budget === null ? number(views) : t('ads.viewsOf', { views: number(views), budget: number(budget) }),
    },
    clicks: { roomy: true, right: true, order: 'descending', cell: ({ clicks }) => number(clicks) },
  };
  const ad: Column<ShownAdShape> = { name: 'ad', text: t('ads.ad'), cell: (row) => <ShownAd ad={row} /> };
  return (
    <DataTable
      caption={t('ads.shown')}
      rows={ads}
      keyOf={(row) => row.ad_id}
      columns={[ad, ...shown.map((name) => ({ name, text: t(`ads.${name}`), ...columns[name] }))]}
      sort={sort}
      onSort={onSort}
    />
  );
}
