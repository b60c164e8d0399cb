import type { PersonShape } from '@lendring/contracts/http/people.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { useRoles } from '../../lib/session/use-roles.js';
import { Part } from '../../parts/backoffice/Part.js';
import { staffDay } from '../../lib/dates/staff-time.js';
import { planText, standingText } from './words.js';

/** Data visible to every staff role: no names, no street address and no user content. */
export function Facts({ person }: Readonly<{ person: PersonShape }>) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const roles = useRoles();
  const yes = (is: boolean) => t(is ? 'person.yes' : 'person.no');
  const { offers, cases } = person;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('person.id'), <code key="id">{person.user_id}</code>],
    [t('person.kind'), t(person.commercial ? 'person.commercial' : 'person.private')],
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
