import { useTranslation } from 'react-i18next';
import { number } from '../../i18n/format.js';

type Props = Readonly<{ counts: readonly Readonly<{ urgency: number; cases: number }>[] }>;

const fills = { 1: 'fill-muted', 2: 'fill-sun-ink', 3: 'fill-rose-ink' } as const;

export function UrgencyBars({ counts }: Props) {
  const { t } = useTranslation('backoffice');
  const most = Math.max(1, ...counts.map(({ cases }) => cases));
  return (
    <table className="w-full text-small">
      <caption className="mb-1 text-left text-muted">{t('home.byUrgency')}</caption>
      <tbody>
        {([3, 2, 1] as const).map((urgency) => {
          const cases = counts.find((one) => one.urgency === urgency)?.cases ?? 0;
          return (
            <tr key={urgency}>
              <th scope="row" className="w-28 py-1 text-left font-normal">
                {t(`urgency.${urgency}`)}
              </th>
              <td className="w-10 py-1 pr-3 text-right">{number(cases)}</td>
              <td aria-hidden="true" className="py-1">
                <svg className="block h-3 w-full" preserveAspectRatio="none" viewBox="0 0 100 1">
                  <rect width={(100 * cases) / most} height="1" className={fills[urgency]} />
                </svg>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
