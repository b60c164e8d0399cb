import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import type { Sheet } from './read-file.js';
import type { LineProblem } from './run-import.js';

/** Problems shown; a file with more has a systematic mistake. */
const MOST = 200;

/** Characters shown of a refused value. */
const MOST_TEXT = 80;

type Props = Readonly<{
  caption: string;
  problems: readonly LineProblem[];
  head: readonly string[];
  /** Rows of the file, to show the refused values. */
  rows?: Sheet['rows'];
}>;

/** Problems of lines of a file with their column and the reason. */
export function LineProblems({ caption, problems, head, rows = [] }: Props) {
  const { t } = useTranslation('offerTable');
  if (problems.length === 0) return null;
  const cells = new Map(rows.map((row) => [row.line, row.cells]));
  const valueOf = ({ line, column }: LineProblem): string =>
    (column === null ? '' : (cells.get(line)?.[column] ?? '')).slice(0, MOST_TEXT);
  return (
    <div>
      <table className="w-full border-collapse text-small">
        <caption className="py-2 text-left font-bold">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="py-2 pr-4">
              {t('import.line')}
            </th>
            <th scope="col" className="py-2 pr-4">
              {t('import.column')}
            </th>
            <th scope="col" className="py-2">
              {t('import.why')}
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, MOST).map((problem) => {
            const { line, column, text } = problem;
            const value = valueOf(problem);
            return (
              <tr key={`${line} ${column} ${text}`} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {number(line)}
                </th>
                <td className="py-2 pr-4 wrap-anywhere">
                  {column === null ? '' : (head[column] ?? number(column + 1))}
                  {value && <span className="block text-muted">{t('import.value', { value })}</span>}
                </td>
                <td className="py-2 wrap-anywhere">{text}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {problems.length > MOST && (
        <p className="mt-2 text-small">
          {t('import.more', { count: problems.length - MOST, shown: number(problems.length - MOST) })}
        </p>
      )}
    </div>
  );
}
