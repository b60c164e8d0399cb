import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedInvitationShape } from '@lendring/contracts/http/group-invitations.js';
import { invitationQuery, putGroup } from '../../api/groups.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useSession } from '../../lib/session/session-context.js';
import { signInHref } from '../../lib/session/sign-in.js';
import { Avatar } from '../../ui/Avatar.js';
import { Button } from '../../ui/Button.js';
import { ButtonAnchor, ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { cx } from '../../ui/cx.js';
import { GroupPicture } from './components/group-identity.js';

export function InvitationPage({ token, opened: first }: Readonly<{ token: string; opened: OpenedInvitationShape }>) {
  const { t } = useTranslation('groups');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  const session = useSession();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  const isIn = session.status === 'in';
  // Refetch in the browser: the server renders without a user, who may already be a member or blocked.
  const { data: own } = useQuery({
    ...invitationQuery(api, token),
    queryKey: ['invitation', token, 'mine'],
    enabled: isIn,
  });
  const { group, problem, invited_by: inviter } = own ?? first;
  const params = { groupId: group.group_id };
  const [isDeclined, setDeclined] = useState(false);
  const join = useAction({
    send: (_: void, options) => api.post('/invitation/{id}', { id: token, body: {} }, options),
    done: async (now) => {
      await putGroup(queries, now);
      await navigate({ to: '/group/$groupId', params: { groupId: now.group_id }, replace: true });
    },
    said: () => t('join.joinedNow'),
  });
  const decline = (
    // Decline in place; the link to the home page serves clicks before hydration only.
    <ButtonLink
      to="/"
      variant="quiet"
      onClick={(event) => {
        event.preventDefault();
        setDeclined(true);
      }}
    >
      {t('invitation.decline')}
    </ButtonLink>
  );
  return (
    <div className="wrap column pt-8 pb-16">
      <Card ground="raised" className="flex flex-col items-start gap-5">
        <GroupPicture group={group} first className={cx('w-full', !group.image && 'aspect-[3/1]')} />
        <div>
          {inviter ? (
            <p className="flex items-center gap-3 text-muted">
              <Avatar person={inviter} />
              <span className="wrap-anywhere">
                {t('invitation.introBy', { name: inviter.company ?? inviter.nickname })}
              </span>
            </p>
          ) : (
            <p className="text-muted">{t('invitation.intro')}</p>
          )}
          <h1 className="mt-1 text-h1 wrap-anywhere">{group.name}</h1>
          <p className="mt-1 text-muted">
            {[group.place?.city, t('count', { count: group.members })].filter(Boolean).join(' · ')}
          </p>
        </div>
        {group.description && <p className="whitespace-pre-line wrap-anywhere">{group.description}</p>}
        {group.rules && (
          <section aria-labelledby="rules" className="w-full">
            <h2 id="rules" className="text-h3">
              {t('rules')}
            </h2>
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{group.rules}</p>
          </section>
        )}
        {group.role !== null ? (
          <>
            <p>{t('invitation.inAlready')}</p>
            <ButtonLink to="/group/$groupId" params={params}>
              {t('invitation.toGroup')}
            </ButtonLink>
          </>
        ) : problem ? (
          <p className="font-semibold">{t(`invitation.${problem}`)}</p>
        ) : isDeclined ? (
          <Declined group={group} onBack={() => setDeclined(false)} />
        ) : isIn ? (
          <div className="flex flex-wrap gap-3">
            <Button busy={join.busy} onClick={() => void join.run()}>
              {t('invitation.accept')}
            </Button>
            {decline}
          </div>
        ) : (
          <div className="flex flex-col items-start gap-3">
            <p>{t('invitation.signIn')}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonAnchor href={signInHref(here, locale, true)}>{t('invitation.register')}</ButtonAnchor>
              <ButtonAnchor href={signInHref(here, locale)} variant="ghost">
                {t('invitation.haveAccount')}
              </ButtonAnchor>
              {decline}
            </div>
          </div>
        )}
        {join.problem && (
          <p role="alert" className="font-semibold text-rose-ink">
            {join.problem}
          </p>
        )}
      </Card>
    </div>
  );
}

/** Message after declining, which sends nothing to the server. */
function Declined({ group, onBack }: Readonly<{ group: OpenedInvitationShape['group']; onBack: () => void }>) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation();
  const said = useRef<HTMLParagraphElement>(null);
  // Move focus to the message, because the pressed link is removed.
  useEffect(() => said.current?.focus(), []);
  const isFound = group.listed && group.joining !== 'invitation';
  return (
    <div className="flex flex-col items-start gap-3">
      <p ref={said} tabIndex={-1} role="status" className="font-semibold outline-none">
        {t('invitation.declined')}
      </p>
      <p>
        {[
          t('invitation.declinedText'),
          isFound && t(group.joining === 'request' ? 'invitation.declinedAsk' : 'invitation.declinedFound'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" onClick={onBack}>
          {t('invitation.reconsider')}
        </Button>
        {isFound && (
          <ButtonLink to="/group/$groupId" params={{ groupId: group.group_id }} variant="ghost">
            {t('invitation.toGroup')}
          </ButtonLink>
        )}
        <ButtonLink to="/" variant="quiet">
          {common('notFound.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
