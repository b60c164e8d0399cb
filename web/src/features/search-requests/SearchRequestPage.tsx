import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchRequestReplyShape, SearchRequestShape } from '@lendring/contracts/http/search-requests.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { askedQuery } from '../../api/requests.js';
import { dropReply, dropSearchRequest, mySearchRequestQuery, putSearchRequest } from '../../api/search-requests.js';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useSession } from '../../lib/session/session-context.js';
import { ReportLink } from '../../parts/moderation/ReportLink.js';
import { OfferTile } from '../../parts/offers/OfferTile.js';
import { Avatar } from '../../ui/Avatar.js';
import { Breadcrumbs } from '../../ui/Breadcrumbs.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Facts, State } from './Facts.js';
import { ReplyForm } from './ReplyForm.js';

function Person({ user }: Readonly<{ user: UserCard | null }>) {
  const { t } = useTranslation('wanted');
  if (!user) return <span className="font-bold">{t('somebody')}</span>;
  const name = user.company ?? user.nickname;
  return (
    <span className="inline-flex min-w-0 items-center gap-2 font-bold">
      <Avatar person={user} />
      {user.former ? (
        name
      ) : (
        <Link to="/user/$nickname" params={{ nickname: user.nickname }} className="wrap-anywhere">
          {name}
        </Link>
      )}
    </span>
  );
}

type RepliesProps = Readonly<{ one: SearchRequestShape; me: string | null }>;

function Replies({ one, me }: RepliesProps) {
  const { t } = useTranslation('wanted');
  const api = useApi();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<SearchRequestReplyShape | null>(null);
  const remove = useAction({
    send: (replyId: string, options) =>
      api.delete('/search_request_reply/{id}', { id: one.search_request_id, query: { reply_id: replyId } }, options),
    done: async (_, replyId) => {
      setAsked(null);
      await dropReply(queries, one.search_request_id, replyId);
    },
    said: () => t('reply.deleted'),
    loud: true,
  });
  return (
    <section aria-labelledby="replies" className="mt-9">
      <h2 id="replies" className="mb-4 text-h3" tabIndex={-1}>
        {t('replies', { count: one.replies.length })}
      </h2>
      <ol className="flex flex-col gap-4">
        {one.replies.map((reply) => (
          <li key={reply.reply_id}>
            <Reply
              reply={reply}
              one={one}
              me={me}
              onDelete={
                me !== null && (me === reply.user_id || me === one.user_id || one.leads)
                  ? () => setAsked(reply)
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void (asked && remove.run(asked.reply_id))}
        busy={remove.busy}
        title={t('reply.deleteAsk')}
        action={t('reply.delete')}
      >
        <p className="line-clamp-4 wrap-anywhere">{asked?.text}</p>
      </ConfirmDialog>
    </section>
  );
}

type ReplyProps = RepliesProps & Readonly<{ reply: SearchRequestReplyShape; onDelete: (() => void) | undefined }>;

function Reply({ reply, one, me, onDelete }: ReplyProps) {
  const { t } = useTranslation('wanted');
  const locale = useLocale();
  const { offer } = reply;
  const { data: open } = useQuery({ ...askedQuery(useApi()), enabled: offer !== null && me !== null });
  const asked = open?.requests.find(({ offer_id }) => offer_id === offer?.offer_id);
  const days = {
    ...(one.date_from !== null && { from: one.date_from }),
    ...(one.date_to !== null && { to: one.date_to }),
  };
  return (
    <article className="rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Person user={reply.user} />
        <span className="text-small text-muted">{day(reply.at.slice(0, 10), locale, 'year')}</span>
      </div>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{reply.text}</p>
      {offer && (
        <div className="mt-4 flex flex-wrap items-end gap-4">
          <div className="w-[180px]">
            <OfferTile offer={offer} days={days} />
          </div>
          {offer.owner?.user_id !== me && asked && (
            <ButtonLink to="/request/$requestId" params={{ requestId: asked.request_id }} variant="ghost">
              {t('offer.toRequest')}
            </ButtonLink>
          )}
          {offer.owner?.user_id !== me && !asked && one.solved_at === null && (
            <ButtonLink to="/offer/$offerId/booking" params={{ offerId: offer.offer_id }} search={days} variant="soft">
              {t(one.date_from === null ? 'offer.ask' : 'offer.askForDays')}
            </ButtonLink>
          )}
        </div>
      )}
      {onDelete && (
        <Button variant="quiet" small className="mt-2" onClick={onDelete}>
          {t('reply.delete')}
        </Button>
      )}
    </article>
  );
}

type Props = Readonly<{ one: SearchRequestShape; isCreator: boolean }>;

/** Actions of the creator; group admins can only delete. */
function OwnActs({ one, isCreator }: Props) {
  const { t } = useTranslation('wanted');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const id = one.search_request_id;
  const isSolved = one.solved_at !== null;
  const settle = useAction({
    send: (solved: boolean, options) => api.patch('/search_request_solved/{id}', { id, body: { solved } }, options),
    done: (now) => putSearchRequest(queries, now),
    said: (now) => t(now.solved_at === null ? 'solve.open' : 'solve.done'),
    loud: true,
  });
  const remove = useAction({
    send: (_: void, options) => api.delete('/search_request/{id}', { id }, options),
    done: async () => {
      await navigate({ to: '/wanted', search: one.group ? { group: one.group.group_id } : { tab: 'own' } });
      await dropSearchRequest(queries, id);
    },
    said: () => t('delete.done'),
    loud: true,
  });
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {isCreator && (
        <>
          <Button variant="soft" busy={settle.busy} onClick={() => void settle.run(!isSolved)}>
            {t(isSolved ? 'solve.reopen' : 'solve.action')}
          </Button>
          <ButtonLink to="/wanted/$searchRequestId/edit" params={{ searchRequestId: id }} variant="ghost">
            {t('edit.action')}
          </ButtonLink>
        </>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t(isCreator ? 'delete.action' : 'delete.asAdmin')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove.run()}
        busy={remove.busy}
        title={t('delete.ask', { title: one.title })}
        action={t('delete.action')}
      >
        <p>{t('delete.text')}</p>
      </ConfirmDialog>
    </div>
  );
}

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
