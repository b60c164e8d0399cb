import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { SignInMail } from '@lendring/contracts/texts/mails.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { fingerprintOf, mailToken } from '../credential/mail-token.js';
import type { Credential } from '../credential/credential.js';
import { composeMail } from '../mails/compose.js';

type Options = Readonly<{
  mailer: Mailer;
  load: (address: string) => Promise<Credential>;
  tokenSecret: Uint8Array;
  publicUrl: string;
}>;

const HOUR_MS = 3_600_000;

const asked: Readonly<Partial<Record<CredentialEvent['type'], SignInMail>>> = {
  VerificationAsked: 'verify',
  RegistrationRepeated: 'known',
  PasswordResetAsked: 'reset',
  PasswordChanged: 'passwordChanged',
};

/** Sends the mail that an event of a credential asks for; the event's id is the mail's, so a repeat sends nothing. */
export const mailWhatWasAsked = ({ mailer, load, tokenSecret, publicUrl }: Options): Policy<CredentialEvent> => ({
  name: 'mail-what-was-asked',
  prefixes: ['credential-'],
  react: async (event, context) => {
    const kind = asked[event.type];
    if (!kind || !('locale' in event.data) || event.data.locale === undefined) return;
    const { locale } = event.data;
    const address = event.stream.slice('credential-'.length);
    const state = await load(address);
    if (!state.registered || state.email === null) return;
    const link = `${publicUrl}${linkOf(kind, locale, (purpose, hours) =>
      mailToken(tokenSecret, {
        purpose,
        address,
        expires: Date.parse(context.at) + hours * HOUR_MS,
        fingerprint: fingerprintOf(state.passwordHash),
      }),
    )}`;
    await mailer.send({ id: event.id, to: state.email, ...composeMail(kind, locale, link) });
  },
});

/** The page that a mail leads to. */
const linkOf = (
  kind: SignInMail,
  locale: Locale,
  token: (purpose: 'verify' | 'reset', hours: number) => string,
): string => {
  switch (kind) {
    case 'verify':
      return `${pageAddress(locale, '/auth/verify')}?token=${token('verify', 48)}`;
    case 'known':
    case 'reset':
      return `${pageAddress(locale, '/auth/reset')}?token=${token('reset', 1)}`;
    // Whoever needs it may read the mail days later.
    case 'passwordChanged':
      return pageAddress(locale, '/auth/reset');
  }
};
