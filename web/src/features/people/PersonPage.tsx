import type { Occasion } from '@lendring/contracts/account/file.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { personQuery } from '../../api/people.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { useSession } from '../../lib/session/session-context.js';
import { useRoles } from '../../lib/session/use-roles.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Icon } from '../../ui/Icon.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import { Part } from '../../parts/backoffice/Part.js';
import { Reporter } from '../../parts/reporters/Reporter.js';
import { Facts } from './Facts.js';
import { FlaggerPart } from './FlaggerPart.js';
import { History } from './History.js';
import { PersonActs } from './PersonActs.js';
import { Roles } from './Roles.js';
import { nameText, standingText } from './words.js';

export function PersonPage({ userId, occasion }: Readonly<{ userId: string; occasion: Occasion }>) {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation();
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
      {!person && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={8} />)}
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
