import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportingShape } from '@lendring/contracts/http/reporting.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import { categoriesQuery } from '../../api/reference.js';
import { day } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { csvName, downloadText } from '../../lib/downloads/csv-file.js';
import { MapBox } from '../../parts/map/MapBox.js';
import type { Spot } from '../../parts/map/spots.js';
import { Bar } from '../../ui/Bar.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { Pages } from './ReportTable.js';
import { columnText, type T, valueText } from './columns.js';

type Part = ReportingShape['parts'][number];
type Row = Part['rows'][number];

const products = ['plan', 'feature', 'ad', 'unknown'] as const;

/** Row label. `categories`: names by id; an unknown id of a newer server is shown as is. */
const rowText = (t: T, { by }: Part, { key, name }: Row, categories: ReadonlyMap<string, string>): string => {
  if (name !== null) return name;
  switch (by) {
    case 'category':
      return categories.get(key) ?? key;
    case 'product': {
      const product = products.find((one) => one === key);
      return product ? t(`product.${product}`) : key;
    }
    case 'area':
      return key === '' ? t('anywhere') : key;
    case 'town':
    case 'term':
      return key;
  }
};

const partDays = ({ months }: Part, { from, to }: Pick<ReportingShape, 'from' | 'to'>): string =>
  months === null ? `${from}-${to}` : [...new Set([months[0], months.at(-1)])].join('-');

const monthsText = (t: T, { months }: Part, locale: Locale): string | null => {
  const [first, last] = [months?.[0], months?.at(-1)];
  if (months === null) return null;
  if (first === undefined || last === undefined) return t('months.none');
  const name = (month: string): string => day(`${month}-01`, locale, 'month');
  return first === last
    ? t('months.one', { month: name(first) })
    : t('months.more', { from: name(first), to: name(last) });
};

/** Radius of the largest circle, in metres. */
const WIDEST = 60_000;

/** Map circles with an area proportional to the value, largest first, so that their labels take precedence. */
const spotsOf = (t: T, part: Part): readonly Spot[] => {
  const most = Math.max(1, ...part.rows.map(({ value }) => value));
  return part.rows.flatMap(({ key, name, point, value }) =>
    point === null
      ? []
      : [
          {
            id: key,
            ...point,
            radius: Math.round(WIDEST * Math.sqrt(value / most)),
            label: valueText(t, part, value),
            title: name ?? key,
          },
        ],
  );
};

/** CSV of the breakdown in the language's format; suppressed values get a row of their own. */
const partFile = (
  part: Part,
  id: ReportingShape['reporting_id'],
  { t, locale, categories }: Readonly<{ t: T; locale: Locale; categories: ReadonlyMap<string, string> }>,
): string => {
  const cell = (value: number): string | number => {
    if (part.kind !== 'cents') return value;
    const euros = (value / 100).toFixed(2);
    return locale === 'en' ? Number(euros) : euros.replace('.', ',');
  };
  return csvOf(
    [
      [t(`one.${part.by}`), columnText(t, id, part.name)],
      ...part.rows.map((row) => [rowText(t, part, row, categories), cell(row.value)]),
      ...(part.others === 0 ? [] : [[t('rest'), cell(part.others)]]),
    ],
    locale === 'en' ? ',' : ';',
  );
};

const SIZE = 15;

type Props = Readonly<{ part: Part; report: ReportingShape; categories: ReadonlyMap<string, string> }>;

function PartTable({ part, report, categories }: Props) {
  const { t } = useTranslation('reporting');
  const locale = useLocale();
  const [asked, setPage] = useState(1);
  const { reporting_id: id } = report;
  const pages = Math.max(1, Math.ceil(part.rows.length / SIZE));
  const page = Math.min(asked, pages);
  const most = Math.max(1, ...part.rows.map(({ value }) => value));
  // For words and regions the total of suppressed rows is not disclosed, so rely on the report's total.
  const isNothing =
    part.months === null && (report.total[report.columns.findIndex(({ name }) => name === part.name)] ?? 0) === 0;
  const months = monthsText(t, part, locale);
  const title = t(`by.${part.by}`, { what: columnText(t, id, part.name) });
  const save = () =>
    downloadText(
      csvName(t(`report.${id}.title`), title, partDays(part, report)),
      'text/csv',
      partFile(part, id, { t, locale, categories }),
    );
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-h3">{title}</h2>
        {part.rows.length > 0 && (
          <Button variant="ghost" aria-label={t('downloadPart', { title })} onClick={save}>
            <Icon icon={Download} />
            {t('csv')}
          </Button>
        )}
      </div>
      {months !== null && <p className="mt-1 text-small text-muted">{months}</p>}
      {part.months !== null && part.months.length > 0 && part.rows.length === 0 && (
        <p className="mt-2 text-muted">{t('months.nothing')}</p>
      )}
      {isNothing && <p className="mt-2 text-muted">{t('nothing')}</p>}
      {part.rows.length > 0 && (
        <table className="mt-2 w-full border-collapse text-small">
          <caption className="sr-only">{title}</caption>
          <tbody>
            {part.rows.slice((page - 1) * SIZE, page * SIZE).map((row) => (
              <tr key={row.key} className="border-b border-line">
                <th scope="row" className="w-1/2 py-2 pr-3 text-left font-normal wrap-anywhere">
                  {rowText(t, part, row, categories)}
                </th>
                <td className="py-2">
                  <Bar value={row.value} most={most} text={valueText(t, part, row.value)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pages page={page} pages={pages} label={title} onPage={setPage} />
      {part.others !== 0 && (
        <p className="mt-2 text-small text-muted">{t('others', { value: valueText(t, part, part.others) })}</p>
      )}
      {part.months !== null && <p className="mt-2 text-small text-muted">{t('least', { count: part.least })}</p>}
    </section>
  );
}

export function Parts({ report }: Readonly<{ report: ReportingShape }>) {
  const { t } = useTranslation('reporting');
  const { data } = useQuery({ ...categoriesQuery(useApi()), enabled: report.parts.length > 0 });
  const categories = new Map(data?.map(({ id, title }) => [String(id), title]));
  return (
    <>
      {report.parts.map((part) => (
        <RegionMap key={part.by} part={part} what={columnText(t, report.reporting_id, part.name)} />
      ))}
      <div className="mt-10 grid gap-8 @3xl:grid-cols-2">
        {report.parts.map((part) => (
          <PartTable key={part.by} part={part} report={report} categories={categories} />
        ))}
      </div>
    </>
  );
}

/** Map with circles whose area is proportional to the value; the table is the accessible alternative. */
function RegionMap({ part, what }: Readonly<{ part: Part; what: string }>) {
  const { t } = useTranslation('reporting');
  const locale = useLocale();
  const spots = spotsOf(t, part);
  if (spots.length === 0) return null;
  const title = t('map', { what });
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="text-h3">{title}</h2>
      <p className="mb-2 text-small text-muted">{monthsText(t, part, locale)}</p>
      <MapBox
        spots={spots}
        fit={spots.map(({ id }) => id).join(' ')}
        circles
        wide
        className="h-[320px] rounded-lg border border-line @3xl:h-[420px]"
      />
    </section>
  );
}
