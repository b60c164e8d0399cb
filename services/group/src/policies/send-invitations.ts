import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { tokenOf } from '@lendring/contracts/group/rules.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { groupAggregate } from '../group/group.js';
import { invitationLetter } from './invitation-letter.js';

/** What an account is called by others; null where it is gone. */
export type NameOf = (userId: string, at: string) => Promise<string | null>;

/** The language of the account with this address; null: there is none. */
export type LanguageAt = (email: string, at: string) => Promise<Locale | null>;

type Deps = Readonly<{
  mailer: Pick<Mailer, 'send'>;
  load: ServiceCore['load'];
  nameOf: NameOf;
  languageAt: LanguageAt;
  publicUrl: string;
}>;

/**
 * Sends an invitation to the address it is for, in the language of its account, else in the inviter's, who does not learn
 * which of the two it was. One that was taken back or made anew in the meantime is not sent.
 */
export const sendInvitations = ({ mailer, load, nameOf, languageAt, publicUrl }: Deps): Policy<GroupEvent> => ({
  name: 'send-invitations',
  prefixes: ['group-'],
  async react(event, call) {
    if (event.type !== 'InvitedByMail') return;
    const { groupId, invitationId, makerId, email, secret, locale, expiresAt } = event.data;
    const { name, invitations } = await load(groupAggregate, groupId);
    if (email === null || secret === null || !invitations[invitationId] || call.at >= expiresAt) return;
    const letter = invitationLetter({
      locale: (await languageAt(email, call.at)) ?? locale,
      group: name,
      by: await nameOf(makerId, call.at),
      token: tokenOf(groupId, secret),
      expiresAt,
      publicUrl,
    });
    await mailer.send({ id: event.id, to: email, ...letter });
  },
});
