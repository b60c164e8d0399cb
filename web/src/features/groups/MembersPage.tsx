import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupLinkBody, InvitationShape } from '@lendring/contracts/http/group-invitations.js';
import type { GroupShape } from '@lendring/contracts/http/groups.js';
import {
  asksQuery,
  blockedQuery,
  invitationsQuery,
  membersQuery,
  myGroupQuery,
  putInvitations,
} from '../../api/groups.js';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useIsOn } from '../../lib/installation/features.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { CopyText } from '../../ui/CopyText.js';
import { Pagination } from '../../ui/Pagination.js';
import { Select } from '../../ui/Select.js';
import { later } from '../../ui/later.js';
import { GroupCrumbs, Nameless } from './components/group-identity.js';
import { MailInvitations } from './components/MailInvitations.js';
import { AskRow, BlockedRow, MemberRow } from './components/MemberRows.js';

const QrPicture = later(async () => (await import('../../ui/QrPicture.js')).QrPicture);

const dayChoices = [1, 7, 30, 90];
const peopleChoices = [1, 5, 20, 100];

function InvitationLink({ group, link }: Readonly<{ group: GroupShape; link: InvitationShape | null }>) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const [terms, setTerms] = useState<GroupLinkBody>({ days: null, uses: null });
  const [asking, setAsking] = useState(false);
  const make = useAction({
    send: (body: GroupLinkBody, options) => api.post('/group_link/{id}', { id: group.group_id, body }, options),
    done: (now) => {
      putInvitations(queries, group.group_id, now);
      setAsking(false);
    },
    loud: true,
  });
  const isOver = link !== null && (link.uses_left === 0 || link.url === null);
  return (
    <section aria-labelledby="link" className="flex flex-col gap-4">
      <h3 id="link" className="title">
        {t('link.title')}
      </h3>
      {link?.url && !isOver && (
        <>
          <CopyText label={t('link.address')} hint={t('link.hint')} value={link.url} />
          <QrPicture text={link.url} label={t('link.qr', { group: group.name })} />
        </>
      )}
      {link && (
        <p className="text-small text-muted">
          {[
            isOver
              ? t('link.over')
              : link.uses_left === null
                ? t('link.unlimited')
                : t('link.left', { count: link.uses_left }),
            link.expires_at && t('link.until', { day: day(link.expires_at.slice(0, 10), locale, 'year') }),
            link.used > 0 && t('link.used', { count: link.used }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
        <Select
          id="link-days"
          label={t('link.days')}
          value={terms.days ?? ''}
          onChange={({ target }) => setTerms({ ...terms, days: target.value === '' ? null : Number(target.value) })}
          options={[
            { value: '', label: t('link.forever') },
            ...dayChoices.map((count) => ({ value: String(count), label: t('link.dayCount', { count }) })),
          ]}
        />
        <Select
          id="link-uses"
          label={t('link.uses')}
          value={terms.uses ?? ''}
          onChange={({ target }) => setTerms({ ...terms, uses: target.value === '' ? null : Number(target.value) })}
          options={[
            { value: '', label: t('link.anyNumber') },
            ...peopleChoices.map((count) => ({ value: String(count), label: t('link.people', { count }) })),
          ]}
        />
      </div>
      <div>
        <Button
          variant={link ? 'ghost' : 'soft'}
          busy={make.busy && !asking}
          onClick={() => (link ? setAsking(true) : void make.run(terms))}
        >
          {t(link ? 'link.reset' : 'link.make')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void make.run(terms)}
        busy={make.busy}
        title={t('link.resetTitle')}
        action={t('link.reset')}
      >
        <p>{t('link.resetText')}</p>
      </ConfirmDialog>
    </section>
  );
}

const isMail = ({ email, uses_left }: InvitationShape): boolean => email !== null && uses_left !== 0;

function Inviting({ group }: Readonly<{ group: GroupShape }>) {
  const { t } = useTranslation('groups');
  const { data: invitations } = useQuery(invitationsQuery(useApi(), group.group_id));
  if (!invitations) return null;
  return (
    <Card as="section" aria-labelledby="invite" className="flex flex-col gap-7 self-start">
      <div>
        <h2 id="invite" className="text-h3">
          {t('invite.title')}
        </h2>
        <p className="mt-1">{t('invite.text')}</p>
      </div>
      <InvitationLink group={group} link={invitations.find(({ email }) => email === null) ?? null} />
      <MailInvitations group={group} mails={invitations.filter(isMail)} />
    </Card>
  );
}

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
