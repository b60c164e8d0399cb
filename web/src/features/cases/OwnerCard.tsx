import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { Avatar } from '../../ui/Avatar.js';
import { Card } from '../../ui/Card.js';
import { Stars } from '../../ui/Stars.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { staffDay } from '../../lib/dates/moment.js';
import { StateTag } from './Marks.js';
import { isOperators } from './case-state.js';
import { ownerText, titleText } from './words.js';

export function OwnerCard({ one }: Readonly<{ one: CaseShape }>) {
  const { owner } = one;
  const { t } = useTranslation('backoffice');
  const words = useAnyText();
  const locale = useLocale();
  const { user } = owner;
  return (
    <Card as="section" aria-labelledby="owner" className="text-small">
      <h2 id="owner" className="mb-3 text-h3">
        {t('case.owner')}
      </h2>
      <div className="flex items-center gap-3">
        <Avatar person={user} size={44} />
        <div className="min-w-0">
          <p className="text-base font-bold wrap-anywhere">{ownerText(t, one)}</p>
          {user && !user.former && (
            <>
              <p className="text-muted">
                {words(`common:person.${user.organisation ?? 'private'}`)} ·{' '}
                {t('case.since', { month: day(user.registration.slice(0, 10), locale, 'month') })}
              </p>
              <Stars {...user.rating} />
              <p>
                <Link to="/user/$nickname" params={{ nickname: user.nickname }} className="underline">
                  {t('case.profile')}
                </Link>
              </p>
              <p>
                <Link
                  to="/backoffice/users/$userId"
                  params={{ userId: owner.user_id }}
                  search={{ occasion: 'report' }}
                  preload={false}
                  className="underline"
                >
                  {t('case.account')}
                </Link>
              </p>
            </>
          )}
        </div>
      </div>
      {/* Omit the history for house ads, which have no owner. */}
      {!isOperators(one) && <History one={one} />}
    </Card>
  );
}

function History({ one: { owner, history } }: Readonly<{ one: CaseShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  return (
    <>
      <h3 className="mt-5 mb-2 font-body text-small font-bold">{t('case.history')}</h3>
      {history.length === 0 && <p className="text-muted">{t('case.noHistory')}</p>}
      <ul className="flex flex-col gap-2">
        {history.map((row) => (
          <li key={row.case_id}>
            <Link to="/backoffice/report/$caseId" params={{ caseId: row.case_id }} className="underline wrap-anywhere">
              {titleText(t, words, row)}
            </Link>
            <span className="flex flex-wrap items-center gap-x-2 text-muted">
              {staffDay(row.last_report_at, locale)} <StateTag row={row} />
            </span>
          </li>
        ))}
      </ul>
      {history.length > 0 && (
        <p className="mt-3">
          <Link to="/backoffice/report" search={{ state: 'all', user: owner.user_id }} className="underline">
            {t('case.allOf')}
          </Link>
        </p>
      )}
    </>
  );
}
