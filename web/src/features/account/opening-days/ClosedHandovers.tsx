import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CalendarShape } from '@lendring/contracts/http/request.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { calendarQuery } from '../../../api/offer-days.js';
import { dayRange } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';

type Days = Readonly<{ from: string; to: string }>;

/** Loans and open requests that begin or end on some days. */
const handoversOn = (entries: readonly CalendarShape[], { from, to }: Days): readonly CalendarShape[] =>
  entries.filter(
    ({ type, status, period }) =>
      type === 'request' &&
      (status === 'open' || status === 'agreed' || status === 'running') &&
      [period.date_from, period.date_to].some((day) => from <= day && day <= to),
  );

/** Loans in the list. */
const MOST_SHOWN = 5;

/** Warning before days are closed on which things are picked up or brought back. */
export function ClosedHandovers(days: Days) {
  const { t } = useTranslation('openingDays');
  const locale = useLocale();
  const { data = [] } = useQuery(calendarQuery(useApi(), days, 'vendor'));
  const found = handoversOn(data, days);
  const more = found.length - MOST_SHOWN;
  return (
    <div role="status" className="rounded-md bg-sun p-4 empty:hidden">
      {found.length > 0 && (
        <>
          <p>{t('handovers.text', { count: found.length })}</p>
          <ul className="mt-1 list-disc pl-5">
            {found.slice(0, MOST_SHOWN).map((one) => (
              <li key={one.request_id ?? one.counter_loan_id} className="wrap-anywhere">
                <Link
                  target="_blank"
                  {...(one.request_id
                    ? { to: '/request/$requestId', params: { requestId: one.request_id } }
                    : { to: '/counter-loan/$loanId', params: { loanId: one.counter_loan_id ?? '' } })}
                >
                  {t('handovers.loan', {
                    title: countedTitle(one.title, one.quantity ?? 1),
                    days: dayRange(one.period.date_from, one.period.date_to, locale, 'year'),
                  })}
                </Link>
              </li>
            ))}
          </ul>
          {more > 0 && <p className="mt-1">{t('handovers.more', { count: more })}</p>}
        </>
      )}
    </div>
  );
}
