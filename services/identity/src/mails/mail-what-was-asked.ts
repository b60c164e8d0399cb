import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import type { DeviceName } from '@lendring/contracts/identity/device.js';
import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { SignInPage } from '@lendring/contracts/pages/paths.js';
import type { SignInMail } from '@lendring/contracts/texts/mails.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Policy, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import type { Holder } from '../credential/address.aggregate.js';
import type { Credential, Registered } from '../credential/credential.aggregate.js';
import { CONFIRM_HOURS, isTaken, TAKE_BACK_HOURS } from '../email-change/decide.js';
import { fingerprintOf, mailToken, type MailToken } from '../credential/mail-token.js';
import { recoveryLeft } from '../credential/decide-factors.js';
import { composeMail, deviceText } from './compose.js';
import { unknownDevice } from '../sessions/device.js';
import type { Accounts } from '../accounts.port.js';

type Options = Readonly<{
  mailer: Mailer;
  load: (id: string) => Promise<Credential>;
  find: (key: string) => Promise<Holder>;
  tokenSecret: Uint8Array;
  publicUrl: string;
  accounts: Pick<Accounts, 'readerOf'>;
}>;

type Letter = Readonly<{
  kind: SignInMail;
  to: string | null;
  reader?: UserId;
  page: SignInPage;
  words?: Readonly<Record<string, string>>;
  device?: DeviceName;
  token?: Pick<MailToken, 'purpose' | 'address' | 'fingerprint'> & Readonly<{ hours: number }>;
}>;

/**
 * Sends the mail for an event, in the reader's chosen language, else in that of the page. The event id is the mail's
 * id, so a repeat sends nothing.
 */
export const mailWhatWasAsked = ({
  mailer,
  load,
  find,
  tokenSecret,
  publicUrl,
  accounts,
}: Options): Policy<CredentialEvent> => ({
  name: 'mail-what-was-asked',
  prefixes: ['credential-'],
  react: async (event, { at }) => {
    const id = event.stream.slice('credential-'.length);
    const asked = 'locale' in event.data ? event.data.locale : undefined;
    if (asked === undefined) return;
    const state = await load(id);
    if (!state.registered) return;
    const send = async (mailId: string, { kind, to, page, device, ...letter }: Letter): Promise<void> => {
      if (to === null) return;
      const reader = await accounts.readerOf(letter.reader ?? state.userId, at);
      const locale = reader.locale ?? asked;
      const link = `${publicUrl}${pageAddress(locale, page)}${query(letter.token, tokenSecret, at)}`;
      const mail = composeMail(kind, locale, {
        link,
        contact: `${publicUrl}${pageAddress(locale, '/contact')}`,
        // Omit the name: ownership of the address is not proved yet, so it may be a stranger's.
        name: kind === 'newAddress' || kind === 'verify' ? null : reader.name,
        words: { ...letter.words, ...(device ? { device: deviceText(device, locale) } : {}) },
      });
      await mailer.send({ id: mailId, to, ...mail });
    };
    const letter = await letterOf(event, { id, state }, find);
    if (letter) await send(event.id, letter);
    const warning = warningOf(event, state);
    if (warning) await send(derivedId(event.id, 'warning'), warning);
  },
});

/** Warns the current address about a requested change in time to stop it, even if the new address is taken. */
const warningOf = ({ type, data }: CredentialEvent, { email }: Registered): Letter | null =>
  type === 'EmailChangeAsked' && !data.again ? { kind: 'addressAsked', to: email, page: '/auth/reset' } : null;

const query = (token: Letter['token'], secret: Uint8Array, at: string): string => {
  if (!token) return '';
  const { hours, ...made } = token;
  return `?token=${mailToken(secret, { ...made, expires: Date.parse(at) + hours * HOUR_MS })}`;
};

type Known = Readonly<{ id: string; state: Registered }>;

const resetLink = (kind: SignInMail, { id, state }: Known): Letter => ({
  kind,
  to: state.email,
  reader: state.userId,
  page: '/auth/reset',
  token: { purpose: 'reset', address: id, fingerprint: fingerprintOf(state), hours: 1 },
});

const letterOf = async (
  event: Recorded<CredentialEvent>,
  own: Known,
  find: Options['find'],
): Promise<Letter | null> => {
  const { id, state } = own;
  switch (event.type) {
    case 'VerificationAsked': {
      const fingerprint = fingerprintOf(state);
      const token = { purpose: 'verify' as const, address: id, fingerprint, hours: 48 };
      return { kind: 'verify', to: state.email, page: '/auth/verify', token };
    }
    case 'RegistrationRepeated':
      return resetLink('known', own);
    case 'PasswordResetAsked':
      return resetLink('reset', own);
    // Link to the page without a reset token, because the mail may be read days later.
    case 'PasswordChanged':
      return { kind: 'passwordChanged', to: state.email, page: '/auth/reset' };
    // The event has a locale only if staff signed the user out; otherwise no mail is sent.
    case 'SessionsEnded':
      return { kind: 'signedOut', to: state.email, page: '/auth/reset' };
    case 'NewDeviceSeen':
      return { kind: 'newDevice', to: state.email, page: '/auth/reset', device: event.data.device };
    case 'CodesGuessed':
      return { kind: 'codesGuessed', to: state.email, page: '/auth/reset', device: event.data.device };
    case 'TotpSwitchedOn':
      return { kind: 'totpOn', to: state.email, page: '/auth/reset' };
    case 'TotpSwitchedOff':
      return { kind: event.data.by === 'owner' ? 'totpOff' : 'totpLifted', to: state.email, page: '/auth/reset' };
    case 'RecoveryCodesMade':
      return { kind: 'recoveryMade', to: state.email, page: '/auth/reset' };
    case 'PasskeyAdded':
      return { kind: 'passkeyAdded', to: state.email, page: '/auth/reset' };
    case 'PasskeyRemoved':
      return { kind: 'passkeyRemoved', to: state.email, page: '/auth/reset' };
    case 'RecoveryCodeUsed': {
      if (event.data.use === 'proof') return null;
      const left = state.factors.totp ? recoveryLeft(state.factors.totp) : 0;
      const { device = unknownDevice } = event.data;
      return { kind: 'recoveryUsed', to: state.email, page: '/auth/reset', device, words: { left: String(left) } };
    }
    case 'EmailChangeAsked': {
      const { change, email, address } = event.data;
      const holder = await find(address);
      if (isTaken(holder, id))
        return holder.state.registered ? resetLink('addressInUse', { id: holder.id, state: holder.state }) : null;
      const token = { purpose: 'move' as const, address: id, fingerprint: change, hours: CONFIRM_HOURS };
      return { kind: 'newAddress', to: email, page: '/auth/confirm-email', token };
    }
    case 'EmailChanged':
    case 'TakeBackAsked': {
      const { change } = event.data;
      const to = state.left.find((move) => move.change === change)?.email ?? null;
      const token = { purpose: 'takeBack' as const, address: id, fingerprint: change, hours: TAKE_BACK_HOURS };
      return { kind: 'addressLeft', to, page: '/auth/take-back', token };
    }
    default:
      return null;
  }
};
