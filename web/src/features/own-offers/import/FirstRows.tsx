import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import type { Report } from './run-import.js';

/** First rows of a file that an import takes, with what happens to each. */
export function FirstRows({ rows }: Readonly<{ rows: Report['first'] }>) {
  const { t } = useTranslation('offerTable');
  if (rows.length === 0) return null;
  return (
    <table className="w-full border-collapse text-small">
      <caption className="py-2 text-left font-bold">{t('import.first')}</caption>
      <thead>
        <tr className="border-b border-line text-left">
          <th scope="col" className="py-2 pr-4">
            {t('import.line')}
          </th>
          <th scope="col" className="py-2 pr-4">
            {t('import.what')}
          </th>
          <th scope="col" className="py-2 pr-4">
            {t('column.number')}
          </th>
          <th scope="col" className="py-2">
            {t('column.title')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, does, number: own, title }) => (
          <tr key={line} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {number(line)}
            </th>
            <td className="py-2 pr-4">{t(`import.rowDoes.${does}`)}</td>
            <td className="py-2 pr-4 wrap-anywhere">{own}</td>
            <td className="py-2 wrap-anywhere">{title}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
