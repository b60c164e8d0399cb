import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportingRow, ReportingShape } from '@lendring/contracts/http/reporting.js';
import { day, dayRange, number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { WideTable } from '../../parts/charts/WideTable.js';
import { Icon } from '../../ui/Icon.js';
import { IconButton } from '../../ui/IconButton.js';
import { columnText, valueText } from './columns.js';

type Props = Readonly<{ page: number; pages: number; label: string; onPage: (page: number) => void }>;

export function Pages({ page, pages, label, onPage }: Props) {
  const { t } = useTranslation();
  if (pages === 1) return null;
  return (
    <nav aria-label={`${t('ui.pages')}: ${label}`} className="mt-2 flex items-center justify-center gap-3">
      <IconButton
        icon={ChevronLeft}
        label={t('ui.previousPage')}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <span role="status" className="text-small text-muted">
        {t('ui.pageOf', { page: number(page), pages: number(pages) })}
      </span>
      <IconButton
        icon={ChevronRight}
        label={t('ui.nextPage')}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}

type ReportTableProps = Readonly<{
  report: ReportingShape;
  rows: readonly ReportingRow[];
  sort: string;
  onSort: (sort: string) => void;
}>;

const SIZE = 32;

const cell = 'py-2 pr-3 whitespace-nowrap';

export function ReportTable({ report: { reporting_id: id, columns }, rows, sort, onSort }: ReportTableProps) {
  const { t } = useTranslation('reporting');
  const locale = useLocale();
  const [asked, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / SIZE));
  const page = Math.min(asked, pages);
  const heads = [
    { name: 'from', text: t('when') },
    ...columns.map(({ name }) => ({ name, text: columnText(t, id, name) })),
  ];
  return (
    <>
      <WideTable label={t('table')} hint={t('scrolls')}>
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">{t('table')}</caption>
          <thead>
            <tr className="border-b border-line align-bottom">
              {heads.map(({ name, text }) => (
                <Head key={name} {...{ name, text, sort, onSort }} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice((page - 1) * SIZE, page * SIZE).map((row) => (
              <tr key={row.from} className="border-b border-line hover:bg-tint-2">
                <th scope="row" className={`${cell} pl-2 text-left font-normal`}>
                  {row.from === row.to ? day(row.from, locale, 'year') : dayRange(row.from, row.to, locale, 'year')}
                </th>
                {columns.map((column, index) => (
                  <td key={column.name} className={`${cell} text-right`}>
                    {valueText(t, column, row.values[index] ?? null)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <Pages page={page} pages={pages} label={t('table')} onPage={setPage} />
    </>
  );
}

type HeadProps = Readonly<{ name: string; text: string; sort: string; onSort: (sort: string) => void }>;

function Head({ name, text, sort, onSort }: HeadProps) {
  const isDay = name === 'from';
  const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
  const next = direction === undefined ? (isDay ? name : `-${name}`) : direction === 'ascending' ? `-${name}` : name;
  return (
    <th scope="col" aria-sort={direction} className={isDay ? 'pl-2 text-left' : 'text-right'}>
      <button
        type="button"
        onClick={() => onSort(next)}
        className="inline-flex min-h-11 items-center gap-1 border-0 bg-transparent pr-3 text-small font-bold text-ink hover:underline"
      >
        {direction && <Icon icon={direction === 'ascending' ? ArrowUp : ArrowDown} size={14} />}
        {text}
      </button>
    </th>
  );
}
