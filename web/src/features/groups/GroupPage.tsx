import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import EyeOff from 'lucide-react/icons/eye-off';
import Inbox from 'lucide-react/icons/inbox';
import MapPin from 'lucide-react/icons/map-pin';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { myGroupQuery } from '../../api/groups.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useIsOn } from '../../lib/installation/features.js';
import { useSession } from '../../lib/session/session-context.js';
import { ReportLink } from '../../parts/moderation/ReportLink.js';
import { Breadcrumbs } from '../../ui/Breadcrumbs.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Icon } from '../../ui/Icon.js';
import { Tag } from '../../ui/Tag.js';
import { cx } from '../../ui/cx.js';
import { later, together } from '../../ui/later.js';
import { GroupPicture, Nameless } from './components/group-identity.js';
import { Joining, membership } from './components/Joining.js';

const GroupThings = later(async () => (await import('./components/GroupThings.js')).GroupThings);

/** Parts that only signed-in users see, which the server never renders. */
export const memberParts = together(GroupThings, membership);

type Props = Readonly<{
  group: GroupShape;
  wanted: ReactNode;
  /** True once `memberParts` are loaded. */
  isReady: boolean;
}>;

/** Server-rendered without a user; membership is loaded in the browser. */
export function GroupPage({ group: listed, wanted, isReady }: Props) {
  const { t } = useTranslation('groups');
  const isOn = useIsOn();
  const isIn = useSession().status === 'in';
  const { data: mine } = useQuery({ ...myGroupQuery(useApi(), listed.group_id), enabled: isIn });
  const group = (isReady ? mine : undefined) ?? listed;
  const params = { groupId: group.group_id };
  const leads = group.role === 'admin' || group.role === 'creator';
  return (
    <div className="wrap pb-14">
      <Breadcrumbs
        items={[
          // Link members to the groups page even if the groups feature is off, because members find their own groups
          // there.
          ...(isOn('groups') || isIn
            ? [
                <Link key="groups" to="/groups">
                  {t('title')}
                </Link>,
              ]
            : []),
          group.name,
        ]}
      />
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,340px)_minmax(0,1fr)]">
        <GroupPicture group={group} first className={cx('w-full', !group.image && 'max-md:aspect-[3/1]')} />
        <div className="min-w-0">
          <h1 className="text-h1 wrap-anywhere">{group.name}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-muted">
            {group.place && (
              <span>
                <Icon icon={MapPin} size={17} className="mr-1 align-[-3px]" />
                {group.place.city}
              </span>
            )}
            <span>
              <Icon icon={Users} size={17} className="mr-1 align-[-3px]" />
              {t('count', { count: group.members })}
            </span>
            <Tag>{group.listed ? t(`joining.${group.joining}.short`) : t('hidden')}</Tag>
            {group.role && <Tag tone="teal">{t(`role.${group.role}`)}</Tag>}
          </p>
          {!group.listed && (
            <p className="mt-3 text-small text-muted">
              <Icon icon={EyeOff} size={17} className="mr-1 align-[-3px]" />
              {t('hiddenText')}
            </p>
          )}
          {group.description && <p className="mt-4 whitespace-pre-line wrap-anywhere">{group.description}</p>}
          <div className="mt-6 flex flex-wrap items-center gap-3">
            {group.role && (
              <ButtonLink to="/group/$groupId/members" params={params} variant="soft">
                <Icon icon={Users} />
                {leads && (group.waiting ?? 0) > 0
                  ? t('toMembersWaiting', { count: group.waiting ?? 0 })
                  : t(leads && isOn('groups') ? 'toMembersInvite' : 'toMembers')}
              </ButtonLink>
            )}
            {group.role && (
              <ButtonLink to="/group/$groupId/calendar" params={params} variant="ghost">
                <Icon icon={CalendarDays} />
                {t('toCalendar')}
              </ButtonLink>
            )}
            {leads && (
              <ButtonLink to="/group/$groupId/requests" params={params} variant="ghost">
                <Icon icon={Inbox} />
                {t('toRequests')}
              </ButtonLink>
            )}
            {leads && (
              <ButtonLink to="/group/$groupId/numbers" params={params} variant="ghost">
                <Icon icon={ChartColumn} />
                {t('toNumbers')}
              </ButtonLink>
            )}
            {leads && (
              <ButtonLink to="/group/$groupId/edit" params={params} variant="ghost">
                <Icon icon={Settings} />
                {t('toEdit')}
              </ButtonLink>
            )}
          </div>
          {group.role && <Nameless className="mt-4" />}
          <Joining group={group} isReady={isReady} />
        </div>
      </div>
      {group.role && (
        <>
          {wanted}
          <GroupThings group={group} />
        </>
      )}
      {group.rules && (
        <section aria-labelledby="rules" className="mt-10 max-w-[70ch]">
          <h2 id="rules" className="mb-3">
            {t('rules')}
          </h2>
          <p className="whitespace-pre-line wrap-anywhere">{group.rules}</p>
        </section>
      )}
      {group.creator && (
        <p className="mt-8 text-muted">
          {group.creator.former ? (
            t('ledBy', { name: group.creator.nickname })
          ) : (
            <Link to="/user/$nickname" params={{ nickname: group.creator.nickname }}>
              {t('ledBy', { name: group.creator.nickname })}
            </Link>
          )}
        </p>
      )}
      {group.role !== 'creator' && <ReportLink kind="group" id={group.group_id} about={group.name} className="mt-4" />}
    </div>
  );
}
