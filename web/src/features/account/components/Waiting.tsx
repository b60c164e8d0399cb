import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { factorsQuery, phoneQuery } from '../../../api/account.js';
import { tabOfWaiting, waitingQuery, type WaitingRequests } from '../../../api/requests.js';
import { ownTraderQuery } from '../../../api/traders.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { Icon } from '../../../ui/Icon.js';
import { SkeletonText } from '../../../ui/Skeleton.js';

/** Steps that lead to an agreement, which suspended users cannot make. */
const agrees: readonly WaitingRequests['kind'][] = [
  'answer',
  'confirm',
  'period_running',
  'period_agreed',
  'period_open',
];

const row = 'flex min-h-14 items-center gap-3 px-5 py-3 text-ink no-underline hover:bg-tint-2';
const arrow = <Icon icon={ChevronRight} className="ml-auto shrink-0 text-muted" />;

export function Waiting() {
  const { t } = useTranslation('account');
  const api = useApi();
  const session = useSession();
  const { data, error } = useQuery(waitingQuery(api));
  // The built-in identity provider alone knows the sign-in factors; show no hint for external issuers.
  const { data: factors } = useQuery({ ...factorsQuery(api), retry: false });
  const unread = session.status === 'in' ? session.unread : 0;
  const unsafe = factors !== undefined && !factors.totp && factors.passkeys.length === 0;
  const { data: phone } = useQuery({ ...phoneQuery(api), retry: false });
  const unverified = phone?.available === true && phone.number === null;
  const isCommercial = session.status === 'in' && session.profile.commercial;
  const { data: trader } = useQuery({ ...ownTraderQuery(api, isCommercial), retry: false });
  const traderWaits = trader?.state === 'correction' ? 'correction' : trader?.state === 'none' ? 'trader' : null;
  const isSuspended = session.status === 'in' && Boolean(session.suspended);
  const waiting = data?.waiting.filter(({ kind }) => !(isSuspended && agrees.includes(kind)));
  const nothing = waiting?.length === 0 && unread === 0 && !unsafe && !unverified && !traderWaits;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 text-h3">
        {t('waiting.title')}
      </h2>
      {error && !data && <LoadProblem error={error} />}
      {!data && !error && <SkeletonText lines={2} />}
      {nothing && <p className="text-muted">{t('waiting.nothing')}</p>}
      {waiting && !nothing && (
        <ul className="m-0 list-none divide-y divide-line overflow-hidden rounded-lg border border-line p-0">
          {waiting.map((one) => (
            <li key={`${one.kind} ${one.side}`}>
              <RequestLink one={one} />
            </li>
          ))}
          {traderWaits && (
            <li>
              <Link to="/account/company" hash="trader" className={row}>
                {t(`waiting.${traderWaits}`)}
                {arrow}
              </Link>
            </li>
          )}
          {unread > 0 && (
            <li>
              <Link to="/requests" className={row}>
                {t('waiting.unread', { count: unread })}
                {arrow}
              </Link>
            </li>
          )}
          {unsafe && (
            <li>
              <Link to="/account/security" className={row}>
                {t('waiting.secondStep')}
                {arrow}
              </Link>
            </li>
          )}
          {unverified && (
            <li>
              <Link to="/account/security" hash="phone" className={row}>
                {t('waiting.phone')}
                {arrow}
              </Link>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

const answersPeriod = ['period_running', 'period_agreed', 'period_open'] as const;
type PeriodKind = (typeof answersPeriod)[number];
const wordsOf = (kind: WaitingRequests['kind']) =>
  answersPeriod.includes(kind as PeriodKind) ? 'period' : (kind as Exclude<typeof kind, PeriodKind>);

function RequestLink({
  one: { kind, side, count, request_id, counter_loan_id: loanId },
}: Readonly<{ one: WaitingRequests }>) {
  const { t } = useTranslation('account');
  const words = (
    <>
      {t(`waiting.${wordsOf(kind)}.${side}`, { count })}
      {arrow}
    </>
  );
  if (kind === 'counter_overdue' || kind === 'counter_not_picked_up')
    return loanId === null ? (
      <Link to="/counter-loans" search={{ side }} className={row}>
        {words}
      </Link>
    ) : (
      <Link to="/counter-loan/$loanId" params={{ loanId }} className={row}>
        {words}
      </Link>
    );
  return request_id === null ? (
    <Link to="/requests" search={{ side, tab: tabOfWaiting[kind] }} className={row}>
      {words}
    </Link>
  ) : (
    <Link to="/request/$requestId" params={{ requestId: request_id }} className={row}>
      {words}
    </Link>
  );
}
