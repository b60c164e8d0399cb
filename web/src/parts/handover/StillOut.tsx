import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { piecedTitle } from '@lendring/contracts/rules/counted-title.js';
import { handoversQuery } from '../../api/timeline.js';
import { day, localZone } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useNow } from '../../lib/dates/use-now.js';
import { Icon } from '../../ui/Icon.js';
import { personOf } from './person-of.js';

type Props = Readonly<{ offerId: string; /** Loan that is not named. */ except?: string; className?: string }>;

/** Overdue loans of an own offer, whose days look free although the item is not back. */
export default function StillOut({ offerId, except, className = '' }: Props) {
  const { t } = useTranslation('handover');
  const locale = useLocale();
  const { data = [] } = useQuery(handoversQuery(useApi(), dayIn(useNow(), localZone())));
  const late = data.filter(
    ({ offer_id: id, state, counter_loan_id: loanId }) =>
      id === offerId && state === 'overdue' && (except === undefined || loanId !== except),
  );
  if (late.length === 0) return null;
  return (
    <ul role="status" className={`m-0 list-none rounded-md bg-sand px-4 py-3 ${className}`}>
      {late.map((task) => {
        const { request_id: requestId, counter_loan_id: loanId } = task;
        const name = personOf(task);
        return (
          <li key={requestId ?? loanId} className="wrap-anywhere">
            <Icon icon={CircleAlert} size={18} className="mr-1.5 align-[-4px] text-rose-ink" />
            <Link
              {...(requestId
                ? ({ to: '/request/$requestId', params: { requestId } } as const)
                : ({ to: '/counter-loan/$loanId', params: { loanId: loanId ?? '' } } as const))}
            >
              {t(name ? 'stillOut.with' : 'stillOut.nobody', {
                title: piecedTitle(task.title, task.quantity, task.pieces),
                name,
                day: day(task.date_to, locale, 'short'),
              })}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
