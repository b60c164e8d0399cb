import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { greetingOf } from '@lendring/contracts/kernel/letter.js';
import { phoneMails, type PhoneMail } from '@lendring/contracts/texts/phone.js';
import { fillIn, inLanguage } from '@lendring/contracts/kernel/texts.js';
import { writeLetter } from '@lendring/platform/mail/letter.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { accountAggregate } from '../account/account.aggregate.js';
import { isGone, recipientOf } from '../account/view.js';

type Deps = Readonly<{ mailer: Pick<Mailer, 'send'>; load: ServiceCore['load']; publicUrl: string }>;

type Told = Extract<AccountEvent, { type: 'PhoneVerified' | 'PhoneRemoved' }>;

const kindOf = (event: Told): PhoneMail =>
  event.type === 'PhoneVerified' ? 'added' : event.data.by === 'owner' ? 'removed' : 'taken';

export const tellOfPhone = ({ mailer, load, publicUrl }: Deps): Policy<AccountEvent> => ({
  name: 'tell-of-phone',
  prefixes: ['account-'],
  types: ['PhoneVerified', 'PhoneRemoved'],
  async react(event) {
    if (event.type !== 'PhoneVerified' && event.type !== 'PhoneRemoved') return;
    const { number } = event.data;
    if (!number) return;
    const state = await load(accountAggregate, event.data.userId);
    if (isGone(state)) return;
    const { email, name, ...recipient } = recipientOf(state);
    const locale = recipient.chose ? recipient.locale : (event.data.locale ?? recipient.locale);
    if (email === null) return;
    const { subject, text, action, after, contact } = inLanguage(phoneMails[kindOf(event)], locale);
    // Show only the last two digits, because other people may read the mails.
    const line = fillIn(text, { end: number.slice(-2) });
    const page = (path: '/account/security' | '/contact') => `${publicUrl}${pageAddress(locale, path)}`;
    const letter = writeLetter({
      locale,
      subject,
      preview: line,
      greeting: greetingOf(locale, name),
      parts: [{ lines: [line], action: { label: action, href: `${page('/account/security')}#phone` } }],
      footer: { text: after, links: [{ label: contact, href: page('/contact') }] },
    });
    await mailer.send({ id: event.id, to: email, ...letter });
  },
});
