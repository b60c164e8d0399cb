import type { ReportingShape } from '@lendring/contracts/http/reporting.js';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../../../api/reference.js';
import { useApi } from '../../../lib/api-context.js';
import { Bar } from '../../../ui/Bar.js';
import { columnText } from '../model/columns.js';

type Part = ReportingShape['parts'][number];

/** Rows that are shown at first. */
const FIRST = 15;

/** What is told apart: by town and by category, the most first. */
export function Parts({ report }: Readonly<{ report: ReportingShape }>) {
  const { data: categories } = useQuery({ ...categoriesQuery(useApi()), enabled: report.parts.length > 0 });
  const nameOf = ({ by }: Part, key: string): string =>
    by === 'category' ? (categories?.find(({ id }) => String(id) === key)?.title ?? key) : townText(key);
  return (
    <div className="mt-10 grid gap-8 @3xl:grid-cols-2">
      {report.parts.map((part) => (
        <PartTable key={part.by} part={part} id={report.reporting_id} nameOf={(key) => nameOf(part, key)} />
      ))}
    </div>
  );
}

/** `DE Köln` as `Köln (DE)`. */
const townText = (key: string): string => `${key.slice(3)} (${key.slice(0, 2)})`;

type TableProps = Readonly<{ part: Part; id: ReportingShape['reporting_id']; nameOf: (key: string) => string }>;

function PartTable({ part, id, nameOf }: TableProps) {
  const { t } = useTranslation('reporting');
  const most = Math.max(1, ...part.rows.map(({ value }) => value));
  const title = t(`by.${part.by}`, { what: columnText(t, id, part.name) });
  const [first, rest] = [part.rows.slice(0, FIRST), part.rows.slice(FIRST)];
  const rows = (shown: Part['rows']) =>
    shown.map(({ key, value }) => (
      <tr key={key} className="border-b border-line">
        <th scope="row" className="w-1/2 py-2 pr-3 text-left font-normal wrap-anywhere">
          {nameOf(key)}
        </th>
        <td className="py-2">
          <Bar value={value} most={most} />
        </td>
      </tr>
    ));
  return (
    <section aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      {part.rows.length === 0 && <p className="mt-2 text-muted">{t('nothing')}</p>}
      {first.length > 0 && (
        <table className="mt-2 w-full border-collapse text-small">
          <caption className="sr-only">{title}</caption>
          <tbody>{rows(first)}</tbody>
        </table>
      )}
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2 font-bold text-teal-deep">
            {t('more', { count: rest.length })}
          </summary>
          <table className="w-full border-collapse text-small">
            <caption className="sr-only">{title}</caption>
            <tbody>{rows(rest)}</tbody>
          </table>
        </details>
      )}
      {part.others > 0 && <p className="mt-2 text-small text-muted">{t('others', { count: part.others })}</p>}
    </section>
  );
}
