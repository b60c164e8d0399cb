import type { GroupEvent } from '@lendring/contracts/group/events.js';
import { tokenOf } from '@lendring/contracts/group/rules.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { locales } from '@lendring/contracts/reference/languages.js';
import { invitationMail } from '@lendring/contracts/texts/group-mails.js';
import { fillIn, inLanguage } from '@lendring/contracts/texts/text.js';
import { writeLetter } from '@lendring/platform/mail/letter.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { groupAggregate } from '../group/group.js';

/** What an account is called by others; null where it is gone. */
export type NameOf = (userId: string, at: string) => Promise<string | null>;

type Deps = Readonly<{ mailer: Pick<Mailer, 'send'>; load: ServiceCore['load']; nameOf: NameOf; publicUrl: string }>;

/** Sends an invitation to the address it is for; one that was taken back or made anew in the meantime is not sent. */
export const sendInvitations = ({ mailer, load, nameOf, publicUrl }: Deps): Policy<GroupEvent> => ({
  name: 'send-invitations',
  prefixes: ['group-'],
  async react(event, call) {
    if (event.type !== 'InvitedByMail') return;
    const { groupId, invitationId, makerId, email, secret, locale, expiresAt } = event.data;
    const { name, invitations } = await load(groupAggregate, groupId);
    if (email === null || secret === null || !invitations[invitationId] || call.at >= expiresAt) return;
    const words = inLanguage(invitationMail, locale);
    const by = (await nameOf(makerId, call.at)) ?? words.somebody;
    const until = new Intl.DateTimeFormat(locales[locale].iso, { dateStyle: 'long', timeZone: 'Europe/Berlin' });
    const line = fillIn(words.text, { by, group: name });
    const href = `${publicUrl}${pageAddress(locale, '/invitation/$token', { token: tokenOf(groupId, secret) })}`;
    const letter = writeLetter({
      locale,
      subject: fillIn(words.subject, { group: name }),
      preview: line,
      greeting: words.greeting,
      parts: [{ lines: [line, words.about], action: { label: words.action, href } }],
      after: fillIn(words.after, { day: until.format(new Date(expiresAt)) }),
    });
    await mailer.send({ id: event.id, to: email, ...letter });
  },
});
