import { useTranslation } from 'react-i18next';
import { asksQuery, blockedQuery, membersQuery, myGroupQuery } from '../../api/groups.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { Pagination } from '../../ui/Pagination.js';
import { GroupCrumbs } from './components/GroupCrumbs.js';
import { AskRow, BlockedRow, MemberRow } from './components/MemberRows.js';
import { Inviting } from './components/Inviting.js';
import { Nameless } from './components/Nameless.js';
import { useIsOn } from '../../lib/installation/features.js';
import { useQuery } from '../../lib/api-client/use-query.js';

export function MembersPage({ groupId, page }: Readonly<{ groupId: string; page: number }>) {
  const { t } = useTranslation('groups');
  const api = useApi();
  const isOn = useIsOn();
  const { data: group } = useQuery(myGroupQuery(api, groupId));
  const leads = group?.role === 'admin' || group?.role === 'creator';
  const { data: members } = useQuery(membersQuery(api, groupId, page));
  const { data: asks } = useQuery({ ...asksQuery(api, groupId), enabled: leads });
  const { data: blocked } = useQuery({ ...blockedQuery(api, groupId), enabled: leads });
  if (!group) return null;
  return (
    <div className="wrap pb-14">
      <GroupCrumbs group={group}>{t('members.title')}</GroupCrumbs>
      <h1 className="text-h1 wrap-anywhere">{t('members.of', { group: group.name })}</h1>
      <Nameless className="mt-4" />
      <div className="mt-7 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,420px)]">
        <div className="flex min-w-0 flex-col gap-10">
          {leads && asks && asks.items.length > 0 && (
            <section aria-labelledby="asks">
              <h2 id="asks" className="mb-3 text-h3">
                {t('asks.title', { count: asks.paging.total })}
              </h2>
              <ul className="divide-y divide-line border-y border-line">
                {asks.items.map((ask) => (
                  <AskRow key={ask.user_id} group={group} ask={ask} />
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="members">
            <h2 id="members" tabIndex={-1} className="mb-3 text-h3">
              {t('count', { count: group.members })}
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {members?.items.map((member) => (
                <MemberRow key={member.user_id} group={group} member={member} />
              ))}
            </ul>
            {members && (
              <Pagination
                {...members.paging}
                link={(next) => ({
                  to: '/group/$groupId/members',
                  params: { groupId },
                  search: next > 1 ? { page: next } : {},
                })}
              />
            )}
          </section>
          {leads && blocked && blocked.items.length > 0 && (
            <section aria-labelledby="blocked">
              <h2 id="blocked" className="mb-3 text-h3">
                {t('blocked.title')}
              </h2>
              <ul className="divide-y divide-line border-y border-line">
                {blocked.items.map((one) => (
                  <BlockedRow key={one.user_id} group={group} blocked={one} />
                ))}
              </ul>
            </section>
          )}
        </div>
        {leads && isOn('groups') && <Inviting group={group} />}
      </div>
    </div>
  );
}
