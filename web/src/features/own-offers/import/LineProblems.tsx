import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import type { LineProblem } from './run-import.js';

/** Problems shown; a file with more has a systematic mistake. */
const MOST = 200;

type Props = Readonly<{ problems: readonly LineProblem[]; head: readonly string[] }>;

/** Refused lines of a file with their column and the reason. */
export function LineProblems({ problems, head }: Props) {
  const { t } = useTranslation('offerTable');
  if (problems.length === 0) return null;
  return (
    <div>
      <table className="w-full border-collapse text-small">
        <caption className="py-2 text-left font-bold">{t('import.problems')}</caption>
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
          {problems.slice(0, MOST).map(({ line, column, text }) => (
            <tr key={`${line} ${column} ${text}`} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {number(line)}
              </th>
              <td className="py-2 pr-4 wrap-anywhere">{column === null ? '' : (head[column] ?? number(column + 1))}</td>
              <td className="py-2 wrap-anywhere">{text}</td>
            </tr>
          ))}
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
