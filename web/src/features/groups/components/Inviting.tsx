import type { InvitationShape } from '@lendring/contracts/http/group-invitations.js';
import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { useTranslation } from 'react-i18next';
import { invitationsQuery } from '../../../api/groups.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Card } from '../../../ui/Card.js';
import { InvitationLink } from './InvitationLink.js';
import { MailInvitations } from './MailInvitations.js';

const isMail = ({ email, uses_left }: InvitationShape): boolean => email !== null && uses_left !== 0;

export function Inviting({ group }: Readonly<{ group: GroupShape }>) {
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
