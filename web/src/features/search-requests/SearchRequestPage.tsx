import type { SearchRequestShape } from '@lendring/contracts/http/search-requests.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { mySearchRequestQuery } from '../../api/search-requests.js';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Breadcrumbs } from '../../ui/Breadcrumbs.js';
import { ReportLink } from '../../parts/moderation/ReportLink.js';
import { Facts, State } from './components/Facts.js';
import { Person } from './components/Person.js';
import { OwnActs } from './components/OwnActs.js';
import { Replies } from './components/Replies.js';
import { ReplyForm } from './components/ReplyForm.js';

export function SearchRequestPage({ one: shown }: Readonly<{ one: SearchRequestShape }>) {
  const { t } = useTranslation('wanted');
  const locale = useLocale();
  const session = useSession();
  const { data: mine } = useQuery({
    ...mySearchRequestQuery(useApi(), shown.search_request_id),
    enabled: session.status === 'in',
  });
  const one = mine ?? shown;
  const me = session.status === 'in' ? session.profile.user_id : null;
  const isCreator = me !== null && me === one.user_id;
  const { group } = one;
  return (
    <div className="wrap column [--column:804px] pb-14">
      <Breadcrumbs
        items={[
          <Link key="all" to="/wanted" search={group ? { group: group.group_id } : {}}>
            {group ? t('inGroup', { group: group.name }) : t('title')}
          </Link>,
          one.title,
        ]}
      />
      <h1 className="text-h1 wrap-anywhere">{one.title}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <State one={one} />
        {one.hidden && <Link to="/account/decisions">{t('state.why')}</Link>}
        <Person user={one.user} />
        <span className="text-small text-muted">
          {t('made', { day: day(one.made_at.slice(0, 10), locale, 'year') })}
        </span>
      </div>
      <Facts one={one} />
      {one.text && <p className="mt-4 whitespace-pre-line wrap-anywhere">{one.text}</p>}
      {isCreator && <OwnActs one={one} isCreator />}
      <Replies one={one} me={me} />
      <ReplyForm one={one} isCreator={isCreator} />
      {!isCreator && one.leads && <OwnActs one={one} isCreator={false} />}
      {!isCreator && <ReportLink kind="search_request" id={one.search_request_id} about={one.title} className="mt-8" />}
    </div>
  );
}
