import type { SearchRequestReplyShape, SearchRequestShape } from '@lendring/contracts/http/search-requests.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askedQuery } from '../../../api/requests.js';
import { dropReply } from '../../../api/search-requests.js';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { OfferTile } from '../../../parts/offers/OfferTile.js';
import { Person } from './Person.js';

type Props = Readonly<{ one: SearchRequestShape; me: string | null }>;

export function Replies({ one, me }: Props) {
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

type ReplyProps = Props & Readonly<{ reply: SearchRequestReplyShape; onDelete: (() => void) | undefined }>;

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
