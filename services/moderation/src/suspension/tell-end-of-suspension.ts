import type { PersonEvent } from '@lendring/contracts/moderation/suspension.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { moderationMails } from '@lendring/contracts/texts/moderation-mails.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import { wordedLetter } from '@lendring/platform/mail/worded-letter.js';
import type { RecipientOf } from '@lendring/platform/runtime/service-apis/recipient.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { caseAggregate, type Case } from '../case/case.aggregate.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  mailer: Pick<Mailer, 'send'>;
  recipientOf: RecipientOf;
  publicUrl: string;
}>;

const isOver = ({ decisions }: Case, at: string): boolean => {
  const until = decisions.at(-1)?.until ?? null;
  return until !== null && until <= at;
};

/** Mails a user whose suspension has expired. A decision that lifts it early sends its own mail. */
export const tellEndOfSuspension = ({ load, mailer, recipientOf, publicUrl }: Deps): Policy<PersonEvent> => ({
  name: 'tell-end-of-suspension',
  prefixes: ['person-'],
  async react({ type, data, id }, { at }) {
    if (type !== 'SuspensionLifted' || data.standing !== null) return;
    if (!isOver(await load(caseAggregate, data.caseId), data.at)) return;
    const to = await recipientOf(data.userId, at);
    if (!to) return;
    const words = inLanguage(moderationMails, to.locale).suspensionOver;
    const href = `${publicUrl}${pageAddress(to.locale, '/')}`;
    await mailer.send({ id, to: to.email, ...wordedLetter(to.locale, words, { params: {}, href, name: to.name }) });
  },
});
