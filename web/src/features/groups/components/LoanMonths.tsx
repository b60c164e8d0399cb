import type { GroupNumbersShape } from '@lendring/contracts/http/group-lending.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { Bar } from '../../../ui/Bar.js';

type Months = NonNullable<GroupNumbersShape['loans']>['months'];

const kinds = ['agreed', 'running', 'completed'] as const;

export function LoanMonths({ months }: Readonly<{ months: Months }>) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const most = Math.max(1, ...months.flatMap((row) => kinds.map((kind) => row[kind])));
  return (
    <table className="mt-4 w-full table-fixed border-collapse">
      <caption className="sr-only">{t('numbers.table')}</caption>
      <thead>
        <tr className="border-b border-line text-left align-bottom text-fine sm:text-small">
          <th scope="col" className="w-[25%] py-2 sm:w-[30%] pr-2 font-bold">
            {t('numbers.month')}
          </th>
          {kinds.map((kind) => (
            <th key={kind} scope="col" className="py-2 pr-2 font-bold">
              {t(`numbers.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((row) => (
          <tr key={row.month} className="border-b border-line">
            <th scope="row" className="py-2 pr-2 text-left font-normal">
              {month.format(new Date(`${row.month}-01T00:00:00Z`))}
            </th>
            {kinds.map((kind) => (
              <td key={kind} className="py-2 pr-3">
                <Bar value={row[kind]} most={most} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
