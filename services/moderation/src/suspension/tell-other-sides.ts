import type { PersonEvent } from '@lendring/contracts/moderation/suspension.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { moderationMails } from '@lendring/contracts/texts/moderation-mails.js';
import { withinQuotes } from '@lendring/contracts/texts/quotes.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import { wordedLetter } from '@lendring/platform/mail/worded-letter.js';
import type { RecipientOf } from '@lendring/platform/runtime/service-apis/recipient.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { personAggregate, standingOf } from './person.aggregate.js';
import type { Subjects } from '../subjects.port.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  subjects: Pick<Subjects, 'loansOf'>;
  mailer: Pick<Mailer, 'send'>;
  recipientOf: RecipientOf;
  publicUrl: string;
}>;

/**
 * Mails the other side of each open loan once when a user is suspended and once when the suspension ends, even if the
 * suspension is confirmed or extended in between.
 */
export const tellOtherSides = ({ load, subjects, mailer, recipientOf, publicUrl }: Deps): Policy<PersonEvent> => ({
  name: 'tell-other-sides',
  prefixes: ['person-'],
  async react({ type, data: { userId, standing } }, { at }) {
    const isOver = standing === null;
    if (type === 'SuspensionLifted' && !isOver) return;
    const person = await load(personAggregate, userId);
    // Skip if the status has changed since the event, because the later event sends its own mail.
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
