import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isArea, mayDo, rolesWith } from '@lendring/contracts/kernel/rights.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { feedbackWaitingQuery } from '../../api/feedback.js';
import { reportWaitingQuery } from '../../api/report-cases.js';
import { transferCountsQuery } from '../../api/bookkeeping.js';
import { number } from '../../i18n/format.js';
import { locales } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useRoles } from '../../lib/session/use-account.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Icon } from '../../ui/Icon.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Unusual } from './Unusual.js';
import { partsFor } from './BackofficeFrame.js';

type Props = Readonly<{ counts: readonly Readonly<{ urgency: number; cases: number }>[] }>;

const fills = { 1: 'fill-muted', 2: 'fill-sun-ink', 3: 'fill-rose-ink' } as const;

function UrgencyBars({ counts }: Props) {
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

const section = 'mt-6 max-w-[640px]';
const list = 'divide-y divide-line overflow-hidden rounded-lg border border-line';
const row = 'flex min-h-12 items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-tint-2';

export function HomePage({ needs }: Readonly<{ needs?: string | undefined }>) {
  const { t } = useTranslation('backoffice');
  const roles = useRoles();
  return (
    <>
      <h1 className="text-h1">{t('home.title')}</h1>
      <NeededRole needs={needs} />
      {mayDo(roles, 'reports') ? <WaitingCases /> : <Areas roles={roles} />}
      {mayDo(roles, 'reports') && <Unusual numbers={mayDo(roles, 'admin')} />}
    </>
  );
}

/** Names the role required by the page that redirected here; renders nothing once the user has the role. */
function NeededRole({ needs }: Readonly<{ needs: string | undefined }>) {
  const { t } = useTranslation('backoffice');
  const { t: people } = useTranslation('people');
  const locale = useLocale();
  const held = useRoles();
  const right = needs === 'admin' || (needs !== undefined && isArea(needs)) ? needs : null;
  if (right === null || mayDo(held, right)) return null;
  const names = rolesWith(right).map((role) => people(`role.${role}`));
  const either = new Intl.ListFormat(locales[locale].iso, { type: 'disjunction' }).format(names);
  return (
    <p role="status" className="mt-4 max-w-[640px] rounded-md bg-tint px-4 py-3 text-teal-deep">
      {t('home.needs', { roles: either })}
    </p>
  );
}

function Areas({ roles }: Readonly<{ roles: readonly Role[] }>) {
  const { t } = useTranslation('backoffice');
  return (
    <section aria-labelledby="parts" className={section}>
      <h2 id="parts" className="mb-3 text-h3">
        {t('home.parts')}
      </h2>
      <ul className={list}>
        {partsFor(roles)
          .filter(({ right }) => right !== null)
          .map(({ to, icon, key }) => (
            <li key={to}>
              <Link to={to} className={row}>
                <Icon icon={icon} />
                {t(`nav.${key}`)}
                {key === 'feedback' && <OpenFeedback />}
                {key === 'invoices' && <OwedBack />}
                <Icon icon={ChevronRight} className="ml-auto text-muted" />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

function useOpenFeedback(): number {
  const { data } = useQuery(feedbackWaitingQuery(useApi()));
  return data?.open ?? 0;
}

function OpenFeedback() {
  const { t } = useTranslation('backoffice');
  const count = useOpenFeedback();
  return count > 0 && <span className="text-muted">{t('home.feedback', { count })}</span>;
}

function useOwedBack(): number {
  const enabled = mayDo(useRoles(), 'invoices');
  const { data } = useQuery({ ...transferCountsQuery(useApi()), enabled });
  return data?.counts.owed ?? 0;
}

function OwedBack() {
  const { t } = useTranslation('backoffice');
  const count = useOwedBack();
  return count > 0 && <span className="font-bold">{t('home.owed', { count })}</span>;
}

function WaitingCases() {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const { data, error } = useQuery(reportWaitingQuery(api));
  const openFeedback = useOpenFeedback();
  const owedBack = useOwedBack();
  return (
    <section aria-labelledby="waits" className={section}>
      <h2 id="waits" className="mb-3 text-h3">
        {t('home.waits')}
      </h2>
      {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={3} />)}
      {data && (
        <ul className={list}>
          <ToQueue search={{}}>
            {data.open > 0 ? (
              <span className="font-bold">{t('home.open', { count: data.open })}</span>
            ) : (
              t('home.nothing')
            )}
          </ToQueue>
          {data.overdue > 0 && (
            <ToQueue search={{ sort: 'due' }}>
              <span className="font-bold text-rose-ink">{t('home.overdue', { count: data.overdue })}</span>
            </ToQueue>
          )}
          {data.open > 0 && (
            <li className="px-4 py-3">
              <UrgencyBars counts={data.by_urgency} />
            </li>
          )}
          {data.complaints > 0 && (
            <ToQueue search={{ state: 'complaint' }}>{t('home.complaints', { count: data.complaints })}</ToQueue>
          )}
          {data.mine > 0 && <ToQueue search={{ assigned: 'me' }}>{t('home.mine', { count: data.mine })}</ToQueue>}
          {openFeedback > 0 && (
            <li>
              <Link to="/backoffice/notes/feedback" className={row}>
                {t('home.feedback', { count: openFeedback })}
                <Icon icon={ChevronRight} className="ml-auto text-muted" />
              </Link>
            </li>
          )}
          {owedBack > 0 && (
            <li>
              <Link to="/backoffice/invoices" search={{ part: 'transfers', state: 'owed' }} className={row}>
                {t('home.owed', { count: owedBack })}
                <Icon icon={ChevronRight} className="ml-auto text-muted" />
              </Link>
            </li>
          )}
          {data.ads !== null && data.ads > 0 && (
            <li>
              <Link to="/backoffice/ads" className={row}>
                {t('home.ads', { count: data.ads })}
                <Icon icon={ChevronRight} className="ml-auto text-muted" />
              </Link>
            </li>
          )}
          {data.traders !== null && data.traders > 0 && (
            <li>
              <Link to="/backoffice/traders" className={row}>
                {t('home.traders', { count: data.traders })}
                <Icon icon={ChevronRight} className="ml-auto text-muted" />
              </Link>
            </li>
          )}
          <li>
            <Link to="/transparency" className={row}>
              {t('home.transparency')}
              <Icon icon={ChevronRight} className="ml-auto text-muted" />
            </Link>
          </li>
        </ul>
      )}
    </section>
  );
}

type Waiting = Readonly<{ sort?: 'due'; state?: 'complaint'; assigned?: 'me' }>;

function ToQueue({ search, children }: Readonly<{ search: Waiting; children: ReactNode }>) {
  return (
    <li>
      <Link to="/backoffice/report" search={search} className={row}>
        <span>{children}</span>
        <Icon icon={ChevronRight} className="ml-auto text-muted" />
      </Link>
    </li>
  );
}
