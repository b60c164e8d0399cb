import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import { nearHead } from '@lendring/contracts/rules/offer-sheet-heads.js';
import { sheetColumns } from '@lendring/contracts/rules/offer-sheet.js';
import { number } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { csvName, downloadText } from '../../../lib/downloads/csv-file.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { FirstRows } from './FirstRows.js';
import { LineProblems } from './LineProblems.js';
import type { Chosen } from './read-file.js';
import type { LineProblem, Report } from './run-import.js';
import type { ZipReport } from './zip-pictures.js';

/** File names shown of those that no row names. */
const MOST_NAMES = 20;

type Props = Readonly<{ chosen: Chosen; report: Report; zip: ZipReport; busy: boolean; take: () => void }>;

/** Result of the dry run, with the button that imports. */
export function ImportReport({ chosen: { sheet }, report, zip, busy, take }: Props) {
  const { t } = useTranslation('offerTable');
  const locale = useLocale();
  const near = report.unread.flatMap((head) => {
    const name = nearHead(head, sheet.head);
    return name ? [{ head, name }] : [];
  });
  const good = report.create + report.change;
  const notes = zip.notes.map(({ why, name, ...place }) => ({ ...place, text: t(`import.file.${why}`, { name }) }));
  const isRefused = ({ line }: LineProblem) => report.refusedLines.has(line);
  const problems = [...report.problems, ...notes.filter(isRefused)].toSorted((a, b) => a.line - b.line);
  const saveRefused = () => {
    const rows = [
      sheet.head,
      ...sheet.rows.filter(({ line }) => report.refusedLines.has(line)).map(({ cells }) => cells),
    ];
    downloadText(
      csvName(sheet.name.replace(/\.[^.]+$/, ''), t('import.refusedFile')),
      'text/csv',
      csvOf(rows, locale === 'en' ? ',' : ';'),
    );
  };
  return (
    <section aria-labelledby="report" className="flex flex-col gap-3">
      <h2 id="report" className="text-h3">
        {t('import.report', { name: sheet.name })}
      </h2>
      <div role="status">
        <ul className="flex flex-col gap-1">
          {(['create', 'change', 'nothing', 'refused'] as const)
            .filter((does) => report[does] > 0)
            .map((does) => (
              <li key={does}>{t(`import.does.${does}`, { count: report[does], shown: number(report[does]) })}</li>
            ))}
          {zip.files.size > 0 && (
            <li>{t('import.file.found', { count: zip.files.size, shown: number(zip.files.size) })}</li>
          )}
        </ul>
      </div>
      {report.unread.length > 0 && (
        <p className="text-small text-muted wrap-anywhere">{t('import.unread', { heads: report.unread.join(', ') })}</p>
      )}
      {near.length > 0 && (
        <ul className="rounded-md bg-sun p-4 text-sun-ink wrap-anywhere">
          {near.map(({ head, name }) => (
            <li key={head}>{t('import.near', { head, meant: sheetColumns[name].head[locale] })}</li>
          ))}
        </ul>
      )}
      <LineProblems caption={t('import.problems')} problems={problems} head={sheet.head} rows={sheet.rows} />
      {report.refused > 0 && (
        <div>
          <Button variant="ghost" onClick={saveRefused}>
            <Icon icon={Download} />
            {t('import.saveRefused')}
          </Button>
        </div>
      )}
      <LineProblems
        caption={t('import.without')}
        problems={notes.filter((note) => !isRefused(note))}
        head={sheet.head}
      />
      {zip.unused.length > 0 && (
        <p className="text-small text-muted wrap-anywhere">
          {t('import.file.unused', {
            count: zip.unused.length,
            shown: number(zip.unused.length),
            names: zip.unused.slice(0, MOST_NAMES).join(', ') + (zip.unused.length > MOST_NAMES ? ' …' : ''),
          })}
        </p>
      )}
      <FirstRows rows={report.first} />
      <div>
        <Button busy={busy} disabled={good === 0} onClick={take}>
          {good > 0 ? t('import.go', { count: good, shown: number(good) }) : t('import.nothing')}
        </Button>
      </div>
    </section>
  );
}
