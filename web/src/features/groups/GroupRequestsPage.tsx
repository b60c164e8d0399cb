import { useTranslation } from 'react-i18next';
import { myGroupQuery } from '../../api/groups.js';
import { groupRequestsQuery } from '../../api/requests.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Pagination } from '../../ui/Pagination.js';
import { GroupCrumbs } from './components/GroupCrumbs.js';
import { GroupRequestRow } from './components/GroupRequestRow.js';
import { LoadedPart } from './components/LoadedPart.js';

export function GroupRequestsPage({ groupId, page }: Readonly<{ groupId: string; page: number }>) {
  const { t } = useTranslation('groups');
  const api = useApi();
  const { data: group } = useQuery(myGroupQuery(api, groupId));
  const { data, error } = useQuery(groupRequestsQuery(api, groupId, page));
  if (!group) return null;
  const params = { groupId };
  return (
    <div className="wrap column [--column:804px] pb-14">
      <GroupCrumbs group={group}>{t('requests.title')}</GroupCrumbs>
      <h1 className="text-h1 wrap-anywhere">{t('requests.of', { group: group.name })}</h1>
      <p className="mt-2 max-w-[70ch] text-muted">{t('requests.text')}</p>
      <LoadedPart data={data} error={error}>
        {({ requests, paging }) =>
          paging.total === 0 ? (
            <EmptyState
              picture="handshake"
              title={t('requests.none')}
              actions={
                <ButtonLink to="/group/$groupId" params={params} variant="soft">
                  {t('calendar.toGroup')}
                </ButtonLink>
              }
            >
              {t('requests.noneText')}
            </EmptyState>
          ) : (
            <>
              <ul className="mt-7 divide-y divide-line border-y border-line">
                {requests.map((request) => (
                  <GroupRequestRow key={request.request_id} request={request} />
                ))}
              </ul>
              <Pagination
                {...paging}
                link={(next) => ({ to: '/group/$groupId/requests', params, search: next > 1 ? { page: next } : {} })}
              />
            </>
          )
        }
      </LoadedPart>
    </div>
  );
}
