import type { PersonEvent } from '@lendring/contracts/moderation/events.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { moderationMails } from '@lendring/contracts/texts/moderation-mails.js';
import { withinQuotes } from '@lendring/contracts/texts/quotes.js';
import { inLanguage } from '@lendring/contracts/texts/text.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import { wordedLetter } from '@lendring/platform/mail/worded-letter.js';
import type { RecipientOf } from '@lendring/platform/runtime/doors/recipient.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { personAggregate, standingOf } from '../person/person.js';
import type { Subjects } from '../subjects.port.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  subjects: Pick<Subjects, 'loansOf'>;
  mailer: Pick<Mailer, 'send'>;
  recipientOf: RecipientOf;
  publicUrl: string;
}>;

/**
 * Tells whoever has something lent or borrowed with a suspended person that it goes on, and that the suspension is over;
 * once each, however often it was confirmed or made longer.
 */
export const tellOtherSides = ({ load, subjects, mailer, recipientOf, publicUrl }: Deps): Policy<PersonEvent> => ({
  name: 'tell-other-sides',
  prefixes: ['person-'],
  async react({ type, data: { userId, standing } }, { at }) {
    const isOver = standing === null;
    // One of several cases alone was lifted.
    if (type === 'SuspensionLifted' && !isOver) return;
    const person = await load(personAggregate, userId);
    // What has changed since is told for itself.
    if ((standingOf(person) === null) !== isOver) return;
    const mail = isOver ? 'otherReinstated' : 'otherSuspended';
    for (const { requestId, otherId, title } of await subjects.loansOf(userId, at)) {
      const to = await recipientOf(otherId, at);
      if (!to) continue;
      const words = inLanguage(moderationMails, to.locale)[mail];
      const href = `${publicUrl}${pageAddress(to.locale, '/request/$requestId', { requestId })}`;
      await mailer.send({
        id: derivedId(requestId, `${mail} ${userId} ${person.ended}`),
        to: to.email,
        ...wordedLetter(to.locale, words, { params: { title: withinQuotes(title, to.locale) }, href, name: to.name }),
      });
    }
  },
});
