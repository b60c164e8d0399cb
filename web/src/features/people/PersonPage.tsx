import { Link, useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Occasion } from '@lendring/contracts/account/people.js';
import type { PersonShape } from '@lendring/contracts/http/people.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { personQuery } from '../../api/people.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { staffDay, staffMoment } from '../../lib/dates/moment.js';
import { useSession } from '../../lib/session/session-context.js';
import { useRoles } from '../../lib/session/use-account.js';
import { Part } from '../../parts/backoffice/sections.js';
import { Reporter } from '../../parts/reporters/Reporter.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { Select } from '../../ui/Select.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import { FlaggerPart } from './FlaggerPart.js';
import { PersonActs } from './PersonActs.js';
import { Roles } from './Roles.js';
import { occasions } from './people-list.js';
import { byText, nameText, planText, standingText } from './words.js';

export function AskOccasion({ userId }: Readonly<{ userId: string }>) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const [occasion, setOccasion] = useState<(typeof occasions)[number]>('contact');
  return (
    <form
      noValidate
      className="flex max-w-[480px] flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ to: '/backoffice/users/$userId', params: { userId }, search: { occasion }, replace: true });
      }}
    >
      <h1 className="text-h2">{t('person.why')}</h1>
      <p>{t('person.whyText')}</p>
      <Select
        id="occasion"
        className="w-full"
        label={t('search.occasion')}
        value={occasion}
        onChange={({ target: { value } }) => setOccasion(occasions.find((one) => one === value) ?? 'contact')}
        options={occasions.map((value) => ({ value, label: t(`occasions.${value}`) }))}
      />
      <Button type="submit">{t('person.open')}</Button>
      <Link to="/backoffice/users">{t('person.back')}</Link>
    </form>
  );
}

/** Data visible to every staff role: no names, no street address and no user content. */
function Facts({ person }: Readonly<{ person: PersonShape }>) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const roles = useRoles();
  const yes = (is: boolean) => t(is ? 'person.yes' : 'person.no');
  const { offers, cases } = person;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('person.id'), <code key="id">{person.user_id}</code>],
    [t('person.kind'), t(`person.kinds.${person.organisation ?? 'private'}`)],
    ...(person.company === null ? [] : [[t('person.company'), person.company] as const]),
    [t('person.since'), staffDay(person.registered_at, locale)],
    ...(person.email === null ? [] : [[t('person.email'), person.email] as const]),
    [t('person.emailVerified'), yes(person.verified.email)],
    [t('person.phoneVerified'), yes(person.verified.phone)],
    [t('person.standing'), standingText(t, person, locale)],
    [t('person.offers'), offers ? t('person.offersCount', offers) : t('person.unknown')],
    ...(mayDo(roles, 'invoices') ? [[t('person.plan'), planText(t, person, locale)] as const] : []),
    [t('person.cases'), cases ? t('person.casesCount', { open: cases.open, all: cases.all }) : t('person.unknown')],
  ];
  return (
    <Part id="account" title={t('person.account')}>
      <dl className="grid gap-x-6 gap-y-2 @xl:grid-cols-[220px_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere max-@xl:mb-2">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        {person.nickname !== null && (
          <li>
            <Link to="/user/$nickname" params={{ nickname: person.nickname }}>
              {t('person.profile')}
            </Link>
          </li>
        )}
        {mayDo(roles, 'reports') && cases && cases.all > 0 && (
          <li>
            <Link to="/backoffice/report" search={{ state: 'all', user: person.user_id }}>
              {t('person.allCases')}
            </Link>
          </li>
        )}
        {mayDo(roles, 'invoices') && (
          <li>
            <Link to="/backoffice/invoices" search={{ user: person.user_id }}>
              {t('person.allInvoices')}
            </Link>
          </li>
        )}
        {mayDo(roles, 'reports') &&
          cases?.suspended_by.map((caseId) => (
            <li key={caseId}>
              <Link to="/backoffice/report/$caseId" params={{ caseId }}>
                {t('person.suspendedBy')}
              </Link>
            </li>
          ))}
      </ul>
    </Part>
  );
}

type Entry = NonNullable<PersonShape['history']>[number];

function History({ userId, entries }: Readonly<{ userId: string; entries: readonly Entry[] }>) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const whatText = ({ what, role, invoice_id: invoiceId }: Entry) => {
    if (invoiceId !== null)
      return (
        <Link to="/backoffice/invoices/$invoiceId" params={{ invoiceId }} preload={false}>
          {t('history.what.invoice_cancelled')}
        </Link>
      );
    if (what === 'role_given' || what === 'role_taken')
      return t(`history.what.${what}`, { role: role ? t(`role.${role}`) : '' });
    return t(`history.what.${what}`);
  };
  return (
    <Part id="history" title={t('history.title')}>
      {entries.length === 0 && <p className="text-muted">{t('history.none')}</p>}
      <ol className="flex flex-col gap-3">
        {entries.map((entry) => (
          <li
            key={`${entry.at} ${entry.what} ${entry.role} ${entry.invoice_id}`}
            className="border-l-2 border-line pl-3"
          >
            <p className="font-bold">{whatText(entry)}</p>
            {(entry.reason ?? entry.occasion) !== null && (
              <p className="whitespace-pre-line wrap-anywhere">
                {entry.reason ?? (entry.occasion && t(`occasions.${entry.occasion}`))}
              </p>
            )}
            <p className="text-small text-muted wrap-anywhere">
              {t('history.line', { when: staffMoment(entry.at, locale), by: byText(t, entry.by) })}
            </p>
          </li>
        ))}
      </ol>
      <Link to="/backoffice/audit" search={{ about: userId }} className="mt-3 inline-flex min-h-11 items-center">
        {t('history.all')}
      </Link>
    </Part>
  );
}

export function PersonPage({ userId, occasion }: Readonly<{ userId: string; occasion: Occasion }>) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const roles = useRoles();
  const session = useSession();
  const isAdmin = mayDo(roles, 'admin');
  const looksAfterCases = mayDo(roles, 'reports');
  const isOwn = session.status === 'in' && session.profile.user_id === userId;
  const { data: person, error } = useQuery(personQuery(useApi(), userId, occasion));
  return (
    <>
      <Link to="/backoffice/users" className="inline-flex min-h-11 items-center gap-2 font-bold print:hidden">
        <Icon icon={ArrowLeft} />
        {t('person.back')}
      </Link>
      {!person && (error ? <LoadProblem error={error} /> : <SkeletonText lines={8} />)}
      {person && (
        <>
          <h1 className="text-h2 wrap-anywhere">{nameText(t, person)}</h1>
          {person.suspended && (
            <p className="mt-2">
              <Tag tone="rose" wraps>
                {standingText(t, person, locale)}
              </Tag>
            </p>
          )}
          {occasion === 'payment' && !mayDo(roles, 'invoices') && (
            <p className="mt-4 max-w-[70ch]">{t('person.payments')}</p>
          )}
          <div className="mt-6 grid gap-9 @4xl:grid-cols-[minmax(0,1fr)_320px]">
            <div className="flex min-w-0 flex-col gap-9">
              <Facts person={person} />
              <Roles person={person} />
              {isAdmin && <FlaggerPart person={person} />}
              {looksAfterCases && !isOwn && (
                <Part id="reporter" title={t('reporter.is')}>
                  <Reporter reporterId={userId} />
                </Part>
              )}
            </div>
            <PersonActs person={person} />
          </div>
          {person.history && (
            <div className="mt-9">
              <History userId={person.user_id} entries={person.history} />
            </div>
          )}
        </>
      )}
    </>
  );
}
