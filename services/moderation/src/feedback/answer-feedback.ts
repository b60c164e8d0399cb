import type { FeedbackEvent } from '@lendring/contracts/moderation/feedback.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { moderationMails } from '@lendring/contracts/texts/moderation-mails.js';
import { withinQuotes } from '@lendring/contracts/texts/quotes.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import { wordedLetter } from '@lendring/platform/mail/worded-letter.js';
import type { RecipientOf } from '@lendring/platform/runtime/service-apis/recipient.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { feedbackAggregate } from './feedback.aggregate.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  mailer: Pick<Mailer, 'send'>;
  recipientOf: RecipientOf;
  publicUrl: string;
}>;

/** Mails answers to feedback with the original text. The mail uses the feedback's language, in which staff answer. */
export const answerFeedback = ({ load, mailer, recipientOf, publicUrl }: Deps): Policy<FeedbackEvent> => ({
  name: 'answer-feedback',
  prefixes: ['feedback-'],
  async react({ type, data, id }, { at }) {
    if (type !== 'FeedbackAnswered' || data.answer === null) return;
    const { signedIn, authorId, email, locale, text } = await load(feedbackAggregate, data.feedbackId);
    const author = signedIn ? await recipientOf(authorId, at) : null;
    const to = signedIn ? (author?.email ?? null) : email;
    if (to === null) return;
    const params = { answer: data.answer, text: withinQuotes(text ?? '', locale) };
    const { after, ...words } = inLanguage(moderationMails, locale).feedbackAnswered;
    // Append `after` to mails to visitors, because only a visitor's address may belong to another person.
    const letter = signedIn ? words : { ...words, ...(after !== undefined && { after }) };
    const href = `${publicUrl}${pageAddress(locale, '/')}`;
    await mailer.send({ id, to, ...wordedLetter(locale, letter, { params, href, name: author?.name ?? null }) });
  },
});
