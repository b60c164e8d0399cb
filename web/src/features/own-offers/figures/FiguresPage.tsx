import { Link, useNavigate } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FiguresShape, OwnFiguresShape } from '@lendring/contracts/http/own-figures.js';
import { addDays, dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { ownFiguresQuery } from '../../../api/own-offers.js';
import { offerQuery } from '../../../api/offer.js';
import { day, dayRange, number } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useNow } from '../../../lib/dates/use-now.js';
import { csvName, downloadText } from '../../../lib/downloads/csv-file.js';
import { Chart } from '../../../parts/charts/Chart.js';
import { WideTable } from '../../../parts/charts/WideTable.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import { Select } from '../../../ui/Select.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { changeText, type Column, columnsOf, figuresFile, isComparable, isWhole, valueText } from './figures.js';
import { defaultPeriod, figuresQuestion, type FiguresSearch, periods, steps } from './figures-search.js';

type Go = (search: FiguresSearch) => void;

export function FiguresPage({ search }: Readonly<{ search: FiguresSearch }>) {
  const { t } = useTranslation('ownFigures');
  const words = useAnyText();
  const navigate = useNavigate();
  const question = figuresQuestion(search, dayIn(useNow(), OPERATOR_TIME_ZONE));
  const { data, error, refetch } = useQuery(ownFiguresQuery(useApi(), question));
  const go: Go = (next) => void navigate({ to: '/account/offers/figures', search: next, resetScroll: false });
  const { offer, ...ofAll } = search;
  return (
    <div className="@container">
      <p className="mb-5 max-w-[70ch] text-muted">{t('text')}</p>
      <Filters search={search} step={question.step} go={go} />
      {offer && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
          <OnlyOffer offerId={offer} known={data?.offers.find(({ offer_id }) => offer_id === offer)?.title} />
          <Link to="/account/offers/figures" search={ofAll}>
            {t('allOffers')}
          </Link>
        </p>
      )}
      {error && !data ? (
        <div className="pt-6">
          <EmptyState
            title={t('failed')}
            picture="ring"
            actions={<Button onClick={() => void refetch()}>{words('error.retry')}</Button>}
          >
            <p>{errorText(words, error)}</p>
          </EmptyState>
        </div>
      ) : data ? (
        <Figures data={data} search={search} go={go} />
      ) : (
        <SkeletonText lines={10} />
      )}
    </div>
  );
}

/** Title of the chosen offer; that of a deleted one comes with its figures. */
function OnlyOffer({ offerId, known }: Readonly<{ offerId: string; known: string | undefined }>) {
  const { t } = useTranslation('ownFigures');
  const { data } = useQuery({ ...offerQuery(useApi(), offerId), enabled: known === undefined });
  const title = known ?? data?.title;
  return title === undefined ? null : (
    <span className="font-bold wrap-anywhere">{t('only', { title: title || t('untitled') })}</span>
  );
}

type FiltersProps = Readonly<{ search: FiguresSearch; step: (typeof steps)[number]; go: Go }>;

function Filters({ search, step, go }: FiltersProps) {
  const { t } = useTranslation('ownFigures');
  const { step: _, ...others } = search;
  return (
    <div role="group" aria-label={t('filters')} className="grid max-w-xl grid-cols-[3fr_2fr] gap-3">
      <Select
        id="period"
        label={t('period')}
        value={search.period ?? defaultPeriod}
        onChange={({ target: { value } }) => {
          const period = periods.find((one) => one === value);
          if (period) go({ ...others, period });
        }}
        options={periods.map((value) => ({ value, label: t(`preset.${value}`) }))}
      />
      <Select
        id="step"
        label={t('step')}
        value={step}
        onChange={({ target: { value } }) => {
          const chosen = steps.find((one) => one === value);
          if (chosen) go({ ...search, step: chosen });
        }}
        options={steps.map((value) => ({ value, label: t(`steps.${value}`) }))}
      />
    </div>
  );
}

const isMonth = ({ from, to }: Readonly<{ from: string; to: string }>): boolean =>
  from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && addDays(to, 1).endsWith('-01');

type FiguresProps = Readonly<{ data: OwnFiguresShape; search: FiguresSearch; go: Go }>;

