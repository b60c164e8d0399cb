import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupRequestShape } from '@lendring/contracts/http/group-lending.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { isOver } from '@lendring/contracts/request/lifecycle.js';
import { myGroupQuery } from '../../api/groups.js';
import { groupRequestsQuery, keepRequest, requestMoved } from '../../api/requests.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useNow } from '../../lib/dates/use-now.js';
import { useAction } from '../../lib/forms/use-action.js';
import { spanText } from '../../parts/offers/period-text.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Pagination } from '../../ui/Pagination.js';
import { Picture } from '../../ui/Picture.js';
import { Tag } from '../../ui/Tag.js';
import { GroupCrumbs } from './components/group-identity.js';
import { LoadedPart } from './load-group.js';

const stateOf = ({ status, vendor_accepted: accepted }: GroupRequestShape) =>
  status === 'open' && accepted ? 'accepted' : status;

function GroupRequestRow({ request }: Readonly<{ request: GroupRequestShape }>) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation();
  const words = { common, locale: useLocale(), now: useNow() };
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const nameOf = (person: UserCard | null) => person?.company ?? person?.nickname ?? t('members.somebody');
  const take = useAction({
    send: (_: void, options) => api.patch('/request_take_over/{id}', { id: request.request_id, body: {} }, options),
    done: async (now) => {
      keepRequest(queries, now);
      void requestMoved(queries, now);
      await navigate({ to: '/request/$requestId', params: { requestId: now.request_id } });
    },
    failed: () => setAsking(false),
    loud: true,
  });
  const { title, status, own, vendor, creator } = request;
  const over = isOver(status);
  return (
    <li className="grid grid-cols-[80px_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 md:grid-cols-[112px_minmax(0,1fr)_auto]">
      <Picture picture={request.image} alt="" sizes="112px" className="self-start" />
      <div className="min-w-0">
        <h2 className="title text-base wrap-anywhere">
          <Link to="/offer/$offerId" params={{ offerId: request.offer_id }} className="text-ink">
            {title}
          </Link>
        </h2>
        <p className="mt-1 wrap-anywhere">
          {t('requests.for', { name: nameOf(creator), days: spanText(words, request.period) })}
        </p>
        <p className="mt-1 text-muted wrap-anywhere">
          {own
            ? t(over ? 'requests.youBefore' : 'requests.you')
            : t(over ? 'requests.byBefore' : 'requests.by', { name: nameOf(vendor) })}
        </p>
        <p className="mt-2">
          <Tag tone={status === 'open' ? 'sun' : status === 'agreed' || status === 'running' ? 'tint' : 'grey'} wraps>
            {t(`requests.state.${stateOf(request)}`)}
          </Tag>
        </p>
      </div>
      {(own || request.may_take_over) && (
        <div className="col-span-2 md:col-span-1 md:self-center">
          {own ? (
            <ButtonLink to="/request/$requestId" params={{ requestId: request.request_id }} variant="soft" small>
              {t('requests.open')}
            </ButtonLink>
          ) : (
            <Button
              small
              variant="ghost"
              aria-label={t('requests.takeName', { thing: title, name: nameOf(creator) })}
              onClick={() => setAsking(true)}
            >
              {t('requests.take')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void take.run()}
        busy={take.busy}
        danger={false}
        title={t('requests.takeTitle', { thing: title })}
        action={t('requests.take')}
      >
        <p>
          {t(status === 'open' ? 'requests.takeText' : 'requests.takeAgreedText', {
            vendor: nameOf(vendor),
            creator: nameOf(creator),
          })}
        </p>
      </ConfirmDialog>
    </li>
  );
}

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
