import type { PersonEvent } from '@lendring/contracts/moderation/events.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { moderationMails } from '@lendring/contracts/texts/moderation-mails.js';
import { inLanguage } from '@lendring/contracts/texts/text.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import { wordedLetter } from '@lendring/platform/mail/worded-letter.js';
import type { RecipientOf } from '@lendring/platform/runtime/doors/recipient.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Subjects } from '../subjects.port.js';

type Deps = Readonly<{
  subjects: Pick<Subjects, 'loansOf'>;
  mailer: Pick<Mailer, 'send'>;
  recipientOf: RecipientOf;
  publicUrl: string;
}>;

/** Tells whoever has something lent or borrowed with a suspended person that it goes on; once for each loan. */
export const tellOtherSides = ({ subjects, mailer, recipientOf, publicUrl }: Deps): Policy<PersonEvent> => ({
  name: 'tell-other-sides',
  prefixes: ['person-'],
  async react({ type, data }, { at }) {
    if (type !== 'PersonSuspended') return;
    for (const { requestId, otherId, title } of await subjects.loansOf(data.userId, at)) {
      const to = await recipientOf(otherId, at);
      if (!to) continue;
      const words = inLanguage(moderationMails, to.locale).otherSuspended;
      const href = `${publicUrl}${pageAddress(to.locale, '/request/$requestId', { requestId })}`;
      await mailer.send({
        // The same one is sent once: a suspension that is confirmed or made longer is no news to them.
        id: derivedId(requestId, `suspended ${data.userId}`),
        to: to.email,
        ...wordedLetter(to.locale, words, { params: { title }, href }),
      });
    }
  },
});
