import type { ReportingShape } from '@lendring/contracts/http/reporting.js';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { csvName } from '../../../lib/downloads/csv-name.js';
import { downloadText } from '../../../lib/downloads/download-text.js';
import { Bar } from '../../../ui/Bar.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { columnText, valueText } from '../model/columns.js';
import { monthsText, partDays, partFile, rowText, type Part } from '../model/parts.js';
import { Pages } from './Pages.js';

const SIZE = 15;

type Props = Readonly<{ part: Part; report: ReportingShape; categories: ReadonlyMap<string, string> }>;

export function PartTable({ part, report, categories }: Props) {
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
