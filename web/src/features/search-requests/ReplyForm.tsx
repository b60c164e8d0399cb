import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchRequestLimits } from '@lendring/contracts/group/limits.js';
import type { SearchRequestShape } from '@lendring/contracts/http/search-requests.js';
import { blockableQuery } from '../../api/own-offers.js';
import { putSearchRequest } from '../../api/search-requests.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { moment } from '../../lib/dates/moment.js';
import { drafts, useKeepDraft } from '../../lib/forms/drafts.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useSession } from '../../lib/session/session-context.js';
import { signInHref } from '../../lib/session/sign-in.js';
import { useSuspended } from '../../lib/session/use-suspended.js';
import { Button } from '../../ui/Button.js';
import { ButtonAnchor } from '../../ui/ButtonLink.js';
import { Select } from '../../ui/Select.js';
import { TextArea } from '../../ui/TextArea.js';

type Props = Readonly<{ one: SearchRequestShape; isCreator: boolean }>;

export function ReplyForm({ one, isCreator }: Props) {
  const { t } = useTranslation('wanted');
  const { t: why } = useTranslation('suspended');
  const suspended = useSuspended();
  const session = useSession();
  const locale = useLocale();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  if (one.solved_at !== null) return <p className="mt-6 text-muted">{t('reply.solved')}</p>;
  if (one.over) return <p className="mt-6 text-muted">{t('reply.over')}</p>;
  if (session.status !== 'in')
    return (
      <div className="mt-6 flex flex-col items-start gap-2">
        <ButtonAnchor href={signInHref(here, locale)}>{t('reply.action')}</ButtonAnchor>
        <p className="text-small text-muted">{t('reply.signInFirst')}</p>
      </div>
    );
  if (suspended !== null)
    return (
      <div className="mt-6 flex flex-col items-start gap-2">
        <p className="text-muted">{suspended}</p>
        <Link to="/account/decisions" className="inline-flex min-h-11 items-center">
          {why('reasons')}
        </Link>
      </div>
    );
  const { reply_stop: stop } = one;
  if (stop !== null)
    return (
      <p className="mt-6 text-muted">
        {t(`reply.stop.${stop.reason}`, {
          max: searchRequestLimits.repliesUnanswered,
          when: stop.until === null ? '' : moment(stop.until, locale),
        })}
      </p>
    );
  return <Replying one={one} isCreator={isCreator} />;
}

const nothing = { text: '' };

function Replying({ one, isCreator }: Props) {
  const { t } = useTranslation('wanted');
  const api = useApi();
  const queries = useQueryClient();
  const draft = `reply to ${one.search_request_id}`;
  const [text, setText] = useState(() => drafts.read(draft, nothing).text);
  useKeepDraft(draft, { text }, nothing);
  const [offerId, setOfferId] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { data: own } = useQuery({ ...blockableQuery(api), enabled: !isCreator });
  const others = one.replies.filter(({ user_id: by }) => by !== one.user_id);
  const answers = !isCreator || others.length > 0;
  const offers = (own ?? []).filter(({ status }) => status === 'active');
  const reply = useAction({
    send: (body: Readonly<{ text: string; offer_id: string | null }>, options) =>
      api.post('/search_request_reply/{id}', { id: one.search_request_id, body }, options),
    done: async (now) => {
      await putSearchRequest(queries, now);
      setText('');
      setOfferId('');
    },
    said: () => t('reply.sent'),
  });
  return (
    <form
      className="mt-6 flex max-w-[640px] flex-col items-start gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim();
        setEmpty(wanted === '');
        if (wanted) void reply.run({ text: wanted, offer_id: offerId || null });
        else document.querySelector<HTMLElement>('#reply')?.focus();
      }}
    >
      <TextArea
        id="reply"
        className="w-full"
        label={t(answers ? 'reply.label' : 'reply.more')}
        hint={[
          one.group && !one.public ? t('reply.readByGroup', { group: one.group.name }) : t('reply.readByAll'),
          isCreator && others.some(({ offer }) => offer === null) && t('reply.askForOffer'),
        ]
          .filter(Boolean)
          .join(' ')}
        value={text}
        rows={3}
        maxLength={searchRequestLimits.reply}
        error={isEmpty ? t('reply.empty') : (reply.problem ?? undefined)}
        onChange={(event) => {
          setText(event.target.value);
          setEmpty(false);
          reply.forget();
        }}
      />
      {offers.length > 0 && (
        <Select
          id="offer"
          className="w-full max-w-[420px]"
          label={t('reply.offer')}
          optional
          value={offerId}
          onChange={(event) => setOfferId(event.target.value)}
          options={[
            { value: '', label: t('reply.noOffer') },
            ...offers.map(({ offer_id: value, title }) => ({ value, label: title })),
          ]}
        />
      )}
      {own && !isCreator && (
        <p className="text-small text-muted">
          {t('reply.notOffered')}{' '}
          <Link to="/offer/create" search={one.group ? { group: one.group.group_id } : {}} className="underline">
            {t('reply.createOffer')}
          </Link>
        </p>
      )}
      <Button type="submit" busy={reply.busy}>
        {t(answers ? 'reply.action' : 'reply.add')}
      </Button>
    </form>
  );
}
