import type { InvitationShape } from '@lendring/contracts/http/group-invitations.js';
import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dropInvitation, putInvitations } from '../../../api/groups.js';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { TextField } from '../../../ui/TextField.js';
import { toasts } from '../../../ui/toasts.js';
import { Nameless } from './group-identity.js';

const seemsAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** Personal invitations by mail, and those still pending. The mail names the sender, so a profile name is required. */
export function MailInvitations({ group, mails }: Readonly<{ group: GroupShape; mails: readonly InvitationShape[] }>) {
  const { t } = useTranslation('groups');
  const api = useApi();
  const queries = useQueryClient();
  const session = useSession();
  const ownAddress = session.status === 'in' ? session.profile.email?.toLowerCase() : undefined;
  const isNameless = session.status === 'in' && session.profile.nickname === null;
  const form = useForm<Readonly<{ email: string }>>({
    initial: { email: '' },
    check: ({ email }) => {
      if (!seemsAddress(email)) return [{ id: 'email', text: t('mail.invalid') }];
      return email.trim().toLowerCase() === ownAddress ? [{ id: 'email', text: t('mail.own') }] : [];
    },
    send: async ({ email }, options) => {
      const body = { email: email.trim() };
      const now = await api.post('/group_invitation/{id}', { id: group.group_id, body }, options);
      putInvitations(queries, group.group_id, now);
      toasts.show('success', t('mail.sent', { email: email.trim() }));
      form.change({ email: '' });
    },
    fieldOf: (path) => (path === 'email' ? path : null),
  });
  return (
    <section aria-labelledby="mail" className="flex flex-col gap-4">
      <h3 id="mail" className="title">
        {t('mail.title')}
      </h3>
      {isNameless ? (
        <Nameless why="mail.nameless" />
      ) : (
        <form
          aria-labelledby="mail"
          noValidate
          className="flex flex-col items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <ErrorSummary
            key={form.summary.attempt}
            problems={form.summary.problems}
            text={form.summary.text}
            loneAtField
          />
          <div className="w-full">
            <TextField
              id="email"
              type="email"
              inputMode="email"
              label={t('mail.email')}
              hint={t('mail.hint')}
              value={form.values.email}
              autoComplete="off"
              error={form.errorAt('email')}
              onChange={(event) => form.change({ email: event.target.value })}
            />
          </div>
          <Button type="submit" variant="soft" busy={form.busy}>
            {t('mail.send')}
          </Button>
        </form>
      )}
      {mails.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {mails.map((mail) => (
            <MailRow key={mail.invitation_id} group={group} mail={mail} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MailRow({ group, mail }: Readonly<{ group: GroupShape; mail: InvitationShape }>) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const { invitation_id } = mail;
  const end = useAction({
    send: (_: void, options) =>
      api.delete('/group_invitation/{id}', { id: group.group_id, query: { invitation_id } }, options),
    done: () => dropInvitation(queries, group.group_id, invitation_id),
    loud: true,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2.5">
      <span className="min-w-0 wrap-anywhere">
        {mail.email}
        {mail.expires_at && (
          <span className="block text-small text-muted">
            {t('link.until', { day: day(mail.expires_at.slice(0, 10), locale, 'year') })}
          </span>
        )}
      </span>
      <Button
        small
        variant="quiet"
        busy={end.busy}
        aria-label={t('mail.endOf', { email: mail.email })}
        onClick={() => void end.run()}
      >
        {t('mail.end')}
      </Button>
    </li>
  );
}