function Figures({ data, search, go }: FiguresProps) {
  const { t } = useTranslation('ownFigures');
  const locale = useLocale();
  const { from, to, rows, total, compared, offers } = data;
  const columns = columnsOf(total, compared);
  const chosen = columns.find((column) => column === search.chart) ?? 'loans';
  const days = dayRange(from, to, locale, 'year');
  const hasBefore = isComparable(compared);
  const save = (heads: readonly string[], named: Parameters<typeof figuresFile>[1], ...name: string[]) =>
    downloadText(csvName(t('title'), ...name, from, to), 'text/csv', figuresFile(heads, named, columns, { t, locale }));
  return (
    <>
      <p role="status" className="mt-5 mb-3 text-small text-muted">
        {t(hasBefore ? 'comparedWith' : 'nothingBefore', {
          days,
          other: dayRange(compared.from, compared.to, locale, 'year'),
        })}
      </p>
      <ul aria-label={t('figures')} className="grid grid-cols-2 gap-2 @xl:grid-cols-3 @4xl:grid-cols-5">
        {columns.map((column) => {
          const change = hasBefore ? changeText(t, column, total[column], compared[column]) : null;
          return (
            <li key={column}>
              <button
                type="button"
                aria-pressed={column === chosen}
                onClick={() => go({ ...search, chart: column })}
                className={cx(
                  'flex h-full w-full flex-col items-start rounded-md border p-3 text-left text-ink',
                  column === chosen ? 'border-teal bg-tint' : 'border-line bg-paper hover:bg-tint-2',
                )}
              >
                <span className="text-small hyphens-auto">{t(`column.${column}`)}</span>
                <span className="text-h3 font-bold">{valueText(t, column, total[column])}</span>
                {change && <span className="text-fine text-muted">{change}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 max-w-[70ch] text-small text-muted">{t(`about.${chosen}`)}</p>
      <div className="min-h-[260px]">
        <Chart
          days={rows.map((row) => row.from)}
          values={rows.map((row) => row[chosen])}
          compared={null}
          textOf={(value) => valueText(t, chosen, value)}
          isWhole={isWhole(chosen)}
          title={t('chart', { what: t(`column.${chosen}`), days })}
        />
      </div>
      <details className="group mt-4 border-y border-line">
        <summary className="flex min-h-11 items-center justify-between gap-4 font-bold">
          {t('asTable')}
          <Icon icon={ChevronDown} className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <FiguresTable
          caption={t('table')}
          head={t('when')}
          columns={columns}
          rows={rows
            .toReversed()
            .map((row) => ({
              key: row.from,
              name: isMonth(row) ? day(row.from, locale, 'month') : dayRange(row.from, row.to, locale, 'year'),
              figures: row,
            }))}
        />
      </details>
      <SaveButton
        label={t('download')}
        onClick={() =>
          save(
            [t('from'), t('to')],
            rows.map((row) => ({ names: [row.from, row.to], figures: row })),
          )
        }
      />
      {search.offer === undefined && (
        <section aria-labelledby="offers" className="mt-10">
          <h2 id="offers" className="text-h3">
            {t('offers')}
          </h2>
          {offers.length === 0 ? (
            <p className="mt-2 text-muted">{t('nothing')}</p>
          ) : (
            <>
              <p className="mt-1 mb-2 text-muted">
                {data.offer_count > offers.length
                  ? t('offersMore', { count: data.offer_count, most: number(offers.length) })
                  : t('offersText', { count: data.offer_count })}
              </p>
              <FiguresTable
                caption={t('offers')}
                head={t('offer')}
                columns={columns}
                rows={offers.map((figures) => ({
                  key: figures.offer_id,
                  name: (
                    <>
                      <Link to="/account/offers/figures" search={{ ...search, offer: figures.offer_id }}>
                        {figures.title || t('untitled')}
                      </Link>
                      {figures.deleted && ` (${t('deleted')})`}
                    </>
                  ),
                  figures,
                }))}
              />
              {chosen !== 'occupancy' && (
                <p className="mt-3 max-w-[70ch] text-small text-muted">
                  {t('column.occupancy')}: {t('about.occupancy')}
                </p>
              )}
              <SaveButton
                label={t('downloadOffers')}
                onClick={() =>
                  save(
                    [t('offerNumber'), t('ownNumber'), t('offer')],
                    offers.map((figures) => ({
                      names: [figures.offer_id, figures.own_number ?? '', figures.title],
                      figures,
                    })),
                    t('offersFile'),
                  )
                }
              />
            </>
          )}
        </section>
      )}
    </>
  );
}

function SaveButton({ label, onClick }: Readonly<{ label: string; onClick: () => void }>) {
  return (
    <div className="mt-3">
      <Button variant="ghost" onClick={onClick}>
        <Icon icon={Download} />
        {label}
      </Button>
    </div>
  );
}

type TableProps = Readonly<{
  caption: string;
  head: string;
  columns: readonly Column[];
  rows: readonly Readonly<{ key: string; name: ReactNode; figures: FiguresShape }>[];
}>;

/** Rows shown before the rest is asked for. */
const FIRST_ROWS = 62;

function FiguresTable({ caption, head, columns, rows }: TableProps) {
  const { t } = useTranslation('ownFigures');
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <>
      <WideTable label={caption} hint={t('scrolls')}>
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="py-2 pr-3 text-left font-bold">
                {head}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pr-3 text-right font-bold">
                  {t(`column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, name, figures }) => (
              <tr key={key} className="border-b border-line hover:bg-tint-2">
                <th scope="row" className="min-w-36 py-2 pr-3 text-left font-normal wrap-anywhere">
                  {name}
                </th>
                {columns.map((column) => (
                  <td key={column} className="py-2 pr-3 text-right whitespace-nowrap">
                    {valueText(t, column, figures[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      {shown.length < rows.length && (
        <Button variant="ghost" onClick={() => setAll(true)}>
          {t('allRows', { count: rows.length })}
        </Button>
      )}
    </>
  );
}
